"""A position of mal_anders as readable JSON, both ways.

    {"seats": 2, "options": {"play_on": false}, "turn": 1, "throws": 1,
     "dice": [2, 4, 5, 6], "rest": 11, "places": [0, 0],
     "pieces": [{"colour": "yellow", "beside": 2, "on": ["A", "14"]}, ...]}

`turn` is null until the first seat is drawn.  `throws` counts those left in this turn, the
present one included; 0 before the first turn and after the end.  `rest` is the sum of the second
pair once the first is used, else 0.  `places` is 0 for everyone still playing.
"""

from __future__ import annotations

from itertools import combinations

from pasch.engine.fields import Fields, whole, word, wrong
from pasch.engine.game import Position
from pasch.engine.setup import Setup, flag
from pasch.games.mal_anders.readable import Position as Readable
from pasch.games.mal_anders.state import (
    DICE,
    FULL,
    LAPSE,
    MOST,
    PIECES,
    SIX,
    TRACK,
    MalAnders,
    tries,
)
from pasch.games.mal_anders.words import FIELDS, hue, pieces

OPTIONS = (flag("play_on"),)
SEATS = range(2, 5)


def start(setup: Setup) -> MalAnders:
    first = -1 if setup.first is None else setup.first
    return MalAnders(setup.seats, bool(setup.options["play_on"]), first)


def position(state: MalAnders) -> Readable:
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
                "on": [FIELDS[step] for step in pieces(state, seat)],
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
        _read_no_dice(fields)
        if any(state.men):
            raise wrong("turn", "must be a seat once pieces are on the board")
    elif state.over:
        _read_no_dice(fields)
        turn = fields.whole("turn", range(seats))
        if state.rank[turn] != state.finished:
            raise wrong("turn", "is not the seat that finished last")
        state.resume(turn, 0, [], 0)
    else:
        _read_turn(state, fields)
    fields.done()
    return state


def _read_pieces(state: MalAnders, fields: Fields) -> None:
    for seat, (path, item) in enumerate(fields.items("pieces", state.seats, state.seats)):
        mine = Fields(item, path)
        mine.word("colour", (hue(state, seat),))
        state.beside[seat] = mine.whole("beside", range(PIECES + 1))
        on = mine.items("on", PIECES)
        for name, field in on:
            step = FIELDS.index(word(name, field, FIELDS))
            if state.men[seat] >> step & 1 or (step < TRACK and state.standing(seat, step) >= 0):
                raise wrong(name, f"another piece already stands on {field}")
            state.men[seat] |= 1 << step
        mine.done()
        if state.beside[seat] + len(on) != PIECES:
            raise wrong(path, f"has not {PIECES} pieces, beside and on the board together")


def _read_places(state: MalAnders, fields: Fields) -> None:
    home = [men >> TRACK == FULL for men in state.men]
    state.finished = sum(home)
    most = state.seats - 1 if state.play_on else 1  # MA-40
    if state.finished > most:
        raise wrong("pieces", f"{state.finished} seats are home, but {most} end the game")
    state.over = state.finished == most
    others = state.finished + 1 if state.over else 0
    for seat, (name, item) in enumerate(fields.items("places", state.seats, state.seats)):
        fits = range(1, state.finished + 1) if home[seat] else range(others, others + 1)
        state.rank[seat] = whole(name, item, fits)
    if len({*state.rank} - {others}) < state.finished:
        raise wrong("places", "no two seats finish at the same place")


def _read_no_dice(fields: Fields) -> None:
    fields.whole("throws", range(1))
    fields.items("dice", 0)
    fields.whole("rest", range(1))


def _read_turn(state: MalAnders, fields: Fields) -> None:
    turn = fields.whole("turn", range(state.seats))
    if state.rank[turn]:
        raise wrong("turn", "is a seat that has finished")
    dice = [whole(name, pips, range(1, 7)) for name, pips in fields.items("dice", DICE)]
    rest = fields.whole("rest", range(MOST + 1))
    before = state.men[turn]
    if rest:
        if len(dice) < DICE or rest not in map(sum, combinations(dice, 2)):
            raise wrong("rest", "is not the sum of two of the four dice")
        if not before:
            raise wrong("rest", "no pair can have been used, no piece is on the board")
        if sum(dice) - rest == SIX:
            before &= ~1  # the piece on A may have entered with the first pair
    state.resume(turn, fields.whole("throws", range(1, tries(before) + 1)), dice, rest)
    if len(dice) == DICE and state.legal() in ([], [LAPSE]):
        raise wrong("dice", "allow no use: the turn would have passed on")
