"""Our games pass OpenSpiel's random simulations, and its algorithms can play them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

import pasch
from pasch.engine.state import HIDDEN
from pasch.research.openspiel import register

NAMES = register()


def loaded(id: str, seats: int) -> Any:
    return pyspiel.load_game(f"pasch_{id}(seats={seats})")


@pytest.mark.parametrize("id", pasch.catalogue())
def test_random_simulations(id: str) -> None:
    seats = pasch.load(id).seats
    for count in sorted({seats[0], seats[-1]}):
        pyspiel.random_sim_test(loaded(id, count), num_sims=1, serialize=True, verbose=False)


def test_all_of_them_are_registered_once() -> None:
    assert register() == NAMES
    assert {*NAMES} <= {*pyspiel.registered_names()}


def rolled(state: Any, choose: Any) -> None:
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(choose(state))


def test_what_a_player_did_not_see_is_not_in_their_information_state() -> None:
    game = loaded("simpsons", 3)
    found: list[list[str]] = []
    for last in (0, -1):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        roller = state.current_player()
        while state.current_player() == roller:
            state.apply_action(state.legal_actions()[0])
        better = state.current_player()
        state.apply_action(state.legal_actions()[last])
        told = [state.information_state_string(seat) for seat in range(3)]
        assert [str(HIDDEN) in text.split()[-1] for text in told] == [
            seat != better for seat in range(3)
        ]
        found.append(told)
    assert [one == other for one, other in zip(*found, strict=True)] == [
        seat != better for seat in range(3)
    ]


def test_its_search_plays_a_whole_match() -> None:
    game = loaded("simpsons", 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 5, evaluator, random_state=np.random.RandomState(2))
    state = game.new_initial_state()
    rolled(
        state, lambda now: bot.step(now) if now.current_player() == 0 else now.legal_actions()[0]
    )
    assert sorted(state.returns()) == [-1, 1]


def test_its_reinforcement_environment_takes_them() -> None:
    env = rl_environment.Environment("pasch_mal_anders")
    env.seed(3)
    step = env.reset()
    size = env.observation_spec()["info_state"][0]
    for _ in range(20):
        player = step.current_player()
        assert len(step.observations["info_state"][player]) == size
        step = env.step([step.observations["legal_actions"][player][0]])


def test_python_ends_in_peace_after_they_were_registered() -> None:
    """OpenSpiel lets go of its games when Python is gone already."""
    program = "from pasch.research.openspiel import register; print(len(register()))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) == len(pasch.catalogue())
