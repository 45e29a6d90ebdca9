"""The league counts honestly."""

from __future__ import annotations

import io
from argparse import Namespace

import pytest

import pasch
from pasch.bench import league
from pasch.bots.league import Score, margin, matches, pairings, play, standings, together
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.engine.errors import PaschError

GAME = pasch.load("mal_anders")


def test_equal_seeds_give_equal_games() -> None:
    assert play(GAME, [2, 1], 5) == play(GAME, [2, 1], 5)


def test_a_level_against_itself_wins_as_often_as_it_loses() -> None:
    """The same dice with seats exchanged: what one seat wins, the other wins too."""
    score = matches(GAME, (2, 2), 6, 2)
    assert score.won == score.lost == 3


def test_the_interval_is_that_of_agresti_and_coull() -> None:
    assert margin(0.5, 100) == pytest.approx(0.0962, abs=1e-3)
    assert margin(1.0, 20) > 0.05  # twenty wins of twenty prove no certainty
    assert Score(60, 40, 3).rate == 0.6
    assert Score(0, 0, 5).rate == 0.5


def test_elo_adds_up_along_the_ladder() -> None:
    scores = {pairing: Score(3, 1, 0) for pairing in pairings()}
    ladder = standings(scores)
    assert [each.level for each in ladder] == [1, 2, 3, 4]
    assert ladder[1].elo == pytest.approx(190.8, abs=0.1)
    assert ladder[3].elo == pytest.approx(3 * ladder[1].elo)
    assert ladder[1].margin < ladder[2].margin < ladder[3].margin


def test_where_all_play_together_wins_are_counted() -> None:
    game = pasch.load("wonderful_world")
    ends = [play(game, [3, 3], seed) for seed in range(8)]
    assert [1, 1] in ends
    assert [2, 2] in ends
    assert together(game, 3, 2, 8) == ends.count([1, 1])


def shown(**options: object) -> str:
    out = io.StringIO()
    console = Console("en", io.StringIO(), Screen(out), io.StringIO())
    asked = {"games": 2, "seats": None, "budget": 4, "write": False} | options
    assert league.run(Namespace(**asked), console) == 0
    return out.getvalue()


def test_the_command_shows_all_pairings_and_the_ladder() -> None:
    text = shown(game="mal_anders")
    assert text.count(" against ") == 6
    assert "| 1 | +0 ± 0 |" in text


def test_the_command_shows_every_number_of_seats() -> None:
    assert "| level | 1 seat | 2 seats | 3 seats | 4 seats | all |" in shown(
        game="wonderful_world", games=1
    )


@pytest.mark.parametrize("options", [{"games": 0}, {"budget": 0}, {"seats": 9}])
def test_nonsense_is_refused(options: dict[str, int]) -> None:
    with pytest.raises(PaschError):
        shown(game="mal_anders", **options)
