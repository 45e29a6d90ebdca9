"""`pasch bench idle`: how much it costs when very many sit and wait while a few play.

The people sit in their seats at begun tables, each with a socket that is pinged like any other.
Counted is the memory and the processor time of the server; those who wait are in processes of
their own.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from tempfile import TemporaryDirectory

import msgspec

from pasch.bench.measured import GAME
from pasch.bench.report import machine, table
from pasch.bench.server import verdict
from pasch.bench.server_client import SEATS
from pasch.bench.server_hold import Hold
from pasch.bench.server_load import Found, memory
from pasch.bench.server_run import LOAD_CORE, Running, core, measure, pasch
from pasch.server.connections import PING_SECONDS
from pasch.server.file_handles import most_connections
from pasch.server.limits import UNLIMITED

SOCKETS = 20_000
SPARE = 300  # for those who play
HOLDERS = 2
PLAYING = 50  # tables
RATE = 500.0  # moves a second
PATIENCE = 300  # seconds until all have sat down


def run(seconds: float) -> str:
    """All figures as a section of Markdown."""
    sockets = possible(SOCKETS)
    seconds = max(seconds, PING_SECONDS + 5)  # everybody is pinged once, and answers
    with TemporaryDirectory() as folder, pasch("--data", folder) as running:
        empty = memory(running.pids[0])
        with holders(running, sockets // SEATS):
            held = memory(running.pids[0])
            found = measure(running, PLAYING, seconds, rate=RATE)
            full = memory(running.pids[0])
    return section(sockets, empty, held, full, found)


def possible(sockets: int) -> int:
    """As many as a server lets in with the handles of this machine, in whole tables."""
    allowed = UNLIMITED.within(most_connections()).all_sockets - SPARE
    return min(sockets, allowed) // (SEATS * HOLDERS) * SEATS * HOLDERS


@contextmanager
def holders(running: Running, tables: int) -> Iterator[None]:
    with ExitStack() as stack:
        holders = [
            stack.enter_context(_holder(running.ports[0], number, tables // HOLDERS))
            for number in range(HOLDERS)
        ]
        for holder in holders:
            assert holder.stdout
            if holder.stdout.readline() != b"held\n":
                raise RuntimeError("those who wait could not all sit down")
        yield


@contextmanager
def _holder(port: int, number: int, tables: int) -> Iterator[subprocess.Popen[bytes]]:
    job = Hold(port, f"127.0.0.{2 + number}", tables, core(LOAD_CORE))
    command = [sys.executable, "-m", "pasch.bench.server_hold", msgspec.json.encode(job).decode()]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as process:
        try:
            yield process
            assert process.stdin
            process.stdin.close()
            if process.wait(PATIENCE):
                raise RuntimeError("sockets were lost meanwhile")
        finally:
            process.kill()


def section(sockets: int, empty: int, held: int, full: int, found: Found) -> str:
    """`empty`, `held` and `full` in kilobytes: before anybody came, before and after the load."""
    each = (held - empty) / sockets
    whole = full + (SOCKETS - sockets) * each
    goals = [
        (f"MB of the server with {SOCKETS:,} resting sockets", whole / 1000, "at most", 300.0),
        (f"ms p99 of moves from sent to seen at {RATE:,.0f}/s", found.p99, "at most", 50.0),
    ]
    rows = [
        [name, f"{value:,.1f}", f"{word} {limit:,.0f}", verdict(word, value, limit)]
        for name, value, word, limit in goals
    ]
    fewer = (
        f" A process of this machine has too few handles for more sockets than these: what the"
        f" last {SOCKETS - sockets:,} would add is reckoned by the others."
        if sockets < SOCKETS
        else ""
    )
    return (
        f"{sockets:,} people sit in their seats at {sockets // SEATS:,} begun tables of {GAME}"
        " and wait, each with a socket that is pinged and answers; at"
        f" {PLAYING} more tables {found.acknowledged / found.seconds:,.0f} moves a second are made"
        f" for {found.seconds:.0f} s. One core for the server, one for everybody else; SQLite."
        f" {each:.1f} kB for each socket with its share of a table; {found.cpu / found.seconds:.0%}"
        f" of the server's core; p50 {found.p50:.1f} ms;"
        f" {found.lost + found.refused} lost or refused.{fewer} `pasch bench idle`. {machine()}\n\n"
        f"{table(['goal', 'reached', 'limit', ''], rows)}\n"
    )
