"""`pasch bench engine`: random play a second, interpreted and compiled, beside its peers."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pasch
from pasch.bench.report import machine, table
from pasch.build import ENGINE, is_compiled

ROUNDS = 3  # interleaved, so that a slow minute of the machine hits everybody
Rates = dict[str, float]


def run(seconds: float) -> str:
    """All figures as a section of Markdown."""
    best: dict[tuple[str, str], Rates] = {}
    with _interpreted() as sources:
        jobs = list(_jobs(sources))
        for number in range(ROUNDS):
            for name, kind, arguments, path in jobs:
                print(f"{number + 1}/{ROUNDS} {name} {kind}", file=sys.stderr)
                rates = _time(arguments, path, seconds / ROUNDS)
                known = best.setdefault((name, kind), rates)
                for rate in rates:
                    known[rate] = max(known[rate], rates[rate])
    return _section(best)


def _jobs(sources: Path) -> Iterator[tuple[str, str, list[str], Path | None]]:
    yield "reference loop", "", ["reference"], None
    for id in pasch.catalogue():
        for seats in pasch.load(id).seats:
            name = f"{id}, {seats} seats" if seats > 1 else f"{id}, 1 seat"
            yield name, "interpreted", [id, str(seats)], sources
            if is_compiled(ENGINE):
                yield name, "compiled", [id, str(seats)], None
    if find_spec("pyspiel"):
        yield "OpenSpiel maedn, 4 seats", "", ["openspiel"], None


@contextmanager
def _interpreted() -> Iterator[Path]:
    """A copy of this very package without its extensions, to import from."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            Path(pasch.__file__).parent,
            Path(folder) / "pasch",
            ignore=shutil.ignore_patterns("*.so", "__pycache__"),
        )
        yield Path(folder)


def _time(arguments: list[str], path: Path | None, seconds: float) -> Rates:
    name, *rest = arguments
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["PYTHONPATH"] = str(path or Path(pasch.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-m", "pasch.bench.loops", name, str(seconds), *rest],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    rates: Rates = json.loads(done.stdout)
    return rates


def _section(best: dict[tuple[str, str], Rates]) -> str:
    reference = best["reference loop", ""]["actions"]
    peer = best.get(("OpenSpiel maedn, 4 seats", ""), {}).get("actions")
    rows = [
        [
            name,
            kind,
            f"{rates['actions'] / 1e6:.2f} M",
            f"{rates['games']:,.0f}",
            f"{rates['actions'] / reference:.2f}",
            f"{rates['actions'] / peer:.2f}" if peer else "not installed",
        ]
        for (name, kind), rates in best.items()
    ]
    head = ["what", "", "actions/s", "games/s", "× reference", "× OpenSpiel"]
    return f"Random play through the contract, one core. {machine()}\n\n{table(head, rows)}\n"
