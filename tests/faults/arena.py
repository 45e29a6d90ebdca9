"""A whole installation under load: servers, their database and bus, and cables between all of them.

Each fault is a coroutine that breaks one thing for a while and mends it; nothing else is promised.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

from faults.launcher import ShiftedProcess
from faults.proxy import Proxy
from kit.servers import Postgres, Redis
from server.house import LONG

from pasch.storage.postgres import PostgresStore
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import Store

Fault = Callable[[], Awaitable[None]]
HOUR = 3600.0
SHIFTS = (-72 * HOUR, -HOUR, HOUR, 72 * HOUR)


class Arena(ABC):
    """`doors` are where clients come in; `store` reads what is really there, past all faults."""

    store: Store

    def __init__(self, folder: Path, random: Random) -> None:
        self.folder = folder
        self.servers: list[ShiftedProcess] = []
        self.doors: list[Proxy] = []
        self._random = random

    @abstractmethod
    async def open(self) -> None: ...

    async def close(self) -> None:
        for door in self.doors:
            await door.close()
        for server in self.servers:
            await asyncio.to_thread(server.kill)
        await self.store.close()

    async def _serve(self, *arguments: str) -> None:
        number = len(self.servers)
        serve = partial(
            ShiftedProcess, self.folder / f"clock{number}", *arguments,
            "--grace", str(LONG), "--pace", "0.02", log=str(self.folder / f"server{number}.log"),
        )  # fmt: skip
        self.servers.append(await asyncio.to_thread(serve))
        self.doors.append(await Proxy(self.servers[-1].port).open())

    def faults(self) -> dict[str, Fault]:
        """By name."""
        return {
            "kill -9 of a server": self._kill_a_server,
            "ordered restarts": self._restart,
            "frozen server": self._freeze_a_server,
            "clock jump": self._jump,
            "clients cut off": partial(self._break_cable, self.doors, Proxy.cut),
            "clients stalled": partial(self._break_cable, self.doors, Proxy.stall),
            "answers lost": partial(self._break_cable, self.doors, Proxy.lose_answers, afresh=True),
            "clients half closed": partial(self._break_cable, self.doors, Proxy.half_close),
        }

    async def _for_a_while(self, most: float = 0.6) -> None:
        await asyncio.sleep(0.05 + self._random.random() * most)

    async def _kill_a_server(self) -> None:
        server = self._random.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await self._for_a_while(0.2)
        await asyncio.to_thread(server.start)

    async def _restart(self) -> None:
        """One after the other, as for a new version; an ordered stop is clean."""
        for server in self.servers:
            status = await asyncio.to_thread(server.stop)
            if status is None:
                os.kill(server.pid, signal.SIGUSR1)
                await asyncio.sleep(1)
            assert status == 0, f"an ordered stop ended with {status}: {self._last_words(server)}"
            await asyncio.to_thread(server.start)

    def _last_words(self, server: ShiftedProcess) -> str:
        log = self.folder / f"server{self.servers.index(server)}.log"
        return log.read_text(errors="replace")[-3000:]

    async def _freeze_a_server(self) -> None:
        await self._freeze([self._random.choice(self.servers).pid])

    async def _freeze(self, pids: Iterable[int]) -> None:
        frozen = list(pids)
        for pid in frozen:
            os.kill(pid, signal.SIGSTOP)
        await self._for_a_while()
        for pid in frozen:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    async def _jump(self) -> None:
        """Ahead or back, with or without a restart meanwhile, and to the right time again."""
        server = self._random.choice(self.servers)
        server.shift(self._random.choice(SHIFTS))
        await self._for_a_while()
        if self._random.random() < 0.5:
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await self._for_a_while()
        server.shift(0)

    async def _break_cable(
        self, cables: list[Proxy], how: Callable[[Proxy], None], afresh: bool = False
    ) -> None:
        cable = self._random.choice(cables)
        how(cable)
        await self._for_a_while()
        cable.mend(afresh=afresh)


class SqliteArena(Arena):
    """One server with a file."""

    async def open(self) -> None:
        self._path = self.folder / "tables.sqlite"
        self.store = SqliteStore(str(self._path))
        await self._serve("--data", str(self.folder))
        await self.store.open()

    def faults(self) -> dict[str, Fault]:
        return {**super().faults(), "full disk": self._fill, "slow disk": self._slow_down}

    async def _fill(self) -> None:
        """No file of the server may grow: to SQLite that is a full disk."""
        pid = self.servers[0].pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        await self._for_a_while(1)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def _slow_down(self) -> None:
        """Somebody else has the disk most of the time: a commit takes a tenth of a second more."""
        times = self._random.randrange(4, 12)
        await asyncio.to_thread(_hold, self._path, times)


def _hold(path: Path, times: int) -> None:
    from time import sleep

    other = sqlite3.connect(path, timeout=60, isolation_level=None)
    for _ in range(times):
        other.execute("BEGIN IMMEDIATE")
        sleep(0.1)
        other.execute("ROLLBACK")
        sleep(0.002)
    other.close()


class PostgresArena(Arena):
    """Two servers with one PostgreSQL and one Redis, and a cable of its own from each to each."""

    async def open(self) -> None:
        self._postgres = await asyncio.to_thread(Postgres)
        self._redis = await asyncio.to_thread(Redis)
        self._to_database: list[Proxy] = []
        self._to_bus: list[Proxy] = []
        self.store = PostgresStore(self._postgres.address)
        for number in range(2):
            database, bus = self.folder / f"db{number}", self.folder / f"bus{number}"
            database.mkdir()
            place = self._postgres.folder / ".s.PGSQL.5432"
            self._to_database.append(await Proxy(place).open(database / place.name))
            self._to_bus.append(await Proxy(self._redis.folder / "socket").open(bus))
            await self._serve(
                "--database", f"postgresql://postgres@/postgres?host={database}",
                "--bus", f"unix://{bus}",
            )  # fmt: skip
        await self.store.open()

    async def close(self) -> None:
        await super().close()
        for cable in self._to_database + self._to_bus:
            await cable.close()
        await asyncio.to_thread(self._postgres.remove)
        await asyncio.to_thread(self._redis.remove)

    def faults(self) -> dict[str, Fault]:
        to_database = partial(self._break_cable, self._to_database)
        to_bus = partial(self._break_cable, self._to_bus)
        return {
            **super().faults(),
            "kill -9 of PostgreSQL": self._kill_postgres,
            "frozen PostgreSQL": self._freeze_postgres,
            "kill -9 of Redis": self._kill_redis,
            "frozen Redis": self._freeze_redis,
            "database cut off": partial(to_database, Proxy.cut),
            "database stalled": partial(to_database, Proxy.stall),
            "commits unanswered": partial(to_database, Proxy.lose_answers, afresh=True),
            "database half closed": partial(to_database, Proxy.half_close),
            "bus cut off": partial(to_bus, Proxy.cut),
            "bus stalled": partial(to_bus, Proxy.stall),
        }

    async def _kill_postgres(self) -> None:
        """All of its processes at once, as when the machine loses its power."""
        family = _family(self._postgres.pid)
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await asyncio.to_thread(self._postgres.kill)  # which only waits by now
        await self._for_a_while(0.3)
        await asyncio.to_thread(self._postgres.start)

    async def _freeze_postgres(self) -> None:
        await self._freeze(_family(self._postgres.pid))

    async def _kill_redis(self) -> None:
        await asyncio.to_thread(self._redis.kill)
        await self._for_a_while(1)
        await asyncio.to_thread(self._redis.start)

    async def _freeze_redis(self) -> None:
        await self._freeze([self._redis.pid])


def _family(pid: int) -> list[int]:
    """A process and its children, the oldest first."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]
