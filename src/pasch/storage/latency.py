"""How long something takes, counted in steps: an addition where it happens, sums when asked."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, final

# Seconds: from a commit in memory to a review that takes its time.
STEPS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0,
                10.0, 30.0, 60.0)  # fmt: skip


@final
class Latency:
    """`counts` has one place for each step and one for what takes longer than all of them."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, int]]:
        """As Prometheus has them: each step with all that took no longer."""
        found: list[tuple[str, int]] = []
        count = 0
        for step, more in zip((*map(str, STEPS), "+Inf"), self.counts, strict=True):
            count += more
            found.append((step, count))
        return found
