"""What is being played: a turn at the bottom, on it every card that is not finished."""

from __future__ import annotations

from typing import Final, final

from pasch.engine.state import CHANCE
from pasch.games.nichts_als_aerger.rules.actions import KINDS

NOBODY: Final = -4  # the actor of a play that goes on by itself

# Plays that are no card.
TURN: Final = KINDS
EXCESS: Final = KINDS + 1  # NA-48

# What a play is doing.
NOTHING: Final = 0  # its next step comes by itself
ASKING: Final = 1  # its own question to a player
NATURE: Final = 2  # its own chance
ROLLING: Final = 3
MOVING: Final = 4
SIXES: Final = 5  # NA-21: does anybody play Denkste as a 6?
ANSWERS: Final = 6  # NA-45: does anybody answer this card?
KARATE: Final = 7  # NA-71: does anybody parry this throwing out?


@final
class Play:
    """`step` says how far it is; the other numbers are what its next steps need."""

    def __init__(self, kind: int, seat: int) -> None:
        self.kind: Final = kind
        self.seat = seat  # whose turn or card it is
        self.step = 0
        self.doing = NOTHING
        self.actor = NOBODY
        self.pending = 0  # bit set of the seats still to be asked
        self.roller = 0
        self.left = 0  # dice to be rolled now
        self.dice = 0  # rolled so far: three bits a die, the last one lowest
        self.tries = 0  # rolls of a dice turn still to come
        self.mover = 0  # who moves
        self.colour = 0  # and whose piece
        self.points = 0
        self.how = 0
        self.origin = 0
        self.target = 0
        self.struck = 0  # bit set of the owners of what is about to be thrown out
        self.one = 0  # what was named or counted
        self.two = 0

    def numbers(self) -> tuple[int, ...]:
        return (
            self.kind, self.seat, self.step, self.doing, self.actor, self.pending, self.roller,
            self.left, self.dice, self.tries, self.mover, self.colour, self.points, self.how,
            self.origin, self.target, self.struck, self.one, self.two,
        )  # fmt: skip

    def copy(self) -> Play:
        twin = Play(self.kind, self.seat)
        twin.step = self.step
        twin.doing = self.doing
        twin.actor = self.actor
        twin.pending = self.pending
        twin.roller = self.roller
        twin.left = self.left
        twin.dice = self.dice
        twin.tries = self.tries
        twin.mover = self.mover
        twin.colour = self.colour
        twin.points = self.points
        twin.how = self.how
        twin.origin = self.origin
        twin.target = self.target
        twin.struck = self.struck
        twin.one = self.one
        twin.two = self.two
        return twin

    def ask(self, seat: int, step: int) -> None:
        """Ask a player this play's own question, then go on with `step`."""
        self.doing = ASKING
        self.actor = seat
        self.step = step

    def draw(self, step: int) -> None:
        """Let nature answer this play's own question, then go on with `step`."""
        self.doing = NATURE
        self.actor = CHANCE
        self.step = step

    def roll(self, seat: int, dice: int, step: int) -> None:
        """Let a player roll some dice, then go on with `step`."""
        self.doing = ROLLING
        self.actor = CHANCE
        self.roller = seat
        self.left = dice
        self.step = step

    def forget_move(self) -> None:
        """The move is over: what is not needed again is not part of the position."""
        self.mover = self.colour = self.points = self.how = 0
        self.origin = self.target = self.struck = 0

    def total(self) -> int:
        """The pips of all dice rolled."""
        found = 0
        dice = self.dice
        while dice:
            found += dice & 7
            dice >>= 3
        return found
