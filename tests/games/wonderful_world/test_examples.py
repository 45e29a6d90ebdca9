"""The examples of the rulebook."""

from __future__ import annotations

from games.wonderful_world.setting import at, fresh, rolling


def test_WW11_example_first_cards_3_5_6_lie_at_the_arrows_3_5_6() -> None:
    play = fresh(3).does("1b", "2a", "4a", "1c", "2c", "4b", "3a", "5a", "6a")
    assert [play.row(arrow) for arrow in range(1, 7)] == ["", "", "3a", "", "5a", "6a"]


def test_WW24_example_row_3_4_1_and_a_throw_of_6_and_2() -> None:
    play = at("3a 4b 1c | 5a | 6a", "2a", landscapes=0, phase="choosing").does("x2", "d6", "d2")
    assert play.row(3) == "3a 4b"


def test_WW27_example_a_lone_4_and_a_throw_of_3_and_1() -> None:
    play = at("4a | 5a 2c", "2a", phase="choosing").does("x2", "d3", "d1")
    assert play.row(4) == ""


def test_WW42_example_2_2_4_6_beats_the_2_and_the_4_and_all_dice_stay() -> None:
    play = rolling("1b 2c | 3a 4b | 5a | 6a 3b", "2 1 1")
    play.does("d2", "d2", "d4", "d6")
    assert [play.row(arrow) for arrow in (1, 3, 5, 6)] == ["1b", "3a", "5a", "6a 3b"]
    assert (play.phase, play.state.left, play.state.dice_of) == ("rolling", 4, [2, 1, 1])
