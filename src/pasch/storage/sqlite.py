"""The store in one file: SQLite in WAL mode with one writer.

All writes go through one thread.  It takes whatever waits, does it in one transaction and commits
once: the cost of a durable commit is shared by everybody who came meanwhile (group commit).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from pasch.storage.schema import steps
from pasch.storage.store import Conflict, Document, Entry, Store

Value = TypeVar("Value")
Work = Callable[[sqlite3.Connection], object]
Job = tuple[Work, "asyncio.Future[object]"]


class SqliteStore(Store):
    def __init__(self, path: str) -> None:
        self._path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer: Thread | None = None
        self._readers = ThreadPoolExecutor(1, "pasch-read")

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._connect)
        self._reading = await self._loop.run_in_executor(self._readers, self._connect)
        self._writer = Thread(target=self._write_all, args=(connection,), name="pasch-write")
        self._writer.start()

    async def close(self) -> None:
        if self._writer:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            await self._loop.run_in_executor(self._readers, self._reading.close)
            self._writer = None
        self._readers.shutdown()

    async def create(self, id: str, body: bytes, listed: bool, now: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables VALUES (?, 1, ?, ?, ?)", (id, body, listed, now)
            )

        await self._change(work)

    async def write(self, id: str, revision: int, body: bytes, listed: bool, now: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            done = connection.execute(
                "UPDATE tables SET revision = revision + 1, body = ?, listed = ?, touched = ?"
                " WHERE id = ? AND revision = ?",
                (body, listed, now, id, revision),
            )
            if not done.rowcount:
                raise Conflict(f"table {id} is no longer at revision {revision}")

        await self._change(work)

    async def read(self, id: str) -> Document | None:
        rows = await self._ask(
            "SELECT id, revision, body, listed, touched FROM tables WHERE id = ?", (id,)
        )
        return _document(rows[0]) if rows else None

    async def append(self, id: str, entries: Sequence[Entry]) -> None:
        # One statement is all or nothing by itself, so the group needs no savepoints.
        places = ", ".join(["(?, ?, ?, ?, ?)"] * len(entries))
        values: list[str | int] = []
        for entry in entries:
            values += (id, *entry)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(f"INSERT INTO records VALUES {places}", values)

        await self._change(work)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        rows = await self._ask(
            "SELECT version, actor, action, at FROM records"
            " WHERE table_id = ? AND version > ? ORDER BY version",
            (id, after),
        )
        return [Entry(*row) for row in rows]

    async def versions(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        wanted = list(ids)
        places = ", ".join("?" * len(wanted))
        rows = await self._ask(
            "SELECT id, revision, (SELECT coalesce(max(version), 0) FROM records"
            f" WHERE table_id = id) FROM tables WHERE id IN ({places})",
            wanted,
        )
        return {id: (revision, version) for id, revision, version in rows}

    async def listed(self, limit: int) -> list[Document]:
        rows = await self._ask(
            "SELECT id, revision, body, listed, touched FROM tables WHERE listed"
            " ORDER BY touched DESC LIMIT ?",
            (limit,),
        )
        return [_document(row) for row in rows]

    async def forget(self, before: int) -> int:
        def work(connection: sqlite3.Connection) -> int:
            return connection.execute("DELETE FROM tables WHERE touched < ?", (before,)).rowcount

        return await self._change(work)

    async def _ask(self, query: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        def work() -> list[tuple[object, ...]]:
            return self._reading.execute(query, values).fetchall()

        return await self._loop.run_in_executor(self._readers, work)

    async def _change(self, work: Callable[[sqlite3.Connection], Value]) -> Value:
        future: asyncio.Future[Value] = self._loop.create_future()
        self._jobs.put((work, future))  # type: ignore[arg-type]
        return await future

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 10000")
        _migrate(connection)
        return connection

    def _write_all(self, connection: sqlite3.Connection) -> None:
        stopping = False
        while not stopping:
            group: list[Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    stopping = True
                else:
                    group.append(job)
                if self._jobs.empty():
                    break
                job = self._jobs.get()
            if group:
                answers = _commit(connection, [work for work, _ in group])
                futures = [future for _, future in group]
                self._loop.call_soon_threadsafe(_answer, futures, answers)
        connection.close()


def _commit(connection: sqlite3.Connection, group: list[Work]) -> list[object]:
    """Do all of it in one transaction; an answer each, an exception where it failed."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = [_attempt(connection, work) for work in group]
        connection.execute("COMMIT")
    except sqlite3.Error as error:  # a full disk, a locked file: nobody's work is done
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [error] * len(group)
    return answers


def _attempt(connection: sqlite3.Connection, work: Work) -> object:
    try:
        return work(connection)
    except sqlite3.IntegrityError as error:
        return Conflict(str(error))
    except Conflict as error:
        return error


def _answer(futures: list[asyncio.Future[object]], answers: list[object]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.cancelled():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    known = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, lines in enumerate(steps("BLOB", " WITHOUT ROWID"), start=1):
        if number > known:
            for line in lines:
                connection.execute(line)
            connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("COMMIT")


def _document(row: Sequence[object]) -> Document:
    id, revision, body, listed, touched = row
    return Document(id, revision, body, bool(listed), touched)  # type: ignore[arg-type]
