"""The grey men appear: WW-20 to WW-31."""

from __future__ import annotations

import pytest
from games.wonderful_world.setting import at, fresh

from pasch.engine.errors import IllegalAction
from pasch.engine.state import CHANCE, EVERYONE, OVER

STUCK = "4a 3b 5c 6e 1f | 3a 4f 5b 2c"  # rows at which no 4 fits any more


def test_WW20_a_card_of_the_hand_is_laid_at_any_row_where_it_fits() -> None:
    play = at("3a | 5b", "4c 1b", "")
    assert play.choices() == ["1b-1", "1b-3", "4c-3", "4c-4", "4c-5"]
    play.does("4c-5")
    assert (play.row(5), play.hand(0)) == ("5b 4c", "1b")


def test_WW20_nobody_may_pass() -> None:
    with pytest.raises(IllegalAction):
        at("3a", "4c").does("-")


def test_WW21_an_empty_row_begins_with_the_number_of_its_arrow() -> None:
    assert at("3a 4b 5c", "4c").choices() == ["4c-4"]


def test_WW21_no_number_twice_in_a_row() -> None:
    assert "4c-3" not in at("3a 4b", "4c").choices()


def test_WW21_no_object_twice_in_a_row() -> None:
    assert "4c-3" not in at("3a 5c", "4c").choices()


def test_WW21_the_order_is_free_and_a_row_can_hold_all_six() -> None:
    play = at("2a 6b 1c 5d 4e", "3f 3a")
    assert play.choices() == ["3a-3", "3f-2", "3f-3"]
    assert play.does("3f-2").row(2) == "2a 6b 1c 5d 4e 3f"


def test_WW21_rows_may_grow_unevenly() -> None:
    assert "5d-2" in at("2a 6b 1c | 3a", "5d").choices()


def test_WW22_the_draw_is_weighted_by_what_is_left() -> None:
    play = at("3a | 4a", "1b 1c 1d", "2a 2c", 3).does("1b-1")
    assert play.chance() == {"G": 2, "L": 3}


def test_WW22_a_grey_man_goes_to_the_hand_and_the_turn_passes() -> None:
    play = at("3a", "1b 1c 1d | 2c 2d 2e", "2a 4a", 1).does("1b-1", "G")
    assert play.chance() == {"2a": 1, "4a": 1}
    play.does("4a")
    assert (play.hand(0), play.phase, play.state.actor()) == ("1c 1d 4a", "laying", 1)
    assert play.position()["pile"] == {"grey": 1, "landscapes": 1}


@pytest.mark.parametrize(("open_hands", "seen_by"), [(True, EVERYONE), (False, 0b10)])
def test_WW22_who_sees_what_is_drawn(open_hands: bool, seen_by: int) -> None:
    play = at("3a", "2c 2d 2e | 1b 1c 1d", "2a 4a", 1, turn=1, open_hands=open_hands)
    play.does("1b-1")
    assert play.state.audience() == EVERYONE
    assert play.does("G").state.audience() == seen_by


def test_WW22_a_pile_of_one_kind_leaves_no_doubt() -> None:
    assert at("3a", "1b 1c 1d", "2a", 0).does("1b-1").chance() == {"G": 1}
    assert at("3a", "1b 1c 1d", "", 2).does("1b-1").chance() == {"L": 1}


def test_WW23_a_landscape_asks_for_one_throw_of_one_to_four_dice() -> None:
    play = at("3a", "1b 1c 1d | 2a 2c 2d", "", 2).does("1b-1", "L")
    assert (play.state.actor(), play.choices()) == (0, ["x1", "x2", "x3", "x4"])
    assert play.position()["pile"]["landscapes"] == 1


def test_WW23_so_many_dice_are_thrown_once() -> None:
    play = at("3a", "1b 1c 1d", "", 2).does("1b-1", "L", "x3", "d6", "d1")
    assert (play.phase, play.dice, play.state.left) == ("throwing", [1, 6], 1)
    play.does("d5")
    assert (play.phase, play.dice) == ("drawing", [])


def test_WW24_the_outermost_card_of_the_row_that_was_hit_goes() -> None:
    play = at("3a 4b 1c | 5a", "2a 2c", "", 1, phase="choosing").does("x2", "d6", "d2")
    assert play.row(3) == "3a 4b"
    assert "1c" in play.beaten.split()


def test_WW24_several_rows_hit_leave_one_choice() -> None:
    play = at("3a | 2a 1b | 5a", "6a 6b", "", 1, phase="choosing", turn=0).does("x1", "d3")
    assert (play.state.actor(), play.choices()) == (0, ["!2", "!3"])
    play.does("!2")
    assert (play.row(2), play.row(3)) == ("2a", "3a")


def test_WW24_a_miss_takes_nothing() -> None:
    play = at("3a 4b 1c", "2a 2c", "", 1, phase="choosing").does("x2", "d6", "d3")
    assert play.row(3) == "3a 4b 1c"


def test_WW25_after_a_hit_the_number_of_dice_is_chosen_anew_or_the_player_stops() -> None:
    play = at("3a 4b 1c | 5a", "2a 2c", "", 1, phase="choosing").does("x2", "d6", "d2")
    assert play.choices() == ["-", "x1", "x2", "x3", "x4"]
    play.does("x1", "d5")
    assert (play.row(5), play.phase) == ("", "again")
    assert play.does("-").phase == "drawing"


def test_WW25_after_a_choice_of_rows_too() -> None:
    play = at("3a | 2a 1b", "6a 6b", "", 1, phase="choosing").does("x1", "d3", "!3")
    assert play.choices() == ["-", "x1", "x2", "x3", "x4"]


def test_WW25_a_miss_ends_the_throwing() -> None:
    play = at("3a | 5a", "2a 2c", "", 1, phase="again").does("x1", "d4")
    assert (play.phase, play.dice) == ("drawing", [])


def test_WW26_another_landscape_is_thrown_for_again() -> None:
    play = at("3a", "2a 2c", "", 1, phase="choosing").does("x1", "d6", "L")
    assert play.choices() == ["x1", "x2", "x3", "x4"]


def test_WW26_a_grey_man_ends_the_turn() -> None:
    play = at("3a", "2a 2c | 1b 1c 1d", "4a", phase="choosing").does("x1", "d6", "G", "4a")
    assert (play.hand(0), play.phase, play.state.actor()) == ("2a 2c 4a", "laying", 1)


def test_WW26_with_the_pile_empty_the_turn_ends_without_a_card() -> None:
    play = at("3a", "2a 2c | 1b 1c 1d", phase="choosing").does("x1", "d6")
    assert (play.hand(0), play.phase, play.state.actor()) == ("2a 2c", "laying", 1)


def test_WW27_a_row_that_became_empty_restarts_with_its_number_only() -> None:
    play = at("3a | 5a", "2a | 3b 4c", phase="choosing").does("x1", "d3", "-")
    assert play.row(3) == ""
    assert play.choices() == ["3b-3", "3b-5", "4c-4", "4c-5"]


def test_WW27_a_card_taken_off_makes_room_for_its_number_and_object() -> None:
    play = at("3a 4b 1c", "| 1d 6c", phase="choosing").does("x2", "d2", "d6", "-")
    assert play.choices() == ["1d-1", "1d-3", "6c-3", "6c-6"]


def test_WW28_without_a_pile_play_goes_on_without_drawing() -> None:
    play = at("3a", "1b 1c | 2c 2d").does("1b-1")
    assert (play.phase, play.state.actor(), play.hand(0)) == ("laying", 1, "1c")


def test_WW28_part_two_begins_when_all_hands_are_empty() -> None:
    play = at("3a", "1b | 2c").does("1b-1")
    assert play.phase == "laying"
    assert play.does("2c-2").phase == "rolling"


def test_WW28_a_player_without_cards_is_passed_over() -> None:
    play = at("3a", "1b 1c || 2c").does("1b-1")
    assert play.state.actor() == 2
    assert play.does("2c-2").state.actor() == 0


def test_WW29_who_can_lay_nothing_shows_his_hand_and_all_have_lost() -> None:
    play = at(STUCK, "4b 4c | 1b")
    assert play.choices() == ["0"]
    play.does("0")
    assert (play.phase, play.state.actor()) == ("lost", OVER)
    assert (play.state.returns(), play.state.places()) == ([0, 0], [2, 2])


def test_WW29_one_card_that_fits_is_enough() -> None:
    assert at(STUCK, "4b 2d | 1b").choices() == ["2d-2", "2d-4"]


def test_WW29_a_hidden_hand_is_shown_card_by_card_to_all() -> None:
    play = at(STUCK, "4b 4c | 1b", open_hands=False).does("0")
    assert (play.state.actor(), play.state.audience()) == (CHANCE, EVERYONE)
    assert play.chance() == {"4b": 1}
    assert play.does("4b").chance() == {"4c": 1}
    assert play.does("4c").phase == "lost"


def test_WW30_hands_are_open_unless_the_table_wants_it_otherwise() -> None:
    assert fresh(2).state.audience() == EVERYONE
    assert fresh(2, open_hands=False).state.audience() == 0b01


def test_WW31_nobody_at_the_earth_means_nothing_to_throw_for() -> None:
    play = at("", "2a 2c", "", 2, phase="drawing").does("L")
    assert (play.phase, play.position()["pile"]["landscapes"]) == ("drawing", 1)


def test_WW31_the_last_man_hit_ends_the_throwing() -> None:
    play = at("3a", "2a 2c | 1b 1c 1d", "4a", phase="choosing").does("x1", "d3")
    assert (play.phase, play.row(3)) == ("drawing", "")


def test_WW31_with_the_pile_empty_too_the_turn_ends() -> None:
    play = at("3a", "2a 2c | 1b 1c 1d", phase="choosing").does("x1", "d3")
    assert (play.phase, play.state.actor()) == ("laying", 1)
