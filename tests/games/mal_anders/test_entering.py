"""MA-20 to MA-22: how pieces come onto the board."""

import pytest
from games.mal_anders.arrange import at


@pytest.mark.parametrize("pair", ["1+5", "2+4", "3+3"])
def test_MA20_a_pair_of_six_enters_on_the_own_start_field(pair: str) -> None:
    dice = pair.replace("+", " ") + " 6 6"
    assert at("red:", dice, throws=3).play(f"{pair}:A").on("red") == "A"


def test_MA20_a_pair_of_six_may_move_a_piece_instead() -> None:
    assert {"2+4:A", "2+4:1-7"} <= set(at("red: 1", "2 4 5 5").choices())


def test_MA20_a_single_six_does_not_enter() -> None:
    assert "A" not in at("red: 1", "3 4 5 6").ways()


def test_MA20_a_foreign_piece_on_the_start_field_is_thrown_out() -> None:
    spot = at("red: | green: 6", "2 4 5 5", throws=3).play("2+4:A")
    assert (spot.on("red"), spot.beside("green")) == ("A", 4)


def test_MA20_an_own_piece_on_the_start_field_blocks_entering() -> None:
    assert "A" not in at("red: A", "2 4 5 5").ways()


def test_MA20_no_piece_beside_the_board_no_entering() -> None:
    assert "A" not in at("red: 1 b c d", "2 4 5 5").ways()


def test_MA20_the_start_field_may_be_cleared_with_one_pair_and_entered_with_the_other() -> None:
    spot = at("red: A", "2 4 5 5").play("5+5:A-10", "2+4:A")
    assert spot.on("red") == "A 10"


def test_MA20_two_sixes_clear_the_start_field_and_enter() -> None:
    assert at("red: A", "3 3 2 4").play("2+4:A-6", "3+3:A").on("red") == "A 6"


def test_MA20_two_sixes_enter_only_once() -> None:
    assert at("red:", "3 3 2 4", throws=3).play("2+4:A").choices() == ["-", "3+3:A-6"]


@pytest.mark.parametrize("goal", ["", "d", "c d", "b c d"])
def test_MA21_three_throws_with_nothing_to_move(goal: str) -> None:
    assert _turn_comes_to(f"red: {goal}") == 3


@pytest.mark.parametrize("goal", ["c", "b d", "a b d", "a b c", "a c d"])
def test_MA21_one_throw_if_a_goal_piece_can_advance(goal: str) -> None:
    assert _turn_comes_to(f"red: {goal}") == 1


@pytest.mark.parametrize("track", ["A", "23", "5 b c d"])
def test_MA21_one_throw_with_a_piece_on_the_track(track: str) -> None:
    assert _turn_comes_to(f"red: {track}") == 1


def _turn_comes_to(red: str) -> int:
    """How many throws red gets when its turn begins."""
    spot = at(f"green: 1 | {red}", "3 4 5 6").play("3+4:1-8", "-")
    assert spot.turn == "red"
    throws = spot.data["throws"]
    assert isinstance(throws, int)
    return throws


def test_MA21_a_throw_without_a_six_passes_without_asking() -> None:
    spot = at("red:", throws=3).throw("3 4 5 6")
    assert (spot.turn, spot.asked, spot.data["throws"], spot.data["dice"]) == (
        "red", "chance", 2, [],
    )  # fmt: skip


def test_MA21_after_the_third_throw_the_turn_ends() -> None:
    spot = at("red:", throws=3).throw("3 4 5 6").throw("3 4 5 6").throw("3 4 5 6")
    assert spot.turn == "black"


def test_MA21_all_four_dice_are_thrown_each_time() -> None:
    spot = at("red:", throws=3).throw("2 2 5 6").throw("4 5 5")
    assert (spot.asked, spot.data["dice"]) == ("chance", [4, 5, 5])


def test_MA21_the_first_throw_that_enters_ends_the_trying() -> None:
    spot = at("red:", throws=3).throw("2 4 5 6").play("2+4:A", "-")
    assert spot.turn == "black"


def test_MA21_it_is_judged_by_the_position_not_by_the_dice() -> None:
    # The piece on a could go to b, but not with this throw: there is no second one.
    assert at("red: a").throw("6 6 6 6").turn == "black"


def test_MA21_the_rulebooks_example_of_the_third_throw() -> None:
    spot = at("red:", throws=3).throw("3 4 5 6").throw("3 4 5 6").throw("2 4 5 6")
    assert spot.choices() == ["2+4:A"]
    assert spot.play("2+4:A", "5+6:A-11").on("red") == "11"


def test_MA21_the_rulebooks_example_with_a_three_instead_of_the_two() -> None:
    assert at("red:", throws=1).throw("3 4 5 6").beside("red") == 4


def test_MA22_entering_must_be_done_if_it_is_the_only_use() -> None:
    assert at("red: b c d", "2 4 5 5", throws=3).choices() == ["2+4:A"]


def test_MA22_entering_is_one_use_among_others() -> None:
    assert "2+5:1-8" in at("red: 1", "2 4 5 5").choices()
