# compiled
"""Part 2 of wonderful_world, solved: the chance that so many dice clear all the piles.

A throw takes the top cards of some piles away, or a die.  So all that can follow is a lattice of
heights, an axis a pile, and the chance at each corner comes from corners nearer the end.  Every
throw is counted, none is sampled; only positive numbers are added, so a float keeps 13 digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final

SIDES: Final = 6
BITS: Final = 3  # enough for the number of a pile, or for one that it shows
MASK: Final = 7
Alike = tuple[tuple[int, ...], ...]  # the piles, together where they show the same number


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
def _order(shown: tuple[int, ...], dice: int) -> list[tuple[int, ...]]:
    """The outcomes of a throw in the order in which `Lattice` finds what they lead to."""
    found: list[tuple[int, ...]] = [()]
    for piles in shown:
        found = [(*some, few) for some in found for few in range(min(piles, dice - sum(some)) + 1)]
    return found


@cache
def _chances(shown: tuple[int, ...], dice: int) -> list[float]:
    """Of each outcome, in the same order."""
    ways = outcomes(shown, dice)
    return [ways.get(beaten, 0) / SIDES**dice for beaten in _order(shown, dice)]


def _join(alike: Alike, group: int, pile: int) -> Alike:
    """With one more pile: in this group, in a new one, or for 0 in none as it is empty."""
    if group == 0:
        return alike
    if group > len(alike):
        return (*alike, (pile,))
    return (*alike[: group - 1], (*alike[group - 1], pile), *alike[group:])


def patterns(piles: Sequence[Sequence[int]]) -> tuple[list[int], list[Alike]]:
    """The number of the pattern at every corner, and the patterns: six piles have 877.

    Pile by pile, and each pattern with one more pile is found once: a corner costs no more than
    a look into a table.
    """
    found: list[Alike] = [()]
    corners = [0]  # of the piles so far
    groups = [0]  # there, by the number they show
    for pile in range(len(piles) - 1, -1, -1):
        grown: list[Alike] = []
        numbers = [0, *piles[pile]]  # 0 where it is empty
        known: dict[int, int] = {}  # by the pattern before and the group that the pile joins
        further_corners: list[int] = []
        further_groups: list[int] = []
        for place, before in enumerate(corners):
            shown = groups[place]
            for number in numbers:
                after = shown
                group = shown >> BITS * number & MASK
                if number and not group:
                    group = len(found[before]) + 1
                    after |= group << BITS * number
                key = before << BITS | group
                pattern = known.get(key, -1)
                if pattern < 0:
                    pattern = known[key] = len(grown)
                    grown.append(_join(found[before], group, pile))
                further_corners.append(pattern)
                further_groups.append(after)
        found, corners, groups = grown, further_corners, further_groups
    return corners, found


class Lattice:
    """Corners are numbered so that taking cards away always leads to a lower number."""

    def __init__(self, piles: Sequence[Sequence[int]]) -> None:
        """A pile is its numbers from the bottom up."""
        high = [pile for pile in piles if pile]
        self._strides: list[int] = []
        stride = 1
        for pile in high:
            self._strides.append(stride)
            stride *= len(pile) + 1
        self._patterns, self._alike = patterns(high)
        self._parts: dict[tuple[int, ...], list[list[int]]] = {}
        self._solved = [[1.0] + [0.0] * (stride - 1)]  # WW-46 nothing left, or no die

    def corner(self, heights: Sequence[int]) -> int:
        """The number of the corner where the piles that were not empty are so high."""
        pairs = zip(heights, self._strides, strict=True)
        return sum(height * stride for height, stride in pairs)

    def chances(self, dice: int) -> list[float]:
        """To win with best choices, from every corner; the last is the position itself.

        >>> Lattice([[1], [2]]).chances(1)
        [1.0, 0.16666666666666666, 0.16666666666666666, 0.05555555555555555]
        """
        while len(self._solved) <= dice:
            self._solved.append(self._with(len(self._solved), self._solved[-1]))
        return self._solved[dice]

    def _with(self, dice: int, fewer: list[float]) -> list[float]:
        far = [self._far(alike, dice) for alike in self._alike]
        likely = [_chances(tuple([len(group) for group in alike]), dice) for alike in self._alike]
        chances = fewer.copy()  # WW-45 a throw that beats nothing leads to the same corner
        for corner, pattern in enumerate(self._patterns):
            odds = likely[pattern]
            total = 0.0
            for outcome, distances in enumerate(far[pattern]):
                best = 0.0
                for distance in distances:  # WW-44
                    other = chances[corner - distance]
                    if other > best:
                        best = other
                total += odds[outcome] * best
            chances[corner] = total
        return chances

    def _far(self, alike: Alike, dice: int) -> list[list[int]]:
        """How far down the lattice each outcome of a throw leads, by every choice of piles."""
        found = [[0]]
        left = [dice]
        for piles in alike:
            parts = self._parts_of(piles)
            further: list[list[int]] = []
            fewer: list[int] = []
            for place, distances in enumerate(found):
                for few in range(min(len(piles), left[place]) + 1):
                    further.append([far + part for far in distances for part in parts[few]])
                    fewer.append(left[place] - few)
            found, left = further, fewer
        return found

    def _parts_of(self, piles: tuple[int, ...]) -> list[list[int]]:
        """The distances of all choices of none of these piles, of one, of two ..."""
        if piles not in self._parts:
            strides = [self._strides[pile] for pile in piles]
            self._parts[piles] = [
                [sum(some) for some in combinations(strides, few)] for few in range(len(piles) + 1)
            ]
        return self._parts[piles]
