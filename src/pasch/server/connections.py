"""Who is connected to which table, what is sent to them, and how their messages are handled."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from time import monotonic, perf_counter, time

import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request

from pasch.engine.errors import PaschError, UnknownGame
from pasch.server.broadcast import Broadcast, encode, listener_of, table_info
from pasch.server.clock import Clock
from pasch.server.connection import Connection
from pasch.server.frames import PING, frame
from pasch.server.limits import Guard
from pasch.server.match import LogEvent, of_seat
from pasch.server.messages import (
    Done,
    FromClient,
    Hello,
    Holds,
    Move,
    Pause,
    Ping,
    Pong,
    Refused,
    Said,
    Say,
    Sync,
    TakeBack,
    Think,
)
from pasch.server.metrics import Metrics
from pasch.server.refusals import CLOSE, Refusal, words
from pasch.server.table import LiveTable
from pasch.server.table_document import TableDocument
from pasch.server.tables import Tables

PATH = "/live/"
HELLO_SECONDS = 10.0
PING_SECONDS = 20.0  # a connection that is silent from one ping to the next is closed
TURNS = 40  # in which all are pinged: moves do not wait until thousands have been
_decode = msgspec.json.Decoder(FromClient).decode


class Mover:
    """Waits for the answer to its move, which goes out with the events in one write."""

    __slots__ = ("answered", "connection", "key", "seat")

    def __init__(self, connection: Connection, seat: int, key: str) -> None:
        self.connection = connection
        self.seat = seat
        self.key = key
        self.answered = False


class Connections:
    """The host of all connections to this process."""

    def __init__(self, tables: Tables, clock: Clock, guard: Guard, metrics: Metrics) -> None:
        self.guard = guard
        self.at: dict[str, set[Connection]] = {}
        self._all: set[Connection] = set()
        self._turns: list[set[Connection]] = [set() for _ in range(TURNS)]
        self._next_turn = 0
        self._tables = tables
        self._clock = clock
        self._metrics = metrics
        tables.happened = self._happened
        tables.changed = self._changed
        tables.broke = self._broke
        clock.changed = self._changed

    # Coming and going

    def arrived(self, connection: Connection, request: Request) -> str:
        headers = request.headers
        forwarded = ",".join(headers.get_all("X-Forwarded-For"))
        address = self.guard.address(connection.peer, forwarded)
        if not self.guard.known_origin(_only(headers, "Origin"), _only(headers, "Host")):
            self._metrics.refused("wrong_origin")
            return "wrong_origin"
        if not self.guard.socket(address):
            self._metrics.refused("too_many")
            return "too_many"
        connection.address = address
        connection.id = request.path.partition("?")[0].removeprefix(PATH)
        self._all.add(connection)
        connection.turn = self._next_turn
        self._turns[connection.turn].add(connection)
        self._next_turn = (self._next_turn + 1) % TURNS
        return ""

    def left(self, connection: Connection) -> None:
        if connection not in self._all:
            return  # it was turned away
        self._all.discard(connection)
        self._turns[connection.turn].discard(connection)
        self.guard.gone(connection.address)
        table = connection.table
        if table is None:
            return
        self.at[table.id].discard(connection)
        table.connected -= 1
        if not self.at[table.id]:
            del self.at[table.id]
        if connection.seats:
            self._clock.left(table, connection.seats)
            self._changed(table)
        elif not table.connected:
            self._clock.poke(table)  # bots do not play unwatched

    async def watch(self) -> None:
        """Ping everybody now and then; let go of those who do not answer or never said hello."""
        for turn in self._turns:
            await asyncio.sleep(PING_SECONDS / TURNS)
            for connection in list(turn):
                self._look_after(connection)

    def _look_after(self, connection: Connection) -> None:
        if not connection.heard:
            connection.close("silent")
        elif connection.table is None and monotonic() - connection.since > HELLO_SECONDS:
            connection.close("no_hello")
        else:
            connection.heard = False
            connection.send(PING)

    def look_around(self, id: str) -> None:
        """Somebody may have come or gone in another process."""
        table = self._tables.live.get(id)
        if table and id in self.at and table.elsewhere != self._tables.bus.elsewhere(id):
            self._changed(table)

    @property
    def sockets(self) -> int:
        return len(self._all)

    # What they send

    async def handle(self, connection: Connection, message: bytes) -> None:
        table = connection.table
        key = ""
        try:
            said = _decode(message)
            if table is None:
                await self._welcome(connection, said)
            elif isinstance(said, Move):  # nearly always: a coroutine less to go through
                key = said.key
                _check_holds(connection, said.seat)
                mover = Mover(connection, said.seat, key)
                started = perf_counter()
                version = await self._tables.move(table, said.seat, said.at, said.action, mover)
                self._metrics.move.observe(perf_counter() - started)
                if not mover.answered:  # it had been made before
                    connection.send(frame(encode(Done(key, version))))
            else:
                key = getattr(said, "key", "")
                await self._handle(connection, table, said)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            self._refuse(connection, key, Refusal("bad_request"))
        except (Refusal, PaschError) as refusal:
            self._refuse(connection, key, refusal)

    async def _welcome(self, connection: Connection, hello: object) -> None:
        if not isinstance(hello, Hello):
            connection.close("no_hello")
            return
        try:
            table = await self._tables.get(connection.id)
            await self._not_behind(table, hello.after)
        except (Refusal, PaschError) as refusal:
            self._metrics.refused(refusal.code)
            unknown = isinstance(refusal, UnknownGame)  # a game that was taken away
            code = "wrong_version" if unknown else refusal.code
            connection.close(code if code in CLOSE else "broken")
            return
        if connection not in self._all:
            return  # gone while we read
        document = table.document
        held = {document.seat_of(token) for token in hello.tokens}
        connection.seats = tuple(sorted(seat for seat in held if seat is not None))
        connection.keys = {seat: document.seats[seat].token for seat in connection.seats}
        connection.hosts = any(document.is_host(token) for token in hello.tokens)
        connection.language = hello.language
        connection.table = table
        if not table.connected and not self._tables.bus.elsewhere(table.id):
            table.asked_since = max(table.asked_since, time())  # it rested
        table.connected += 1
        self.at.setdefault(table.id, set()).add(connection)
        if connection.seats:
            self._clock.arrived(table, connection.seats)
            self._changed(table, newcomer=connection)
        else:  # an onlooker is news to nobody else
            self._clock.look_around(table)
            self._inform(table, (connection,))
            self._clock.poke(table)
        if hello.tokens:
            _tell_seats(connection)
        self._catch_up(connection, table, hello.after)

    async def _handle(self, connection: Connection, table: LiveTable, said: object) -> None:
        match said:
            case Think(seat, at, key):
                _check_holds(connection, seat)
                version = await self._tables.think(table, seat, at)
                connection.send(frame(encode(Done(key, version))))
            case TakeBack(seat, at, key):
                _check_holds(connection, seat)
                version = await self._tables.take_back(table, seat, at)
                connection.send(frame(encode(Done(key, version))))
            case Pause(on, key):
                if not connection.seats and not connection.hosts:
                    raise Refusal("bad_token")
                await self._pause(table, on)
                connection.send(frame(encode(Done(key, table.version))))
            case Say(seat, phrase, key):
                _check_holds(connection, seat)
                self._say(table, seat, phrase)
                connection.send(frame(encode(Done(key, table.version))))
            case Sync(after):
                await self._not_behind(table, after)
                self._catch_up(connection, table, after)
            case Ping(key):
                connection.send(frame(encode(Pong(key))))
            case _:  # a second hello
                raise Refusal("bad_request")

    async def _pause(self, table: LiveTable, on: bool) -> None:
        def change(document: TableDocument) -> None:
            if document.status != "playing":
                raise Refusal("over" if document.status == "over" else "not_started")
            document.paused = on
            if not on:
                document.resumed = int(time() * 1000)

        if table.document.paused != on:
            table.bear_with()
            await self._tables.edit(table, change)

    def _refuse(self, connection: Connection, key: str, refusal: Refusal | PaschError) -> None:
        self._metrics.refused(refusal.code)
        table = connection.table
        if table is None:
            connection.close("no_hello")
            return
        listener = listener_of(connection.seats)
        text = words(table.speaker(connection.language, listener), refusal)
        answer = Refused(key, refusal.code, text, _rule(refusal))
        connection.send(frame(encode(answer)))

    # What is sent to them

    async def _not_behind(self, table: LiveTable, after: int) -> None:
        """A client that comes from another process may know what has not reached this one yet."""
        if after > table.version:
            await self._tables.refresh((table.id,))

    def _catch_up(self, connection: Connection, table: LiveTable, after: int) -> None:
        if table.match is not None:
            events = table.match.after(after)
            try:
                with self._tables.watchdog:
                    broadcast = Broadcast(table, table.match, events or (), whole=events is None)
                    frames = broadcast.to(connection.language, connection.seats)
            except Exception as error:
                self._tables.fail(table, error)
                return
            connection.send(frames)

    def _happened(self, table: LiveTable, events: Sequence[LogEvent] | None, mover: object) -> None:
        connections = self.at.get(table.id)
        if connections and table.match is not None:
            try:
                with self._tables.watchdog:
                    table.window_is_news()
                    broadcast = Broadcast(table, table.match, events or (), whole=events is None)
                    news = [
                        (connection, broadcast.to(connection.language, connection.seats))
                        for connection in connections
                    ]
            except Exception as error:
                self._tables.fail(table, error)
                return
            for connection, frames in news:
                if events and isinstance(mover, Mover) and mover.connection is connection:
                    done = Done(
                        mover.key,
                        events[of_seat(mover.seat, [event.actor for event in events])].version,
                    )
                    frames = frame(encode(done)) + frames
                    mover.answered = True
                    self._metrics.moves += 1
                connection.send(frames)
        self._clock.poke(table)

    def _broke(self, table: LiveTable) -> None:
        for connection in list(self.at.get(table.id, ())):
            connection.close(table.broken)

    def _changed(self, table: LiveTable, newcomer: Connection | None = None) -> None:
        self._take_seats(table)
        self._clock.look_around(table)
        table.one_device = self._is_one_device(table)
        self._inform(table, self.at.get(table.id, ()))
        self._window_changed(table, newcomer)
        self._clock.poke(table)

    def _is_one_device(self, table: LiveTable) -> bool:
        """Whether several people share one device, and none of them has another one."""
        seats = table.document.seats
        people = {number for number, seat in enumerate(seats) if seat.kind == "human"}
        held = [set(each.seats) & people for each in self.at.get(table.id, ()) if each.seats]
        alike = bool(held) and all(each == people for each in held)
        return len(people) > 1 and alike and not table.elsewhere

    def _window_changed(self, table: LiveTable, newcomer: Connection | None) -> None:
        """Tell of the window if it is another one now; a newcomer has yet to hear what happened."""
        match = table.match
        if match is None or not match.window:
            return
        try:
            with self._tables.watchdog:
                if not table.window_is_news():
                    return
                broadcast = Broadcast(table, match, ())
                news = [
                    (connection, broadcast.window_to(connection.language, connection.seats))
                    for connection in self.at.get(table.id, ())
                    if connection is not newcomer
                ]
        except Exception as error:
            self._tables.fail(table, error)
            return
        for connection, frames in news:
            connection.send(frames)

    def _inform(self, table: LiveTable, connections: Collection[Connection]) -> None:
        if connections:
            info = frame(encode(table_info(table)))
            for connection in connections:
                connection.send(info)

    def _take_seats(self, table: LiveTable) -> None:
        """Whoever stood up or was removed is an onlooker from now on."""
        seats = table.document.seats
        for connection in self.at.get(table.id, ()):
            lost = [seat for seat in connection.seats if seats[seat].token != connection.keys[seat]]
            if lost:
                connection.seats = tuple(seat for seat in connection.seats if seat not in lost)
                self._clock.left(table, lost)
                _tell_seats(connection)
                self._catch_up(connection, table, -1)

    def _say(self, table: LiveTable, seat: int, phrase: str) -> None:
        table.bear_with()
        said: dict[str, bytes] = {}
        for connection in self.at.get(table.id, ()):
            language = connection.language
            if language not in said:
                text = table.speaker(language).key(f"phrase-{phrase}")
                said[language] = frame(encode(Said(seat, phrase, text)))
            connection.send(said[language])


def _only(headers: Headers, name: str) -> str | None:
    """Of a header that may be there once; a request that said it twice was refused before."""
    found = headers.get_all(name)
    return found[0] if found else None


def _tell_seats(connection: Connection) -> None:
    connection.send(frame(encode(Holds(list(connection.seats)))))


def _check_holds(connection: Connection, seat: int) -> None:
    if seat not in connection.seats:
        raise Refusal("bad_token")


def _rule(refusal: Refusal | PaschError) -> str:
    return str(refusal.facts.get("rule", "")) if isinstance(refusal, PaschError) else ""
