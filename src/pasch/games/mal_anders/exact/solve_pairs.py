"""Solves every ending of mal_anders for two with at most two pieces outside on each side.

    python -m pasch.games.mal_anders.exact.solve_pairs

3.6 million positions, kept as 7 MB in the data folder: odds, hints, review and master find them
there.  Values are improved by turns: choose best by what is known, then find out what these choices
are worth.  How far the result can be off is then proved, not hoped for: see `bound`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from pasch.games.mal_anders.exact.endings import MANY, SCALE, pairs_file
from pasch.games.mal_anders.exact.solve_endings import WON, turn
from pasch.games.mal_anders.exact.uses import stands, thrown_out

if TYPE_CHECKING:
    from numpy import float64, intp, uint16
    from numpy.typing import NDArray

    Array = NDArray[float64]
    Places = NDArray[intp]
    Chosen = NDArray[uint16]

STILL = 1e-9  # how much a value may still move
ROUNDS = 12  # of evaluation for one of choosing
ENDS = 0.02  # how likely the game must have ended, against anybody, for the bound
LONGEST = 400  # turns until then

Say = Callable[[str], None]


class Pairs:
    """`values[mine, other]` is the chance of whoever is to throw, by the places of both stands."""

    def __init__(self, left: int = MANY) -> None:
        self.stands = stands(left)
        place = {stand: number for number, stand in enumerate(self.stands)}
        self.turns = [turn(stand, place) for stand in self.stands]
        self.values: Array = np.full((len(self.stands), len(self.stands)), 0.5)
        ends = {ended for each in self.turns for _, ended in each.uses}
        self._after = {
            ended: np.array([place[thrown_out(stand, ended)] for stand in self.stands])
            for ended in ends
        }
        self._best: list[Chosen] = []  # by stand: of every choice, against every other, the use

    def solve(self, say: Say = lambda text: None) -> None:
        """Until nothing moves by more than STILL."""
        moved = 1.0
        while moved > STILL:
            moved = self._choose()
            say(f"{moved:.1e}")
            for _ in range(ROUNDS):
                if self._sweep() < STILL:
                    break

    def bound(self, say: Say = lambda text: None) -> float:
        """How far any value can be off.

        Let both know the values, and let me choose best by them.  One turn changes no value by more
        than e.  If against anybody the game ends within n turns with a chance of at least p, then n
        turns shrink every difference to 1 - p of it; so what I win for sure is less than my value
        by n * e / p at most.  The other may say the same.
        """
        moved = self._choose()
        mine = theirs = np.ones_like(self.values)
        for count in range(1, LONGEST):
            mine, theirs = self._still_open(theirs, mine)
            ended = 1 - float(max(mine.max(), theirs.max()))
            say(f"{count} {ended:.3f}")
            if ended > ENDS:
                return count * moved / ended
        return 1.0

    def _options(self, number: int, worth: Array, won: float) -> Array:
        """By use and other stand: `worth` of the position that the use leads to."""
        uses = self.turns[number].uses
        found = np.empty((len(uses), len(self.stands)))
        for row, (stand, ended) in enumerate(uses):
            found[row] = won if stand == WON else worth[stand][self._after[ended]]
        return found

    def _choose(self) -> float:
        """The best use for every choice, by the values as they are; by how much those are off."""
        lost = np.ascontiguousarray(self.values.T)  # by my stand, then the other's who throws
        self._best = []
        moved = 0.0
        for number, each in enumerate(self.turns):
            least = self._options(number, lost, 0.0)  # the other's chance, the less the better
            first = each.choices[:, 0]
            best, chosen = least[first], np.repeat(first[:, None], len(self.stands), axis=1)
            for option in each.choices.T[1:]:
                better = least[option] < best
                best = np.where(better, least[option], best)
                chosen = np.where(better, option[:, None], chosen)
            self._best.append(chosen.astype(np.uint16))
            value = each.weights @ (1 - best) + each.idle * (1 - self.values[:, number])
            moved = max(moved, float(np.abs(value - self.values[number]).max()))
        return moved

    def _sweep(self) -> float:
        """What these choices are worth; by how much the most moved."""
        lost = np.ascontiguousarray(self.values.T)
        moved = 0.0
        for number, each in enumerate(self.turns):
            least = self._options(number, lost, 0.0)
            best = np.take_along_axis(least, self._best[number].astype(np.intp), axis=0)
            value = each.weights @ (1 - best) + each.idle * (1 - self.values[:, number])
            moved = max(moved, float(np.abs(value - self.values[number]).max()))
            self.values[number] = value
            lost[:, number] = value  # whoever comes later in this sweep knows it already
        return moved

    def _still_open(self, theirs: Array, mine: Array) -> tuple[Array, Array]:
        """The chance that nobody has won after one turn more, if the other wants just that.

        `theirs` and `mine` are by whoever is to throw.
        """
        now, then = np.empty_like(mine), np.empty_like(mine)
        after_me = np.ascontiguousarray(theirs.T)
        after_them = np.ascontiguousarray(mine.T)
        for number, each in enumerate(self.turns):
            options = self._options(number, after_me, 0.0)
            best = np.take_along_axis(options, self._best[number].astype(np.intp), axis=0)
            now[number] = each.weights @ best + each.idle * theirs[:, number]
            options = self._options(number, after_them, 0.0)
            most = options[each.choices[:, 0]]
            for option in each.choices.T[1:]:
                np.maximum(most, options[option], out=most)
            then[number] = each.weights @ most + each.idle * mine[:, number]
        return now, then


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    pairs = Pairs()
    say(f"{len(pairs.stands) ** 2} positions")
    pairs.solve(say)
    off = pairs.bound(say) + 0.5 / SCALE
    path = pairs_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(np.rint(pairs.values * SCALE).astype("<u2").tobytes())
    fresh.replace(path)
    say(f"{path}: no chance is off by more than {off:.1e}")


if __name__ == "__main__":
    main()
