"""The board of mal_anders.

Every field bears the step that it is for the player to act, as the notation has it.  A full
sign is a piece, a hollow one an empty start or goal field of that colour.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from pasch.console.screen import WIDTH, fit
from pasch.engine.message import Message
from pasch.games.mal_anders.state import (
    COLOURS,
    CORNER,
    GOAL,
    STEPS,
    TRACK,
    MalAnders,
    colour,
)
from pasch.games.mal_anders.words import FIELDS, hue, pair
from pasch.speech import Speaker

FULL: Final = dict(zip(COLOURS, "●▲■★", strict=True))
HOLLOW: Final = dict(zip(COLOURS, "○△□☆", strict=True))
PAINTS: Final = {signs[name]: name for signs in (FULL, HOLLOW) for name in COLOURS[:3]}
NAME: Final = 16
NARROWEST: Final = 40
BESIDE: Final = 75  # columns of a board with the players beside it

# The way of yellow, as rows and columns: clockwise round the rim, then along the goal.  Each
# further colour walks the same way, a quarter turn on.
WAY: Final = (
    *((0, n) for n in range(CORNER)),
    *((n, CORNER) for n in range(CORNER)),
    *((CORNER, CORNER - n) for n in range(CORNER)),
    *((CORNER - n, 0) for n in range(CORNER)),
    *((1, 1 + n) for n in range(GOAL)),
)

# Each run of four underscores is a field, row by row; the dice lie in the middle.
FRAME: Final = """\
┌────┬────┬────┬────┬────┬────┬────┐
│____│____│____│____│____│____│____│
├────┼────┴────┴────┴────┴────┼────┤
│____│____ ____ ____ ____ ____│____│
│____│____                ____│____│
│____│____ :dice:         ____│____│
│____│____                ____│____│
│____│____ ____ ____ ____ ____│____│
├────┼────┬────┬────┬────┬────┼────┤
│____│____│____│____│____│____│____│
└────┴────┴────┴────┴────┴────┴────┘
"""
Place = tuple[int, int]


def place(quarter: int, step: int) -> Place:
    """Where a step of the colour in this quarter lies.

    >>> place(0, 0), place(1, 0), place(1, 24), place(3, 27)
    ((0, 0), (0, 6), (1, 5), (2, 1))
    """
    row, column = WAY[step]
    for _ in range(quarter):
        row, column = column, CORNER - row
    return row, column


_PLACES: Final = sorted({place(quarter, step) for quarter in range(4) for step in range(STEPS)})


def draw(state: MalAnders, speaker: Speaker, width: int = WIDTH) -> list[str]:
    counts = counting(state, speaker)
    board = _board(state, counts)
    players = [line for seat in range(state.seats) for line in _player(state, seat, speaker)]
    counted = [speaker.key("board-counted", seat=counts)] if counts >= 0 else []
    if width < BESIDE:
        return [*board, *players, *(line for text in counted for line in wrap(text, width))]
    players += [""] * (len(board) - 1 - len(players))
    players += counted
    return [f"{left}   {right}" for left, right in zip_longest(board, players, fillvalue="")]


def counting(state: MalAnders, speaker: Speaker) -> int:
    """Whose steps are shown: the listener's own, or those of whoever moves."""
    return state.turn if speaker.listener is None else max(0, speaker.listener)


def _board(state: MalAnders, counts: int) -> list[str]:
    signs = _signs(state)
    labels = _labels(state, counts)
    dice = "".join(f"[{pips}]" for pips in _dice(state))
    fields = (f"{signs.get(field, ' ')}{labels.get(field, ''):3}" for field in _PLACES)
    frame = FRAME.replace(":dice:        ", f"{dice:^14}")
    return re.sub("____", lambda _: next(fields), frame).splitlines()


def _signs(state: MalAnders) -> dict[Place, str]:
    signs: dict[Place, str] = {}
    for seat in range(state.seats):  # MA-3 a colour that does not play has no fields
        for step in (0, *range(TRACK, STEPS)):
            signs[place(colour(state.seats, seat), step)] = HOLLOW[hue(state, seat)]
    for seat in range(state.seats):
        for step in range(STEPS):
            if state.men[seat] >> step & 1:
                signs[place(colour(state.seats, seat), step)] = FULL[hue(state, seat)]
    return signs


def _labels(state: MalAnders, counts: int) -> dict[Place, str]:
    if counts < 0:
        return {place(0, step): "·" for step in range(TRACK)}
    quarter = colour(state.seats, counts)
    return {place(quarter, step): FIELDS[step] for step in range(STEPS)}


def _dice(state: MalAnders) -> Sequence[int]:
    """The dice to be used: the second set alone, once the first is spent."""
    return pair(state, state.rest) if state.rest else state.dice


def _player(state: MalAnders, seat: int, speaker: Speaker) -> list[str]:
    sign = FULL[hue(state, seat)]
    name = fit(speaker.names[seat], NAME).rstrip()
    shade = Message("colour", {"colour": hue(state, seat)})
    turn = "▸" if seat == state.turn and not state.over else " "
    if state.rank[seat]:
        where = speaker.key("board-place", place=state.rank[seat])
    else:
        pieces = " ".join(sign * state.beside[seat])
        where = speaker.key("board-beside", count=state.beside[seat], pieces=pieces)
    return [f"{turn} {sign} {name} ({speaker.say(shade)})", f"    {where}"]
