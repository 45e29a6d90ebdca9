"""Two processes serve one table and hear of each other late: windows, decisions, clocks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Any

import pytest
from server import hands
from server.hands import GAME, TOKENS, USELESS
from server.house import LONG, in_time
from server.sandbox import Client, Memory, Post, Server

from pasch import Record, Setup
from pasch.server import clock
from pasch.server import table_document as documents
from pasch.server.messages import Done
from pasch.server.table_document import SeatDocument, TableDocument, digest
from pasch.storage.store import Document, Entry, Unavailable

ID = "the-table"
HANDS = (USELESS,) * 3
FOR_AGES = 10**13  # milliseconds


class Pair:
    """Seat 0 is at the first process, the others at the second; a window is open, and when all
    have let it go by, seat 0 is asked."""

    def __init__(self) -> None:
        self.store = Memory()
        posts: list[Post] = []
        self.first, self.second = (Server(self.store, posts) for _ in range(2))
        self.clients: list[Client] = []

    async def open(self, log: list[Record], **more: Any) -> None:
        setup = GAME.setup(Setup(len(HANDS)))
        document = TableDocument(
            game=GAME.id, version=GAME.version, options=dict(setup.options), first=0,
            seats=[SeatDocument("human", f"P{seat}", digest(TOKENS[seat])) for seat in range(3)],
            host="", secret="00" * 32, status="playing",
            **{"window_ms": FOR_AGES, **more},
        )  # fmt: skip
        await self.store.create(ID, documents.encode(document), False, 0)
        now = int(time() * 1000)
        self.store.logs[ID] = [Entry(at, *record, now) for at, record in enumerate(log, start=1)]
        for seat, server in enumerate((self.first, self.second, self.second)):
            client = Client(server, ID, (seat,))
            await client.hello([TOKENS[seat]])
            self.clients.append(client)
        await self.hear_news()

    @property
    def version(self) -> int:
        return len(self.store.logs[ID])

    async def hear_news(self) -> None:
        for server in (self.first, self.second):
            await server.hear_news()
            await rest()

    async def window_is_over(self, server: Server) -> None:
        pending = server.clock._moves[ID]
        assert isinstance(pending.handle, asyncio.TimerHandle), "it is waited for"
        pending.handle.cancel()
        assert isinstance(pending.due, clock._WindowDue)
        server.clock._window_is_over(server.app.tables.live[ID], pending.due)
        await rest()

    async def say(self, seat: int, **message: Any) -> Any:
        client = self.clients[seat]
        await client.say(seat=seat, key="k", **message)
        return client.answers["k"]

    async def decide(self) -> int:
        """What seat 0 chooses while the window is open."""
        offered = self.clients[0].choices[0]
        assert offered.early
        action = offered.choices[-1].action
        answer = await self.say(0, t="move", at=offered.v, action=action)
        assert answer == Done("k", offered.v)
        return action


async def rest() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


@asynccontextmanager
async def pair(log: Callable[..., list[Record]] = hands.dealt, **more: Any) -> AsyncIterator[Pair]:
    found = Pair()
    await found.open(log(*HANDS), **more)
    try:
        yield found
    finally:
        for server in (found.first, found.second):
            await server.stop()


@pytest.mark.parametrize("closes", ["before", "after"])
@in_time
async def test_a_decision_counts_whoever_closes_the_window(closes: str) -> None:
    """The process that closes it cannot know of a decision that is noted at the same time."""
    async with pair() as both:
        before = both.version
        if closes == "before":
            await both.window_is_over(both.second)
            action = await both.decide()  # its process has not heard of the end
        else:
            both.second.app.tables.live[ID].elsewhere = frozenset()  # nor that anybody is there
            action = await both.decide()
            await both.window_is_over(both.second)
        assert both.version == before + 2, "the window is closed, and nothing else has happened"
        await both.hear_news()
        made = both.store.logs[ID][before + 2]
        assert (made.actor, made.action) == (0, action)
        await both.hear_news()
        assert all(client.version == both.version for client in both.clients)
        assert not both.clients[0].choices.get(0) or both.clients[0].choices[0].v == both.version


@in_time
async def test_a_decision_is_made_once_though_both_close_the_window() -> None:
    async with pair() as both:
        before = both.version
        action = await both.decide()
        await asyncio.gather(both.window_is_over(both.first), both.window_is_over(both.second))
        await both.hear_news()
        mine = [entry.action for entry in both.store.logs[ID][before:] if entry.actor == 0]
        assert mine == [action]


@in_time
async def test_a_decision_that_was_made_and_taken_back_is_not_made_again() -> None:
    async with pair() as both:
        before = both.version
        await both.window_is_over(both.second)
        await both.decide()
        await both.hear_news()
        entries = both.store.logs[ID]
        made = both.version
        assert (made, entries[-1].actor) == (before + 3, 0)
        assert isinstance(await both.say(0, t="take_back", at=both.version), Done)
        await both.hear_news()
        assert both.version == made + 1
        assert both.clients[0].choices[0].v == both.version


@in_time
async def test_a_window_is_closed_though_the_database_was_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once while it was asked for news, once when it was to be written."""
    monkeypatch.setattr(clock, "RETRY_SECONDS", 0.0)
    async with pair() as both:
        before = both.version
        table = both.second.app.tables.live[ID]
        assert table.elsewhere
        news, asked = both.store.news, 0

        async def away(known: Any) -> Any:
            nonlocal asked
            asked += 1
            raise Unavailable("away")

        monkeypatch.setattr(both.store, "news", away)
        await both.window_is_over(both.second)
        assert asked
        assert both.version == before
        monkeypatch.setattr(both.store, "news", news)
        both.store.trouble = "before"
        await both.window_is_over(both.second)
        assert not both.store.trouble
        await both.window_is_over(both.second)
        assert both.version == before + 2


@in_time
async def test_a_window_ends_with_the_time_for_a_move_in_both_processes() -> None:
    """Who wants to think has the time of a move, and no more; then whoever is asked has theirs."""
    async with pair(move_seconds=int(LONG)) as both:
        before = both.version
        assert isinstance(await both.say(1, t="think", at=before), Done)
        await both.hear_news()
        ends = [server.clock._moves[ID].due.wait for server in (both.first, both.second)]
        assert ends[0] == pytest.approx(ends[1], abs=1)
        opened = both.first.app.tables.live[ID].opened
        assert ends[0] == pytest.approx(opened + LONG, abs=1)
        await asyncio.gather(both.window_is_over(both.first), both.window_is_over(both.second))
        await both.hear_news()
        assert both.version == before + 2
        for server in (both.first, both.second):
            due = server.clock._moves[ID].due
            assert isinstance(due, clock._Due)
            assert (due.seat, due.at) == (0, both.version)
            assert due.wait == pytest.approx(time() + LONG, abs=5)
        pending = [server.clock._moves[ID] for server in (both.first, both.second)]
        for server, waiting in zip((both.first, both.second), pending, strict=True):
            waiting.handle.cancel()
            server.clock._time_is_up(server.app.tables.live[ID], waiting.due)  # type: ignore[arg-type]
        await rest()
        await both.hear_news()
        versions = [entry.version for entry in both.store.logs[ID]]
        assert versions == list(range(1, len(versions) + 1))
        assert both.store.logs[ID][before + 2].actor == 0


class Hesitant(Memory):
    """Reads when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()

    async def read(self, id: str) -> Document | None:
        await self.may.wait()
        return await super().read(id)


@in_time
async def test_who_looks_for_a_table_while_it_is_made_finds_the_same_one() -> None:
    """The name of the table to play again is known before: two of it in one process would not
    know of each other."""
    store = Hesitant()
    server = Server(store, [])
    document = TableDocument(
        "mal_anders", 1, {}, None, [SeatDocument() for _ in range(2)], "", "00" * 32
    )
    tables = server.app.tables
    looking = asyncio.create_task(tables.find("again"))
    await rest()
    making = asyncio.create_task(tables.create(document, "again"))
    await rest()
    store.may.set()
    assert await looking is await making is tables.live["again"]
    await server.stop()
