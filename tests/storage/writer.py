"""A process that plays on at many tables until it is killed: `writer.py ADDRESS TABLE...`.

It says each append, but only after the store has acknowledged it.
"""

from __future__ import annotations

import asyncio
import os
import sys

from pasch.storage.postgres import PostgresStore
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import Entry, Store

LINES = 3  # in one append
SECONDS = 60  # should nobody kill it


async def play(store: Store, id: str, version: int) -> None:
    while True:
        lines = [Entry(version + n, 0, version + n, 1) for n in range(1, LINES + 1)]
        await store.append(id, lines)
        version += LINES
        os.write(1, f"{id} {version}\n".encode())  # short enough to be written whole


async def main(address: str, ids: list[str]) -> None:
    store = PostgresStore(address) if "://" in address else SqliteStore(address)
    await store.open()
    versions = await store.versions(ids)
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(play(store, id, versions[id][1]) for id in ids))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
