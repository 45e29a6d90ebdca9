"""The store for several servers: PostgreSQL through a pool of asyncpg connections."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import asyncpg

from pasch.storage.schema import steps
from pasch.storage.store import Conflict, Document, Entry, Store

LOCK = 0x50415343  # any number that all servers agree on: one migrates at a time


class PostgresStore(Store):
    def __init__(self, address: str, connections: int = 8) -> None:
        self._address = address
        self._connections = connections

    async def open(self) -> None:
        self._pool: asyncpg.Pool[Any] = await asyncpg.create_pool(
            self._address, min_size=1, max_size=self._connections
        )
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await _migrate(connection)

    async def close(self) -> None:
        await self._pool.close()

    async def create(self, id: str, body: bytes, listed: bool, now: int) -> None:
        try:
            await self._pool.execute(
                "INSERT INTO tables VALUES ($1, 1, $2, $3, $4)", id, body, listed, now
            )
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def write(self, id: str, revision: int, body: bytes, listed: bool, now: int) -> None:
        done = await self._pool.execute(
            "UPDATE tables SET revision = revision + 1, body = $1, listed = $2, touched = $3"
            " WHERE id = $4 AND revision = $5",
            body, listed, now, id, revision,
        )  # fmt: skip
        if done != "UPDATE 1":
            raise Conflict(f"table {id} is no longer at revision {revision}")

    async def read(self, id: str) -> Document | None:
        row = await self._pool.fetchrow(
            "SELECT id, revision, body, listed, touched FROM tables WHERE id = $1", id
        )
        return Document(*row) if row else None

    async def append(self, id: str, entries: Sequence[Entry]) -> None:
        try:
            await self._pool.execute(
                "INSERT INTO records SELECT $1, * FROM"
                " unnest($2::integer[], $3::smallint[], $4::integer[], $5::bigint[])",
                id, *(list(column) for column in zip(*entries, strict=True)),
            )  # fmt: skip
        except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError) as error:
            raise Conflict(str(error)) from None

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        rows = await self._pool.fetch(
            "SELECT version, actor, action, at FROM records"
            " WHERE table_id = $1 AND version > $2 ORDER BY version",
            id, after,
        )  # fmt: skip
        return [Entry(*row) for row in rows]

    async def versions(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        rows = await self._pool.fetch(
            "SELECT id, revision, (SELECT coalesce(max(version), 0) FROM records"
            " WHERE table_id = id) FROM tables WHERE id = ANY($1)",
            list(ids),
        )
        return {id: (revision, version) for id, revision, version in rows}

    async def listed(self, limit: int) -> list[Document]:
        rows = await self._pool.fetch(
            "SELECT id, revision, body, listed, touched FROM tables WHERE listed"
            " ORDER BY touched DESC LIMIT $1",
            limit,
        )
        return [Document(*row) for row in rows]

    async def forget(self, before: int) -> int:
        done = await self._pool.execute("DELETE FROM tables WHERE touched < $1", before)
        return int(done.split()[1])


async def _migrate(connection: Any) -> None:
    await connection.execute("CREATE TABLE IF NOT EXISTS schema (step INTEGER PRIMARY KEY)")
    known = await connection.fetchval("SELECT coalesce(max(step), 0) FROM schema")
    for number, lines in enumerate(steps("BYTEA", ""), start=1):
        if number > known:
            for line in lines:
                await connection.execute(line)
            await connection.execute("INSERT INTO schema VALUES ($1)", number)
