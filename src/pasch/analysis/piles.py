"""Part 2 of wonderful_world, solved: the chance that so many dice clear all the piles.

A throw takes the top cards of some piles away, or a die.  So all that can follow is a lattice of
heights, an axis a pile, and the chance at each corner comes from corners nearer the end.  Every
throw is counted, none is sampled; only positive numbers are added, so a float keeps 13 digits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

SIDES = 6
Alike = tuple[tuple[int, ...], ...]  # the piles, together where they show the same number


class Throw(NamedTuple):
    """What a throw does wherever the same piles show equal numbers; a step is a set of piles."""

    miss: float  # the chance to beat nothing
    forced: list[tuple[float, list[int]]]  # a chance, and the steps that have it
    chosen: list[tuple[float, list[int]]]  # a chance, and the steps to choose from (WW-44)


@cache
def outcomes(shown: tuple[int, ...], dice: int) -> dict[tuple[int, ...], int]:
    """How many throws beat how many piles, of each number that so many piles show (WW-42).

    >>> outcomes((1, 2), 2)
    {(0, 0): 16, (0, 1): 8, (0, 2): 1, (1, 0): 9, (1, 1): 2}
    """
    ways: dict[tuple[tuple[int, ...], int], int] = {((), dice): 1}
    for piles in shown:
        further: dict[tuple[tuple[int, ...], int], int] = {}
        for (beaten, left), count in ways.items():
            for few in range(left + 1):
                key = ((*beaten, min(few, piles)), left - few)
                further[key] = further.get(key, 0) + count * comb(left, few)
        ways = further
    found: dict[tuple[int, ...], int] = {}
    for (beaten, left), count in ways.items():
        count *= (SIDES - len(shown)) ** left
        if count:
            found[beaten] = found.get(beaten, 0) + count
    return found


@cache
def _parts(piles: tuple[int, ...], few: int) -> list[int]:
    return [sum(1 << pile for pile in some) for some in combinations(piles, few)]


@cache
def throw(alike: Alike, dice: int) -> Throw:
    """The table of a throw; there are 877 ways in which six piles can be alike."""
    total = SIDES**dice
    miss = 0.0
    forced: dict[int, list[int]] = {}
    chosen: list[tuple[float, list[int]]] = []
    for beaten, count in outcomes(tuple(map(len, alike)), dice).items():
        steps = [0]
        for piles, few in zip(alike, beaten, strict=True):
            if few:
                parts = _parts(piles, few)
                steps = [step | part for step in steps for part in parts]
        if steps == [0]:
            miss = count / total
        elif len(steps) == 1:
            forced.setdefault(count, []).append(steps[0])
        else:
            chosen.append((count / total, steps))
    return Throw(miss, [(count / total, steps) for count, steps in forced.items()], chosen)


class Lattice:
    """Corners are numbered so that taking cards away always leads to a lower number."""

    def __init__(self, piles: Sequence[Sequence[int]]) -> None:
        """A pile is its numbers from the bottom up."""
        self._piles = [tuple(pile) for pile in piles if pile]
        self._distance = [0]  # down the lattice, for a set of piles
        self._strides: list[int] = []
        stride = 1
        for pile in self._piles:
            self._strides.append(stride)
            self._distance += [stride + distance for distance in self._distance]
            stride *= len(pile) + 1
        known: dict[Alike, int] = {}
        corners = self._corners(len(self._piles), (), ())
        self._patterns = [known.setdefault(alike, len(known)) for alike in corners]
        self._alike = list(known)  # by pattern

    def _corners(self, left: int, numbers: tuple[int, ...], alike: Alike) -> Iterator[Alike]:
        """All corners in order, as the piles that are `alike` in showing one of `numbers`."""
        if left == 0:
            yield alike
            return
        left -= 1
        yield from self._corners(left, numbers, alike)
        for number in self._piles[left]:
            if number in numbers:
                place = numbers.index(number)
                group = (*alike[place], left)
                changed = (*alike[:place], group, *alike[place + 1 :])
                yield from self._corners(left, numbers, changed)
            else:
                yield from self._corners(left, (*numbers, number), (*alike, (left,)))

    def corner(self, heights: Sequence[int]) -> int:
        """The number of the corner where the piles that were not empty are so high."""
        pairs = zip(heights, self._strides, strict=True)
        return sum(height * stride for height, stride in pairs)

    def chances(self, dice: int) -> list[float]:
        """To win with best choices, from every corner; the last is the position itself.

        >>> Lattice([[1], [2]]).chances(1)
        [1.0, 0.16666666666666666, 0.16666666666666666, 0.05555555555555555]
        """
        chances = [1.0] + [0.0] * (len(self._patterns) - 1)  # WW-46 nothing left, or no die
        for count in range(1, dice + 1):
            chances = self._with(count, chances)
        return chances

    def _with(self, dice: int, fewer: list[float]) -> list[float]:
        throws = [self._far(throw(alike, dice)) for alike in self._alike]
        chances = [1.0]
        for corner in range(1, len(fewer)):
            miss, forced, chosen = throws[self._patterns[corner]]
            total = miss * fewer[corner]  # WW-45
            for chance, far in forced:
                together = 0.0
                for distance in far:
                    together += chances[corner - distance]
                total += chance * together
            for chance, far in chosen:
                best = 0.0
                for distance in far:
                    other = chances[corner - distance]
                    if other > best:
                        best = other
                total += chance * best
            chances.append(total)
        return chances

    def _far(self, table: Throw) -> Throw:
        """The same with distances for steps."""

        def far(rows: list[tuple[float, list[int]]]) -> list[tuple[float, list[int]]]:
            return [(chance, [self._distance[step] for step in steps]) for chance, steps in rows]

        return Throw(table.miss, far(table.forced), far(table.chosen))
