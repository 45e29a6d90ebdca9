"""Tables that nobody touched for long are forgotten, but never on the word of one clock.

A table goes only after it was found old twice, a day of running apart.  Running time is counted by
the monotonic clock of the servers and kept in the database, so that a wall clock that is wrong at
one start, or for an hour, deletes nothing: the next look with the right time takes the mark away.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic, time

import structlog

from pasch.engine.errors import PaschError
from pasch.storage.store import FORGET, Store

DAY = 24 * 3600
LOOK_SECONDS = 600  # what a server ran since the last look is not counted when it is killed
FEWEST_DAYS, MOST_DAYS = 1, 36_500

log = structlog.get_logger()


class BadDays(PaschError):
    """A number of days after which everything, or never anything, would be forgotten."""

    code = "bad_keep_days"


def checked(days: float) -> float:
    """`--keep-days`, if it makes sense; whatever is no number at all does not."""
    if not FEWEST_DAYS <= days <= MOST_DAYS:
        raise BadDays(
            f"--keep-days {days:g}: {FEWEST_DAYS} to {MOST_DAYS}",
            {"days": f"{days:g}", "least": FEWEST_DAYS, "most": MOST_DAYS},
        )
    return days


class Expiry:
    def __init__(
        self,
        store: Store,
        keep_days: float,
        wall: Callable[[], float] = time,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        self.forgotten = 0
        self._store = store
        self._kept = keep_days * DAY
        self._wall = wall
        self._steady = steady
        self._ran = -1  # as the database had it when we last asked
        self._at = 0.0

    @property
    def before(self) -> int:
        """Tables where nothing happened since are old."""
        return int((self._wall() - self._kept) * 1000)

    async def look(self) -> None:
        """Count the time that passed, mark what is old now, forget what was marked a day ago."""
        ran = await self._count()
        before = self.before
        marked = await self._store.mark_old(before, ran)
        found = await self._store.old(before, FORGET)
        oldest = date(found[0].last) if found else ""  # somebody has just played there
        if marked:
            log.warning("tables will be forgotten after a day of running", tables=marked,
                        oldest=oldest)  # fmt: skip
        gone = await self._store.forget(before, ran - DAY)
        if gone:
            self.forgotten += gone
            log.warning("tables forgotten", tables=gone, oldest=oldest)
        await self._store.clear_boxes(int(self._wall() * 1000))  # their owners can fill them again

    async def _count(self) -> int:
        now = self._steady()
        passed = int(now - self._at) if self._ran >= 0 else 0
        ran = await self._store.ran(self._ran, passed)
        if passed or self._ran < 0:
            self._ran, self._at = ran, now
        return ran


def date(milliseconds: int) -> str:
    """Any number is a time to a damaged clock."""
    try:
        return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
    except (OverflowError, ValueError, OSError):
        return str(milliseconds)
