"""Several servers in this process without sockets, files or time: fast, and the same every time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
from server.house import AT_ONCE, LONG
from websockets.datastructures import Headers
from websockets.http11 import Request

import pasch
from pasch import Setup
from pasch.engine.table import Record
from pasch.server.app import App
from pasch.server.clock import Pace
from pasch.server.connection import Connection
from pasch.server.connections import PATH
from pasch.server.messages import Choices, Done, Events, FromServer, OpenWindow, Refused, TableInfo
from pasch.server.workers import Workers
from pasch.storage.bus import Bus, OnNotice
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import Conflict, Document, Entry, Unavailable

SETTINGS = AT_ONCE._replace(pace=Pace(bot=0, grace=LONG, opening=LONG))
Value = TypeVar("Value")
_decode = msgspec.json.Decoder(FromServer).decode


class Memory(SqliteStore):
    """A store that is never opened, because it keeps everything here; and may fail once."""

    def __init__(self) -> None:
        super().__init__(":memory:")
        self.documents: dict[str, Document] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.trouble = ""  # at the next append: before or after it is written

    def copy(self) -> Memory:
        """As somebody finds it who looks now, and changes nothing by looking."""
        found = Memory()
        found.documents = dict(self.documents)
        found.logs = {id: list(log) for id, log in self.logs.items()}
        return found

    async def create(self, id: str, body: bytes, listed: bool, now: int) -> None:
        if id in self.documents:
            raise Conflict
        self.documents[id] = Document(id, 1, body, listed, now)
        self.logs[id] = []

    async def write(self, id: str, revision: int, body: bytes, listed: bool, now: int) -> None:
        if self.documents[id].revision != revision:
            raise Conflict
        self.documents[id] = Document(id, revision + 1, body, listed, now)

    async def read(self, id: str) -> Document | None:
        return self.documents.get(id)

    async def append(self, id: str, entries: Sequence[Entry]) -> None:
        trouble, self.trouble = self.trouble, ""
        if trouble == "before":
            raise Unavailable("nothing was written")
        log = self.logs[id]
        if entries[0].version != len(log) + 1:
            raise Conflict
        log.extend(entries)
        if trouble == "after":
            raise Unavailable("it was written, but nobody was told")

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return self.logs[id][after:]

    async def first_of(self, id: str, after: int, actors: Sequence[int]) -> Entry | None:
        return next((each for each in self.logs[id][after:] if each.actor in actors), None)

    async def versions(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        return {id: (self.documents[id].revision, len(self.logs[id])) for id in ids}


class Fussy(Memory):
    """Refuses everything that it is asked for once, before or after it has done it."""

    def __init__(self, when: str) -> None:
        super().__init__()
        self.refused: Counter[str] = Counter()
        self._when = when
        self.calm = True  # until somebody says otherwise
        self._asked: set[tuple[object, ...]] = set()

    async def create(self, id: str, body: bytes, listed: bool, now: int) -> None:
        work = partial(super().create, id, body, listed, now)
        await self._fuss(work, "create", id)

    async def write(self, id: str, revision: int, body: bytes, listed: bool, now: int) -> None:
        work = partial(super().write, id, revision, body, listed, now)
        await self._fuss(work, "write", id, revision)

    async def append(self, id: str, entries: Sequence[Entry]) -> None:
        await self._fuss(partial(super().append, id, entries), "append", id, entries[0].version)

    async def read(self, id: str) -> Document | None:
        return await self._fuss(partial(super().read, id), "read", id)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return await self._fuss(partial(super().entries, id, after), "entries", id, after)

    async def _fuss(self, work: Callable[[], Awaitable[Value]], *what: object) -> Value:
        await asyncio.sleep(0)  # others come in between
        if self.calm or what in self._asked:
            return await work()
        self._asked.add(what)
        self.refused[str(what[0])] += 1
        if self._when == "after":
            await work()
        raise Unavailable(f"{self._when} {what}")


class Post(Bus):
    """Notices lie in `news` until somebody brings them."""

    def __init__(self, all: list[Post]) -> None:
        self.news: set[str] = set()
        self._all = all
        self._here: dict[str, tuple[int, ...]] = {}
        all.append(self)

    async def open(self, on_notice: OnNotice) -> None:
        pass

    async def close(self) -> None:
        self._all.remove(self)
        for other in self._all:
            other.news.update(self._here)

    def publish(self, table: str) -> None:
        for other in self._all:
            if other is not self:
                other.news.add(table)

    def connected_here(self, table: str, seats: Iterable[int]) -> None:
        self._here[table] = tuple(seats)
        self.publish(table)

    def elsewhere(self, table: str) -> frozenset[int]:
        others = (other._here.get(table, ()) for other in self._all if other is not self)
        return frozenset(seat for seats in others for seat in seats)

    @property
    def alive(self) -> bool:
        return True


class Quick(Workers):
    """Bots that take the first action that they may, at once."""

    async def choose(
        self,
        game: str,
        setup: Setup,
        seen: Sequence[Record],
        level: int,
        seed: int,
        clock: bool = True,
    ) -> int | None:
        rules = pasch.load(game)
        state = rules.start(setup)
        for record in seen:
            state.apply(record.action)
        return state.legal()[0]


class Server:
    """One process."""

    def __init__(self, store: Memory, posts: list[Post]) -> None:
        self.post = Post(posts)
        self.app = App(store, self.post, SETTINGS)
        self.clock = self.app._clock
        self.clock.thoughts.workers = Quick(1)

    async def rest(self) -> None:
        """Until nothing goes on by itself any more."""
        for _ in range(200):
            await asyncio.sleep(0)
            thoughts = self.clock.thoughts.known.values()
            if not self.clock._moves and all(thought.task.done() for thought in thoughts):
                return

    async def hear_news(self) -> None:
        ids, self.post.news = self.post.news, set()
        await self.app.tables.refresh(ids)
        for id in ids:
            self.app.connections.look_around(id)

    async def stop(self) -> None:
        await self.clock.close()
        await self.app.analysis.close()
        await self.post.close()


class Client(Connection):
    """A connection without a socket: checks what it hears as it hears it."""

    def __init__(self, server: Server, id: str, seats: tuple[int, ...]) -> None:
        super().__init__(server.app.connections, _NoServer(), "127.0.0.1")
        self.server = server
        self.held = seats
        self.version = -1
        self.events: Events | None = None
        self.choices: dict[int, Choices] = {}
        self.window: OpenWindow | None = None
        self.answers: dict[str, Done | Refused] = {}
        self.reason = ""
        assert not server.app.connections.arrived(self, Request(f"{PATH}{id}", Headers()))

    async def say(self, **message: Any) -> None:
        await self.server.app.connections.handle(self, msgspec.json.encode(message))

    async def hello(self, tokens: list[str], after: int = -1) -> None:
        self.version = after
        await self.say(t="hello", tokens=tokens, after=after)

    def send(self, frame: bytes) -> None:
        for text in _texts(frame):
            self._hear(_decode(text))

    def close(self, reason: str) -> None:
        self.reason = self.reason or reason

    def _hear(self, message: FromServer) -> None:
        match message:
            case Events():
                if not message.whole:
                    told = [event.v for event in message.events]
                    expected = list(range(max(self.version, 0) + 1, message.v + 1))
                    assert told == expected or not expected, (told, self.version, message.v)
                self.version = message.v
                self.events = message
                self.choices.clear()
                self.window = None
            case Choices():
                assert message.v == self.version
                self.choices[message.seat] = message
            case Done() | Refused():
                self.answers[message.key] = message
            case OpenWindow():
                assert message.v == self.version
                self.window = message
            case TableInfo():
                pass


class _NoServer:
    def __init__(self) -> None:
        self.connections: set[object] = set()


def _texts(frames: bytes) -> list[bytes]:
    """What stands in frames of a server (RFC 6455, 5.2)."""
    found: list[bytes] = []
    while frames:
        size, start = frames[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(frames[2:start], "big")
        if frames[0] == 0x81:
            found.append(frames[start : start + size])
        frames = frames[start + size :]
    return found
