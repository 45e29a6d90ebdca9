"""How many steps a second the environments of PettingZoo do, with random choices by their masks.

    python bench/environments.py [--seconds 3] [--write]

All of PettingZoo's loop counts: `agent_iter`, `last` with its observation, the choice, `step`.
"""

from __future__ import annotations

import argparse
import random
from time import perf_counter

import numpy as np

import pasch
from pasch.bench import report
from pasch.bench.command import RESULTS
from pasch.research.pettingzoo import PaschEnv, env

ROUND = 2000  # steps, at least: the best round counts, others can only have been disturbed
GOAL = 20_000


def steps(table: PaschEnv, seed: int) -> float:
    """Steps a second of one round."""
    rng = random.Random(seed)
    count = 0
    began = perf_counter()
    while count < ROUND:
        table.reset(seed=seed + count)
        for _ in table.agent_iter():
            seen, _, ended, _, _ = table.last()
            if ended:
                table.step(None)
            else:
                legal = np.flatnonzero(seen["action_mask"])
                table.step(int(legal[rng.randrange(len(legal))]))
            count += 1
    return count / (perf_counter() - began)


def best(table: PaschEnv, seconds: float) -> float:
    end = perf_counter() + seconds
    found = 0.0
    seed = 0
    while perf_counter() < end:
        found = max(found, steps(table, seed))
        seed += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="for each table")
    parser.add_argument("--write", action="store_true", help="keep it in bench/results.md")
    options = parser.parse_args()
    rows = []
    for id in pasch.catalogue():
        seats = pasch.load(id).seats
        for count in sorted({seats[0], seats[-1]}):
            table = env(id, count)
            rate = best(table, options.seconds)
            rows.append([id, str(count), str(table.encoding.size), f"{rate:,.0f}", f"{GOAL:,}"])
            print(rows[-1], flush=True)
    head = ["game", "seats", "array", "steps/s", "at least"]
    section = (
        "Random play through PettingZoo, one core, best round. `python bench/environments.py`. "
        f"{report.machine()}\n\n{report.table(head, rows)}\n"
    )
    print(section)
    if options.write:
        report.write(RESULTS, "Environments", section)


if __name__ == "__main__":
    main()
