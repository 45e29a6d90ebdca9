"""A position as readable JSON, both ways.

    {"seats": 2, "options": {...}, "turn": 1, "throws": 1, "die": 5, "places": [0, 0],
     "pieces": [{"colour": "yellow", "waiting": 2, "on": ["A", "14"]}, ...]}

`turn` is null until the first seat is drawn.  `throws` counts those left in this turn, the present
one included; 0 before the first turn and after the end.  `die` is 0 before the throw.  `places` is
0 for everyone still playing.  A field on which two pieces stand is named twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pasch.engine.fields import Fields, whole, word, wrong
from pasch.engine.game import Position
from pasch.engine.setup import Setting, Setup, choice, flag

from .race import FULL, PIECES, SIX, STEPS, TRACK, House, Race
from .state import Classic
from .words import FIELDS, hue

CAPTURES: Final = ("free", "must", "huff")
OPTIONS: Final = (
    flag("three_tries", default=True),
    flag("six_again", default=True),
    flag("clear_start", default=True),
    flag("enter_with_one"),
    choice("capture", *CAPTURES),
    flag("jump_home"),
    flag("exact_home", default=True),
    flag("blockades"),
    flag("side_by_side"),
    flag("play_on"),
)
SEATS: Final = range(2, 5)


def start(setup: Setup) -> Classic:
    first = -1 if setup.first is None else setup.first
    return Classic(Race(setup.seats, house(setup.options), first))


def house(options: Mapping[str, Setting]) -> House:
    return House(
        three_tries=bool(options["three_tries"]),
        six_again=bool(options["six_again"]),
        clear_start=bool(options["clear_start"]),
        enter_with_one=bool(options["enter_with_one"]),
        capture=CAPTURES.index(str(options["capture"])),
        jump_home=bool(options["jump_home"]),
        exact_home=bool(options["exact_home"]),
        blockades=bool(options["blockades"]),
        side_by_side=bool(options["side_by_side"]),
        play_on=bool(options["play_on"]),
    )


def _chosen(house: House) -> dict[str, Setting]:
    return {
        "three_tries": house.three_tries,
        "six_again": house.six_again,
        "clear_start": house.clear_start,
        "enter_with_one": house.enter_with_one,
        "capture": CAPTURES[house.capture],
        "jump_home": house.jump_home,
        "exact_home": house.exact_home,
        "blockades": house.blockades,
        "side_by_side": house.side_by_side,
        "play_on": house.play_on,
    }


def position(state: Classic) -> dict[str, Any]:
    race = state.race
    return {
        "seats": race.seats,
        "options": _chosen(race.house),
        "turn": None if race.turn < 0 else race.turn,
        "throws": race.throws,
        "die": race.pips,
        "places": list(race.rank),
        "pieces": [
            {
                "colour": hue(race, seat),
                "waiting": int(race.waiting(seat)),
                "on": [FIELDS[step] for step in steps(race, seat)],
            }
            for seat in range(race.seats)
        ],
    }


def steps(race: Race, seat: int) -> list[int]:
    """Where the pieces of a seat stand, ascending; a step twice where two do."""
    men, twins = race.men(seat), race.twins(seat)
    return [
        step for step in range(STEPS) for _ in range(int((men >> step & 1) + (twins >> step & 1)))
    ]


def from_position(data: Position) -> Classic:
    fields = Fields(data)
    seats = fields.whole("seats", SEATS)
    race = Race(seats, house(fields.options(OPTIONS)), -1)
    _read_pieces(race, fields)
    _read_places(race, fields)
    if fields.any("turn") is None:
        _read_no_die(fields)
        if any(race.men(seat) for seat in range(seats)):
            raise wrong("turn", "must be a seat once pieces are on the board")
    elif race.over:
        _read_no_die(fields)
        turn = fields.whole("turn", range(seats))
        if race.rank[turn] != race.finished:
            raise wrong("turn", "is not the seat that finished last")
        race.resume(turn, 0, 0)
    else:
        _read_turn(race, fields)
    fields.done()
    return Classic(race)


def _read_pieces(race: Race, fields: Fields) -> None:
    for seat, (path, item) in enumerate(fields.items("pieces", race.seats, race.seats)):
        mine = Fields(item, path)
        mine.word("colour", (hue(race, seat),))
        waiting = mine.whole("waiting", range(PIECES + 1))
        on = mine.items("on", PIECES)
        men = twins = 0
        for name, field in on:
            step = FIELDS.index(word(name, field, FIELDS))
            bit = 1 << step
            pair = race.house.blockades and step < TRACK and not twins & bit  # MC-50
            if (men & bit and not pair) or (step < TRACK and race.standing(seat, step) >= 0):
                raise wrong(name, f"another piece already stands on {field}")
            twins |= men & bit
            men |= bit
        mine.done()
        if waiting + len(on) != PIECES:
            raise wrong(path, f"has not {PIECES} pieces, waiting and on the board together")
        race.arrange(seat, waiting, men, twins)


def _read_places(race: Race, fields: Fields) -> None:
    home = [race.men(seat) >> TRACK == FULL for seat in range(race.seats)]
    finished = sum(home)
    most = race.seats - 1 if race.house.play_on else 1  # MC-61
    if finished > most:
        raise wrong("pieces", f"{finished} seats are home, but {most} end the game")
    over = finished == most
    others = finished + 1 if over else 0
    rank = []
    for seat, (name, item) in enumerate(fields.items("places", race.seats, race.seats)):
        fits = range(1, finished + 1) if home[seat] else range(others, others + 1)
        rank.append(whole(name, item, fits))
    if len({*rank} - {others}) < finished:
        raise wrong("places", "no two seats finish at the same place")
    race.close(rank, finished, over)


def _read_no_die(fields: Fields) -> None:
    fields.whole("throws", range(1))
    fields.whole("die", range(1))


def _read_turn(race: Race, fields: Fields) -> None:
    turn = fields.whole("turn", range(race.seats))
    if race.rank[turn]:
        raise wrong("turn", "is a seat that has finished")
    throws = fields.whole("throws", range(1, int(race.tries(turn)) + 1))
    pips = fields.whole("die", range(SIX + 1))
    race.resume(turn, throws, pips)
    if pips and not race.legal():
        raise wrong("die", "allows no move: it would have been thrown again or passed on")
