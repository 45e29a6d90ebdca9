"""The load, in a process of its own: `python -m pasch.bench.server_load '{"port": ...}'`.

Tables of four players who play at random as fast as they are answered, or at a given rate; a table
that ends is played again.  Bounded in tables and seconds.  Prints what it measured as JSON.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import Struct

from pasch.bench.server_boardgame import BoardgameTables
from pasch.bench.server_client import SEATS, Match, Player, Tables, Tally
from pasch.bench.server_pasch import PaschTables, port_of

PATIENCE = 60  # seconds for the least that was asked for


class Job(Struct):
    """What to do.  `rate` 0 is as fast as it goes; `ports` are of servers that share the tables.

    Sorted, all that belongs to one table goes to one of them, as a proxy that hashes the table's
    id would send it; else neighbours at a table sit at different servers.
    """

    ports: list[int]
    pids: list[int]
    tables: int
    seconds: float
    games: tuple[str, ...]  # at our own server
    peer: bool = False  # boardgame.io
    rate: float = 0
    warm: float = 1.0
    spare: int = 0  # sockets that only look on, opened before all others
    least: int = 0  # acknowledged actions to wait for, beyond the seconds if need be
    core: int = -1
    sorted: bool = False


class Found(Struct):
    """What was measured."""

    acknowledged: int
    seconds: float
    cpu: float  # seconds of the servers together
    p50: float  # milliseconds
    p99: float
    refused: int
    lost: int
    spare: int  # kilobytes of memory of the first server: for the onlookers alone
    tables: int  # for all tables, after the load
    whole: int  # all it has then, but for the onlookers

    @property
    def rate(self) -> float:
        """Acknowledged actions per CPU-second of the servers."""
        return self.acknowledged / max(self.cpu, 0.01)


async def load(job: Job) -> Found:
    tally = Tally()
    tables: Tables = (
        BoardgameTables(job.ports[0]) if job.peer else PaschTables(job.ports, job.games, job.sorted)
    )
    pause = job.tables / job.rate if job.rate else 0.0
    first, _ = tables.make()  # what every first table costs is not counted to the tables
    empty = memory(job.pids[0])
    for number in range(job.spare):
        await _connect(job, tables, Match(first, [], tally, 1e9), -1, number)
    await asyncio.sleep(0.5 if job.spare else 0)
    before = memory(job.pids[0])
    made = [tables.make() for _ in range(job.tables)]
    matches = [Match(id, secrets, tally, pause) for id, secrets in made]
    for match in matches:
        await _join(job, tables, match)
    replaying = asyncio.create_task(_replay(job, tables, tally, pause))
    await asyncio.sleep(job.warm)
    tally.counting = True
    start, cpu = perf_counter(), cpu_seconds(job.pids)
    await asyncio.sleep(job.seconds)
    while tally.acknowledged < job.least and perf_counter() - start < PATIENCE:
        await asyncio.sleep(0.05)
    tally.counting = False
    seconds, spent = perf_counter() - start, cpu_seconds(job.pids) - cpu
    replaying.cancel()
    after = memory(job.pids[0])
    delays = sorted(tally.delays) or [0.0]
    return Found(
        acknowledged=tally.acknowledged,
        seconds=seconds,
        cpu=spent,
        p50=delays[len(delays) // 2] * 1000,
        p99=delays[len(delays) * 99 // 100] * 1000,
        refused=tally.refused,
        lost=tally.lost,
        spare=before - empty,
        tables=after - before,
        whole=after - (before - empty),
    )


async def _join(job: Job, tables: Tables, match: Match) -> None:
    for seat in range(SEATS):
        match.players.append(await _connect(job, tables, match, seat, seat))


async def _connect(job: Job, tables: Tables, match: Match, seat: int, number: int) -> Player:
    port = port_of(job.ports, match.id) if job.sorted else job.ports[number % len(job.ports)]
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: tables.player(match, seat), "127.0.0.1", port)
    return player


async def _replay(job: Job, tables: Tables, tally: Tally, pause: float) -> None:
    while True:
        while tally.over:
            old = tally.over.pop()
            # In a thread: while it waits for these answers, the others play on and are timed.
            again = await asyncio.to_thread(tables.again, old)
            for player in old.players:
                player.transport.close()
            await _join(job, tables, Match(*again, tally, pause))
        await asyncio.sleep(0.02)


def cpu_seconds(pids: list[int]) -> float:
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def main(text: str) -> None:
    import uvloop

    job = msgspec.json.decode(text, type=Job)
    if job.core >= 0:
        os.sched_setaffinity(0, {job.core})
    gc.disable()  # bounded in time, and nobody waits for the memory
    found = uvloop.run(load(job))
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main(sys.argv[1])
