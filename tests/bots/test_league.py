"""The league counts honestly."""

from __future__ import annotations

import io
from argparse import Namespace

import pytest

import pasch
from pasch.bench import league
from pasch.bots.league import Score, ahead, margin, matches, pairings, play, standings, together
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


def test_one_goes_round_a_table_of_four_on_the_same_dice() -> None:
    """Where all are equal, the same game is played four times, and one of them wins it."""
    score = matches(GAME, (1, 1), 8, 4)
    assert (score.won, score.lost) == (2, 6)


def test_a_quarter_of_the_games_is_even_among_four() -> None:
    assert ahead(Score(25, 75, 0), seats=4)[0] == pytest.approx(0.0)
    assert ahead(Score(5, 5, 0), seats=4)[0] == pytest.approx(190.8, abs=0.1)
    even = {pairing: Score(25, 75, 0) for pairing in pairings()}
    assert standings(even, seats=4)[-1].elo == pytest.approx(0.0)


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
    assert ladder[1].margin > 0
    for steps in (2, 3):  # errors that know nothing of each other add up by their squares
        assert ladder[steps].margin == pytest.approx(ladder[1].margin * steps**0.5)


def test_where_all_play_together_wins_are_counted() -> None:
    game = pasch.load("wonderful_world")
    ends = [play(game, [3, 3], seed) for seed in range(8)]
    assert [1, 1] in ends
    assert [2, 2] in ends
    assert together(game, 3, 2, 8) == ends.count([1, 1])


def shown(**options: object) -> str:
    out = io.StringIO()
    console = Console("en", io.StringIO(), Screen(out), io.StringIO())
    asked = {
        "games": 2,
        "seats": None,
        "budget": 4,
        "write": False,
        "bots": None,
        "ceiling": None,
    } | options
    assert league.run(Namespace(**asked), console) == 0
    return out.getvalue()


def test_the_command_shows_all_pairings_and_the_ladder() -> None:
    text = shown(game="mal_anders", games=1)
    assert "| levels | 2 seats | 3 seats | 4 seats |" in text
    assert text.count(" among ") == 7
    assert "| 1 | +0 ± 0 | +0 ± 0 | +0 ± 0 |" in text


def test_the_command_shows_one_number_of_seats() -> None:
    assert "| levels | 2 seats |" in shown(game="mal_anders", games=1, seats=2)


def test_the_command_shows_every_number_of_seats() -> None:
    assert "| level | 1 seat | 2 seats | 3 seats | 4 seats | all |" in shown(
        game="wonderful_world", games=1
    )


def test_bots_of_your_own_meet_each_other_and_every_level() -> None:
    text = shown(game="mal_anders", bots="kit.own_bots:Last,random,2")
    pairs = [line.split(" | ")[0][2:] for line in text.splitlines() if " against " in line]
    assert pairs[:3] == [
        "Last Choice against random", "Last Choice against 2", "Last Choice against 1",
    ]  # fmt: skip
    assert "random against 2" in pairs
    assert "2 against 2" not in pairs
    assert "`pasch league mal_anders --bots kit.own_bots:Last,random,2 --games 2" in text


def test_where_all_play_together_your_own_has_a_line_too() -> None:
    text = shown(game="wonderful_world", games=1, seats=2, bots="kit.own_bots:Last")
    assert "| Last Choice | " in text
    assert text.count("\n| ") == 7


def test_the_ceiling_is_shown_for_two_and_four() -> None:
    text = shown(game="simpsons", games=1, ceiling=2)
    assert "| seats | won | lost | drawn | of the decided | even | Elo ahead |" in text
    assert [line.split()[1] for line in text.splitlines() if line.startswith("| ")][-2:] == [
        "2",
        "4",
    ]
    assert "`pasch league simpsons --ceiling 2 --games 1 --budget 4`" in text


def test_where_all_play_together_the_ceiling_sees_all_cards() -> None:
    text = shown(game="wonderful_world", games=1, seats=1, ceiling=1)
    assert "| masters that see all cards | " in text


@pytest.mark.parametrize(
    "options", [{"games": 0}, {"budget": 0}, {"seats": 9}, {"bots": "9"}, {"ceiling": 0}]
)
def test_nonsense_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(PaschError):
        shown(game="mal_anders", **options)
