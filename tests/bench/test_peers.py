"""`pasch bench peers`: what is measured, and what it makes of the figures."""

from __future__ import annotations

import pytest

import pasch
from pasch.bench import loops, peers, rounds


def test_every_game_is_measured_in_both_ways_and_every_peer() -> None:
    found = [(job.name, job.kind) for job in peers.jobs()]
    assert len(set(found)) == len(found)
    for id in pasch.catalogue():
        kinds = {kind for name, kind in found if name.startswith(f"{peers.ALIKE}{id},")}
        assert kinds == {peers.OWN_LOOP, peers.DRIVEN}
    for name in peers.OTHERS:
        assert (f"{peers.ALIKE}{name}", peers.PYTHON) in found


@pytest.mark.parametrize("name", peers.OTHERS)
def test_a_peer_is_played_to_its_end(name: str) -> None:
    actions, games = loops.openspiel(name, 2)(1)
    assert actions >= loops.ROUND
    assert 0 < games <= actions / 2


def test_driven_from_python_our_games_are_the_same() -> None:
    """Other dice, but games of the same length: by any way of driving them."""
    for id in pasch.catalogue():
        seats = pasch.load(id).seats[-1]
        actions, games = loops.driven(id, seats)(1)
        whole, played = loops.game(id, seats)(1)
        assert actions >= loops.ROUND
        assert 0.5 < (actions / games) / (whole / played) < 2, id


def test_ratios_are_to_each_peer_in_the_same_run() -> None:
    found = {
        (job.name, job.kind): {"actions": 3e6, "games": 9.0}
        for job in peers.jobs()
        if job.name.startswith(peers.ALIKE)
    }
    found[f"{peers.ALIKE}pig", peers.PYTHON] = {"actions": 1e6, "games": 1.0}
    text = peers.section(found)
    assert "| × yacht | × pig | × backgammon | × liars_dice |" in text
    assert f"| {peers.OWN_LOOP} | 3.00 M | 1.00 | 3.00 | 1.00 | 1.00 |" in text
    assert "1.00 M | 0.33 | 1.00 | 0.33 | 0.33 |" in text


def test_without_openspiel_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    with pytest.raises(peers.NoPeers, match="open-spiel"):
        peers.run(0.1)


def test_the_best_of_all_rounds_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([{"actions": 1.0, "games": 5.0}, {"actions": 3.0, "games": 2.0}] * 2)
    monkeypatch.setattr(rounds, "_time", lambda job, seconds: next(rates))
    best = rounds.measure([rounds.Job("a", "", [])], 1)
    assert best == {("a", ""): {"actions": 3.0, "games": 5.0}}
