"""Which dice of nichtlustig to set aside: every throw that is left, for any worth of the last one.

The two dice of a colour are alike here.  A *lying* pair is one of 21, a *kept* pair one of 28: a
die that is not kept yet counts as a seventh face.  With the pink die there are 28³ · 7 kept
sets, and a worth of final throws is an array of 21 × 21 × 21 × 6.  A throw mixes the axes only by
the choice in the middle: best over what may be kept, axis by axis, then the mean, axis by axis.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, groupby
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

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


class Axis(NamedTuple):
    """What may come of kept dice of one colour: of each way its kept dice, chance, choices."""

    kept: list[int]
    chances: list[float]
    choices: list[list[int]]  # kept dice to choose from once it lies


def pair(*faces: int) -> Pair:
    return tuple(sorted(faces))


def subpairs(before: Pair, lying: Pair) -> list[Pair]:
    """What may be kept of a lying pair of which `before` was kept already."""
    found = {before}
    for some in ((lying[0], OPEN), (lying[1], OPEN), lying):
        face = [each for each in before if each != OPEN]
        if all(some.count(each) >= face.count(each) for each in face):
            found.add(pair(*some))
    return sorted(found, key=PLACE.__getitem__)


def _coloured(kept: list[int]) -> Axis:
    axis = Axis([], [], [])
    for place in kept:
        before = KEPT[place]
        held = [face for face in before if face != OPEN]
        falls: dict[Pair, float] = {}
        for code in range(FACES ** (2 - len(held))):
            new = [code // FACES**n % FACES for n in range(2 - len(held))]
            lying = pair(*held, *new)
            falls[lying] = falls.get(lying, 0.0) + 1 / FACES ** len(new)
        for lying, chance in falls.items():
            axis.kept.append(place)
            axis.chances.append(chance)
            axis.choices.append([PLACE[some] for some in subpairs(before, lying)])
    return axis


def _pink(kept: list[int]) -> Axis:
    axis = Axis([], [], [])
    for face in kept:
        for lying in range(FACES) if face == OPEN else [face]:
            axis.kept.append(face)
            axis.chances.append(1 / FACES if face == OPEN else 1.0)
            axis.choices.append(sorted({lying, face}))  # OPEN is the highest
    return axis


def _mean(values: Array, axis: Axis, place: int) -> Array:
    """From the ways to the kept dice they come from: those of equal ones stand together.

    Not a product of matrices: threads for such small ones cost more than they bring.  `values`
    are used up.
    """
    shape = [1] * values.ndim
    shape[place] = -1
    values *= np.array(axis.chances).reshape(shape)
    starts = [n for n, kept in enumerate(axis.kept) if n == 0 or kept != axis.kept[n - 1]]
    found: Array = np.add.reduceat(values, starts, axis=place)
    return found


def _best(values: Array, choices: list[list[int]], axis: int) -> Array:
    """The best of each list of places along an axis; short lists come before longer ones."""
    widest = max(map(len, choices))
    places = np.array([some + some[:1] * (widest - len(some)) for some in choices])
    best = np.take(values, places[:, 0], axis)
    for column in range(1, widest):
        start = next(n for n, some in enumerate(choices) if len(some) > column)
        longer = best[(slice(None),) * axis + (slice(start, None),)]
        np.maximum(longer, np.take(values, places[start:, column], axis), out=longer)
    return best


class Falls(NamedTuple):
    """What may come of the same kept dice: the chance of each way, its choices in columns."""

    chances: Array
    columns: list[Array]


def _falls(axis: Axis) -> list[Falls]:
    found: list[Falls] = []
    ways = zip(axis.kept, axis.chances, axis.choices, strict=True)
    for _, alike in groupby(ways, key=itemgetter(0)):
        _, chances, choices = zip(*alike, strict=True)
        widest = max(map(len, choices))
        places = np.array([some + some[:1] * (widest - len(some)) for some in choices])
        found.append(Falls(np.array(chances)[:, None, None], list(places.T)))
    return found


def _best_and_mean(values: Array, every: list[Falls]) -> Array:
    """Both along the first axis, kept dice by kept dice: so the cache holds what is worked on."""
    found = np.empty((len(every), *values.shape[1:]))
    for place, (chances, columns) in enumerate(every):
        if len(columns) == len(chances) == 1:  # nothing falls, nothing is to choose
            found[place] = values[columns[0][0]]
            continue
        best = values[columns[0]]
        for column in columns[1:]:
            np.maximum(best, values[column], out=best)
        best *= chances
        best.sum(axis=0, out=found[place])
    return found


Kept = tuple[list[int], list[int], list[int], list[int]]  # places along the axes, ascending
EVERY: Kept = (list(range(28)), list(range(28)), list(range(28)), list(range(7)))


def last_throw(worths: Array, kept: Kept = EVERY) -> Array:
    """The worth of keeping these dice when one throw is left."""
    for place, some in enumerate(kept):
        axis = _pink(some) if place == PINK else _coloured(some)
        lying = [choices[0] for choices in axis.choices]  # all of it kept comes first
        worths = _mean(np.take(worths, lying, place), axis, place)
    return worths


def throw_before(later: Array, kept: Kept = EVERY) -> Array:
    """The worth of keeping these dice, throwing, and keeping some more for `later`."""
    axes = [_coloured(some) for some in kept[:PINK]]
    falls = _falls(axes[0])
    found = np.zeros([len(some) for some in kept])
    for face, chance, choices in zip(*_pink(kept[PINK]), strict=True):
        worths = later[..., choices].max(axis=PINK)
        for place in (2, 1):  # all choices come before any mean
            worths = _best(worths, axes[place].choices, place)
        worths = _best_and_mean(worths, falls)
        for place in (1, 2):
            worths = _mean(worths, axes[place], place)
        found[..., kept[PINK].index(face)] += chance * worths
    return found


def keep_values(worths: Array, further: int, kept: Kept) -> Array:
    """The worth of keeping each of these, with so many throws to come: 1, 2 or 3."""
    if further == 1:
        return last_throw(worths, kept)
    later = last_throw(worths)
    for _ in range(further - 2):
        later = throw_before(later)
    return throw_before(later, kept)
