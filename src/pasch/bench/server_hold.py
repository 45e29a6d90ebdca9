"""Many who sit and wait, in a process of its own: `python -m pasch.bench.server_hold '{...}'`.

Opens tables with their people and sockets, answers pings, and says `held` when all are there.  It
leaves when its input ends.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from asyncio import StreamReader, StreamReaderProtocol
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from pasch.bench.measured import GAME
from pasch.bench.server_client import SEATS, Match, Tally
from pasch.bench.server_pasch import PaschPlayer, PaschTables

AT_ONCE = 8  # tables that are being made


class Hold(Struct):
    port: int
    address: str  # of this computer, one for each of us: each has ports of its own
    tables: int
    core: int = -1


class Sitting(PaschPlayer):
    """Says hello, and never moves."""

    def received(self, message: bytes) -> None:
        self._rest = b""


async def hold(job: Hold) -> None:
    tally = Tally()
    numbers = iter(range(job.tables))
    kept: list[Sitting] = []

    async def some(numbers: Iterator[int]) -> None:
        tables = PaschTables([job.port], (GAME,))
        for _ in numbers:
            match = Match(*await asyncio.to_thread(tables.make), tally, 0)
            kept.extend([await _sit(job, match, seat) for seat in range(SEATS)])

    await asyncio.gather(*(some(numbers) for _ in range(AT_ONCE)))
    print("held", flush=True)
    await _end_of_input()
    lost = tally.lost
    for player in kept:
        player.match.done = True
        player.transport.abort()
    if lost:
        raise SystemExit(f"{lost} of {len(kept)} sockets were lost")


async def _sit(job: Hold, match: Match, seat: int) -> Sitting:
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(
        lambda: Sitting(match, seat), "127.0.0.1", job.port, local_addr=(job.address, 0)
    )
    return player


async def _end_of_input() -> None:
    reader = StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: StreamReaderProtocol(reader), sys.stdin
    )
    await reader.read()


def main(text: str) -> None:
    import uvloop

    job = msgspec.json.decode(text, type=Hold)
    if job.core >= 0:
        os.sched_setaffinity(0, {job.core})
    gc.disable()
    uvloop.run(hold(job))


if __name__ == "__main__":
    main(sys.argv[1])
