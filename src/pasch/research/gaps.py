"""Which games are still to be played, handed out in batches of about a second."""

from __future__ import annotations

from collections.abc import Iterable

SECONDS = 1.0  # of one batch: short enough to lose, long enough not to matter
SHORTEST = 0.2  # seconds of one of the last: else the way to a worker takes longer than the work
MOST = 20_000  # games of one batch


class Gaps:
    def __init__(self, missing: Iterable[range], workers: int) -> None:
        self._ranges = [each for each in reversed(list(missing)) if each]
        self._workers = workers
        self.left = sum(map(len, self._ranges))
        self._games = 0  # that were played, and
        self._seconds = 0.0  # how long all workers together took for them

    def take(self) -> range | None:
        """The next batch; None if all are given away."""
        if not self._ranges:
            return None
        games = self._ranges.pop()
        rate = self._games / self._seconds if self._games else 0.0
        even = max(self.left // (2 * self._workers), int(rate * SHORTEST))
        size = max(1, min(int(rate * SECONDS), MOST, even))
        if len(games) > size:
            self._ranges.append(games[size:])
            games = games[:size]
        self.left -= len(games)
        return games

    def give_back(self, games: range) -> None:
        """Whoever had them is gone."""
        self._ranges.append(games)
        self.left += len(games)

    def took(self, games: int, seconds: float) -> None:
        """How long a batch took."""
        self._games += games
        self._seconds += max(seconds, 1e-6)
