"""`pasch bench server`: real games over real sockets, beside boardgame.io.

The server runs on one core and the load on the other.  All are measured in turns, several times:
what counts is actions per second of the server's processor and ratios within the run, which sway
less than wall time on a machine that others use too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from pasch.bench.measured import GAME
from pasch.bench.report import machine, table
from pasch.bench.server_client import SEATS
from pasch.bench.server_load import Found
from pasch.bench.server_run import Running, boardgame, install, measure, pasch
from pasch.catalogue import catalogue

ROUNDS = 3
TABLES = 200
MANY = 500  # tables, for the memory
SPARE = 1000  # sockets, for the memory of one
GOAL = 4000.0  # actions a second
OURS, MEMORY, FILES = "Pasch, SQLite", "boardgame.io, in memory", "boardgame.io, file store"
EVERY = "Pasch, SQLite, all games in turns"

Start = Callable[[], AbstractContextManager[Running]]

# What has to be reached, and how it is read from the figures.
GOALS = {
    "actions per server CPU-second with SQLite": ("at least", GOAL),
    "times boardgame.io in memory": ("at least", 2.0),
    "times boardgame.io with its file store": ("at least", 10.0),
    "ms p99 from sent to seen at half load": ("at most", 10.0),
    "kB a resting socket": ("at most", 32.0),
    "kB a resting table with its four sockets": ("at most", 160.0),
    "MB in all for 500 tables and 2,000 sockets after load": ("at most", 160.0),
    "s to start": ("at most", 1.0),
}


def run(seconds: float) -> str:
    """All figures as a section of Markdown."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        starts = _starts(stack, folder)
        found: dict[str, list[Found]] = {name: [] for name in starts}
        began: list[float] = []  # seconds; the best, as others can only slow a start down
        for number in range(ROUNDS):
            for name, start in starts.items():
                print(f"{number + 1}/{ROUNDS} {name}", file=sys.stderr)
                with start() as running:
                    found[name].append(measure(running, TABLES, seconds))
                    if name == OURS:
                        began.append(running.seconds)
        print("half load", file=sys.stderr)
        with starts[OURS]() as running:
            half = measure(running, TABLES, seconds, rate=GOAL / 2)
        print("memory", file=sys.stderr)
        with starts[OURS]() as running:
            full = measure(running, MANY, seconds, spare=SPARE)
    return _section(found, half, full, min(began))


def _starts(stack: ExitStack, folder: Path) -> dict[str, Start]:
    """How each server is started, always with nothing kept from before."""
    install(folder / "peer")

    def fresh() -> str:
        return stack.enter_context(TemporaryDirectory(dir=folder))

    return {
        OURS: lambda: pasch("--data", fresh()),
        EVERY: lambda: pasch("--data", fresh(), games=catalogue()),
        MEMORY: lambda: boardgame(folder / "peer"),
        FILES: lambda: boardgame(folder / "peer", fresh()),
    }


def _section(found: dict[str, list[Found]], half: Found, full: Found, began: float) -> str:
    rates = {name: median(each.rate for each in all) for name, all in found.items()}
    rows = [
        [
            name,
            f"{median(each.acknowledged / each.seconds for each in all):,.0f}",
            f"{rates[name]:,.0f}",
            f"{rates[name] / rates[MEMORY]:.1f}",
            f"{median(each.p50 for each in all):.1f} ms",
            f"{median(each.p99 for each in all):.1f} ms",
        ]
        for name, all in found.items()
    ]
    head = ["what", "actions/s", "a server CPU-second", "× boardgame.io", "p50", "p99"]
    reached = [
        rates[OURS],
        rates[OURS] / rates[MEMORY],
        rates[OURS] / rates[FILES],
        half.p99,
        full.spare / SPARE,
        full.tables / MANY,
        full.whole / 1000,
        began,
    ]
    goals = [
        [name, f"{value:,.1f}", f"{word} {limit:,.0f}", verdict(word, value, limit)]
        for (name, (word, limit)), value in zip(GOALS.items(), reached, strict=True)
    ]
    return (
        f"Random games, of {GAME} if nothing else is said, at {TABLES} tables of {SEATS}"
        " sockets, as fast as they are answered; every action of ours is on the disk before it is"
        f" acknowledged. One core for the server, one for the load, medians of {ROUNDS} rounds in"
        f" turns. Times are from a move sent to its events seen by the other seats. {machine()}\n\n"
        f"{table(head, rows)}\n\n"
        f"At {GOAL / 2:,.0f} actions/s, half of the goal: p50 {half.p50:.1f} ms,"
        f" p99 {half.p99:.1f} ms.\n\n"
        f"{table(['goal', 'reached', 'limit', ''], goals)}\n"
    )


def verdict(word: str, value: float, limit: float) -> str:
    return "yes" if (value >= limit if word == "at least" else value <= limit) else "**no**"
