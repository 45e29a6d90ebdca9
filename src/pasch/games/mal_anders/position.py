"""A position of mal_anders as readable JSON, both ways.

    {"seats": 2, "options": {"play_on": false}, "turn": 1, "throws": 1,
     "dice": [2, 4, 5, 6], "rest": 11, "places": [0, 0],
     "pieces": [{"colour": "yellow", "beside": 2, "on": ["A", "14"]}, ...]}

`turn` is null until the first seat is drawn.  `rest` is the sum of the second set once the
first is used, else 0.  `places` is 0 for everyone still playing.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from pasch.engine.fields import Fields, whole, word, wrong
from pasch.engine.game import Position
from pasch.engine.setup import Setup, flag
from pasch.games.mal_anders.state import (
    CORNER,
    DICE,
    FULL,
    LAPSE,
    PIECES,
    STEPS,
    TRACK,
    MalAnders,
    colour,
)
from pasch.games.mal_anders.words import FIELDS, hue

OPTIONS = (flag("play_on"),)
SEATS = range(2, 5)


def start(setup: Setup) -> MalAnders:
    first = -1 if setup.first is None else setup.first
    return MalAnders(setup.seats, bool(setup.options["play_on"]), first)


def position(state: MalAnders) -> dict[str, Any]:
    return {
        "seats": state.seats,
        "options": {"play_on": state.play_on},
        "turn": None if state.turn < 0 else state.turn,
        "throws": state.throws,
        "dice": list(state.dice),
        "rest": state.rest,
        "places": list(state.rank),
        "pieces": [
            {
                "colour": hue(state, seat),
                "beside": state.beside[seat],
                "on": [FIELDS[step] for step in range(STEPS) if state.men[seat] >> step & 1],
            }
            for seat in range(state.seats)
        ],
    }


def from_position(data: Position) -> MalAnders:
    fields = Fields(data)
    seats = fields.whole("seats", SEATS)
    state = MalAnders(seats, bool(fields.options(OPTIONS)["play_on"]), -1)
    _read_pieces(state, fields)
    _read_places(state, fields)
    if fields.any("turn") is None:
        for field in ("throws", "rest"):
            fields.whole(field, range(1))
        fields.items("dice", 0)
        if any(state.men):
            raise wrong("turn", "must be a seat once pieces are on the board")
    elif state.over:
        state.resume(fields.whole("turn", range(seats)), fields.whole("throws", range(1)), [], 0)
        fields.whole("rest", range(1))
        fields.items("dice", 0)
    else:
        _read_turn(state, fields)
    fields.done()
    return state


def _read_turn(state: MalAnders, fields: Fields) -> None:
    turn = fields.whole("turn", range(state.seats))
    if state.rank[turn]:
        raise wrong("turn", "is a seat that has finished")
    dice = [whole(name, pips, range(1, 7)) for name, pips in fields.items("dice", DICE)]
    rest = fields.whole("rest", range(13))
    if rest and (len(dice) < DICE or rest not in (one + two for one, two in combinations(dice, 2))):
        raise wrong("rest", "is not the sum of two of the four dice")
    tries = 3 if rest else state.tries(turn)  # MA-21 is judged before the first use
    state.resume(turn, fields.whole("throws", range(1, tries + 1)), dice, rest)
    if len(dice) == DICE and state.options in ([], [LAPSE]):
        raise wrong("dice", "allow no use: the turn would have passed on")


def _read_pieces(state: MalAnders, fields: Fields) -> None:
    taken: dict[int, str] = {}
    for seat, (path, item) in enumerate(fields.items("pieces", state.seats, state.seats)):
        mine = Fields(item, path)
        mine.word("colour", (hue(state, seat),))
        beside = mine.whole("beside", range(PIECES + 1))
        for name, field in mine.items("on", PIECES):
            step = FIELDS.index(word(name, field, FIELDS))
            place = (step + CORNER * colour(state.seats, seat)) % TRACK
            place = place if step < TRACK else -1 - step - STEPS * seat
            if place in taken:
                raise wrong(name, f"stands on the same field as {taken[place]}")
            taken[place] = name
            state.men[seat] |= 1 << step
        mine.done()
        state.beside[seat] = beside
        if beside + len(mine.items("on", PIECES)) != PIECES:
            raise wrong(path, f"has not {PIECES} pieces, beside and on the board together")


def _read_places(state: MalAnders, fields: Fields) -> None:
    for seat, (name, item) in enumerate(fields.items("places", state.seats, state.seats)):
        state.rank[seat] = whole(name, item, range(state.seats + 1))
    home = [seat for seat in range(state.seats) if state.men[seat] >> TRACK == FULL]
    ranked = sorted(place for place in state.rank if place)
    for seat in home:
        if not 1 <= state.rank[seat] <= len(home):
            raise wrong(f"places[{seat}]", f"has all pieces home: expected 1 to {len(home)}")
    over = bool(home) and (not state.play_on or len(home) == state.seats - 1)
    others = [len(home) + 1] * (state.seats - len(home)) if over else []
    if ranked != [*range(1, len(home) + 1), *others]:
        raise wrong("places", f"do not fit: {len(home)} seats have all their pieces home")
    state.finished = len(home)
    state.over = over
