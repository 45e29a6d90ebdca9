"""Means of many looks, with their standard errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

SURE = 1.96  # standard errors to both sides: a 95 % interval


class Estimate(NamedTuple):
    worth: float
    error: float = 0.0

    @property
    def least(self) -> float:
        """What it is worth at least, as sure as three errors are.

        With two, one of the many decisions of a match would seem a mistake by luck alone.
        """
        return self.worth - 3 * self.error


def mean(samples: Sequence[float]) -> Estimate:
    """What the samples say on average, and how far that may be off.

    >>> mean([2.0, 4.0])
    Estimate(worth=3.0, error=1.0)
    """
    count = len(samples)
    middle = sum(samples) / count
    if count < 2:
        return Estimate(middle)
    spread = sum((sample - middle) ** 2 for sample in samples)
    return Estimate(middle, sqrt(spread / (count - 1) / count))


def total(parts: Sequence[Estimate]) -> Estimate:
    """The sum of estimates whose errors know nothing of each other."""
    return Estimate(sum(part.worth for part in parts), sqrt(sum(part.error**2 for part in parts)))


def margin(rate: float, games: int) -> float:
    """How far a rate of wins may be off, in 95 of 100 cases, to the side where it may be further.

    Wilson's interval: honest for few games, and where all were won or none.

    >>> round(margin(0.5, 400), 3), round(margin(0.0, 400), 3)
    (0.049, 0.01)
    """
    square = SURE * SURE / games
    middle = (rate + square / 2) / (1 + square)
    half = sqrt(square * rate * (1 - rate) + square * square / 4) / (1 + square)
    return max(middle + half - rate, rate - middle + half)
