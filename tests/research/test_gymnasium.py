"""One seat against bots passes Gymnasium's own checker."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pasch
from pasch.bots import UnknownLevel
from pasch.research.gymnasium import PaschVsBots, register

GAMES = pasch.catalogue()


@pytest.mark.parametrize("name", register())
def test_the_checker_is_content(name: str) -> None:
    """Without a single warning: they are errors here."""
    check_env(gymnasium.make(name, disable_env_checker=True).unwrapped)


def played(env: PaschVsBots, seed: int) -> tuple[float, int, list[list[int]]]:
    """With the first legal action; the reward, the steps and all that was seen."""
    seen, info = env.reset(seed=seed)
    arrays = [seen.tolist()]
    steps = 0
    while True:
        mask = info["action_mask"]
        assert np.flatnonzero(mask).tolist() == env.episode.state.legal()
        assert env.episode.actor == env.seat
        seen, reward, ended, cut, info = env.step(int(np.flatnonzero(mask)[0]))
        arrays.append(seen.tolist())
        steps += 1
        assert not cut
        if ended:
            assert not info["action_mask"].any()
            return reward, steps, arrays
        assert reward == 0


@pytest.mark.parametrize("id", GAMES)
def test_a_seed_repeats_the_whole_match_bots_and_all(id: str) -> None:
    one, other = PaschVsBots(id, level=2), PaschVsBots(id, level=2)
    assert played(one, 7) == played(other, 7)
    places = one.episode.state.places()
    assert played(one, 7)[0] == (1.0 if places[one.seat] == 1 else -1.0)


def test_the_agent_sits_where_it_is_put_or_everywhere_in_turn() -> None:
    fixed = PaschVsBots("mal_anders", seats=3, seat=2)
    free = PaschVsBots("mal_anders", seats=3)
    seats = set()
    for seed in range(20):
        assert fixed.reset(seed=seed)[0][0] == 2
        seats.add(int(free.reset(seed=seed)[0][0]))
    assert seats == {0, 1, 2}


def test_what_is_not_legal_loses_and_says_so() -> None:
    env = PaschVsBots("mal_anders")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended, info["illegal"]) == (-1.0, True, wrong)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ({"level": 9}, UnknownLevel, "9"),
        ({"seat": 5}, ValueError, "seat 5"),
        ({"seats": 7}, pasch.BadSetup, "7"),
        ({"game": "chess"}, pasch.UnknownGame, "chess"),
    ],
)
def test_what_cannot_be_is_refused_by_name(
    given: dict[str, Any], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        PaschVsBots(**{"game": "mal_anders", **given})
