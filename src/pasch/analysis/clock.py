"""How the work of a review is spent: so many actions in all, and a time that ends it early."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

Progress = Callable[[float], None]  # the share that is done


class Clock:
    """Work is counted in actions, so that equal matches get equal reviews; `seconds` is a safety
    net for slow machines, and None where nobody is in a hurry."""

    def __init__(self, work: int, seconds: float | None, progress: Progress) -> None:
        self._work = work
        self._seconds = seconds
        self._progress = progress
        self._start = perf_counter()
        self._spent = 0
        self._told = 0.0

    def spend(self, actions: int) -> None:
        self._spent += actions
        self._tell()

    def left(self, share: float) -> int:
        """The actions that are left until this share of all is spent; 0 when the time is up."""
        wanted = int(share * self._work)
        if self._seconds is not None and self._elapsed() >= share * self._seconds:
            return 0
        return max(0, wanted - self._spent)

    @property
    def up(self) -> bool:
        """Whether there is no time for anything more."""
        return self._seconds is not None and self._elapsed() >= self._seconds

    def skip(self, share: float) -> None:
        """A part is done, whatever it took: what it left over goes to the next."""
        self._told = max(self._told, min(share, 1.0))
        self._progress(self._told)

    def _tell(self) -> None:
        share = self._spent / self._work
        if self._seconds is not None:
            share = max(share, self._elapsed() / self._seconds)
        share = min(share, 0.99)
        if share >= self._told + 0.005:
            self._told = share
            self._progress(share)

    def _elapsed(self) -> float:
        return perf_counter() - self._start
