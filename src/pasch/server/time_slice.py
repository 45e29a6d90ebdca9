"""Long work on the event loop, done in slices so that nobody else waits for it."""

from __future__ import annotations

import asyncio
from time import perf_counter

SLICE = 0.005  # seconds


class TimeSlice:
    """Awaited between small pieces of work, it yields to the loop once its time is used up."""

    def __init__(self) -> None:
        self._since = perf_counter()

    async def __call__(self) -> None:
        if perf_counter() - self._since > SLICE:
            await asyncio.sleep(0)
            self._since = perf_counter()
