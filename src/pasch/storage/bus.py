"""How server processes tell each other that a table went on.

A notice says which table and how far; it never carries what happened, so a lost one costs nothing
but time: whoever hears of a version he does not have reads the store, and while the bus is away
every server polls the store for the tables it serves.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import suppress
from secrets import token_hex

import redis.asyncio as redis

Heard = Callable[[str], None]  # with the id of a table that somebody else changed


class Bus(ABC):
    @abstractmethod
    async def open(self, heard: Heard) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def tell(self, table: str) -> None:
        """This table changed.  Returns at once; never fails."""

    def here(self, table: str, seats: Iterable[int]) -> None:
        """These seats of the table are held by people connected to this process."""

    def elsewhere(self, table: str) -> frozenset[int]:
        """Seats held by people connected to other processes."""
        return frozenset()

    @property
    @abstractmethod
    def alive(self) -> bool:
        """Whether notices arrive; if not, poll."""


class LocalBus(Bus):
    """One process: there is nobody else to tell."""

    async def open(self, heard: Heard) -> None: ...

    async def close(self) -> None: ...

    def tell(self, table: str) -> None: ...

    @property
    def alive(self) -> bool:
        return True


class RedisBus(Bus):
    """Redis publish and subscribe on one channel, reconnecting for ever."""

    CHANNEL = "pasch"
    RETRY = 0.5  # seconds between two attempts to come back

    def __init__(self, address: str) -> None:
        self._redis = redis.from_url(address, socket_connect_timeout=2, health_check_interval=5)
        self._me = token_hex(4)
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._alive = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(heard, ready)),
            asyncio.create_task(self._speak()),
        ]
        with suppress(TimeoutError):  # an absent Redis does not keep a server from starting
            await asyncio.wait_for(ready.wait(), 2)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def tell(self, table: str) -> None:
        if self._alive:  # otherwise the others poll
            self._out.put_nowait(table)

    @property
    def alive(self) -> bool:
        return self._alive

    async def _speak(self) -> None:
        while True:
            tables = {await self._out.get()}
            while not self._out.empty():
                tables.add(self._out.get_nowait())
            with suppress(redis.RedisError, OSError):
                await self._redis.publish(self.CHANNEL, f"{self._me} {' '.join(tables)}")

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        while True:
            with suppress(redis.RedisError, OSError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self.CHANNEL)
                    self._alive = True
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            sender, *tables = message["data"].decode().split()
                            for table in tables if sender != self._me else ():
                                heard(table)
            self._alive = False
            await asyncio.sleep(self.RETRY)
