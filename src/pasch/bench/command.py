"""`pasch bench`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from pasch.bench import report
from pasch.console.console import Console

RESULTS = Path("bench/results.md")  # of the folder it is run in: a clone of the repository


def run(options: Namespace, console: Console) -> int:
    title, section = _measure(options.what, options.seconds)
    console.screen.out.write(section)
    if options.write:
        report.write(RESULTS, title, section)
    return 0


def _measure(what: str, seconds: float) -> tuple[str, str]:
    if what == "engine":
        from pasch.bench import engine

        return "Engine", engine.run(seconds)
    if what == "peers":
        from pasch.bench import peers

        return "Peers", peers.run(seconds)
    if what == "server":
        from pasch.bench import server

        return "Server", server.run(seconds)
    if what == "scale":
        from pasch.bench import server_scale

        return "Server: several processes", server_scale.run(seconds)
    if what == "idle":
        from pasch.bench import server_idle

        return "Server: resting sockets", server_idle.run(seconds)
    from pasch.bench import start

    return "Start", start.run()
