"""The store in one file: SQLite in WAL mode, with one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from errno import ENOSPC
from functools import partial
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar

import msgspec

from pasch.storage.condition import Condition, Kind
from pasch.storage.group import Append, Groups, settle
from pasch.storage.schema import SQLITE, missing
from pasch.storage.store import (
    FORGET,
    NO_SECRETS,
    Conflict,
    Document,
    Entry,
    NotEmpty,
    Slot,
    StaleTable,
    Store,
    StoredTable,
    Try,
    Unavailable,
)

Value = TypeVar("Value")
PATIENCE = 10  # seconds to wait for another process that writes, such as one that migrates
# Pages of the write-ahead log before they are moved into the file, while everybody waits.  That
# costs by the different pages, so it is much cheaper done seldom; 40 MB are read in no time again.
LOG_PAGES = 10_000


# When something last happened at a table: its document or its log changed.
LAST = (
    "max(touched, coalesce((SELECT at FROM records WHERE table_id = id"
    " ORDER BY version DESC LIMIT 1), 0))"
)
DOCUMENTS = "SELECT id, revision, body, listed, touched FROM tables"
# All rows of a group by one statement, which is a transaction by itself: after each statement we
# would wait until the busy event loop lets us go on.
APPEND = (
    "INSERT INTO records SELECT "
    + ", ".join(f"json_extract(value, '$[{column}]')" for column in range(5))
    + " FROM json_each(?)"
)
CODES = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR: "io_error",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
}


class SqliteStore(Store):
    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path
        self._groups = Groups(self._append_all, self.commits)
        self._writer = _Thread("write", path, self.condition)
        self._reader = _Thread("read", path, self.condition)

    async def open(self) -> None:
        try:
            await self._writer.run(lambda: _create(self._path))
            await self._writer.run(self._writer.connect)
            await self._writer.run(lambda: _migrate(self._writer.connection))
            await self._reader.run(self._reader.connect)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._groups.close()
        await self._writer.close()
        await self._reader.close()

    @property
    def waiting(self) -> int:
        return self._groups.waiting

    async def create(self, id: str, body: bytes, listed: bool, now: int) -> None:
        await self._change(
            "INSERT INTO tables (id, revision, body, listed, touched) VALUES (?, 1, ?, ?, ?)",
            id, body, listed, now,
        )  # fmt: skip

    async def write(self, id: str, revision: int, body: bytes, listed: bool, now: int) -> None:
        changed = await self._change(
            "UPDATE tables SET revision = revision + 1, body = ?, listed = ?, touched = ?"
            " WHERE id = ? AND revision = ?",
            body, listed, now, id, revision,
        )  # fmt: skip
        if not changed:
            raise Conflict(f"table {id} is no longer at revision {revision}")

    async def read(self, id: str) -> Document | None:
        rows = await self._ask(
            "SELECT id, revision, body, listed, touched FROM tables WHERE id = ?", id
        )
        return _document(rows[0]) if rows else None

    def append(self, id: str, entries: Sequence[Entry]) -> Awaitable[None]:
        return self._groups.append(id, entries)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        rows = await self._ask(
            "SELECT version, actor, action, at FROM records"
            " WHERE table_id = ? AND version > ? ORDER BY version",
            id, after,
        )  # fmt: skip
        return [Entry._make(row) for row in rows]

    async def first_of(self, id: str, after: int, actors: Sequence[int]) -> Entry | None:
        rows = await self._ask(
            "SELECT version, actor, action, at FROM records WHERE table_id = ? AND version > ?"
            " AND actor IN (?, ?) ORDER BY version LIMIT 1",
            id, after, *actors,
        )  # fmt: skip
        return Entry._make(rows[0]) if rows else None

    async def versions(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        rows = await self._ask(
            "SELECT id, revision, (SELECT coalesce(max(version), 0) FROM records"
            " WHERE table_id = id) FROM tables WHERE id IN (SELECT value FROM json_each(?))",
            json.dumps(list(ids)),
        )
        return {id: (revision, version) for id, revision, version in rows}

    async def listed(self, limit: int) -> list[Document]:
        rows = await self._ask(
            "SELECT id, revision, body, listed, touched FROM tables WHERE listed"
            " ORDER BY touched DESC LIMIT ?",
            limit,
        )
        return [_document(row) for row in rows]

    async def secrets(self) -> dict[str, str]:
        return dict(await self._ask("SELECT name, value FROM secrets"))

    async def keep_secrets(self, fresh: Mapping[str, str]) -> None:
        for name, value in fresh.items():
            await self._change(
                "INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING", name, value
            )

    async def enter(self, entered: Try) -> None:
        await self._change("INSERT INTO tries VALUES (?, ?, ?, ?)", *entered)

    async def write_try(self, entered: Try) -> None:
        await self._change(
            "UPDATE tries SET body = ? WHERE deal = ? AND device = ?",
            entered.body, entered.deal, entered.device,
        )  # fmt: skip

    async def tries(self, deal: str, device: str = "") -> list[Try]:
        query = "SELECT deal, device, table_id, body FROM tries WHERE deal = ?"
        if device:
            rows = await self._ask(f"{query} AND device = ?", deal, device)
        else:
            rows = await self._ask(query, deal)
        return [Try._make(row) for row in rows]

    async def put_in(self, slot: Slot, most: int) -> None:
        changed = await self._change(
            "INSERT INTO boxes SELECT ?, ?, ?, ?, ? WHERE"
            " (SELECT count(*) FROM boxes WHERE box = ? AND slot <> ?) < ?"
            " ON CONFLICT (box, slot) DO UPDATE SET body = excluded.body, until = excluded.until"
            " WHERE boxes.owner = excluded.owner",
            *slot, slot.box, slot.slot, most,
        )  # fmt: skip
        if not changed:
            raise Conflict(f"no room in box {slot.box}, or the slot is somebody else's")

    async def look_into(self, box: str) -> list[Slot]:
        rows = await self._ask(
            "SELECT box, slot, owner, body, until FROM boxes WHERE box = ? ORDER BY slot", box
        )
        return [Slot._make(row) for row in rows]

    async def take_out(self, box: str, slot: str, owner: str) -> bool:
        changed = await self._change(
            "DELETE FROM boxes WHERE box = ? AND slot = ? AND owner = ?", box, slot, owner
        )
        return changed > 0

    async def clear_boxes(self, now: int) -> int:
        return await self._change("DELETE FROM boxes WHERE until <= ?", now)

    async def dump(self) -> AsyncIterator[StoredTable]:
        await self._ask("BEGIN")  # from the first question on, the answers are of one moment
        try:
            last = ""
            while rows := await self._ask(f"{DOCUMENTS} WHERE id > ? ORDER BY id LIMIT 100", last):
                for row in rows:
                    tries = await self._ask(
                        "SELECT deal, device, table_id, body FROM tries WHERE table_id = ?", row[0]
                    )
                    yield StoredTable(
                        _document(row),
                        await self.entries(row[0]),
                        tuple(Try._make(each) for each in tries),
                    )
                last = rows[-1][0]
        finally:
            await self._ask("COMMIT")

    async def fill(
        self,
        tables: Iterable[StoredTable],
        replace: bool = False,
        secrets: Mapping[str, str] = NO_SECRETS,
    ) -> None:
        def work() -> None:
            with self._writer.connection as connection:
                connection.execute("BEGIN IMMEDIATE")
                if replace:
                    connection.execute("DELETE FROM tables")
                elif connection.execute("SELECT 1 FROM tables LIMIT 1").fetchall():
                    raise NotEmpty("there are tables already")
                connection.executemany(
                    "INSERT INTO secrets VALUES (?, ?) ON CONFLICT (name)"
                    " DO UPDATE SET value = excluded.value",
                    list(secrets.items()),
                )
                for document, log, tries in tables:
                    connection.execute(
                        "INSERT INTO tables (id, revision, body, listed, touched)"
                        " VALUES (?, ?, ?, ?, ?)",
                        document,
                    )
                    rows = [(document.id, *entry) for entry in log]
                    connection.executemany("INSERT INTO records VALUES (?, ?, ?, ?, ?)", rows)
                    connection.executemany("INSERT INTO tries VALUES (?, ?, ?, ?)", tries)

        await self._writer.run(work)

    async def others(self) -> int:
        return 0  # they hold the lock of the folder

    async def probe(self) -> None:
        await self._change("UPDATE running SET probed = 1 - probed")

    async def ran(self, known: int = -1, more: int = 0) -> int:
        if more:
            await self._change(
                "UPDATE running SET seconds = seconds + ? WHERE seconds = ?", more, known
            )
        return int((await self._ask("SELECT seconds FROM running"))[0][0])

    async def old(self, before: int, limit: int) -> list[StaleTable]:
        rows = await self._ask(
            f"SELECT id, {LAST} AS last, seen_old FROM tables WHERE touched < ? AND {LAST} < ?"
            " ORDER BY last LIMIT ?",
            before, before, limit,
        )  # fmt: skip
        return [StaleTable._make(row) for row in rows]

    async def _unmark(self, before: int) -> None:
        await self._change(
            "UPDATE tables SET seen_old = NULL"
            f" WHERE seen_old IS NOT NULL AND NOT (touched < ? AND {LAST} < ?)",
            before, before,
        )  # fmt: skip

    async def _mark_some(self, before: int, ran: int) -> int:
        return await self._change(
            "UPDATE tables SET seen_old = ? WHERE id IN (SELECT id FROM tables"
            f" WHERE touched < ? AND {LAST} < ? AND seen_old IS NULL LIMIT ?)",
            ran, before, before, FORGET,
        )  # fmt: skip

    async def _forget_some(self, before: int, ran: int) -> int:
        return await self._change(
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables"
            f" WHERE seen_old <= ? AND touched < ? AND {LAST} < ? LIMIT ?)",
            ran, before, before, FORGET,
        )  # fmt: skip

    async def _append_all(self, group: list[Append]) -> None:
        rows = [(id, *entry) for id, entries in group for entry in entries]
        text = msgspec.json.encode(rows).decode()
        await self._writer.run(
            lambda: self._writer.connection.execute(APPEND, (text,)).rowcount, together=True
        )

    async def _change(self, statement: str, *values: object) -> int:
        """One statement is a transaction by itself; how many rows it changed."""
        return await self._writer.run(
            lambda: self._writer.connection.execute(statement, values).rowcount, together=True
        )

    async def _ask(self, query: str, *values: object) -> list[Any]:
        return await self._reader.run(
            lambda: self._reader.connection.execute(query, values).fetchall()
        )


class _Thread:
    """A connection and the one thread that uses it.

    An executor would do the same, but its futures cost more than most commits.
    """

    def __init__(self, kind: Kind, path: str, condition: Condition) -> None:
        self._kind = kind
        self._path = path
        self._condition = condition
        self._connection: sqlite3.Connection | None = None
        self._asked: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=f"pasch-{kind}", daemon=True)
        self._closed = False

    @property
    def connection(self) -> sqlite3.Connection:
        assert self._connection is not None, "open the store first"
        return self._connection

    async def run(self, work: Callable[[], Value], together: bool = False) -> Value:
        """Do this after all that was asked before.

        What is but one statement is done `together` with others that wait, in one transaction: a
        commit costs the disk the same for one as for many.
        """
        if self._closed:
            raise Unavailable("the store is closed")
        if not self._thread.is_alive():
            self._thread.start()
        try:
            answer = await self._ask(work, together)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None
        except (sqlite3.Error, OSError) as error:
            reason, text = _reason(error), f"{self._path}: {error}"
            self._condition.failed(self._kind, reason, text)
            raise Unavailable(text, reason) from error
        self._condition.worked(self._kind)
        return answer

    def connect(self) -> None:
        self._connection = sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None)
        _write_ahead(self.connection)
        self.connection.execute("PRAGMA synchronous = FULL")  # a commit waits for the disk
        self.connection.execute("PRAGMA foreign_keys = ON")
        self.connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            if self._thread.is_alive():
                await self._ask(self._disconnect)
                self._asked.put(None)

    def _disconnect(self) -> None:
        if self._connection:
            self._connection.close()

    def _ask(self, work: Callable[[], Value], together: bool = False) -> asyncio.Future[Value]:
        answer: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        self._asked.put(_Job(work, together, answer))
        return answer

    def _work(self) -> None:
        while job := self._asked.get():
            together: list[_Job] = []
            while job and job.together:
                together.append(job)
                job = None if self._asked.empty() else self._asked.get()
            if len(together) > 1:
                self._do_together(together)
            else:
                self._do(together)
            if job:
                self._do([job])

    def _do_together(self, jobs: list[_Job]) -> None:
        """If anything is wrong with it, one by one: then who is to blame has it alone."""
        try:
            with self.connection as connection:  # rolled back unless it gets to the end
                connection.execute("BEGIN IMMEDIATE")
                results = [job.work() for job in jobs]
        except Exception:
            self._do(jobs)
            return
        for job, result in zip(jobs, results, strict=True):
            _tell(job.answer, partial(settle, job.answer, result=result))

    def _do(self, jobs: list[_Job]) -> None:
        for job in jobs:
            try:
                told = partial(settle, job.answer, result=job.work())
            except Exception as error:
                told = partial(settle, job.answer, error=error)
            _tell(job.answer, told)


class _Job(NamedTuple):
    work: Callable[[], Any]
    together: bool
    answer: asyncio.Future[Any]


def _tell(answer: asyncio.Future[Any], told: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        answer.get_loop().call_soon_threadsafe(told)


def _reason(error: sqlite3.Error | OSError) -> str:
    """SQLite tells kinds of an error apart in its upper bytes."""
    if isinstance(error, OSError):
        return "disk_full" if error.errno == ENOSPC else "io_error"
    return CODES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "unavailable")


def _create(path: str) -> None:
    """Readable by nobody else: the seeds of running games are in it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Where several begin a file at once, SQLite refuses all but one of them without waiting."""
    patient_until = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > patient_until:
                raise
            sleep(0.01)


def _migrate(connection: sqlite3.Connection) -> None:
    with connection:
        connection.execute("BEGIN IMMEDIATE")  # one process at a time
        found = connection.execute("PRAGMA user_version").fetchone()[0]
        for number, lines in missing(found, SQLITE):
            for line in lines:
                connection.execute(line)
            connection.execute(f"PRAGMA user_version = {number}")


def _document(row: Sequence[Any]) -> Document:
    id, revision, body, listed, touched = row
    return Document(id, revision, body, bool(listed), touched)
