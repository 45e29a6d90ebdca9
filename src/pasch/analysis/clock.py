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
        self._planned = 0.0  # seconds for the decisions so far
        self._positions = 0.0  # seconds that the positions took

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
        elapsed = self._elapsed()
        if not self._planned:
            self._positions = elapsed
        share = (self._seconds - elapsed) / (of - number)
        each = seconds * (ROUNDS + 2)
        count = max(LEAST, min(most, int(share / each / self._pace(elapsed))))
        self._planned += count * each
        return count

    def _pace(self, elapsed: float) -> float:
        """How many times as long as planned the decisions took: many choices, hands to draw."""
        if not self._planned:
            return 1.0
        return max(1.0, (elapsed - self._positions) / self._planned)

    def _elapsed(self) -> float:
        return perf_counter() - self._start
