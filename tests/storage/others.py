"""What other processes do with the same database or the same Redis, most of them until killed."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier

from storage.lab import store_at

from pasch.storage.redis import Pace, RedisBus
from pasch.storage.store import Entry, Store

LINES = 3  # in one append
SECONDS = 60  # should nobody kill it


def play_on(address: str, ids: list[str], told: Connection) -> None:
    """Play on at many tables; tell each append, but only after the store has acknowledged it."""
    asyncio.run(_play_all(address, ids, told))


async def _play_all(address: str, ids: list[str], told: Connection) -> None:
    store = store_at(address)
    await store.open()
    versions = await store.versions(ids)
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(_play(store, id, versions[id][1], told) for id in ids))


async def _play(store: Store, id: str, version: int, told: Connection) -> None:
    while True:
        lines = [Entry(version + n, 0, version + n, 1) for n in range(1, LINES + 1)]
        await store.append(id, lines)
        version += LINES
        told.send((id, version))


def open_together(address: str, together: Barrier) -> None:
    """Bring the database up to date when all others are about to do so too."""
    together.wait(SECONDS)
    asyncio.run(_open(address))


async def _open(address: str) -> None:
    store = store_at(address)
    await store.open()
    await store.close()


def hold_a_seat(address: str) -> None:
    """Be connected to a table."""
    asyncio.run(_hold_a_seat(address))


async def _hold_a_seat(address: str) -> None:
    bus = RedisBus(address, Pace(beat=0.1, silence=0.5))
    await bus.open(print)
    bus.connected_here("a", [0])
    await asyncio.sleep(SECONDS)
