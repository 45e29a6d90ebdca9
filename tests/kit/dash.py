"""A race so short that it can be solved: the measure for whatever estimates."""

from __future__ import annotations

from functools import cache
from typing import Any

from pasch.engine.chance import Chance, die
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, EVERYONE, OVER, State
from pasch.match import Table

GOAL = 5
SIDES = 3
WALK, RUN = 0, 1


class Dash(State):
    """Each turn a die of three sides: run what it shows, or walk one.  Exactly five wins."""

    def __init__(self, seats: int) -> None:
        self.steps = [0] * seats
        self.turn = 0
        self.pips = 0

    def actor(self) -> int:
        if GOAL in self.steps:
            return OVER
        return self.turn if self.pips else CHANCE

    def legal(self) -> list[int]:
        return [WALK, RUN] if self.steps[self.turn] + self.pips <= GOAL else [WALK]

    def chance(self) -> Chance:
        return die(SIDES)

    def apply(self, action: int) -> None:
        if self.pips == 0:
            self.pips = action + 1
            return
        self.steps[self.turn] += self.pips if action == RUN else 1
        self.pips = 0
        self.turn = (self.turn + 1) % len(self.steps)

    def audience(self) -> int:
        return EVERYONE

    def returns(self) -> list[int]:
        return self.steps[:]

    def places(self) -> list[int]:
        return [1 if step == GOAL else 2 for step in self.steps]

    def key(self) -> tuple[int, ...]:
        return (*self.steps, self.turn, self.pips)

    def copy(self) -> Dash:
        twin = Dash(len(self.steps))
        twin.steps = self.steps[:]
        twin.turn = self.turn
        twin.pips = self.pips
        return twin


def _none(state: State, action: int = 0) -> Message:
    return Message("none", {"rule": ""})


def _position(state: State) -> dict[str, Any]:
    return {"key": list(state.key())}


GAME = Game(
    id="dash",
    version=1,
    seats=range(2, 4),
    actions=2,
    start=lambda setup: Dash(setup.seats),
    write=lambda state, action: str(action),
    parse=lambda state, text: None,
    tell=lambda state, action: [_none(state)],
    ask=_none,
    offer=_none,
    why=_none,
    position=_position,
    from_position=lambda data: Dash(2),
)


@cache
def _solve(key: tuple[int, ...]) -> tuple[float, ...]:
    state = Dash(len(key) - 2)
    *state.steps, state.turn, state.pips = key
    actor = state.actor()
    if actor == OVER:
        return tuple(float(place == 1) for place in state.places())
    if actor == CHANCE:
        after = [_solve(state.child(outcome).key()) for outcome in range(SIDES)]
        return tuple(sum(seat) / SIDES for seat in zip(*after, strict=True))
    return max((_solve(state.child(action).key()) for action in state.legal()),
               key=lambda chances: chances[actor])  # fmt: skip


class Solved:
    """The evaluator that knows: every seat plays its best."""

    spent = 0

    def look(self, state: State, rng: Rng) -> list[float]:
        return list(_solve(state.key()))

    def would(self, state: State, rng: Rng) -> list[tuple[float, int]]:
        seat = state.actor()
        return [
            (1.0, max(state.legal(), key=lambda action: _solve(state.child(action).key())[seat]))
        ]

    def exact(self, state: State) -> list[float] | None:
        return list(_solve(state.key()))


def played(seed: int, seats: int = 2) -> Table:
    """A whole match, played at random."""
    table = Table(GAME, Setup(seats=seats, first=0))
    rng = Rng(seed)
    while not table.over:
        if table.state.actor() == CHANCE:
            table.roll(rng)
        else:
            legal = table.state.legal()
            table.play(table.state.actor(), legal[int(rng.below(len(legal)))])
    return table
