"""Loops of `pasch.bench.loops`, each in a process of its own, in interleaved rounds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pasch

ROUNDS = 3  # interleaved, so that a slow minute of the machine hits everybody
Rates = dict[str, float]
Best = dict[tuple[str, str], Rates]


class Job(NamedTuple):
    """One row: what is measured, in which way, and the arguments of its loop."""

    name: str
    kind: str
    arguments: list[str]
    sources: Path | None = None  # where to import Pasch from, if not from here


def measure(jobs: Sequence[Job], seconds: float) -> Best:
    """The best rates of each job, after `seconds` for each of them."""
    best: Best = {}
    for number in range(ROUNDS):
        for job in jobs:
            print(f"{number + 1}/{ROUNDS} {job.name} {job.kind}", file=sys.stderr)
            rates = _time(job, seconds / ROUNDS)
            known = best.setdefault((job.name, job.kind), rates)
            for rate in rates:
                known[rate] = max(known[rate], rates[rate])
    return best


def _time(job: Job, seconds: float) -> Rates:
    name, *rest = job.arguments
    first = str(job.sources or Path(pasch.__file__).parent.parent)
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
