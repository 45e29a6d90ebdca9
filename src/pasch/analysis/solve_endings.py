"""Solves the endings of mal_anders for two and keeps them in `endings.bin`.

    python -m pasch.analysis.solve_endings

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

from pasch.analysis.endings import FILE, MANY, SCALE
from pasch.analysis.uses import stands, thrown_out, uses
from pasch.games.mal_anders.state import FULL, TRACK, tries

if TYPE_CHECKING:
    from numpy import float64, intp
    from numpy.typing import NDArray

    Array = NDArray[float64]
    Places = NDArray[intp]

STILL = 1e-9
ROUNDS = 12  # of evaluation for one of choosing


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
            key = (-1, 0) if won else (place[use.stand], use.ended)
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
        self.chances = np.full((len(self.stands), others), 0.5)
        self.best: list[Places] = []
        self._moved: dict[int, Places] = {}

    def after(self, ended: int) -> Places:
        """The places of all stands once the other's pairs ended on these fields of his."""
        if ended not in self._moved:
            places = [self.place[thrown_out(stand, ended)] for stand in self.stands]
            self._moved[ended] = np.array(places)
        return self._moved[ended]

    def sweep(self, other: Side, choose: bool) -> float:
        """One round over all own stands; by how much the most moved."""
        moved = 0.0
        every = range(len(other.stands))
        for place, (weights, choices, found, idle) in enumerate(self.turns):
            worths = np.empty((len(found), len(every)))
            for row, (stand, ended) in enumerate(found):
                if stand < 0:
                    worths[row] = 1.0
                else:
                    worths[row] = 1 - other.chances[other.after(ended), stand]
            if choose:
                best = choices[np.arange(len(choices))[:, None], worths[choices].argmax(axis=1)]
                self.best[place : place + 1] = [best]
            chances = weights @ np.take_along_axis(worths, self.best[place], axis=0)
            chances += idle * (1 - other.chances[:, place])
            moved = max(moved, float(np.abs(chances - self.chances[place]).max()))
            self.chances[place] = chances
        return moved


@cache
def solve(left: int = MANY) -> tuple[Side, Side]:
    """The seat with one piece outside, and the other with at most `left`."""
    one = Side(1, len(stands(left)))
    other = Side(left, len(one.stands))
    moved = 1.0
    while moved > STILL:
        moved = max(one.sweep(other, choose=True), other.sweep(one, choose=True))
        print(f"{moved:.1e}", file=sys.stderr, flush=True)
        for _ in range(ROUNDS):
            if max(one.sweep(other, choose=False), other.sweep(one, choose=False)) < STILL:
                break
    return one, other


def main() -> None:
    one, other = solve()
    whole = np.concatenate([one.chances.ravel(), other.chances.ravel()])
    kept = np.rint(whole * SCALE).astype("<u2")
    Path(__file__).with_name(FILE).write_bytes(kept.tobytes())


if __name__ == "__main__":
    main()
