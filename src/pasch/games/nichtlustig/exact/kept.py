"""Which dice of nichtlustig to set aside: every throw that is left, for any worth of the last one.

The two dice of a colour are alike here.  A *lying* pair is one of 21, a *kept* pair one of 28: a
die that is not kept yet counts as a seventh face.  With the pink die there are 28³ · 7 kept
sets, and a worth of final throws is an array of 21 × 21 × 21 × 6.  A throw mixes the axes only by
the choice in the middle: best over what may be kept, axis by axis, then the mean, axis by axis.
Along an axis a throw turns 28 kept pairs into 78 *ways*: a full pair lies as it is, beside a single
die one of 6 falls, and of two free dice there are 21 falls.
"""

from __future__ import annotations

from itertools import accumulate, combinations_with_replacement, pairwise
from typing import TYPE_CHECKING

from pasch.analysis.errors import MissingPart

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Array = NDArray[float64]

try:
    import numpy as np
except ImportError:  # pragma: no cover - a Pasch without its optional parts
    raise MissingPart(
        "numpy is missing; pip install 'pasch[analysis]'", {"name": "numpy", "extra": "analysis"}
    ) from None

FACES = 6
PINK = 3  # its axis
OPEN = FACES  # the face of a die that is not kept
Pair = tuple[int, ...]
LYING: list[Pair] = list(combinations_with_replacement(range(FACES), 2))
KEPT: list[Pair] = [*LYING, *((face, OPEN) for face in range(FACES)), (OPEN, OPEN)]
PLACE = {pair: place for place, pair in enumerate(KEPT)}
SINGLE, NONE = len(LYING), len(LYING) + FACES  # where single dice begin, and no die at all
Kept = tuple[list[int], list[int], list[int], list[int]]  # places along the axes, ascending
EVERY: Kept = (list(range(28)), list(range(28)), list(range(28)), list(range(7)))


def pair(*faces: int) -> Pair:
    return tuple(sorted(faces))


BESIDE = [[PLACE[pair(one, other)] for other in range(FACES)] for one in range(FACES)]
FALLS = [(1 if one == other else 2) / FACES**2 for one, other in LYING]
WAYS = [1] * SINGLE + [FACES] * FACES + [len(FALLS)]  # by the kept pair


def _best(later: Array, kept: int) -> Array:
    """Along the first axis: the best to keep, for all ways of these kept dice."""
    best: Array
    if kept < SINGLE:
        return later[kept : kept + 1]
    if kept < NONE:
        best = np.maximum(later[BESIDE[kept - SINGLE]], later[kept])
        return best
    best = np.maximum(later[:SINGLE], later[NONE])
    start = 0
    for place in range(SINGLE, NONE):  # with the lower of the two dice, or with the higher
        some = best[start : start + NONE - place]
        np.maximum(some, later[place], out=some)
        np.maximum(some, later[place:NONE], out=some)
        start += NONE - place
    return best


def _mean(ways: Array, kept: int) -> Array:
    """Along the first axis: of all ways of these kept dice.

    Not a product of matrices: threads for such small ones cost more than they bring.
    """
    mean: Array
    if kept < SINGLE:
        mean = ways[0]
    elif kept < NONE:
        mean = ways.mean(0)
    else:
        mean = np.einsum("i,i...", FALLS, ways)
    return mean


def _all_best(later: Array, kept: list[int], axis: int) -> Array:
    turned = np.moveaxis(later, axis, 0)
    return np.concatenate([np.moveaxis(_best(turned, place), 0, axis) for place in kept], axis)


def _all_means(ways: Array, kept: list[int], axis: int) -> Array:
    turned = np.moveaxis(ways, axis, 0)
    ends = accumulate((WAYS[place] for place in kept), initial=0)
    pieces = zip(kept, pairwise(ends), strict=True)
    return np.stack([_mean(turned[start:end], place) for place, (start, end) in pieces], axis)


def last_throw(worths: Array) -> Array:
    """The worth of each kept set when one throw is left."""
    for axis in range(PINK):
        single = np.take(worths, BESIDE, axis).mean(axis + 1)
        worths = np.concatenate([worths, single, single.mean(axis, keepdims=True)], axis)
    return np.concatenate([worths, worths.mean(PINK, keepdims=True)], PINK)


def throw_before(later: Array, kept: Kept = EVERY) -> Array:
    """The worth of keeping these dice, throwing, and keeping some more for `later`.

    All choices come before any mean.  Along the first axis both are done kept dice by kept dice,
    so the cache holds what is worked on.
    """
    first, second, third, pink = kept

    def ready(face: int) -> Array:
        return _all_best(_all_best(later[..., face].copy(), third, 2), second, 1)

    def mean(values: Array) -> Array:
        found = np.stack([_mean(_best(values, place), place) for place in first])
        return _all_means(_all_means(found, second, 1), third, 2)

    if OPEN not in pink:
        return np.stack([mean(ready(face)) for face in pink], PINK)
    free = ready(OPEN)
    found = np.zeros([len(some) for some in kept])
    for lying in range(FACES):
        held = ready(lying)
        if lying in pink:
            found[..., pink.index(lying)] = mean(held)
        np.maximum(held, free, out=held)
        found[..., -1] += mean(held) / FACES  # OPEN is the highest
    return found


def keep_values(worths: Array, further: int, kept: Kept) -> Array:
    """The worth of keeping each of these, with so many throws to come: 1, 2 or 3."""
    later = last_throw(worths)
    if further == 1:
        return later[np.ix_(*kept)]
    for _ in range(further - 2):
        later = throw_before(later)
    return throw_before(later, kept)
