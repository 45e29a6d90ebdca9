"""The loops that are timed, each in a process of its own: `python -m pasch.bench.loops NAME`.

A loop does a fixed piece of work again and again and reports the best rate of all its rounds:
other work on a shared machine can only ever slow a round down.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import perf_counter

Round = Callable[[int], tuple[int, int]]  # round number -> actions, games


def reference() -> Round:
    """Plain Python that never changes: what the other figures are compared with."""

    def work(number: int) -> tuple[int, int]:
        cells = [0] * 64
        word = number + 1
        for step in range(100_000):
            word = (word * 1103515245 + 12345) & 0x7FFFFFFF
            cells[word & 63] += step
        return 100_000, 1

    return work


def game(id: str, seats: int) -> Round:
    """Random play of one of our games through the contract."""
    import pasch

    rules = pasch.load(id)
    setup = pasch.Setup(seats)

    def work(number: int) -> tuple[int, int]:
        rng = pasch.Rng(number)
        actions = games = 0
        while actions < 20_000:
            actions += pasch.playout(rules.start(setup), rng)
            games += 1
        return actions, games

    return work


def openspiel() -> Round:
    """Random play of OpenSpiel's `maedn`, driven from Python."""
    import random

    import pyspiel

    rules = pyspiel.load_game("maedn(players=4)")

    def work(number: int) -> tuple[int, int]:
        rng = random.Random(number)
        state = rules.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = rng.randrange(6)
            else:
                options = state.legal_actions()
                action = options[rng.randrange(len(options))]
            state.apply_action(action)
            actions += 1
        return actions, 1

    return work


def measure(work: Round, seconds: float) -> dict[str, float]:
    """The best rates of all rounds that fit the time."""
    best = {"actions": 0.0, "games": 0.0}
    end = perf_counter() + seconds
    number = 0
    while perf_counter() < end:
        start = perf_counter()
        actions, games = work(number)
        spent = perf_counter() - start
        best["actions"] = max(best["actions"], actions / spent)
        best["games"] = max(best["games"], games / spent)
        number += 1
    return best


def main(name: str, seconds: str, *rest: str) -> None:
    if name == "reference":
        work = reference()
    elif name == "openspiel":
        work = openspiel()
    else:
        work = game(name, int(rest[0]))
    print(json.dumps(measure(work, float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
