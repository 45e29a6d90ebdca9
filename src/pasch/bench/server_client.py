"""Players for the load: just enough of RFC 6455 to keep out of the way of what is measured."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from http.client import HTTPConnection
from random import random
from time import perf_counter
from typing import Any, Protocol

import msgspec

SEATS = 4
QUIET = 1.0  # seconds; servers hang up on a connection that was quiet for some
HEAD = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Tally:
    """What all players together saw."""

    def __init__(self) -> None:
        self.counting = False
        self.acknowledged = 0
        self.refused = 0
        self.delays: list[float] = []  # from sent to seen by another seat, in seconds
        self.over: list[Match] = []
        self.lost = 0


class Match:
    """One table as its players share it; `pause` is the mean time between two of its moves."""

    def __init__(self, id: str, secrets: list[str], tally: Tally, pause: float) -> None:
        self.id = id
        self.secrets = secrets
        self.tally = tally
        self.pause = pause
        self.next = perf_counter() + random() * pause
        self.sent: dict[int, float] = {}  # version decided on: when
        self.players: list[Player] = []
        self.done = False

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.tally.over.append(self)


class Player(asyncio.Protocol, ABC):
    """A seat that plays at random.  What a server sends is for a subclass to read."""

    PATH = ""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.version = -1
        self._rest = b""
        self._open = False

    @abstractmethod
    def opened(self) -> None:
        """Say who I am."""

    @abstractmethod
    def received(self, message: bytes) -> None:
        """One message, whole."""

    @abstractmethod
    def move(self, at: int, action: int) -> None:
        """Send it."""

    def connection_made(self, transport: Any) -> None:  # uvloop's is no subclass of asyncio's
        self.transport: asyncio.Transport = transport
        transport.write(HEAD.format(path=self.PATH.format(id=self.match.id)).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.match.done:
            self.match.tally.lost += 1

    def send(self, message: bytes) -> None:
        # Masked with zeros, which changes nothing: allowed, and free.
        size = len(message)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + message)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        start = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(data[:end])
            self._open = True
            start = end + 4
            self.opened()
        while len(data) - start >= 2:
            kind, size = data[start], data[start + 1]
            body = start + 2
            if size == 126:
                body += 2
                size = int.from_bytes(data[start + 2 : body], "big")
            elif size == 127:
                body += 8
                size = int.from_bytes(data[start + 2 : body], "big")
            if len(data) < body + size:
                break
            if kind == 0x81:
                self.received(data[body : body + size])
            elif kind == 0x89:
                self.transport.write(b"\x8a\x80\0\0\0\0")
            start = body + size
        self._rest = data[start:]

    def seen(self, version: int) -> None:
        """The table went on to this version."""
        match = self.match
        sent = match.sent.get(self.version)
        if sent is not None and match.tally.counting:
            match.tally.delays.append(perf_counter() - sent)
        self.version = version

    def choose(self, version: int, actions: list[int]) -> None:
        """It is my turn."""
        match = self.match
        action = actions[int(random() * len(actions))]
        now = perf_counter()
        if match.pause:
            # At random: tables that wait equally long move in step after the first hitch, all at
            # once and for ever.
            match.next = max(now, match.next + 2 * random() * match.pause)
            asyncio.get_running_loop().call_later(match.next - now, self._send, version, action)
        else:
            self._send(version, action)

    def _send(self, version: int, action: int) -> None:
        match = self.match
        if len(match.sent) > 8:
            match.sent.clear()
        match.sent[version] = perf_counter()
        self.move(version, action)
        self.version = version + 1  # so that my own events are not counted as seen by others


class Tables(Protocol):
    """How a server's tables are made."""

    @property
    def player(self) -> type[Player]: ...

    def make(self) -> tuple[str, list[str]]:
        """A new table with its four secrets, begun."""

    def again(self, match: Match) -> tuple[str, list[str]]:
        """The same people once more."""


class Api:
    """Plain requests, one after the other."""

    def __init__(self, port: int) -> None:
        self._http = HTTPConnection("127.0.0.1", port, timeout=30)
        self._used = 0.0

    def call(self, method: str, path: str, body: object, token: str = "") -> Any:
        text = msgspec.json.encode(body) if body is not None else b""
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        if perf_counter() - self._used > QUIET:
            self._http.close()  # the next request opens it again
        self._used = perf_counter()
        self._http.request(method, path, text, headers)
        answer = self._http.getresponse()
        data = answer.read()
        if answer.status >= 300:
            raise ConnectionError(f"{method} {path}: {answer.status} {data!r}")
        return msgspec.json.decode(data)
