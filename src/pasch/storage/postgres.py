"""The store for several servers: PostgreSQL through a pool of asyncpg connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import asyncpg

from pasch.storage.condition import Kind
from pasch.storage.group import Append, Groups
from pasch.storage.schema import POSTGRES, missing
from pasch.storage.store import (
    FORGET,
    NO_SECRETS,
    Conflict,
    Document,
    Entry,
    News,
    NotEmpty,
    Slot,
    StaleTable,
    Store,
    StoredTable,
    Try,
    Unavailable,
)

LOCK = 0x50415343  # any number that all servers agree on: one migrates at a time
PATIENCE = 10  # seconds for one statement, so that a silent database is noticed
# What asyncpg raises when a connection is lost or cannot be had, the time-out among the OSErrors.
TROUBLE = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
REASONS: tuple[tuple[tuple[type[BaseException], ...], str], ...] = (
    ((asyncpg.DiskFullError,), "disk_full"),
    ((asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError), "damaged"),
    ((asyncpg.ReadOnlySQLTransactionError,), "read_only"),
    ((asyncpg.PostgresIOError,), "io_error"),
    (
        (
            asyncpg.CannotConnectNowError,
            asyncpg.PostgresConnectionError,
            asyncpg.AdminShutdownError,
            asyncpg.CrashShutdownError,
            asyncpg.InterfaceError,
            OSError,
        ),
        "unreachable",
    ),
)
# When something last happened at a table: its document or its log changed.
LAST = (
    "greatest(touched, coalesce((SELECT at FROM records WHERE table_id = id"
    " ORDER BY version DESC LIMIT 1), 0))"
)
NAME = "'pasch ' || current_schema()"
LOG = (
    "SELECT version, actor, action, at FROM records"
    " WHERE table_id = $1 AND version > $2 ORDER BY version"
)
LONG = 3600  # seconds, for all tables at once
COLUMNS = "id, revision, body, listed, touched"


class PostgresStore(Store):
    def __init__(self, address: str, connections: int = 8) -> None:
        super().__init__()
        self._address = address
        self._connections = connections
        self._groups = Groups(self._append_all, self.commits)
        self._pool: asyncpg.Pool[Any] | None = None

    async def open(self) -> None:
        with self._explained("write"):
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=0,  # connections come with the need and stay while there is any
                max_size=self._connections,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                init=_introduce,
                reset=_nothing,
            )
            try:
                async with self._pool.acquire() as connection, connection.transaction():
                    await _migrate(connection)
            except BaseException:
                await self.close()
                raise

    async def close(self) -> None:
        await self._groups.close()
        if self._pool:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except TimeoutError:
                pool.terminate()

    @property
    def waiting(self) -> int:
        return self._groups.waiting

    async def create(self, id: str, body: bytes, listed: bool, now: int) -> None:
        await self._change(
            "INSERT INTO tables (id, revision, body, listed, touched) VALUES ($1, 1, $2, $3, $4)",
            id, body, listed, now,
        )  # fmt: skip

    async def write(self, id: str, revision: int, body: bytes, listed: bool, now: int) -> None:
        changed = await self._change(
            "UPDATE tables SET revision = revision + 1, body = $1, listed = $2, touched = $3"
            " WHERE id = $4 AND revision = $5",
            body, listed, now, id, revision,
        )  # fmt: skip
        if not changed:
            raise Conflict(f"table {id} is no longer at revision {revision}")

    async def read(self, id: str) -> Document | None:
        if "\0" in id:  # PostgreSQL has no such texts, and would call it an error
            return None
        rows = await self._ask(f"SELECT {COLUMNS} FROM tables WHERE id = $1", id)
        return Document._make(rows[0]) if rows else None

    def append(self, id: str, entries: Sequence[Entry]) -> Awaitable[None]:
        return self._groups.append(id, entries)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        rows = await self._ask(LOG, id, after)
        return [Entry._make(row) for row in rows]

    async def first_of(self, id: str, after: int, actors: Sequence[int]) -> Entry | None:
        rows = await self._ask(
            "SELECT version, actor, action, at FROM records WHERE table_id = $1 AND version > $2"
            " AND actor = ANY($3) ORDER BY version LIMIT 1",
            id, after, list(actors),
        )  # fmt: skip
        return Entry._make(rows[0]) if rows else None

    async def versions(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        rows = await self._ask(
            "SELECT id, revision, (SELECT coalesce(max(version), 0) FROM records"
            " WHERE table_id = id) FROM tables WHERE id = ANY($1)",
            list(ids),
        )
        return {id: (revision, version) for id, revision, version in rows}

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """In one round trip: where people are not sorted by table, every move is news."""
        rows = await self._ask(
            "SELECT id, revision, version, actor, action, at"
            " FROM unnest($1::text[], $2::integer[]) AS asked (table_id, after)"
            " JOIN tables ON id = asked.table_id"
            " LEFT JOIN records ON records.table_id = id AND version > after"
            " ORDER BY id, version",
            list(known), list(known.values()),
        )  # fmt: skip
        found: dict[str, News] = {}
        for id, revision, *entry in rows:
            _, entries = found.setdefault(id, (revision, []))
            if entry[0] is not None:
                entries.append(Entry._make(entry))
        return found

    async def listed(self, limit: int) -> list[Document]:
        rows = await self._ask(
            f"SELECT {COLUMNS} FROM tables WHERE listed ORDER BY touched DESC LIMIT $1", limit
        )
        return [Document._make(row) for row in rows]

    async def secrets(self) -> dict[str, str]:
        return dict(await self._ask("SELECT name, value FROM secrets"))

    async def keep_secrets(self, fresh: Mapping[str, str]) -> None:
        for name, value in fresh.items():
            await self._change(
                "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value
            )

    async def enter(self, entered: Try) -> None:
        await self._change("INSERT INTO tries VALUES ($1, $2, $3, $4)", *entered)

    async def write_try(self, entered: Try) -> None:
        await self._change(
            "UPDATE tries SET body = $1 WHERE deal = $2 AND device = $3",
            entered.body, entered.deal, entered.device,
        )  # fmt: skip

    async def tries(self, deal: str, device: str = "") -> list[Try]:
        query = "SELECT deal, device, table_id, body FROM tries WHERE deal = $1"
        if device:
            rows = await self._ask(f"{query} AND device = $2", deal, device)
        else:
            rows = await self._ask(query, deal)
        return [Try._make(row) for row in rows]

    async def put_in(self, slot: Slot, most: int) -> None:
        changed = await self._change(
            "INSERT INTO boxes SELECT $1::text, $2::text, $3::text, $4::bytea, $5::bigint WHERE"
            " (SELECT count(*) FROM boxes WHERE box = $1 AND slot <> $2) < $6"
            " ON CONFLICT (box, slot) DO UPDATE SET body = excluded.body, until = excluded.until"
            " WHERE boxes.owner = excluded.owner",
            *slot, most,
        )  # fmt: skip
        if not changed:
            raise Conflict(f"no room in box {slot.box}, or the slot is somebody else's")

    async def look_into(self, box: str) -> list[Slot]:
        rows = await self._ask(
            "SELECT box, slot, owner, body, until FROM boxes WHERE box = $1 ORDER BY slot", box
        )
        return [Slot._make(row) for row in rows]

    async def take_out(self, box: str, slot: str, owner: str) -> bool:
        changed = await self._change(
            "DELETE FROM boxes WHERE box = $1 AND slot = $2 AND owner = $3", box, slot, owner
        )
        return changed > 0

    async def clear_boxes(self, now: int) -> int:
        return await self._change("DELETE FROM boxes WHERE until <= $1", now)

    async def dump(self) -> AsyncIterator[StoredTable]:
        with self._explained("read"):
            async with (
                self._open.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                last = ""
                while rows := await connection.fetch(
                    f"SELECT {COLUMNS} FROM tables WHERE id > $1 ORDER BY id LIMIT 100", last
                ):
                    for row in rows:
                        log = await connection.fetch(LOG, row["id"], 0)
                        tries = await connection.fetch(
                            "SELECT deal, device, table_id, body FROM tries WHERE table_id = $1",
                            row["id"],
                        )
                        yield StoredTable(
                            Document._make(row),
                            [Entry._make(entry) for entry in log],
                            tuple(Try._make(each) for each in tries),
                        )
                    last = rows[-1]["id"]

    async def fill(
        self,
        tables: Iterable[StoredTable],
        replace: bool = False,
        secrets: Mapping[str, str] = NO_SECRETS,
    ) -> None:
        with self._explained("write"):
            async with self._open.acquire() as connection, connection.transaction():
                if replace:
                    await connection.execute("DELETE FROM tables", timeout=LONG)
                elif await connection.fetch("SELECT 1 FROM tables LIMIT 1"):
                    raise NotEmpty("there are tables already")
                await connection.executemany(
                    "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name)"
                    " DO UPDATE SET value = excluded.value",
                    list(secrets.items()),
                )
                for document, log, tries in tables:
                    await connection.execute(
                        f"INSERT INTO tables ({COLUMNS}) VALUES ($1, $2, $3, $4, $5)", *document
                    )
                    rows = [(document.id, *entry) for entry in log]
                    await connection.copy_records_to_table("records", records=rows)
                    await connection.copy_records_to_table("tries", records=tries)

    async def others(self) -> int:
        rows = await self._ask(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            f" AND pid <> pg_backend_pid() AND application_name = {NAME}"
        )
        return int(rows[0][0])

    async def probe(self) -> None:
        await self._change("UPDATE running SET probed = 1 - probed")

    async def ran(self, known: int = -1, more: int = 0) -> int:
        if more:
            await self._change(
                "UPDATE running SET seconds = seconds + $1 WHERE seconds = $2", more, known
            )
        return int((await self._ask("SELECT seconds FROM running"))[0][0])

    async def old(self, before: int, limit: int) -> list[StaleTable]:
        rows = await self._ask(
            f"SELECT id, {LAST} AS last, seen_old FROM tables"
            f" WHERE touched < $1 AND {LAST} < $1 ORDER BY last LIMIT $2",
            before, limit,
        )  # fmt: skip
        return [StaleTable._make(row) for row in rows]

    async def _unmark(self, before: int) -> None:
        await self._change(
            "UPDATE tables SET seen_old = NULL"
            f" WHERE seen_old IS NOT NULL AND NOT (touched < $1 AND {LAST} < $1)",
            before,
        )

    async def _mark_some(self, before: int, ran: int) -> int:
        return await self._change(
            "UPDATE tables SET seen_old = $1 WHERE id IN (SELECT id FROM tables"
            f" WHERE touched < $2 AND {LAST} < $2 AND seen_old IS NULL"
            " LIMIT $3 FOR UPDATE SKIP LOCKED)",
            ran, before, FORGET,
        )  # fmt: skip

    async def _forget_some(self, before: int, ran: int) -> int:
        return await self._change(
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables"
            f" WHERE seen_old <= $1 AND touched < $2 AND {LAST} < $2"
            " LIMIT $3 FOR UPDATE SKIP LOCKED)",
            ran, before, FORGET,
        )  # fmt: skip

    async def _append_all(self, group: list[Append]) -> None:
        # In one order everywhere, else two processes that want the same moves block each other.
        rows = sorted((id, *entry) for id, entries in group for entry in entries)
        await self._change(
            "INSERT INTO records SELECT * FROM"
            " unnest($1::text[], $2::integer[], $3::smallint[], $4::integer[], $5::bigint[])",
            *zip(*rows, strict=True),
        )

    async def _change(self, statement: str, *values: object) -> int:
        """One statement is a transaction by itself; how many rows it changed."""
        with self._explained("write"):
            status = await self._open.execute(statement, *values)
        return int(status.rpartition(" ")[2])

    async def _ask(self, query: str, *values: object) -> list[Any]:
        with self._explained("read"):
            return await self._open.fetch(query, *values)

    @property
    def _open(self) -> asyncpg.Pool[Any]:
        if self._pool is None:
            raise Unavailable("the store is closed")
        return self._pool

    @contextmanager
    def _explained(self, kind: Kind) -> Iterator[None]:
        try:
            yield
        except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError) as error:
            raise Conflict(str(error)) from None
        except TROUBLE as error:
            reason, text = _reason(error), f"PostgreSQL: {error or type(error).__name__}"
            self.condition.failed(kind, reason, text)
            raise Unavailable(text, reason) from error
        self.condition.worked(kind)


def _reason(error: BaseException) -> str:
    for kinds, reason in REASONS:
        if isinstance(error, kinds):
            return reason
    return "unavailable"


async def _introduce(connection: Any) -> None:
    """Others shall see who is connected: to restore a backup, nobody may be."""
    await connection.execute(f"SELECT set_config('application_name', {NAME}, false)")


async def _nothing(connection: object) -> None:
    """We change nothing of a connection, so there is nothing to undo: a round trip saved."""


async def _migrate(connection: Any) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS schema (step INTEGER PRIMARY KEY)")
    found = await connection.fetchval("SELECT coalesce(max(step), 0) FROM schema")
    for number, lines in missing(found, POSTGRES):
        for line in lines:
            await connection.execute(line)
        await connection.execute("INSERT INTO schema VALUES ($1)", number)
