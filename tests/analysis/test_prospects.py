"""Odds for a game that has none of its own."""

from __future__ import annotations

import pytest
from kit.toy import TOY, toy
from kit.toy.state import Toy

from pasch import Rng, Setup
from pasch.analysis.chances import chances
from pasch.analysis.errors import NothingToAnalyse
from pasch.analysis.evaluator import Players
from pasch.analysis.odds import odds
from pasch.engine.playout import playout


def test_every_seat_has_its_chance_to_win() -> None:
    [section] = odds(TOY, TOY.start(Setup(3, first=0)), games=60)
    assert section.title.key == "odds-prospects"
    chances = [float(line.worth) for line in section.lines]
    assert [line.about.values["seat"] for line in section.lines] == [0, 1, 2]
    assert sum(chances) == pytest.approx(1)


def test_what_is_not_seen_is_drawn() -> None:
    """A view would break the playout: its cards are unknown."""
    state = TOY.start(Setup(2, first=0))
    for action in (1, -3):  # my card, and one that I do not see
        state.apply(action)
    found = chances(Players(TOY), state, games=20).seats
    assert sum(each.worth for each in found) == pytest.approx(1)


def test_the_same_position_has_the_same_odds() -> None:
    state = TOY.start(Setup(2, first=0))
    players = Players(TOY)
    assert chances(players, state, games=50) == chances(players, state.copy(), games=50)


def test_nothing_is_open_at_the_end() -> None:
    state = TOY.start(Setup(2, first=0))
    playout(state, Rng(1))
    assert odds(TOY, state) == []


def test_the_game_itself_has_none() -> None:
    with pytest.raises(NothingToAnalyse):
        odds(toy(Toy), None)
