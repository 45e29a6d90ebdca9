"""Sockets: who is connected to which table, and what they say and hear."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from pasch.engine.errors import PaschError
from pasch.server.clock import Clock
from pasch.server.limits import Bucket, Limits
from pasch.server.match import Told
from pasch.server.messages import (
    Done,
    FromClient,
    Hello,
    Move,
    Pause,
    Ping,
    Pong,
    Refused,
    Said,
    Say,
    Sync,
    TakeBack,
)
from pasch.server.metrics import Metrics
from pasch.server.refusals import Refusal
from pasch.server.tables import LiveTable, Tables
from pasch.server.telling import Seats, Telling, table_info
from pasch.speech import Speaker

HELLO_SECONDS = 10
BEHIND = 256  # messages a slow reader may be behind before we let go of him
_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode

# Why a socket was closed; the numbers are ours to give (RFC 6455, 4000 and above).
GOING_AWAY = 1001
NO_HELLO = 4000
NO_TABLE = 4004
TOO_MUCH = 4029
TOO_SLOW = 4008


class Connection:
    """One socket.  Whoever has something for it posts it and goes on; a task of its own sends."""

    def __init__(self, socket: WebSocket, address: str) -> None:
        self.socket = socket
        self.address = address
        self.table: LiveTable
        self.seats: Seats = ()
        self.language = "de"
        self._outbox: deque[str] = deque()
        self._filled = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    def post(self, message: bytes) -> None:
        if len(self._outbox) >= BEHIND:
            self.close(TOO_SLOW, "too slow")
        self._outbox.append(message.decode())
        self._filled.set()

    def close(self, code: int, reason: str) -> None:
        self._closing = self._closing or (code, reason)
        self._filled.set()

    async def send_all(self) -> None:
        """Send what is posted until the socket is closed from here."""
        send = self.socket.send
        while self._closing is None:
            await self._filled.wait()
            self._filled.clear()
            while self._outbox:
                await send({"type": "websocket.send", "text": self._outbox.popleft()})
        await self.socket.close(*self._closing)


class Live:
    def __init__(self, tables: Tables, clock: Clock, limits: Limits, metrics: Metrics) -> None:
        self._tables = tables
        self._clock = clock
        self._limits = limits
        self._metrics = metrics
        self._at: defaultdict[str, set[Connection]] = defaultdict(set)
        tables.happened = self._happened
        tables.changed = self._changed
        clock.stand_ins_changed = self._changed

    async def serve(self, socket: WebSocket, id: str, address: str) -> None:
        """One socket from its first message to its end."""
        await socket.accept()
        connection = Connection(socket, address)
        sender = asyncio.create_task(connection.send_all())
        try:
            if await self._welcome(connection, id):
                try:
                    await self._listen(connection)
                finally:
                    self._leave(connection)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            connection.close(GOING_AWAY, "bye")
            await asyncio.wait([sender], timeout=1)
            sender.cancel()

    def close_all(self) -> None:
        """The server goes; tables stay, and clients come back to whoever serves them next."""
        for connections in self._at.values():
            for connection in connections:
                connection.close(GOING_AWAY, "server is going away")

    @property
    def sockets(self) -> int:
        return sum(map(len, self._at.values()))

    def tables_here(self) -> list[str]:
        return list(self._at)

    async def _welcome(self, connection: Connection, id: str) -> bool:
        try:
            text = await asyncio.wait_for(connection.socket.receive_text(), HELLO_SECONDS)
            hello = _decode(text)
            connection.table = await self._tables.get(id)
        except Refusal as refusal:
            connection.close(NO_TABLE, refusal.code)
            return False
        except (TimeoutError, msgspec.DecodeError, KeyError):
            connection.close(NO_HELLO, "say hello first")
            return False
        if not isinstance(hello, Hello):
            connection.close(NO_HELLO, "say hello first")
            return False
        table = connection.table
        held = {table.holder(token) for token in hello.tokens}
        connection.seats = tuple(sorted(seat for seat in held if seat is not None))
        connection.language = hello.language
        self._at[id].add(connection)
        for seat in connection.seats:
            self._clock.arrived(table, seat)
        connection.post(_encode(table_info(table)))
        self._catch_up(connection, hello.after)
        self._changed(table)
        return True

    def _leave(self, connection: Connection) -> None:
        table = connection.table
        connections = self._at[table.id]
        connections.discard(connection)
        if not connections:
            del self._at[table.id]
        for seat in connection.seats:
            self._clock.left(table, seat)
        self._changed(table)

    def _catch_up(self, connection: Connection, after: int) -> None:
        match = connection.table.match
        if match is None:
            return
        told = match.after(after)
        telling = Telling(connection.table, told or (), whole=told is None)
        connection.post(telling.to(connection.language, connection.seats))

    async def _listen(self, connection: Connection) -> None:
        bucket = Bucket(self._limits.messages_a_second, self._limits.burst)
        strikes = 0
        while True:
            text = await connection.socket.receive_text()
            if not bucket.take():
                strikes += 1
                if strikes > self._limits.burst:
                    connection.close(TOO_MUCH, "too many messages")
                    return
                await asyncio.sleep(1 / self._limits.messages_a_second)
            try:
                message = _decode(text)
            except (msgspec.DecodeError, UnicodeError):
                self._refuse(connection, "", Refusal("bad_request"))
                continue
            try:
                await self._obey(connection, message)
            except (Refusal, PaschError) as refusal:
                self._refuse(connection, getattr(message, "key", ""), refusal)

    async def _obey(self, connection: Connection, message: Any) -> None:
        table = connection.table
        match message:
            case Move(seat, at, action, key):
                self._mine(connection, seat)
                version = await self._tables.move(table, seat, at, action)
                self._metrics.moves.inc()
                connection.post(_encode(Done(key, version)))
            case TakeBack(seat, at, key):
                self._mine(connection, seat)
                version = await self._tables.take_back(table, seat, at)
                connection.post(_encode(Done(key, version)))
            case Pause(on, key):
                self._mine(connection, *connection.seats[:1] or (-1,))
                await self._tables.pause(table, on)
                connection.post(_encode(Done(key, table.version)))
            case Say(seat, phrase):
                self._mine(connection, seat)
                self._broadcast(table, _encode(Said(seat, phrase)))
            case Sync(after):
                self._catch_up(connection, after)
            case Ping(key):
                connection.post(_encode(Pong(key)))
            case _:
                raise Refusal("bad_request")

    def _mine(self, connection: Connection, seat: int) -> None:
        if seat not in connection.seats:
            raise Refusal("bad_token")

    def _refuse(self, connection: Connection, key: str, refusal: Refusal | PaschError) -> None:
        document = connection.table.document
        names = [seat.name for seat in document.seats]
        speaker = Speaker(connection.language, document.game, names)
        text = words(speaker, refusal)
        self._metrics.refusals.labels(refusal.code).inc()
        connection.post(_encode(Refused(key, refusal.code, text)))

    def _happened(self, table: LiveTable, told: Sequence[Told]) -> None:
        telling = Telling(table, told)
        for connection in self._at.get(table.id, ()):
            connection.post(telling.to(connection.language, connection.seats))
        self._clock.poke(table)

    def _changed(self, table: LiveTable) -> None:
        if table.id in self._at:
            self._broadcast(table, _encode(table_info(table)))
        self._clock.poke(table)

    def _broadcast(self, table: LiveTable, message: bytes) -> None:
        for connection in self._at.get(table.id, ()):
            connection.post(message)


def words(speaker: Speaker, refusal: Refusal | PaschError) -> str:
    """A refusal in the viewer's language."""
    if isinstance(refusal, PaschError):
        return speaker.error(refusal)
    return refusal.text or speaker.key(f"refused-{refusal.code}")
