"""The board in the terminal: the cross, with the four homes inside.

Every field bears the step that it is for the player to act, as the notation has it.  A full sign is
a piece, a hollow one an empty start or home field of that colour; two full ones are a blockade.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from pasch.console.screen import fit
from pasch.engine.message import Message
from pasch.speech import Speaker

from .race import QUARTER, STEPS, TRACK, Race
from .state import Classic
from .words import COLOURS, FIELDS, hue

FULL: Final = dict(zip(COLOURS, "●▲■★", strict=True))
HOLLOW: Final = dict(zip(COLOURS, "○△□☆", strict=True))
PAINTS: Final = {signs[name]: name for signs in (FULL, HOLLOW) for name in COLOURS[:3]}
NAME: Final = 16
SIDE: Final = 10  # rows and columns run from 0 to 10

# The way of yellow, as rows and columns: from the left arm up and in, then home along the middle
# row.  Each further colour walks the same way, a quarter turn on.
ARM: Final = (
    *((4, n) for n in range(4)),
    *((4 - n, 4) for n in range(5)),
    (0, 5),
)
Place = tuple[int, int]


def place(quarter: int, step: int) -> Place:
    """Where a step of the colour in this quarter lies.

    >>> place(0, 0), place(0, 9), place(1, 0), place(0, 39), place(0, 43), place(2, 40)
    ((4, 0), (0, 5), (0, 6), (5, 0), (5, 4), (5, 9))
    """
    if step < TRACK:
        quarter += step // QUARTER
        row, column = ARM[step % QUARTER]
    else:
        row, column = 5, step - TRACK + 1
    for _ in range(quarter % 4):
        row, column = column, SIDE - row
    return row, column


def draw(state: Classic, speaker: Speaker) -> list[str]:
    race = state.race
    counts = counting(race, speaker)
    board = _board(race, counts)
    players = [line for seat in range(race.seats) for line in _player(race, seat, speaker)]
    lines = [f"{left}  {right}" for left, right in zip_longest(board, players, fillvalue="")]
    return [*lines, speaker.key("board-counted", seat=counts)] if counts >= 0 else lines


def counting(race: Race, speaker: Speaker) -> int:
    """Whose steps are shown: the listener's own, or those of whoever moves."""
    return int(race.turn) if speaker.listener is None else max(0, speaker.listener)


def _board(race: Race, counts: int) -> list[str]:
    fields = _fields(race, counts)
    die = f"[{race.pips}]" if race.pips else ""
    rows = []
    for row in range(SIDE + 1):
        cells = [fields.get((row, column), "") for column in range(SIDE + 1)]
        if row == SIDE // 2:
            cells[SIDE // 2] = die
        rows.append("".join(f"{cell:4}" for cell in cells).removesuffix(" "))
    return rows


def _fields(race: Race, counts: int) -> dict[Place, str]:
    quarter = race.quarter(counts) if counts >= 0 else 0
    found = {place(int(quarter), step): _label(counts, step) for step in range(STEPS)}
    for seat in range(race.seats):  # MC-3 a colour that does not play has no fields
        mine = int(race.quarter(seat))
        for step in (0, *range(TRACK, STEPS)):
            where = place(mine, step)
            found[where] = HOLLOW[hue(race, seat)] + found.get(where, "")
    for seat in range(race.seats):
        mine = int(race.quarter(seat))
        for step in range(STEPS):
            if race.men(seat) >> step & 1:
                where = place(mine, step)
                sign = FULL[hue(race, seat)] * (2 if race.twins(seat) >> step & 1 else 1)
                found[where] = sign + found[where].lstrip("".join(HOLLOW.values()))
    return found


def _label(counts: int, step: int) -> str:
    if counts < 0:
        return "·" if step < TRACK else ""
    name: str = FIELDS[step]
    return name


def _player(race: Race, seat: int, speaker: Speaker) -> list[str]:
    sign = FULL[hue(race, seat)]
    name = fit(speaker.names[seat], NAME).rstrip()
    shade = Message("colour", {"colour": hue(race, seat)})
    turn = "▸" if seat == race.turn and not race.over else " "
    if race.rank[seat]:
        where = speaker.key("board-place", place=race.rank[seat])
    else:
        waiting = int(race.waiting(seat))
        where = speaker.key("board-waiting", count=waiting, pieces=" ".join(sign * waiting))
    return [f"{turn} {sign} {name} ({speaker.say(shade)})", f"    {where}"]
