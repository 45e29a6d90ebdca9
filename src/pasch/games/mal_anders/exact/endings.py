"""mal_anders for two, solved: the endings in which one seat has one piece outside the goal and the
other one or two.

The chance of whoever is to throw depends on their stand and the other one only; the two look alike
from both sides of the board.  `solve_endings` found them all and keeps them in a file, rounded to
one part in 65,535.  `solve_pairs` adds those with two pieces outside on both sides.
"""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from pasch.engine.state import CHANCE
from pasch.games.mal_anders.exact.uses import SIDES, child, stands, thrown_out, uses
from pasch.games.mal_anders.state import FULL, TRACK, MalAnders, tries

FILE = "endings.bin"
SCALE = 65535
MANY = 2  # pieces outside at most; the other seat has one


class Endings:
    """All chances, first those of who has one piece outside, then the other's."""

    def __init__(self, kept: array[int]) -> None:
        self._kept = kept
        self._place = {stand: place for place, stand in enumerate(stands(MANY))}
        self._ones = len(stands(1))  # they come first
        if len(kept) != 2 * self._ones * len(self._place):
            raise ValueError(f"{FILE} holds {len(kept)} chances")

    def holds(self, mine: int, other: int) -> bool:
        places = (self._place.get(mine, SCALE), self._place.get(other, SCALE))
        return min(places) < self._ones and max(places) < len(self._place)

    def chance(self, mine: int, other: int) -> float:
        """Of whoever is to throw and has not yet thrown in their turn."""
        one, two = self._place[mine], self._place[other]
        many = len(self._place)
        if one < self._ones:
            return self._kept[one * many + two] / SCALE
        return self._kept[(self._ones * many) + one * self._ones + two] / SCALE

    def within(self, mine: int, other: int, attempts: int) -> float:
        """With so many throws left in the turn, best choices from here on."""
        if attempts == tries(mine):
            return self.chance(mine, other)
        idle, choices = uses(mine)
        once = sum(
            chance * max(self._used(other, *use) for use in some) for chance, some in choices
        )
        again = sum(idle**attempt for attempt in range(attempts))
        return once * again + idle**attempts * (1 - self.chance(other, mine))

    def _used(self, other: int, stand: int, ended: int) -> float:
        if stand >> TRACK == FULL:
            return 1.0
        return 1 - self.chance(thrown_out(other, ended), stand)


class AllEndings(Endings):
    """Those with two pieces outside on both sides as well: a row for each stand of who throws."""

    def __init__(self, kept: array[int]) -> None:
        self._kept = kept
        self._place = {stand: place for place, stand in enumerate(stands(MANY))}

    def holds(self, mine: int, other: int) -> bool:
        return mine in self._place and other in self._place

    def chance(self, mine: int, other: int) -> float:
        return self._kept[self._place[mine] * len(self._place) + self._place[other]] / SCALE


@cache
def table() -> Endings:
    """All that were solved on this computer, or those that come with Pasch."""
    try:
        kept = _numbers(pairs_file().read_bytes())
    except OSError:
        kept = array("H")
    if len(kept) == len(stands(MANY)) ** 2:
        return AllEndings(kept)
    return Endings(_numbers(files(__package__).joinpath(FILE).read_bytes()))


def _numbers(data: bytes) -> array[int]:
    kept = array("H")
    kept.frombytes(data[: len(data) // 2 * 2])
    if sys.byteorder == "big":
        kept.byteswap()
    return kept


def pairs_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Where `solve_pairs` keeps them: beside matches and tables, by the XDG specification."""
    data = Path(environ.get("XDG_DATA_HOME", ""))
    folder = data if data.is_absolute() else Path("~/.local/share").expanduser()
    return folder / "pasch" / "mal_anders-endings.bin"


def ending(state: MalAnders) -> list[float] | None:
    """The chance of each seat, or None where the position is no such ending."""
    if state.seats != 2 or state.over or state.turn < 0 or not table().holds(*state.men):
        return None
    first = _chance(state, state.turn)
    return [first, 1 - first] if state.turn == 0 else [1 - first, first]


def _chance(state: MalAnders, seat: int) -> float:
    """Of the seat; what is thrown or used already is played out."""
    if state.over:
        return float(state.rank[seat] == 1)
    turn = state.turn
    if not state.dice:
        found = table().within(state.men[turn], state.men[1 - turn], state.throws)
        return found if turn == seat else 1 - found
    if state.actor() == CHANCE:
        return sum(_chance(child(state, pips), seat) for pips in range(SIDES)) / SIDES
    return max(_chance(child(state, action), seat) for action in state.legal())
