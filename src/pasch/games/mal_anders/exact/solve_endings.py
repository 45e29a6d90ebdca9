"""Solves the endings of mal_anders for two and keeps them in `endings.bin`.

    python -m pasch.games.mal_anders.exact.solve_endings

One seat has one piece outside the goal, the other one or two.  The equations run in circles
(pieces are thrown out and run on), so they are solved by iteration: choose best by what is known,
then find out what these choices are worth, and again.  All stands of the other seat are looked at
at once, as rows of arrays.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pasch.games.mal_anders.exact.endings import FILE, MANY, SCALE
from pasch.games.mal_anders.exact.uses import stands, thrown_out, uses
from pasch.games.mal_anders.state import FULL, TRACK, tries

if TYPE_CHECKING:
    from numpy import float64, intp
    from numpy.typing import NDArray

    Array = NDArray[float64]
    Places = NDArray[intp]

STILL = 1e-9
ROUNDS = 12  # of evaluation for one of choosing
WON = -1  # the place of a stand that has won, and the cell beyond all others


class Turn(NamedTuple):
    """What a stand may do: of each use the next stand's place and the fields it ends on."""

    weights: Array  # of each choice, all tries of the turn counted
    choices: Places  # places in `uses`, the first repeated to fill the row
    uses: list[tuple[int, int]]
    idle: float  # the chance that nothing can be used in the whole turn


def turn(stand: int, place: dict[int, int]) -> Turn:
    idle, choices = uses(stand)
    attempts = tries(stand)
    again = sum(idle**attempt for attempt in range(attempts))
    found: dict[tuple[int, int], int] = {}
    rows: list[list[int]] = []
    for _, choice in choices:
        row = []
        for use in choice:
            won = use.stand >> TRACK == FULL
            key = (WON, 0) if won else (place[use.stand], use.ended)
            row.append(found.setdefault(key, len(found)))
        rows.append(row)
    widest = max(map(len, rows))
    places = np.array([row + row[:1] * (widest - len(row)) for row in rows])
    weights = np.array([chance * again for chance, _ in choices])
    return Turn(weights, places, list(found), idle**attempts)


class Side:
    """All stands of a seat, and its chance when it is to throw against each stand of the other."""

    def __init__(self, left: int, others: int) -> None:
        self.stands = stands(left)
        self.place = {stand: place for place, stand in enumerate(self.stands)}
        self.turns = [turn(stand, self.place) for stand in self.stands]
        self.cells = np.full(len(self.stands) * others + 1, 0.5)
        self.cells[WON] = 0.0  # the chance of whoever has lost
        self.chances = self.cells[:WON].reshape(len(self.stands), others)
        self._best: list[Places] = []  # by stand: the other's cell after each choice
        self._moved: dict[int, Places] = {}

    def after(self, ended: int) -> Places:
        """The places of all stands once the other's pairs ended on these fields of theirs."""
        if ended not in self._moved:
            places = [self.place[thrown_out(stand, ended)] for stand in self.stands]
            self._moved[ended] = np.array(places)
        return self._moved[ended]

    def choose(self, other: Side) -> None:
        """For every stand against every other the best choices, by what is known."""
        width = len(self.stands)
        self._best = []
        for choices, found in ((each.choices, each.uses) for each in self.turns):
            cells = np.array(
                [
                    np.full(len(other.stands), WON)
                    if stand == WON
                    else other.after(ended) * width + stand
                    for stand, ended in found
                ]
            )
            least = other.cells[cells][choices].argmin(axis=1)
            best = choices[np.arange(len(choices))[:, None], least]
            self._best.append(np.take_along_axis(cells, best, axis=0))

    def sweep(self, other: Side) -> float:
        """What the choices are worth now; by how much the most moved."""
        moved = 0.0
        for place, (weights, _, _, idle) in enumerate(self.turns):
            chances = weights @ (1 - other.cells[self._best[place]])
            chances += idle * (1 - other.chances[:, place])
            moved = max(moved, float(np.abs(chances - self.chances[place]).max()))
            self.chances[place] = chances
        return moved


@cache
def solve(left: int = MANY) -> tuple[Side, Side]:
    """The seat with one piece outside, and the other with at most `left`."""
    one = Side(1, len(stands(left)))
    if left == 1:  # the same from both sides
        pairs, other = [(one, one)], one
    else:
        other = Side(left, len(one.stands))
        pairs = [(one, other), (other, one)]
    moved = 1.0
    while moved > STILL:
        for mine, theirs in pairs:
            mine.choose(theirs)
        moved = max([mine.sweep(theirs) for mine, theirs in pairs])
        print(f"{moved:.1e}", file=sys.stderr, flush=True)
        for _ in range(ROUNDS):
            if max([mine.sweep(theirs) for mine, theirs in pairs]) < STILL:
                break
    return one, other


def main() -> None:
    one, other = solve()
    whole = np.concatenate([one.chances.ravel(), other.chances.ravel()])
    kept = np.rint(whole * SCALE).astype("<u2")
    Path(__file__).with_name(FILE).write_bytes(kept.tobytes())


if __name__ == "__main__":
    main()
