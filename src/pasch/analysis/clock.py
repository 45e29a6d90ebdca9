"""How the time of a review is spent: first on the positions, then on the decisions."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from pasch.analysis.decision import ROUNDS

POSITIONS = 0.4  # of the time
LEAST = 2  # looks, whatever the time: fewer have no error
Progress = Callable[[float], None]  # the share that is done


class Clock:
    """`seconds` is None where nobody is in a hurry."""

    def __init__(self, seconds: float | None, progress: Progress) -> None:
        self._seconds = seconds
        self._progress = progress
        self._start = perf_counter()

    def go_on(self, looks: int, most: int) -> bool:
        """Whether there is time for one more look at all positions."""
        share = looks / most
        if self._seconds is not None:
            share = max(share, self._elapsed() / (POSITIONS * self._seconds))
        self._progress(POSITIONS * min(1.0, share))
        return looks < most and (share < 1 or looks < LEAST)

    def looks(self, seconds: float, number: int, of: int, most: int) -> int:
        """For a decision, where a look takes so long and as many are still to come."""
        self._progress(POSITIONS + (1 - POSITIONS) * number / of)
        if self._seconds is None or not seconds:
            return most
        share = (self._seconds - self._elapsed()) / (of - number)
        return max(LEAST, min(most, int(share / seconds / (ROUNDS + 2))))

    def _elapsed(self) -> float:
        return perf_counter() - self._start
