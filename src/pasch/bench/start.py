"""`pasch bench start`: how long the import and the smallest command take, as whole processes."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

from pasch.bench.report import machine, table

ROUNDS = 20
WHAT = {
    "python -c pass": (["-c", "pass"], ""),
    "python -c 'import pasch'": (["-c", "import pasch"], "60 ms"),
    "pasch games": (["-m", "pasch", "games"], "150 ms"),
}


def run() -> str:
    """All figures as a section of Markdown."""
    best = dict.fromkeys(WHAT, float("inf"))
    for _ in range(ROUNDS):  # interleaved, so that a slow moment hits everybody
        for name, (arguments, _limit) in WHAT.items():
            start = perf_counter()
            subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
            best[name] = min(best[name], perf_counter() - start)
    rows = [[name, f"{best[name] * 1000:.0f} ms", limit] for name, (_, limit) in WHAT.items()]
    head = ["what", f"best of {ROUNDS}", "at most"]
    return f"Whole processes, from start to end. {machine()}\n\n{table(head, rows)}\n"
