"""What nature may do: outcomes with exact integer weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from pasch.engine.rng import Rng


@final
class Chance:
    """A finite distribution.  Every outcome listed is possible; immutable, so share it.

    >>> coins = Chance((1, 2, 1))
    >>> coins.outcomes, coins.weights, coins.total
    ((0, 1, 2), (1, 2, 1), 4)
    """

    def __init__(self, weights: Sequence[int], outcomes: Sequence[int] = ()) -> None:
        self.weights: Final[tuple[int, ...]] = tuple(weights)
        self.outcomes: Final[tuple[int, ...]] = tuple(outcomes) or tuple(range(len(weights)))
        self.total: Final[int] = sum(weights)
        self._size: Final[i64] = i64(len(weights))
        self._even: Final[bool] = self.total == len(weights)  # all ones: the common case
        if not weights or min(weights) <= 0 or len(self.outcomes) != len(weights):
            raise ValueError(f"every outcome needs one positive weight: {weights}, {outcomes}")

    def sample(self, rng: Rng) -> int:
        """One outcome, drawn by the weights."""
        if self._even:
            return self.outcomes[int(rng.below(self._size))]
        pick = int(rng.below(i64(self.total)))
        place = 0
        while pick >= self.weights[place]:
            pick -= self.weights[place]
            place += 1
        return self.outcomes[place]

    def weight(self, outcome: int) -> int:
        """How many of `total` equally likely cases give `outcome`; 0 if it is impossible."""
        for place, other in enumerate(self.outcomes):
            if other == outcome:
                return self.weights[place]
        return 0


def die(sides: int) -> Chance:
    """Outcome 0 is the face 1."""
    return Chance((1,) * sides)


def among(outcomes: list[int]) -> Chance:
    """One of these, each equally likely: a card from what is left."""
    return Chance([1] * len(outcomes), outcomes)


def certain(outcome: int) -> Chance:
    """The only outcome: how a hidden value becomes public."""
    return Chance((1,), (outcome,))
