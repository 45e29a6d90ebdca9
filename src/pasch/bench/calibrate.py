"""`pasch calibrate`: do the chances that are shown come true?  The table and the picture of it."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from pasch.analysis.calibration import FEW, Calibration, Position, position, summed
from pasch.analysis.evaluator import Players
from pasch.bench import report
from pasch.bench.command import RESULTS
from pasch.bench.reliability import picture
from pasch.bots.errors import BadBudget
from pasch.catalogue import find
from pasch.console.console import Console
from pasch.engine.errors import BadSetup
from pasch.engine.game import Game
from pasch.terminal.review import Bar

PICTURES = Path("docs/pictures")
SEATS = range(2, 5)  # that are measured, where the game is for them

Job = tuple[str, int, int, int, int, bool, int | None]


def run(options: Namespace, console: Console) -> int:
    game = find(options.game)
    players = Players(game, options.level)
    for name in ("games", "workers", "figure"):
        asked = getattr(options, name)
        if asked is not None and asked < 1:
            raise BadBudget(f"--{name} {asked}; it takes at least 1", {"budget": str(asked)})
    counts = [options.seats] if options.seats else [each for each in SEATS if each in game.seats]
    for seats in counts:
        _check(game, seats)
    found: dict[int, Calibration] = {}
    bar = Bar(console, "calibrate-progress")
    for done, seats in enumerate(counts):
        jobs: list[Job] = [
            (
                game.id,
                options.level,
                seats,
                number,
                options.seed,
                number < options.intervals,
                options.figure,
            )
            for number in range(options.games)
        ]
        results: list[Position] = []
        for result in _results(jobs, options.workers):
            results.append(result)
            bar.show((done + len(results) / len(jobs)) / len(counts))
        found[seats] = summed(results)
    bar.clear()
    section = _section(players, found, options)
    if options.json:
        whole = {"game": game.id, "level": options.level, "seed": options.seed,
                 "seats": {seats: _as_json(each) for seats, each in found.items()}}  # fmt: skip
        console.screen.line(json.dumps(whole))
    else:
        console.screen.out.write(section)
    if options.picture:
        Path(options.picture).write_text(picture(game.id, found), encoding="utf-8")
    if options.write:
        report.write(RESULTS, f"Calibration: {game.id}", section)
        path = PICTURES / f"calibration-{game.id}.svg"
        path.write_text(picture(game.id, found), encoding="utf-8")
    return 0


def _results(jobs: list[Job], workers: int) -> Iterator[Position]:
    """In order, however many work at it."""
    if workers == 1:
        yield from map(_position, jobs)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(_position, jobs, chunksize=8)


def _position(job: Job) -> Position:
    id, level, seats, number, seed, truth, figure = job
    return position(Players(id, level), seats, number, seed, truth=truth, games=figure)


def _section(players: Players, found: dict[int, Calibration], options: Namespace) -> str:
    command = f"pasch calibrate {players.game.id} --level {players.level} --games {options.games}"
    command += f" --intervals {options.intervals} --seed {options.seed}"
    if options.seats:
        command += f" --seats {options.seats}"
    if options.figure:
        command += f" --figure {options.figure}"
    head = ["seats", "positions", "of these exact", "off on average", "worst bin", "intervals hold"]
    rows = []
    for seats, each in found.items():
        held = f"{100 * each.held / each.asked:.1f} % of {each.asked}" if each.asked else ""
        rows.append([str(seats), str(each.positions), str(each.exact), f"{100 * each.error:.1f}",
                     f"{100 * each.worst:.1f}", held])  # fmt: skip
    whole = report.table(head, rows)
    return (
        f"Chances shown for players of level {players.level}, against what bots of that level made"
        " of the same positions: how far a shown chance was off, in percentage points, on average"
        f" and in the worst bin that holds {FEW} chances or more; and how often a shown 95 %"
        f" interval holds the truth. `{command}`. {report.machine()}\n\n{whole}\n\n{_bins(found)}\n"
    )


def _bins(found: dict[int, Calibration]) -> str:
    """What was shown and what came true, by seats; a bin with few chances in brackets."""
    lows = sorted({each.low for calibration in found.values() for each in calibration.bins})
    head = ["shown, %", *(f"{seats} seats" for seats in found)]
    rows = []
    for low in lows:
        row = [f"{100 * low:.0f} to {100 * low + 10:.0f}"]
        for calibration in found.values():
            cell = ""
            for each in calibration.bins:
                if each.low == low:
                    cell = f"{100 * each.shown:.1f} → {100 * each.happened:.1f} ({each.size})"
                    cell = f"[{cell}]" if each.few else cell
            row.append(cell)
        rows.append(row)
    return report.table(head, rows)


def _as_json(found: Calibration) -> dict[str, Any]:
    return {
        "positions": found.positions,
        "exact": found.exact,
        "error": round(found.error, 6),
        "worst": round(found.worst, 6),
        "held": found.held,
        "asked": found.asked,
        "bins": [
            {**{name: round(value, 6) for name, value in each._asdict().items()}, "few": each.few}
            for each in found.bins
        ],
    }


def _check(game: Game, seats: int) -> None:
    if seats not in game.seats:
        allowed = f"{game.seats[0]}–{game.seats[-1]}"
        raise BadSetup(
            f"{game.id} is for {allowed} players",
            {"game": game.id, "problem": "seats", "name": str(seats), "allowed": allowed},
        )
