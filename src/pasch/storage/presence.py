"""Who is connected to other processes, by what they last said.

Each process repeats all it has every few seconds.  One that stays silent too long is forgotten
with its people: it was killed, or cannot be reached.
"""

from __future__ import annotations

from collections.abc import Mapping

Seats = frozenset[int]
NOBODY: Seats = frozenset()


class Presence:
    """All times in seconds of one clock; changes are returned as the ids of their tables."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._said: dict[str, dict[str, Seats]] = {}  # process: table: seats
        self._last: dict[str, float] = {}  # process: when it was heard

    def elsewhere(self, table: str) -> Seats:
        return NOBODY.union(*(said.get(table, NOBODY) for said in self._said.values()))

    def anybody(self, table: str) -> bool:
        """Whether a seat of it is elsewhere."""
        return any(table in said for said in self._said.values())

    def receive(
        self, process: str, seats: Mapping[str, Seats], whole: bool, now: float
    ) -> set[str]:
        """A process says who is there: at all its tables, or at those that changed."""
        before = self._said.get(process, {})
        after = {**({} if whole else before), **seats}
        self._said[process] = {table: there for table, there in after.items() if there}
        self._last[process] = now
        return _differences(before, self._said[process])

    def forget(self, process: str) -> set[str]:
        """It said goodbye."""
        self._last.pop(process, None)
        return set(self._said.pop(process, {}))

    def forget_silent(self, now: float) -> set[str]:
        silent = [name for name, last in self._last.items() if now - last > self._patience]
        return {table for name in silent for table in self.forget(name)}

    def be_patient(self, now: float) -> None:
        """It was this process that received nothing: everybody has the whole time again."""
        self._last = dict.fromkeys(self._last, now)


def _differences(before: Mapping[str, Seats], after: Mapping[str, Seats]) -> set[str]:
    return {table for table, _ in before.items() ^ after.items()}
