"""`pasch bench peers` finds the peer and plays by its rules; the build is as it should be."""

from __future__ import annotations

import os

from arrange import GAME
from pasch_classic import race

from pasch.bench import loops, peer, peers


def test_the_bench_plays_by_the_peers_rules() -> None:
    same = peer.of(GAME)
    assert same
    assert same.name == "maedn"
    actions, games = loops.game(GAME.id, 2, as_peer=True)(1)
    assert actions >= loops.ROUND
    assert games < actions / 100
    steps, theirs = loops.openspiel(same.name, 2)(1)
    assert steps >= loops.ROUND
    assert games / 2 < theirs < games * 2  # in as many games
    assert loops.rollouts(same.name, 2)(1) == (0, 100)


def test_driven_from_python_it_is_the_same_game() -> None:
    actions, games = loops.driven(GAME.id, 2, as_peer=True)(1)
    whole, played = loops.game(GAME.id, 2, as_peer=True)(1)
    assert actions >= loops.ROUND
    assert 0.5 < (actions / games) / (whole / played) < 2


def test_whole_games_are_compared() -> None:
    name = f"{peers.SAME}classic and maedn, 2 seats"
    assert name in {job.name for job in peers.jobs()}
    found = {(job.name, job.kind): {"actions": 1e6, "games": 1000.0} for job in peers.jobs()}
    found[name, peers.PYTHON] = {"actions": 0.0, "games": 100.0}
    found[name, peers.CPP] = {"actions": 0.0, "games": 500.0}
    text = peers.section(found)
    assert f"| classic and maedn, 2 seats | {peers.OWN_LOOP} | 1,000 | 10.00 | 2.00 |" in text


def test_the_rules_are_compiled_where_that_is_expected() -> None:
    """With a C compiler the hook compiles them; nobody would notice if it did not."""
    compiled = not str(race.__file__).endswith(".py")
    assert compiled or os.environ.get("PASCH_EXPECT") != "compiled"
