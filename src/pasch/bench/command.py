"""`pasch bench`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from pasch.bench import report
from pasch.terminal.console import Console

RESULTS = Path("bench/results.md")  # of the folder it is run in: a clone of the repository


def run(options: Namespace, console: Console) -> int:
    if options.what == "engine":
        from pasch.bench import engine

        title, section = "Engine", engine.run(options.seconds)
    else:
        from pasch.bench import start

        title, section = "Start", start.run()
    console.screen.out.write(section)
    if options.write:
        report.write(RESULTS, title, section)
    return 0
