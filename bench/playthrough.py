"""Plays games to their end as people do, and looks while playing for what must never be wrong.

    PYTHONPATH=src python bench/playthrough.py --shots FOLDER [--game nichtlustig,…] [--way keys,…]
        [--language de,en] [--size 640x360] [--font 32] [--motion fast] [--full] [--write]

Ways: `touch` and `mouse` tap what the page shows, `keys` has nothing but a keyboard, `device` is
four people who hand one phone on, `browsers` a phone and a wide screen at one table by its link,
`terminal` the plain lines and the app in a real terminal (tmux).  Without --game, --way and
--language all of them are played, one after the other.

Looked for: errors of scripts, board faults, words that were not filled in, anything that overlaps,
sticks out or is too small to touch (tests/web/geometry.js), axe at the start, in the middle and at
the end, a focus that is nowhere, a hand-over that shows anything, an end without everybody's place.
Pictures are for eyes: nothing else sees whether a table is beautiful.

Wants the page built (`make web`), the browser (`make tools`) and tmux.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from page_match import USUAL, Played, Wanted, play_page
from playwright.sync_api import Browser, Error, Page, sync_playwright
from terminal_player import play_terminal

import pasch
from pasch.bench import report
from pasch.bench.browser import launch_options
from pasch.bench.server_run import free_port

RESULTS = Path(__file__).parent / "results.md"
WAYS = ("touch", "mouse", "keys", "device", "browsers", "terminal")
SHOWN = 600  # characters of what was found, on the screen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default=",".join(sorted(pasch.catalogue())))
    parser.add_argument("--way", default=",".join(WAYS))
    parser.add_argument("--language", default="de,en")
    parser.add_argument("--size", help="of the window, as 360x640; else what suits the way")
    parser.add_argument("--font", type=int, default=USUAL, help="the browser's own, in pixels")
    parser.add_argument("--motion", default="none", choices=["none", "fast", "normal"])
    parser.add_argument("--full", action="store_true", help="no options that make a game shorter")
    parser.add_argument("--shots", type=Path, required=True, help="a folder for the pictures")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    given = parser.parse_args()
    given.shots.mkdir(parents=True, exist_ok=True)
    wide, _, high = (given.size or "").partition("x")
    size = (int(wide), int(high)) if given.size else None
    asked = product(given.game.split(","), given.way.split(","), given.language.split(","))
    games = [Wanted(*one, size, given.font, given.motion, given.full) for one in asked]
    rows: list[list[str]] = []
    log = given.shots / "server.log"
    with tables(log) as (browser, port):
        for wanted in games:
            known = len(log.read_text("utf-8", errors="replace").splitlines())
            if wanted.way == "terminal":
                played = Played(*play_terminal(wanted, given.shots))
            else:
                played = play_page(wanted, browser, port, given.shots)
            played.found.update((f"server: {line[:300]}", 1) for line in complaints(log, known))
            found = "; ".join(f"{what} ({times})" for what, times in played.found.items()) or "none"
            figures = [str(played.versions), str(played.inputs), f"{played.seconds:.0f} s"]
            rows.append([wanted.game, wanted.way, wanted.language, *figures, found])
            print(*rows[-1][:-1], played.result, found[:SHOWN], sep="\t", flush=True)
    if given.write:
        window = f", {given.size}" * bool(given.size) + f", letters of {given.font} px" * (
            given.font != 16
        )
        section = (
            "Whole games by a script that taps, clicks, types; level-1 bots, short options, motion "
            f"{given.motion}. Inputs are taps, clicks, answering keys or lines; the terminal's are "
            "of two games, line by line and in the app. `python bench/playthrough.py --write`. "
            f"{report.machine()}\n\n"
        )
        head = ["game", "way", "language", "records", "inputs", "time", "findings"]
        report.write(RESULTS, f"Played to the end{window}", section + report.table(head, rows))


@contextmanager
def tables(log: Path) -> Iterator[tuple[Browser, int]]:
    """A server with quick bots that writes down what goes wrong, and a browser."""
    port = free_port()
    command = [sys.executable, "-m", "pasch", "serve", "--port", str(port), "--unlimited",
               "--pace", "0.02"]  # fmt: skip
    with (
        tempfile.TemporaryDirectory() as folder,
        log.open("wb") as errors,
        subprocess.Popen([*command, "--data", folder], stdout=errors, stderr=errors) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(**launch_options())
        try:
            page = browser.new_page()
            while not answers(page, port):
                page.wait_for_timeout(50)
            page.close()
            yield browser, port
        finally:
            browser.close()
            server.terminate()


def answers(page: Page, port: int) -> bool:
    try:
        return page.goto(f"http://localhost:{port}/health") is not None
    except Error:
        return False


def complaints(log: Path, known: int) -> list[str]:
    """What the server wrote since, where something failed."""
    lines = log.read_text("utf-8", errors="replace").splitlines()[known:]
    return [line for line in lines if re.search(r"fail|error|Traceback", line)]


if __name__ == "__main__":
    main()
