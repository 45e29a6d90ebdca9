"""How much one address may ask for."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import NamedTuple

from pasch.server.refusals import Refusal


class Limits(NamedTuple):
    message_bytes: int = 4096
    messages_a_second: float = 30
    burst: int = 60
    requests_a_second: float = 20
    tables_an_hour: int = 120
    sockets: int = 64  # of one address
    all_sockets: int = 20_000


class Bucket:
    """A token bucket: `rate` a second, `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Guard:
    """Counts what each address does.  Forgets addresses that have been quiet."""

    KNOWN = 10_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def request(self, address: str) -> None:
        limits = self.limits
        self._take(self._requests, address, limits.requests_a_second, limits.burst)

    def new_table(self, address: str) -> None:
        hourly = self.limits.tables_an_hour
        self._take(self._tables, address, hourly / 3600, hourly)

    def socket(self, address: str) -> bool:
        """Whether one more is allowed; if so it is counted until `gone`."""
        if self._sockets[address] >= self.limits.sockets:
            return False
        if self._sockets.total() >= self.limits.all_sockets:
            return False
        self._sockets[address] += 1
        return True

    def gone(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def _take(self, known: dict[str, Bucket], address: str, rate: float, burst: float) -> None:
        bucket = known.pop(address, None) or Bucket(rate, burst)
        known[address] = bucket  # the latest last, so that the first is the one to forget
        if len(known) > self.KNOWN:
            del known[next(iter(known))]
        if not bucket.take():
            raise Refusal("too_many")
