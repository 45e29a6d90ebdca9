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
from pasch.bench import peer
from pasch.bench.report import machine, table
from pasch.build import ENGINE, is_compiled
from pasch.catalogue import outside

ROUNDS = 3  # interleaved, so that a slow minute of the machine hits everybody
PEER = "OpenSpiel maedn, 4 seats"
DUEL = "by the rules of OpenSpiel's "
PYTHON, CPP = "OpenSpiel from Python", "OpenSpiel in C++"
Rates = dict[str, float]
Best = dict[tuple[str, str], Rates]


def run(seconds: float) -> str:
    """All figures as a section of Markdown."""
    best: Best = {}
    with _interpreted() as sources:
        jobs = list(_jobs(sources))
        for number in range(ROUNDS):
            for name, kind, arguments, path in jobs:
                print(f"{number + 1}/{ROUNDS} {name} {kind}", file=sys.stderr)
                rates = _time(arguments, path, seconds / ROUNDS)
                known = best.setdefault((name, kind), rates)
                for rate in rates:
                    known[rate] = max(known[rate], rates[rate])
    return section(best)


def _jobs(sources: Path) -> Iterator[tuple[str, str, list[str], Path | None]]:
    yield "reference loop", "", ["reference"], None
    for id in pasch.catalogue():
        for seats in pasch.load(id).seats:
            name = f"{id}, {_seats(seats)}"
            yield name, "interpreted", [id, str(seats)], sources
            if is_compiled(ENGINE):
                yield name, "compiled", [id, str(seats)], None
    if find_spec("pyspiel"):
        yield PEER, "", ["openspiel", "maedn", "4"], None
        yield from _duels()


def _duels() -> Iterator[tuple[str, str, list[str], Path | None]]:
    """Games that OpenSpiel has too, by its rules: ours, its own from Python, its own in C++."""
    for id in pasch.catalogue():
        game = pasch.load(id)
        same = peer.of(game)
        for seats in game.seats if same else ():
            assert same
            yield duel(same.name, seats), id, [id, str(seats), "as-peer"], None
            yield duel(same.name, seats), PYTHON, ["openspiel", same.name, str(seats)], None
            yield duel(same.name, seats), CPP, ["rollouts", same.name, str(seats)], None


def duel(name: str, seats: int) -> str:
    return f"{DUEL}{name}, {_seats(seats)}"


def _seats(count: int) -> str:
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


def _time(arguments: list[str], path: Path | None, seconds: float) -> Rates:
    name, *rest = arguments
    first = str(path or Path(pasch.__file__).parent.parent)
    inherited = os.environ.get("PYTHONPATH")  # where games from outside may be
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((first, inherited)) if inherited else first,
    }
    done = subprocess.run(
        [sys.executable, "-m", "pasch.bench.loops", name, str(seconds), *rest],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    rates: Rates = json.loads(done.stdout)
    return rates


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
        if not name.startswith(DUEL)
    ]
    head = ["what", "", "actions/s", "games/s", "× reference", "× OpenSpiel"]
    text = f"Random play through the contract, one core. {machine()}\n\n{table(head, rows)}\n"
    duels = _duel_rows(best)
    if not duels:
        return text
    head = ["the same game", "who", "games/s", "× from Python", "× in C++"]
    return f"{text}\n{table(head, duels)}\n"


def _duel_rows(best: Best) -> list[list[str]]:
    """Compared by whole games: not everybody counts a pass as an action."""
    return [
        [
            name.removeprefix(DUEL),
            who,
            f"{rates['games']:,.0f}",
            f"{rates['games'] / best[name, PYTHON]['games']:.2f}",
            f"{rates['games'] / best[name, CPP]['games']:.2f}",
        ]
        for (name, who), rates in best.items()
        if name.startswith(DUEL)
    ]
