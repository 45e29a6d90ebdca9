"""A position of the toy as JSON.  A card or stake is 0 before it is there, null if unknown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kit.toy.state import PHASES, UNKNOWN, Toy
from pasch import Setup
from pasch.engine.fields import Fields, whole
from pasch.engine.game import Position
from pasch.engine.setup import choice, flag, number

SEATS = range(2, 4)
OPTIONS = (number("rounds", 2, range(1, 4)), choice("start", "left", "loser"), flag("exact"))


def starter(state: type[Toy]) -> Callable[[Setup], Toy]:
    def start(setup: Setup) -> Toy:
        rounds, begins, exact = (setup.options[option.name] for option in OPTIONS)
        first = -1 if setup.first is None else setup.first
        return state(setup.seats, int(rounds), str(begins), bool(exact), first)

    return start


def position(state: Toy) -> dict[str, Any]:
    return {
        "seats": state.seats,
        "options": {"rounds": state.rounds, "start": state.start, "exact": state.exact},
        "phase": PHASES[state.phase],
        "turn": None if state.turn < 0 else state.turn,
        "place": state.place,
        "cards": [None if card == UNKNOWN else card for card in state.cards],
        "stakes": [None if stake == UNKNOWN else stake for stake in state.stakes],
        "claim": state.claim,
        "scores": list(state.scores),
        "round": state.round,
    }


def reader(state: type[Toy]) -> Callable[[Position], Toy]:
    def from_position(data: Position) -> Toy:
        fields = Fields(data)
        seats = fields.whole("seats", SEATS)
        options = fields.options(OPTIONS)
        turn = fields.any("turn")
        toy = starter(state)(Setup(seats, options, turn))
        toy.phase = PHASES.index(fields.word("phase", PHASES))
        toy.place = fields.whole("place", range(seats))
        toy.cards = _secrets(fields, "cards", seats)
        toy.stakes = _secrets(fields, "stakes", seats)
        toy.claim = fields.whole("claim", range(10))
        toy.scores = [
            whole(name, item, range(-9, 10)) for name, item in fields.items("scores", seats, seats)
        ]
        toy.round = fields.whole("round", range(1, 4))
        fields.done()
        return toy

    return from_position


def _secrets(fields: Fields, field: str, seats: int) -> list[int]:
    return [
        UNKNOWN if item is None else whole(name, item, range(4))
        for name, item in fields.items(field, seats, seats)
    ]
