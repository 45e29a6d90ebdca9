"""How long exact answers take, in CPU milliseconds: the first of a process, and those after it.

    python bench/analysis.py [--write]

Positions are the busiest that real games have.  Every question gets processes of its own, and the
best of them counts.  Importing numpy, which nichtlustig's dice need, has a line to itself.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

import pasch
from pasch.bench import report
from pasch.bench.command import RESULTS

ROUNDS = 7
PROCESSES = 5
LIMIT = 100  # milliseconds


def position(game: str, seats: int, *steps: int) -> pasch.State:
    state = pasch.load(game).start(pasch.Setup(seats=seats, first=0))
    for step in steps:
        state.apply(step)
    return state


def nichtlustig(duck: bool) -> pasch.State:
    state = position("nichtlustig", 4)
    if duck:
        vars_of(state, owner=[0, -1, -1, -1, -1, -1])
    for face in (1, 2, 3, 4, 5, 0, 2):
        state.apply(face)
    return state


def vars_of(state: pasch.State, **values: object) -> pasch.State:
    for name, value in values.items():
        setattr(state, name, value)
    return state


def world(heights: tuple[int, ...]) -> pasch.State:
    from pasch.games.wonderful_world import phases
    from pasch.games.wonderful_world.state import NUMBERS, WonderfulWorld

    state = WonderfulWorld(4, True, 0)
    left = list(range(30))
    for row, height in enumerate(heights):
        for number in range(height):
            card = next(card for card in left if NUMBERS[card] == (row + number) % 6 + 1)
            left.remove(card)
            state.place(card, row)
    return vars_of(state, unseen=0, grey=0, landscapes=0, dice_of=[1] * 4, left=4,
                   phase=phases.ROLLING)  # fmt: skip


def mal_anders() -> pasch.State:
    state = position("mal_anders", 4)
    men = [(1, 6, 11, 20), (2, 8, 15, 21), (4, 9, 16, 22), (0, 7, 13, 19)]
    return vars_of(state, men=[sum(1 << step for step in steps) for steps in men], beside=[0] * 4)


def ending() -> pasch.State:
    state = position("mal_anders", 2)
    home = 0b1110 << 24
    return vars_of(state, men=[home | 1 << 18, home | 1 << 2], beside=[0, 0], throws=1)


def aerger() -> pasch.State:
    state = position("nichts_als_aerger", 4)
    men = [5, 15, 25, 35, 1, 12, 23, 34, 2, 13, 24, 35, 3, 14, 25, 36]
    getattr(state, "board").men[:] = men  # noqa: B009 - only this game's states have one
    return state


CASES: dict[str, tuple[str, Callable[[], pasch.State]]] = {
    "simpsons, first throw, 2 seats": ("simpsons", lambda: position("simpsons", 2)),
    "wonderful_world, 22 cards": ("wonderful_world", lambda: world((4, 4, 4, 4, 3, 3))),
    "wonderful_world, 27 cards": ("wonderful_world", lambda: world((5, 5, 5, 4, 4, 4))),
    "nichtlustig, first throw": ("nichtlustig", lambda: nichtlustig(duck=False)),
    "nichtlustig, first throw, Duck": ("nichtlustig", lambda: nichtlustig(duck=True)),
    "mal_anders, 16 pieces on the track": ("mal_anders", mal_anders),
    "mal_anders, ending": ("mal_anders", ending),
    "nichts_als_aerger, 16 on the track": ("nichts_als_aerger", aerger),
}


NUMPY = "numpy, once a process"


def imported(*modules: str) -> float:
    """The milliseconds that takes."""
    before = process_time()
    for module in modules:
        import_module(module)
    return 1000 * (process_time() - before)


def measure(name: str) -> list[float]:
    """The milliseconds of the imports, of the first answer and of the quickest later one."""
    if name == NUMPY:
        return [imported("numpy")]
    game, make = CASES[name]
    rules, state = pasch.load(game), make()
    modules = ["pasch.analysis.odds", f"pasch.analysis.{game}"]
    if game == "nichtlustig":
        imported("numpy")
        modules.append("pasch.games.nichtlustig.exact.worths")
    times = [imported(*modules)]
    odds = import_module("pasch.analysis.odds").odds
    for _ in range(ROUNDS):
        before = process_time()
        assert odds(rules, state)
        times.append(1000 * (process_time() - before))
        state = make()
    return [*times[:2], min(times[2:])]


def best(name: str) -> list[float]:
    """The least of each figure, of several processes."""
    command = [sys.executable, __file__, "--only", name]
    tries = [
        [float(text) for text in subprocess.check_output(command, text=True).split()]
        for _ in range(PROCESSES)
    ]
    return [min(times) for times in zip(*tries, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="one question, in this process")
    parser.add_argument("--write", action="store_true", help="keep it in bench/results.md")
    options = parser.parse_args()
    if options.only:
        print(*measure(options.only))
        return
    rows = []
    for name in CASES:
        rows.append([name, *(f"{time:.0f}" for time in best(name)), str(LIMIT)])
        print(rows[-1], flush=True)
    rows.append([NUMPY, f"{best(NUMPY)[0]:.0f}", "", "", ""])
    print(rows[-1])
    head = ["question", "import", "first answer", "later", "at most"]
    section = (
        f"CPU milliseconds, the best of {PROCESSES} processes. The first answer of a process builds"
        " tables for later ones. numpy is imported for nichtlustig's dice alone."
        f" `python bench/analysis.py`. {report.machine()}\n\n{report.table(head, rows)}\n"
    )
    if options.write:
        report.write(RESULTS, "Exact answers", section)


if __name__ == "__main__":
    main()
