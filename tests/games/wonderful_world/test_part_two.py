"""The liberation of the Earth: WW-40 to WW-48."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.wonderful_world.setting import at, rolling

from pasch.engine.state import CHANCE, OVER


def test_WW40_the_outermost_card_is_on_top() -> None:
    play = rolling("3a 4b 1c").does("d1", "d4", "d3", "d3")
    assert play.row(3) == "3a 4b"


@pytest.mark.parametrize(
    ("seats", "first", "dice"),
    [
        (1, 0, [4]),
        (2, 1, [2, 2]),
        (3, 0, [2, 1, 1]),
        (3, 2, [1, 1, 2]),
        (4, 3, [1, 1, 1, 1]),
    ],
)
def test_WW41_the_dice_are_dealt_evenly(seats: int, first: int, dice: list[int]) -> None:
    play = at("3a", "1b" + "|" * (seats - 1), first=first).does("1b-1")
    assert [player["dice"] for player in play.position()["players"]] == dice


def test_WW42_all_dice_in_hand_are_thrown_at_once() -> None:
    play = rolling("3a", "1 1 1").does("d1", "d2")
    assert (play.state.actor(), play.state.left) == (CHANCE, 1)


def test_WW42_each_die_beats_one_man_of_its_number() -> None:
    play = rolling("3a 2c | 4a 2d | 5a 6b").does("d2", "d2", "d6", "d1")
    assert [play.row(arrow) for arrow in (3, 4, 5)] == ["3a", "4a", "5a"]


def test_WW42_sums_play_no_part() -> None:
    play = rolling("3a 4b").does("d1", "d3", "d6", "d1")
    assert play.row(3) == "3a 4b"


def test_WW43_what_comes_to_light_is_not_beaten_by_the_same_throw() -> None:
    play = rolling("3a 4b | 5a").does("d4", "d3", "d3", "d3")
    assert play.row(3) == "3a"


def test_WW43_whatever_the_order_of_the_dice() -> None:
    for dice in permutations(("d4", "d3", "d5", "d1")):
        assert rolling("3a 4b | 5a").does(*dice).row(3) == "3a"


def test_WW44_fewer_dice_than_piles_leave_a_choice() -> None:
    play = rolling("1b 2c | 3a 2d | 4a 2e | 5a").does("d2", "d2", "d6", "d6")
    assert play.choices() == ["!1", "!3", "!4"]
    play.does("!4")
    assert play.choices() == ["!1", "!3"]
    assert play.row(4) == "4a 2e"  # nothing is taken away before all is chosen
    play.does("!1")
    assert [play.row(arrow) for arrow in (1, 3, 4)] == ["1b", "3a 2d", "4a"]
    assert play.phase == "rolling"


def test_WW44_the_lowest_number_is_chosen_first() -> None:
    play = rolling("1b 5c | 2a 5d | 3a 4b | 6a 4c").does("d5", "d4", "d1", "d1")
    assert play.choices() == ["!3", "!6"]
    assert play.does("!6").choices() == ["!1", "!2"]
    assert play.does("!2").row(1) == "1b 5c"
    assert (play.row(2), play.row(3), play.row(6)) == ("2a", "3a 4b", "6a")


def test_WW44_a_number_with_dice_enough_is_beaten_with_the_chosen_ones() -> None:
    play = rolling("1b 5c | 2a 5d | 3a").does("d5", "d3", "d3", "d1")
    assert (play.row(3), play.position()["falling"]) == ("3a", [3])
    play.does("!1")
    assert (play.row(1), play.row(2), play.row(3)) == ("1b", "2a 5d", "")


def test_WW44_with_dice_enough_nobody_is_asked() -> None:
    play = rolling("1b 5c | 2a 5d | 3a").does("d5", "d5", "d1", "d1")
    assert (play.row(1), play.row(2), play.phase) == ("1b", "2a", "rolling")


def test_WW45_after_a_hit_all_dice_are_taken_up_again() -> None:
    play = rolling("1b | 2a", "1 1 1").does("d1", "d6", "d6")
    assert (play.phase, play.state.left, play.state.dice_of) == ("rolling", 3, [1, 1, 1])


def test_WW45_without_a_hit_the_players_choose_whose_die_goes() -> None:
    play = rolling("1b", "2 0 1").does("d5", "d6", "d6")
    assert (play.phase, play.choices()) == ("giving", ["#1", "#3"])
    play.does("#1")
    assert (play.state.dice_of, play.state.left, play.phase) == ([1, 0, 1], 2, "rolling")


def test_WW45_the_only_one_with_dice_is_not_asked() -> None:
    play = rolling("1b", "0 2").does("d5", "d6")
    assert (play.phase, play.state.dice_of, play.state.left) == ("rolling", [0, 1], 1)


def test_WW46_all_men_beaten_is_won() -> None:
    play = rolling("1b | 2a", "2 1 1").does("d1", "d2", "d5", "d5")
    assert (play.phase, play.state.actor()) == ("won", OVER)


def test_WW46_no_die_left_is_lost() -> None:
    play = rolling("1b", "0 1").does("d2")
    assert (play.phase, play.state.actor()) == ("lost", OVER)


def test_WW46_the_last_die_may_still_win() -> None:
    assert rolling("1b", "0 1").does("d1").phase == "won"


def test_WW46_nobody_left_at_the_start_of_part_two_is_won() -> None:
    play = at("3a", "", phase="choosing").does("x1", "d3")
    assert (play.phase, play.state.returns()) == ("won", [1])


def test_WW47_one_seat_answers_and_it_moves_on_after_each_throw() -> None:
    play = at("1b 2c | 3a 2d", "5a | |").does("5a-5")
    assert (play.phase, play.state.turn) == ("rolling", 1)
    play.does("d2", "d6", "d6", "d6")
    assert (play.state.actor(), play.choices()) == (1, ["!1", "!3"])
    assert play.does("!1").state.turn == 2
    assert play.does("d6", "d6", "d6", "d6").state.actor() == 2
    assert play.does("#3").state.turn == 0


def test_WW48_all_win_or_all_lose() -> None:
    won = rolling("1b", "0 1").does("d1").state
    lost = rolling("1b", "0 1").does("d2").state
    assert (won.returns(), won.places()) == ([1, 1], [1, 1])
    assert (lost.returns(), lost.places()) == ([0, 0], [2, 2])
