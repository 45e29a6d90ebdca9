"""One client: its messages are handled one after the other, and not too fast."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import Any, Protocol

import structlog
from mypy_extensions import mypyc_attr
from websockets.http11 import Request

from pasch.server.limits import Bucket, Guard
from pasch.server.table import LiveTable
from pasch.server.websocket import WebSocket

log = structlog.get_logger()


class Host(Protocol):
    """The owner of all connections, which handles their messages."""

    guard: Guard

    def arrived(self, connection: Connection, request: Request) -> str:
        """The reason to close at once, or nothing."""

    async def handle(self, connection: Connection, message: bytes) -> None: ...

    def left(self, connection: Connection) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection(WebSocket):
    """`table` is set by its hello."""

    __slots__ = ("_bucket", "_host", "_inbox", "_work", "address", "hosts", "id", "keys",
                 "language", "seats", "since", "table", "turn")  # fmt: skip

    def __init__(self, host: Host, server_state: Any, peer: str) -> None:
        limits = host.guard.limits
        super().__init__(host.guard, server_state, peer)
        self.id = ""  # of the table asked for
        self.address = ""
        self.table: LiveTable | None = None
        self.seats: tuple[int, ...] = ()
        self.keys: dict[int, str] = {}  # the SHA-256 of the secret by which each seat is held
        self.hosts = False  # whether it knows the secret of the host
        self.language = "de"
        self.since = monotonic()
        self.turn = 0  # in which it is pinged
        self._host = host
        self._bucket = Bucket(limits.messages_a_second, limits.burst)
        self._inbox: deque[bytes] | None = None
        self._work: asyncio.Task[None] | None = None

    def upgraded(self, request: Request) -> None:
        reason = self._host.arrived(self, request)
        if reason:
            self.close(reason)

    def received(self, message: bytes) -> None:
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._handle(message))
            return
        if self._inbox is None:
            self._inbox = deque()
        self._inbox.append(message)
        if len(self._inbox) > self._host.guard.limits.burst:
            self._inbox = None
            self.close("too_many")

    def noise(self) -> None:
        """It costs as much as a message, but may come on credit: a pong of ours must not cut off
        somebody whose messages wait for their turn."""
        if not self._bucket.take():
            self._bucket.owe(1)
            if self._bucket.overdrawn:
                self.close("too_many")

    def gone(self) -> None:
        self._host.left(self)

    async def _handle(self, message: bytes) -> None:
        try:
            while True:
                while not self._bucket.take():
                    await asyncio.sleep(self._bucket.wait)
                await self._host.handle(self, message)
                if not self._inbox:
                    return
                message = self._inbox.popleft()
        except Exception:
            log.exception("message broke the server", table=self.id)
            self.close("broken")
        finally:
            self._work = self._inbox = None
