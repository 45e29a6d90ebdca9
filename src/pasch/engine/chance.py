"""What nature may do: outcomes with exact integer weights."""

from __future__ import annotations

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

    def __init__(self, weights: tuple[int, ...], outcomes: tuple[int, ...] = ()) -> None:
        total = 0
        for weight in weights:
            if weight <= 0:
                raise ValueError(f"weights must be positive: {weights}")
            total += weight
        if len(weights) == 0 or len(outcomes) not in (0, len(weights)):
            raise ValueError(f"every outcome needs a weight: {weights}, {outcomes}")
        self.weights: Final = weights
        self.outcomes: Final = outcomes or tuple(range(len(weights)))
        self.total: Final = total
        self._even: Final = total == len(weights)  # all ones: the common case

    def __reduce__(self) -> tuple[type[Chance], tuple[tuple[int, ...], tuple[int, ...]]]:
        return Chance, (self.weights, self.outcomes)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chance):
            return False
        return self.weights == other.weights and self.outcomes == other.outcomes

    def __hash__(self) -> int:
        return hash((self.weights, self.outcomes))

    def __repr__(self) -> str:
        return f"Chance({self.weights}, {self.outcomes})"

    def sample(self, rng: Rng) -> int:
        """One outcome, drawn by the weights."""
        if self._even:
            return self.outcomes[int(rng.below(i64(len(self.outcomes))))]
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
    return Chance((1,) * len(outcomes), tuple(outcomes))


def certain(outcome: int) -> Chance:
    """The only outcome: how a hidden value becomes public."""
    return Chance((1,), (outcome,))
