"""Every game passes PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import pasch
from pasch.research.pettingzoo import PaschEnv, env

GAMES = pasch.catalogue()
# It wishes for plain arrays, though its own board games have masks beside them as ours do.
wishes = pytest.mark.filterwarnings("ignore::UserWarning")


def tables(id: str) -> list[PaschEnv]:
    seats = pasch.load(id).seats
    return [env(id, count) for count in sorted({seats[0], seats[-1]})]


@wishes
@pytest.mark.parametrize("id", GAMES)
def test_the_interface(id: str) -> None:
    for table in tables(id):
        api_test(table, num_cycles=300)


@wishes
@pytest.mark.parametrize("id", GAMES)
def test_equal_seeds_give_equal_matches(id: str) -> None:
    seed_test(lambda: env(id), num_cycles=200)


@wishes
@pytest.mark.parametrize("id", GAMES)
def test_it_can_be_looked_at(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(id, render_mode=render_mode))
    assert "seat_0" in capsys.readouterr().out
    table = env(id, render_mode="ansi")
    table.reset(seed=1)
    assert "seat_0" in str(table.render())


def finished(table: PaschEnv, seed: int) -> dict[str, tuple[float, dict[str, Any]]]:
    """Random play to the end; the reward and the info of everybody."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    found: dict[str, tuple[float, dict[str, Any]]] = {}
    for agent in table.agent_iter():
        seen, reward, ended, cut, info = table.last()
        assert not cut
        assert seen is not None
        if ended:
            found[agent] = reward, info
            table.step(None)
        else:
            assert reward == 0
            legal = np.flatnonzero(seen["action_mask"])
            assert legal.tolist() == table.episode.state.legal()
            table.step(int(rng.choice(legal)))
    return found


@pytest.mark.parametrize("id", GAMES)
def test_winners_get_one_and_all_others_lose_one(id: str) -> None:
    for table in tables(id):
        found = finished(table, 4)
        assert [*found] == table.possible_agents
        state = table.episode.state
        assert [info["place"] for _, info in found.values()] == state.places()
        assert [info["points"] for _, info in found.values()] == state.returns()
        for reward, info in found.values():
            assert reward == (1 if info["place"] == 1 else -1)


def test_only_who_is_asked_may_act() -> None:
    table = env("simpsons", 3)
    table.reset(seed=2)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert bool(mask.any()) == (agent == table.agent_selection)


def test_what_was_observed_stays_as_it_was() -> None:
    table = env("mal_anders")
    table.reset(seed=2)
    seen = table.observe(table.agent_selection)
    kept = {name: array.copy() for name, array in seen.items()}
    table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    table.observe(table.agent_selection)
    assert all(np.array_equal(seen[name], kept[name]) for name in kept)


def test_an_illegal_action_is_refused() -> None:
    table = env("mal_anders")
    table.reset(seed=2)
    agent = table.agent_selection
    with pytest.raises(pasch.IllegalAction):
        table.step(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert table.agent_selection == agent


def test_unknown_games_seats_and_options_are_refused_by_name() -> None:
    with pytest.raises(pasch.UnknownGame, match="chess"):
        env("chess")
    with pytest.raises(pasch.BadSetup, match="9"):
        env("mal_anders", 9)
    with pytest.raises(pasch.BadSetup, match="bankk"):
        env("simpsons", options={"bankk": 3})


def test_without_a_seed_every_match_is_another_one() -> None:
    table = env("nichtlustig")
    seen = set()
    for _ in range(5):
        table.reset()
        seen.add(table.array(0).tobytes())
    assert len(seen) > 1
