"""How long the bots think, in CPU milliseconds a move.

    python bench/moves.py [--games 6] [--write]

Every decision of whole games among bots of one level counts, forced ones aside.
"""

from __future__ import annotations

import argparse
from time import process_time

import pasch
from pasch import bots
from pasch.bench import report
from pasch.bench.command import RESULTS

LIMITS = {2: 20, 4: 1000}  # milliseconds, by level


def moves(game: pasch.Game, level: int, seats: int, seed: int) -> list[float]:
    """The milliseconds of every decision of one game."""
    table = pasch.Table(game, pasch.Setup(seats))
    bot = bots.load(game, level, clock=False)
    rng = pasch.Rng(seed)
    found: list[float] = []
    while not table.over:
        actor = table.state.actor()
        if actor == pasch.CHANCE:
            table.roll(rng)
            continue
        view = table.view(actor)
        before = process_time()
        action = bot.choose(view, rng)
        if len(view.legal()) > 1:
            found.append(1000 * (process_time() - before))
        table.play(actor, action)
    assert not bot.failures
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="of each kind, level and table")
    parser.add_argument("--write", action="store_true", help="keep it in bench/results.md")
    options = parser.parse_args()
    rows = []
    for id in pasch.catalogue():
        game = pasch.load(id)
        for level, limit in LIMITS.items():
            times: list[float] = []
            for seats in {2, game.seats[-1]}:
                for seed in range(options.games):
                    times += moves(game, level, seats, seed)
            times.sort()
            middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
            figures = [f"{time:.1f}" for time in (middle, late, times[-1])]
            rows.append([id, str(level), str(len(times)), *figures, str(limit)])
            print(rows[-1], flush=True)
    head = ["game", "level", "moves", "median", "p99", "longest", "at most"]
    section = (
        "CPU milliseconds a move on one core, without the clock that would cut a long one short;"
        " whole games with 2 seats and with all. "
        f"`python bench/moves.py --games {options.games}`. {report.machine()}\n\n"
        f"{report.table(head, rows)}\n"
    )
    if options.write:
        report.write(RESULTS, "Bots' moves", section)


if __name__ == "__main__":
    main()
