"""`pasch bench scale`: what it costs to have two processes, with people sorted by table or not.

Counted is the processor time of the Pasch processes alone: PostgreSQL and Redis are machines of
their own where it matters.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from pasch.bench.measured import GAME
from pasch.bench.report import machine, table
from pasch.bench.server import Start, verdict
from pasch.bench.server_client import SEATS
from pasch.bench.server_load import Found
from pasch.bench.server_parts import Postgres, Redis
from pasch.bench.server_run import measure, pasch

ROUNDS = 3
TABLES = 200
KEPT = 0.8  # of one process's figure
ONE = "1 process, SQLite"
SORTED = "2 processes, PostgreSQL and Redis, sorted by table"
UNSORTED = "2 processes, PostgreSQL and Redis, unsorted"


def run(seconds: float) -> str:
    """All figures as a section of Markdown."""
    with ExitStack() as stack:
        starts = _starts(stack)
        found: dict[str, list[Found]] = {name: [] for name in starts}
        for number in range(ROUNDS):
            for name, start in starts.items():
                print(f"{number + 1}/{ROUNDS} {name}", file=sys.stderr)
                with start() as running:
                    found[name].append(measure(running, TABLES, seconds))
    return section(found)


def _starts(stack: ExitStack) -> dict[str, Start]:
    folder = Path(stack.enter_context(TemporaryDirectory()))
    postgres, redis = Postgres(fsync=True), Redis()
    stack.callback(postgres.remove)
    stack.callback(redis.remove)

    def fresh() -> str:
        return stack.enter_context(TemporaryDirectory(dir=folder))

    def database() -> str:
        postgres.sql("DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        return postgres.address

    def two(sorted: bool) -> Start:
        return lambda: pasch(
            "--database", database(), "--bus", redis.address, processes=2, sorted=sorted
        )

    return {
        ONE: lambda: pasch("--data", fresh()),
        "1 process, PostgreSQL": lambda: pasch("--database", database()),
        SORTED: two(True),
        UNSORTED: two(False),
    }


def section(found: dict[str, list[Found]]) -> str:
    rates = {name: median(each.rate for each in all) for name, all in found.items()}
    rows = [
        [
            name,
            f"{median(each.acknowledged / each.seconds for each in all):,.0f}",
            f"{rates[name]:,.0f}",
            f"{rates[name] / rates[ONE]:.2f}",
            f"{median(each.p50 for each in all):.1f} ms",
            f"{median(each.p99 for each in all):.1f} ms",
            f"{sum(each.refused + each.lost for each in all)}",
        ]
        for name, all in found.items()
    ]
    head = ["what", "actions/s", "a CPU-second of Pasch", "of one process", "p50", "p99", "refused"]
    kept = rates[SORTED] / rates[ONE]
    goal = [f"{SORTED}, of one process's actions per CPU-second", f"{kept:.2f}",
            f"at least {KEPT}", verdict("at least", kept, KEPT)]  # fmt: skip
    return (
        f"Random games of {GAME} at {TABLES} tables of {SEATS} sockets, as fast as they are"
        " answered. Sorted, all that belongs to a table goes to one process, as the proxies in"
        " deploy/ send it; unsorted, neighbours at a table sit at different processes, so both"
        " play and tell every move. Counted is the processor time of the Pasch processes, which"
        f" share one core. Medians of {ROUNDS} rounds in turns. `pasch bench scale`."
        f" {machine()}\n\n{table(head, rows)}\n\n"
        f"{table(['goal', 'reached', 'limit', ''], [goal])}\n"
    )
