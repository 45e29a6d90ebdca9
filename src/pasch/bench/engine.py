"""`pasch bench engine`: random play a second, interpreted and compiled."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pasch
from pasch.bench.report import machine, table
from pasch.bench.rounds import Best, Job, measure
from pasch.build import ENGINE, is_compiled
from pasch.catalogue import outside

PEER = "OpenSpiel maedn, 4 seats"


def run(seconds: float) -> str:
    """All figures as a section of Markdown."""
    with _interpreted() as sources:
        return section(measure(list(_jobs(sources)), seconds))


def _jobs(sources: Path) -> Iterator[Job]:
    yield Job("reference loop", "", ["reference"])
    for id in pasch.catalogue():
        for count in pasch.load(id).seats:
            name = f"{id}, {seats(count)}"
            yield Job(name, "interpreted", [id, str(count)], sources)
            if is_compiled(ENGINE):
                yield Job(name, "compiled", [id, str(count)])
    if find_spec("pyspiel"):
        yield Job(PEER, "", ["openspiel", "maedn", "4"])


def seats(count: int) -> str:
    return f"{count} seats" if count > 1 else "1 seat"


@contextmanager
def _interpreted() -> Iterator[Path]:
    """Copies of this very package and of games from outside, without extensions, to import from."""
    with tempfile.TemporaryDirectory() as folder:
        for package in ("pasch", *(game.package for game in outside().games.values())):
            found = find_spec(package)
            assert found
            for source in found.submodule_search_locations or ():
                shutil.copytree(
                    source,
                    Path(folder, *package.split(".")),
                    ignore=shutil.ignore_patterns("*.so", "__pycache__"),
                )
        yield Path(folder)


def section(best: Best) -> str:
    reference = best["reference loop", ""]["actions"]
    slower = best.get((PEER, ""), {}).get("actions")
    rows = [
        [
            name,
            kind,
            f"{rates['actions'] / 1e6:.2f} M",
            f"{rates['games']:,.0f}",
            f"{rates['actions'] / reference:.2f}",
            f"{rates['actions'] / slower:.2f}" if slower else "not installed",
        ]
        for (name, kind), rates in best.items()
    ]
    head = ["what", "", "actions/s", "games/s", "× reference", "× OpenSpiel"]
    return f"Random play through the contract, one core. {machine()}\n\n{table(head, rows)}\n"
