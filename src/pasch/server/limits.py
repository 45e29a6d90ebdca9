"""How much one address may ask for, and where a page may come from."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from pasch.server.addresses import network
from pasch.server.refusals import Refusal

KNOWN: Final = 10_000  # addresses that are remembered


class Limits(NamedTuple):
    """For one address, but what begins with `all`; an address of IPv6 is a network (/64).

    `connections` are all there are, sockets among them; `hits` are requests of any kind, files and
    upgrades among them, `requests` those that do some work.
    """

    message_bytes: int = 4096
    messages_a_second: float = 30
    burst: int = 60
    requests_a_second: float = 20
    tables_an_hour: int = 120
    sockets: int = 64
    all_sockets: int = 20_000
    connections: int = 256
    all_connections: int = 24_000
    hits_a_second: float = 200
    hits_at_once: int = 1000
    requests_at_once: int = 60

    def shared_by(self, sockets: int) -> Limits:
        """With room for so many sockets from one address, and for all that goes with them."""
        more = max(1.0, sockets / self.sockets)
        return self._replace(
            sockets=sockets,
            requests_a_second=self.requests_a_second * more,
            requests_at_once=int(self.requests_at_once * more),
            tables_an_hour=int(self.tables_an_hour * more),
            connections=int(self.connections * more),
            hits_a_second=self.hits_a_second * more,
            hits_at_once=int(self.hits_at_once * more),
        )

    def within(self, connections: int) -> Limits:
        """With no more connections than these, of which sockets never take all."""
        every = min(self.all_connections, connections)
        return self._replace(
            all_connections=every, all_sockets=min(self.all_sockets, every - every // 8)
        )


_MANY: Final = 10**9
UNLIMITED: Final = Limits(Limits().message_bytes, *([_MANY] * 11))


class Bucket:
    """A token bucket: `rate` a second, `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self, cost: float = 1) -> bool:
        """What costs more than ever fits may be had when it is full."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < min(cost, self._burst):
            return False
        self._left -= cost
        return True

    def owe(self, cost: float) -> None:
        """Paid back before anything else may be taken, but never for longer than a full one."""
        self._left = max(self._left - cost, -self._burst)

    @property
    def overdrawn(self) -> bool:
        """Whether it owes as much as it may."""
        return self._left <= -self._burst

    @property
    def wait(self) -> float:
        """Seconds until there is one to take."""
        return max(0.0, (1 - self._left) / self._rate)


class Guard:
    """Counts what each address does, and forgets addresses that have been quiet longest."""

    def __init__(
        self, limits: Limits, origins: tuple[str, ...] = (), proxied: bool = False
    ) -> None:
        self.limits = limits
        self._origins = origins
        self.proxied = proxied
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._hits: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()
        self._all_sockets = 0
        self._connections: Counter[str] = Counter()
        self.connections = 0

    def address(self, peer: str, forwarded: str | None) -> str:
        """Behind a proxy of ours all come from its address; it says from where at the end."""
        if self.proxied and forwarded:
            return network(forwarded.rsplit(",", 1)[-1].strip())
        return network(peer)

    def scheme(self, forwarded: str | None) -> str:
        """How the server was reached; only a proxy of ours can know better."""
        return "https" if self.proxied and forwarded == "https" else "http"

    def known_origin(self, origin: str | None, host: str | None) -> bool:
        """A browser says where its page came from; a page of somebody else may not play here."""
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False

    def refuse_connection(self, peer: str) -> str:
        """Why one more is not let in from there, or nothing.  A proxy of ours brings everybody."""
        if not self.proxied and self._connections[peer] >= self.limits.connections:
            return "too_many"
        return "full" if self.connections >= self.limits.all_connections else ""

    def connected(self, peer: str) -> None:
        """Counted until `disconnected`."""
        self._connections[peer] += 1
        self.connections += 1

    def disconnected(self, peer: str) -> None:
        self.connections -= 1
        self._connections[peer] -= 1
        if not self._connections[peer]:
            del self._connections[peer]

    def hit(self, address: str) -> None:
        """Anything that is asked, before it is known what."""
        limits = self.limits
        self._take(self._hits, address, limits.hits_a_second, limits.hits_at_once)

    def request(self, address: str, cost: int = 1) -> None:
        """Something that is some work; what is much work costs as much as several."""
        limits = self.limits
        self._take(self._requests, address, limits.requests_a_second, limits.requests_at_once, cost)

    def pay(self, address: str, cost: int) -> None:
        """For what turned out to be more work than it seemed."""
        bucket = self._requests.get(address)
        if bucket is not None:
            bucket.owe(cost)

    def new_table(self, address: str) -> None:
        hourly = self.limits.tables_an_hour
        self._take(self._tables, address, hourly / 3600, hourly)

    def socket(self, address: str) -> bool:
        """Whether one more is allowed; if so it is counted until `gone`."""
        if self._all_sockets >= self.limits.all_sockets:
            return False
        if self._sockets[address] >= self.limits.sockets:
            return False
        self._sockets[address] += 1
        self._all_sockets += 1
        return True

    def gone(self, address: str) -> None:
        self._all_sockets -= 1
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def _take(
        self, known: dict[str, Bucket], address: str, rate: float, burst: float, cost: int = 1
    ) -> None:
        bucket = known.pop(address, None) or Bucket(rate, burst)
        known[address] = bucket  # the latest last, so that the first is the one to forget
        if len(known) > KNOWN:
            del known[next(iter(known))]
        if not bucket.take(cost):
            raise Refusal("too_many")
