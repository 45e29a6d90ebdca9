"""All tables that this process serves, and everything that may be done to one.

Every change follows one path: take the table's lock, plan, write to the store, and only when that
is durable change what is in memory and tell the people.  A Conflict means that another process
was faster: the table is read anew and the caller decides again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import time
from weakref import WeakValueDictionary

from pasch import fair
from pasch.catalogue import load
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, OVER
from pasch.engine.table import Record
from pasch.server import document as documents
from pasch.server.document import SeatDocument, TableDocument, digest
from pasch.server.match import EARLY, TAKE_BACK, Match, Told
from pasch.server.refusals import Refusal
from pasch.storage.bus import Bus
from pasch.storage.store import Conflict, Document, Entry, Store

ATTEMPTS = 5  # how often a change is tried against faster writers


class LiveTable:
    """One table in memory; `changed` and `happened` are called after every durable change."""

    def __init__(self, id: str, revision: int, document: TableDocument) -> None:
        self.id = id
        self.revision = revision
        self.document = document
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.present: dict[int, int] = {}  # seat: connections that hold it
        self.stand_ins: set[int] = set()  # seats of absent people that a bot plays
        self.asked_since = time()

    @property
    def version(self) -> int:
        return self.match.version if self.match else 0

    def begin(self) -> None:
        """Bring the match to life once the seats and their seeds are fixed."""
        game = load(self.document.game)
        seed = self.document.secret
        proof = fair.Proof(
            self.id,
            fair.commit(bytes.fromhex(seed)),
            tuple(seat.seed for seat in self.document.seats),
            seed,
        )
        self.match = Match(game, self.document.setup, proof)

    def holder(self, token: str) -> int | None:
        return self.document.seat_of(digest(token))


Happened = Callable[[LiveTable, list[Told]], None]
Changed = Callable[[LiveTable], None]


class Tables:
    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.happened: Happened = lambda table, told: None
        self.changed: Changed = lambda table: None

    async def get(self, id: str) -> LiveTable:
        table = self.live.get(id)
        if table is None:
            stored = await self.store.read(id)
            if stored is None:
                raise Refusal("no_such_table")
            table = self.live.get(id)  # somebody may have been faster while we read
            if table is None:
                table = LiveTable(id, stored.revision, documents.decode(stored.body))
                self.live[id] = table
                async with table.lock:
                    await self._catch_up(table)
                    if table.match:  # a kill between starting and the first throw
                        await self._write(table, table.match.plan_nature)
        return table

    async def create(self, document: TableDocument) -> LiveTable:
        id = documents.new_table_id()
        await self.store.create(id, documents.encode(document), document.listed, _now())
        table = LiveTable(id, 1, document)
        self.live[id] = table
        return table

    async def refresh(self, id: str) -> None:
        """Another process changed this table: read what is new, tell the people here."""
        table = self.live.get(id)
        if table is None:
            return
        async with table.lock:
            stored = await self.store.read(id)
            if stored and stored.revision > table.revision:
                self._replace(table, stored)
            told = await self._catch_up(table)
            if told:
                self.happened(table, told)

    # Changes of the document

    async def edit(self, table: LiveTable, change: Callable[[TableDocument], None]) -> None:
        """Change the document by `change`, which raises Refusal if it may not be."""
        async with table.lock:
            await self._edit(table, change)

    async def _edit(self, table: LiveTable, change: Callable[[TableDocument], None]) -> None:
        for _ in range(ATTEMPTS):
            fresh = documents.decode(documents.encode(table.document))
            change(fresh)
            body = documents.encode(fresh)
            try:
                await self.store.write(table.id, table.revision, body, fresh.listed, _now())
            except Conflict:
                stored = await self.store.read(table.id)
                if stored is None:
                    raise Refusal("no_such_table") from None
                self._replace(table, stored)
                continue
            table.document = fresh
            table.revision += 1
            self.bus.tell(table.id)
            self.changed(table)
            return
        raise Refusal("busy")

    def _replace(self, table: LiveTable, stored: Document) -> None:
        table.document = documents.decode(stored.body)
        table.revision = stored.revision
        self.changed(table)

    # The match

    async def start(self, table: LiveTable) -> None:
        def change(document: TableDocument) -> None:
            if document.status != "open":
                raise Refusal("already_started")
            if any(seat.kind == "open" for seat in document.seats):
                raise Refusal("seats_open")
            document.status = "playing"
            document.listed = False

        async with table.lock:
            await self._edit(table, change)
            table.begin()
            assert table.match is not None
            await self._write(table, table.match.plan_nature)

    async def move(self, table: LiveTable, seat: int, at: int, action: int) -> int:
        """The version that the action became.  Said twice, it is done once."""
        async with table.lock:
            match = _playing(table)
            done = await self._done_already(table, seat, at, action)
            if done:
                return done
            if table.document.paused:
                raise Refusal("paused")
            if at != match.version and not match.may_choose_early(seat):
                raise Refusal("stale")
            return await self._write(table, lambda: match.plan_move(seat, action))

    async def take_back(self, table: LiveTable, seat: int, at: int) -> int:
        async with table.lock:
            match = _playing(table)
            if at != match.version:
                raise Refusal("stale")
            return await self._write(table, lambda: match.plan_take_back(seat))

    async def _done_already(self, table: LiveTable, seat: int, at: int, action: int) -> int:
        """The version of this very move if it was made: a client that heard no answer repeats."""
        match = table.match
        assert match is not None
        if at < match.version:
            for entry in await self.store.entries(table.id, at):
                if entry.actor in (seat, EARLY + seat):
                    return entry.version if entry.action == action else 0
                if entry.actor == TAKE_BACK:
                    return 0
        return 0

    async def _write(self, table: LiveTable, plan: Callable[[], list[Record]]) -> int:
        match = table.match
        assert match is not None
        for _ in range(ATTEMPTS):
            records = plan()
            if not records:
                return match.version
            now = _now()
            entries = [
                Entry(match.version + number, record.actor, record.action, now)
                for number, record in enumerate(records, start=1)
            ]
            try:
                await self.store.append(table.id, entries)
            except Conflict:
                told = await self._catch_up(table)
                if told:
                    self.happened(table, told)
                raise Refusal("stale") from None
            told = match.absorb(entries)
            table.asked_since = now / 1000
            self.bus.tell(table.id)
            self.happened(table, told)
            if match.table.over:
                await self._edit(table, _finish)
            return entries[0].version
        raise Refusal("busy")

    async def _catch_up(self, table: LiveTable) -> list[Told]:
        """Take in what the store has and we have not."""
        if table.document.status == "open":
            return []
        if table.match is None:
            table.begin()
            assert table.match is not None
        return table.match.absorb(await self.store.entries(table.id, table.match.version))


def _finish(document: TableDocument) -> None:
    document.status = "over"


def _playing(table: LiveTable) -> Match:
    if table.match is None:
        raise Refusal("not_started")
    if table.match.table.over:
        raise Refusal("over")
    return table.match


def _now() -> int:
    return int(time() * 1000)
