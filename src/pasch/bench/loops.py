"""The loops that are timed, each in a process of its own: `python -m pasch.bench.loops NAME`.

A loop does a fixed piece of work again and again and reports the best rate of all its rounds:
other work on a shared machine can only ever slow a round down.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from pasch.bench import peer

ROUND = 20_000  # actions, at least
ONE_DIE = ("maedn", "pig")  # OpenSpiel's games whose chance nodes are all the same
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


def game(id: str, seats: int, as_peer: bool = False) -> Round:
    """Random play of one of our games through the contract, by its own rules or those of a peer."""
    import pasch

    rules = pasch.load(id)
    found = peer.of(rules) if as_peer else None
    setup = pasch.Setup(seats, found.options if found else {})

    def work(number: int) -> tuple[int, int]:
        rng = pasch.Rng(number)
        actions = games = 0
        while actions < ROUND:
            actions += pasch.playout(rules.start(setup), rng)
            games += 1
        return actions, games

    return work


def driven(id: str, seats: int, as_peer: bool = False) -> Round:
    """The same, but every step is called from Python, as OpenSpiel's games are below."""
    import random

    import pasch

    rules = pasch.load(id)
    found = peer.of(rules) if as_peer else None
    setup = pasch.Setup(seats, found.options if found else {})

    def work(number: int) -> tuple[int, int]:
        rng = random.Random(number)
        nature = pasch.Rng(number)
        actions = games = 0
        while actions < ROUND:
            state = rules.start(setup)
            while (actor := state.actor()) != pasch.OVER:
                if actor == pasch.CHANCE:
                    state.apply(state.chance().sample(nature))
                else:
                    options = state.legal()
                    state.apply(options[rng.randrange(len(options))])
                actions += 1
            games += 1
        return actions, games

    return work


def openspiel(name: str, seats: int) -> Round:
    """Random play of a game of OpenSpiel, driven from Python."""
    import random

    rules = _peer(name, seats)
    # Of a die; to ask for its faces each time would be slower.  Where nodes differ, it must be.
    sides = rules.max_chance_outcomes() if name in ONE_DIE else 0

    def work(number: int) -> tuple[int, int]:
        rng = random.Random(number)
        actions = games = 0
        while actions < ROUND:  # not one game: the shortest would be the best
            state = rules.new_initial_state()
            while not state.is_terminal():
                if sides and state.is_chance_node():
                    action = rng.randrange(sides)
                else:
                    options = state.legal_actions()
                    action = options[rng.randrange(len(options))]
                state.apply_action(action)
                actions += 1
            games += 1
        return actions, games

    return work


def rollouts(name: str, seats: int) -> Round:
    """Random play of the same in OpenSpiel's own C++: the rollouts of its search, all in one call.

    One simulation of its MCTS evaluates one leaf by so many rollouts; nothing of it is Python.  How
    many actions they took is not told.
    """
    import pyspiel

    count = 100
    rules = _peer(name, seats)
    evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
    bot = pyspiel.MCTSBot(rules, evaluator, 1.0, 1, 100, False, 1, False)
    state = rules.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def work(number: int) -> tuple[int, int]:
        bot.mcts_search(state)
        return 0, count

    return work


def _peer(name: str, seats: int) -> Any:
    import pyspiel

    game = pyspiel.load_game(name)
    if "players" not in game.get_parameters():
        return game
    return pyspiel.load_game(f"{name}(players={seats})")


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
        work = openspiel(rest[0], int(rest[1]))
    elif name == "rollouts":
        work = rollouts(rest[0], int(rest[1]))
    else:
        play = driven if "driven" in rest else game
        work = play(name, int(rest[0]), as_peer="as-peer" in rest)
    print(json.dumps(measure(work, float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
