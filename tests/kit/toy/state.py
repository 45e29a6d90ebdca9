"""A toy with everything that laws are about: a small deck, secret cards, secret choices.

TY numbers refer to the rules pages beside it.  Not @final, so that tests can plant bugs in it.
"""

from __future__ import annotations

from typing import Final

from pasch.engine.chance import Chance, certain, die
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, EVERYONE, HIDDEN, OVER, State

DECK: Final = (1, 1, 2, 2, 3, 3)  # TY-1
MOST: Final = 9  # three seats, three each

DOUBT: Final = 0  # actions 1 to 9 claim that many
STAKE: Final = MOST  # STAKE + 1 to STAKE + 3
ACTIONS: Final = STAKE + 4

UNKNOWN: Final = -1
NONE: Final = 0

PHASES: Final = ("begin", "deal", "stake", "claim", "show cards", "show stakes", "over")
BEGIN, DEAL, STAKING, CLAIMING, SHOW_CARDS, SHOW_STAKES, DONE = range(7)
SEATWISE: Final = (DEAL, STAKING, SHOW_CARDS, SHOW_STAKES)  # once for every seat


class Toy(State):
    """`cards` and `stakes` are NONE before they are there and UNKNOWN where not seen."""

    def __init__(self, seats: int, rounds: int, start: str, exact: bool, first: int) -> None:
        self.seats = seats
        self.rounds = rounds
        self.start = start
        self.exact = exact
        self.phase = BEGIN if first < 0 else DEAL
        self.turn = first
        self.place = 0
        self.cards = [NONE] * seats
        self.stakes = [NONE] * seats
        self.claim = 0
        self.scores = [0] * seats
        self.round = 1

    def actor(self) -> int:
        if self.phase == STAKING:
            return self.place
        if self.phase == CLAIMING:
            return self.turn
        return OVER if self.phase == DONE else CHANCE

    def chance(self) -> Chance:
        if self.phase == BEGIN:
            return die(self.seats)
        if self.phase == DEAL:
            left = [(value, self.left(value)) for value in (1, 2, 3) if self.left(value)]
            values, counts = zip(*left, strict=True)
            return Chance(counts, values)
        shown = self.cards if self.phase == SHOW_CARDS else self.stakes
        return certain(shown[self.place])  # TY-5

    def left(self, value: int) -> int:
        return DECK.count(value) - self.cards.count(value)

    def audience(self) -> int:
        return 1 << self.place if self.phase in (DEAL, STAKING) else EVERYONE  # TY-1, TY-2

    def legal(self) -> list[int]:
        if self.phase == STAKING:
            return [STAKE + stake for stake in range(1, self.cards[self.place] + 1)]  # TY-2
        higher = list(range(self.claim + 1, 3 * self.seats + 1))  # TY-3
        return [DOUBT, *higher] if self.claim else higher  # TY-4

    def apply(self, action: int) -> None:
        if self.phase == BEGIN:
            self.turn = action
            self.phase = DEAL
        elif self.phase == CLAIMING and action == DOUBT:
            self.phase = SHOW_CARDS
        elif self.phase == CLAIMING:
            self.claim = action
            self.turn = (self.turn + 1) % self.seats
        else:
            self.put(action)
            self.place += 1
            if self.place == self.seats:
                self.place = 0
                self.advance()

    def put(self, action: int) -> None:
        """A card or a stake, in secret or shown."""
        if self.phase in (DEAL, SHOW_CARDS):
            self.cards[self.place] = UNKNOWN if action == HIDDEN else action
        elif self.phase == STAKING:
            self.stakes[self.place] = UNKNOWN if action == HIDDEN else action - STAKE
        else:
            self.stakes[self.place] = action

    def advance(self) -> None:
        """Everyone had a turn in this phase."""
        if self.phase == SHOW_STAKES:
            self.settle()
        else:
            self.phase += 1

    def settle(self) -> None:
        claimer, total = (self.turn - 1) % self.seats, sum(self.cards)
        held = total == self.claim if self.exact else total >= self.claim
        loser, winner = (self.turn, claimer) if held else (claimer, self.turn)  # TY-5
        self.scores[loser] -= self.stakes[loser]
        self.scores[winner] += self.stakes[loser]
        if self.round == self.rounds:
            self.phase = DONE
            return
        self.round += 1  # TY-6
        self.turn = loser if self.start == "loser" else self.turn
        self.phase = DEAL
        self.claim = 0
        self.cards = [NONE] * self.seats
        self.stakes = [NONE] * self.seats

    def returns(self) -> list[int]:
        return self.scores[:]

    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.scores) for mine in self.scores]

    def key(self) -> tuple[int, ...]:
        rules = (self.rounds, self.start == "loser", self.exact)
        now = (self.phase, self.turn, self.place, self.claim, self.round)
        return (*rules, *now, *self.cards, *self.stakes, *self.scores)

    def copy(self) -> Toy:
        twin = type(self)(self.seats, self.rounds, self.start, self.exact, self.turn)
        twin.phase = self.phase
        twin.place = self.place
        twin.cards = self.cards[:]
        twin.stakes = self.stakes[:]
        twin.claim = self.claim
        twin.scores = self.scores[:]
        twin.round = self.round
        return twin

    def fill(self, rng: Rng) -> Toy:
        """Cards from what is left, stakes at will; once more if a stake is above its card."""
        while True:
            twin = self.copy()
            deck = list(DECK)
            for card in self.cards:
                if card > NONE:
                    deck.remove(card)
            for seat in range(self.seats):
                if twin.cards[seat] == UNKNOWN:
                    twin.cards[seat] = deck.pop(int(rng.below(len(deck))))
                if twin.stakes[seat] == UNKNOWN:
                    twin.stakes[seat] = 1 + int(rng.below(3))
            if all(stake <= card for stake, card in zip(twin.stakes, twin.cards, strict=True)):
                return twin
