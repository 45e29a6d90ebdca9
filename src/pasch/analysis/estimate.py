"""Means of many looks, with their standard errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple


class Estimate(NamedTuple):
    worth: float
    error: float = 0.0

    @property
    def least(self) -> float:
        """What it is worth at least, as sure as two errors are."""
        return self.worth - 2 * self.error


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
