"""The bus for several processes: one Redis channel that everybody speaks and listens on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from secrets import token_hex
from time import monotonic

import msgspec
import redis.asyncio as redis
import structlog
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from pasch.storage.bus import Bus, OnNotice
from pasch.storage.presence import Presence, Seats


class Pace(msgspec.Struct, frozen=True):
    """Seconds."""

    beat: float = 2  # between two times that a process says all it has
    silence: float = 7  # after which a process, or Redis itself, counts as gone
    retry: float = 0.5  # between two attempts to come back
    settle: float = 2.5  # after an outage, until all that was missed is certainly known
    gather: float = 0.002  # between two notices, so that many changes make one
    lull: float = 0.05  # before a change that nobody elsewhere is known to wait for is told


class Note(msgspec.Struct, omit_defaults=True):
    """One message on the channel."""

    sender: str
    changed: list[str] = []
    seats: dict[str, Seats] = {}  # connected to the sender
    whole: bool = False  # `seats` has all its tables, not only those where people came or went
    gone: bool = False


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Note).decode
_TROUBLE = (redis.RedisError, OSError)
log = structlog.get_logger()


class RedisBus(Bus):
    CHANNEL = "pasch"

    def __init__(self, address: str, pace: Pace = Pace()) -> None:  # noqa: B008
        self._pace = pace
        self._redis = redis.from_url(
            address,
            socket_connect_timeout=pace.silence,
            socket_timeout=pace.silence,
            retry=Retry(NoBackoff(), 0),  # we come back in our own time
        )
        self._me = token_hex(8)
        self._presence = Presence(pace.silence)
        self._here: dict[str, Seats] = {}
        self._changed: set[str] = set()  # tables to tell of
        self._lull: asyncio.TimerHandle | None = None  # until they are told of at the latest
        self._moved: set[str] = set()  # tables here where people came or went
        self._something = asyncio.Event()  # is there to be said
        self._beat_at = 0.0  # when everything is said anew
        self._alive_from: float | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    async def open(self, on_notice: OnNotice) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(on_notice, ready)),
            asyncio.create_task(self._publish_notes(on_notice)),
        ]
        with suppress(TimeoutError):  # an absent Redis does not keep a server from starting
            await asyncio.wait_for(ready.wait(), 2)

    async def close(self) -> None:
        self._closing = True  # because a cancellation may get lost inside the Redis client
        if self._lull:
            self._lull.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks and self._alive_from is not None:
            with suppress(*_TROUBLE):
                await self._publish(Note(self._me, [*self._changed], gone=True))
        await self._redis.aclose()

    def publish(self, table: str) -> None:
        """At once where somebody of the table is elsewhere.

        Where a proxy sorts people by table that is nobody, and each notice costs every process
        some work: then they are gathered for longer.  They are published in any case, for whoever
        looks on elsewhere or has not been heard of yet.
        """
        self._changed.add(table)
        if self._presence.anybody(table):
            self._something.set()
        elif self._lull is None:
            loop = asyncio.get_running_loop()
            self._lull = loop.call_later(self._pace.lull, self._something.set)

    def connected_here(self, table: str, seats: Iterable[int]) -> None:
        there = frozenset(seats)
        if there == self._here.get(table, frozenset()):
            return
        if there:
            self._here[table] = there
        else:
            del self._here[table]
        self._moved.add(table)
        self._something.set()

    def elsewhere(self, table: str) -> Seats:
        return self._presence.elsewhere(table)

    @property
    def alive(self) -> bool:
        return self._alive_from is not None and monotonic() >= self._alive_from

    async def _publish_notes(self, on_notice: OnNotice) -> None:
        while not self._closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._beat_at - monotonic()):
                    await self._something.wait()
            whole = monotonic() >= self._beat_at
            note = self._next_note(whole)
            try:
                await self._publish(note)
            except BaseException as error:
                self._changed.update(note.changed)  # late is early enough, lost is not
                if not isinstance(error, Exception):  # we are stopping: said with the goodbye
                    raise
                _complain(error)
                self._beat_at = 0
                await asyncio.sleep(self._pace.retry)
                continue
            if whole:
                self._beat_at = monotonic() + self._pace.beat
                self._forget_silent(on_notice)
            await asyncio.sleep(self._pace.gather)

    def _next_note(self, whole: bool) -> Note:
        nobody: Seats = frozenset()
        moved = {table: self._here.get(table, nobody) for table in self._moved}
        note = Note(self._me, [*self._changed], dict(self._here) if whole else moved, whole)
        self._something.clear()
        if self._lull:
            self._lull.cancel()
            self._lull = None
        self._changed.clear()
        self._moved.clear()
        return note

    async def _publish(self, note: Note) -> None:
        await self._redis.publish(self.CHANNEL, _encode(note))

    async def _listen(self, on_notice: OnNotice, ready: asyncio.Event) -> None:
        settle = 0.0  # a server that starts has missed nothing
        while not self._closing:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self.CHANNEL)
                    # Our own beats come back too: hearing nothing at all means being cut off.
                    while message := await channel.get_message(timeout=self._pace.silence):
                        if self._closing:
                            return
                        if message["type"] == "message":
                            self._receive(message["data"], on_notice)
                        elif message["type"] == "subscribe":
                            self._connected(settle)
                            settle = self._pace.settle
                            ready.set()
            except Exception as error:
                _complain(error)
            self._alive_from = None
            settle = self._pace.settle
            await asyncio.sleep(self._pace.retry)

    def _connected(self, settle: float) -> None:
        self._alive_from = monotonic() + settle
        self._presence.be_patient(monotonic())
        self._beat_at = 0
        self._something.set()

    def _receive(self, data: bytes, on_notice: OnNotice) -> None:
        try:
            note = _decode(data)
        except msgspec.DecodeError:  # not one of ours
            return
        if note.sender == self._me:
            return
        if note.gone:
            moved = self._presence.forget(note.sender)
        else:
            moved = self._presence.receive(note.sender, note.seats, note.whole, monotonic())
        for table in moved.union(note.changed):
            on_notice(table)

    def _forget_silent(self, on_notice: OnNotice) -> None:
        if self._alive_from is not None:  # else the silence is ours
            for table in self._presence.forget_silent(monotonic()):
                on_notice(table)


def _complain(error: Exception) -> None:
    """Whatever it is, we try again: without the bus a server would poll for ever.

    That Redis is away is no news while it lasts; what we do not know of is.
    """
    if not isinstance(error, _TROUBLE):
        log.error("bus failed", exc_info=error)
