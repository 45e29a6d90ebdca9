"""Every rule of the page, by its number."""

from __future__ import annotations

import pytest
from arrange import GAME, after, at, choices, refused, shown, stands, turn

import pasch
from pasch import CHANCE, OVER, BadSetup, Setup


def test_MC1_the_track_has_forty_fields_and_a_start_field_every_ten() -> None:
    assert stands(after(at("39", "", die=1), "39-a"), 0) == "a"
    yellow_on_greens_start = at("10", "", "", "", turn=1, die=6)
    assert stands(after(yellow_on_greens_start, "A"), 0) == ""  # captured


def test_MC2_all_four_pieces_wait_at_first() -> None:
    start = GAME.start(Setup(3, first=0))
    assert [each["waiting"] for each in shown(start)["pieces"]] == [4, 4, 4]


def test_MC3_two_sit_opposite_each_other() -> None:
    assert [each["colour"] for each in shown(at("", ""))["pieces"]] == ["yellow", "red"]
    assert stands(after(at("19", "", die=1), "19-20"), 0) == "20"
    assert stands(after(at("20", "", turn=1, die=6), "A"), 0) == ""


def test_MC3_two_may_sit_side_by_side() -> None:
    beside = at("10", "", turn=1, die=6, side_by_side=True)
    assert [each["colour"] for each in shown(beside)["pieces"]] == ["yellow", "green"]
    assert stands(after(beside, "A"), 0) == ""


def test_MC3_three_are_yellow_green_and_red_and_five_are_too_many() -> None:
    colours = [each["colour"] for each in shown(at("", "", ""))["pieces"]]
    assert colours == ["yellow", "green", "red"]
    with pytest.raises(BadSetup):
        GAME.start(Setup(5))


def test_MC10_a_piece_moves_as_far_as_the_die_shows() -> None:
    state = at("3 12", "", die=4)
    assert choices(state) == ["3-7", "12-16"]
    assert stands(after(state, "12-16"), 0) == "3 16"


def test_MC10_another_length_is_refused() -> None:
    assert refused(at("3", "", die=4), "3-8") == ("why-other-way", "MC-10")
    assert refused(at("3", "", die=4), "5-9") == ("why-no-piece", "MC-10")


def test_MC10_before_the_throw_nobody_moves() -> None:
    state = at("3", "")
    assert state.actor() == CHANCE
    assert GAME.refusal(state, 4).reason == pasch.Message("why-not-now", {"rule": "MC-10"})


def test_MC11_whoever_is_landed_on_goes_back() -> None:
    state = after(at("18", "1 5", die=3), "18-21")
    assert stands(state, 0) == "21"
    assert stands(state, 1) == "5"
    assert shown(state)["pieces"][1]["waiting"] == 3


def test_MC11_only_the_end_of_a_move_captures() -> None:
    assert stands(after(at("18", "1", die=4), "18-22"), 1) == "1"


def test_MC12_no_move_ends_on_an_own_piece() -> None:
    state = at("3 7", "", die=4)
    assert choices(state) == ["7-11"]
    assert refused(state, "3-7") == ("why-own-piece", "MC-12")


def test_MC12_pieces_on_the_track_are_jumped() -> None:
    assert "3-9" in choices(at("3 5 A", "24", die=6, clear_start=False))


def test_MC13_without_a_move_the_turn_passes() -> None:
    state = at("", "", throws=1)
    assert turn(after(state, "d3")) == 1


def test_MC14_a_six_throws_again() -> None:
    state = after(at("3", "", die=6, throws=1, clear_start=False), "A")
    assert (turn(state), state.actor()) == (0, CHANCE)
    assert turn(after(at("3", "", die=5), "3-8")) == 1


def test_MC14_a_six_throws_again_even_if_it_moves_nothing() -> None:
    assert turn(after(at("b c d 38", ""), "d6")) == 0


def test_MC14_without_the_house_rule_it_does_not() -> None:
    assert turn(after(at("3", "", die=6, six_again=False), "A")) == 1
    assert turn(after(at("b c d 38", "", six_again=False), "d6")) == 1


def test_MC14_whoever_has_finished_does_not_throw_again() -> None:
    state = after(at("a b d 36", "", die=6, jump_home=True), "36-c")
    assert state.actor() == OVER


def test_MC14_nor_where_the_others_play_on() -> None:
    state = after(at("a b d 36", "", "", die=6, jump_home=True, play_on=True), "36-c")
    assert turn(state) == 1


def test_MC20_with_a_six_a_piece_must_enter() -> None:
    state = at("3", "", die=6)
    assert choices(state) == ["A"]
    assert refused(state, "3-9") == ("why-must-enter", "MC-20")
    assert stands(after(state, "A"), 0) == "A 3"


def test_MC20_only_with_a_six_and_only_one_that_waits() -> None:
    assert refused(at("3", "", die=5), "A") == ("why-no-six", "MC-20")
    assert refused(at("3 4 5 6", "", die=6), "A") == ("why-none-waiting", "MC-20")


def test_MC20_a_foreign_piece_on_the_start_field_goes_back() -> None:
    assert stands(after(at("", "20", die=6), "A"), 1) == ""


def test_MC20_an_own_piece_there_blocks_entering() -> None:
    state = at("A 6", "", die=6)
    assert choices(state) == ["6-12"]
    assert refused(state, "A") == ("why-own-piece", "MC-12")


def test_MC21_with_nothing_on_the_track_there_are_three_tries() -> None:
    state = GAME.start(Setup(2, first=0))
    assert turn(after(state, "d1", "d2")) == 0
    assert turn(after(state, "d1", "d2", "d3")) == 1
    assert choices(after(state, "d1", "d6")) == ["A"]


def test_MC21_only_if_none_can_advance_at_home() -> None:
    assert shown(after(at("", "c d", turn=0), "d1"))["throws"] == 3
    assert shown(after(at("", "b d", turn=0), "d1"))["throws"] == 1
    assert shown(after(at("", "d 12", turn=0), "d1"))["throws"] == 1


def test_MC21_without_the_house_rule_there_is_one() -> None:
    assert turn(after(GAME.start(Setup(2, {"three_tries": False}, first=0)), "d1")) == 1


def test_MC21_after_entering_there_is_one_throw() -> None:
    assert shown(after(GAME.start(Setup(2, first=0)), "d1", "d6", "A"))["throws"] == 1


def test_MC21_it_is_decided_once_when_the_turn_begins() -> None:
    """The last piece of the track comes home with a six, and a blockade keeps the others in."""
    state = after(at("36 d", "20 20", die=6, blockades=True), "36-c")
    assert (turn(state), shown(state)["throws"]) == (0, 1)


def test_MC22_the_start_field_is_cleared_first() -> None:
    state = at("A 12", "", die=4)
    assert choices(state) == ["A-4"]
    assert refused(state, "12-16") == ("why-clear-start", "MC-22")


def test_MC22_it_comes_before_entering_and_capturing() -> None:
    assert choices(at("A 12", "", die=6)) == ["A-6"]
    assert refused(at("A 12", "", die=6, blockades=True), "A") == ("why-clear-start", "MC-22")
    assert choices(at("A 18", "1", die=3, capture="must")) == ["A-3"]


def test_MC22_only_as_long_as_others_wait_and_if_it_can_move() -> None:
    assert choices(at("A 12 14 16", "", die=3)) == ["A-3", "12-15", "14-17", "16-19"]
    assert choices(at("A 4", "", die=4)) == ["4-8"]


def test_MC22_without_the_house_rule_everyone_may_move() -> None:
    assert choices(at("A 12", "", die=4, clear_start=False)) == ["A-4", "12-16"]


def test_MC23_a_one_may_enter_too() -> None:
    state = at("3", "", die=1, enter_with_one=True)
    assert choices(state) == ["A"]
    assert turn(after(state, "A")) == 1
    assert choices(at("3", "", die=1)) == ["3-4"]


def test_MC30_after_the_lap_a_piece_turns_into_its_home() -> None:
    assert choices(at("37", "", die=5)) == ["37-c"]
    assert choices(at("37", "19", turn=1, die=2)) == ["19-21"]  # past the home of yellow


def test_MC31_nothing_is_beyond_the_last_field() -> None:
    state = at("39 5", "", die=5)
    assert choices(state) == ["5-10"]
    assert refused(state, "39") == ("why-past-home", "MC-31")
    assert refused(state, "d") == ("why-other-way", "MC-10")


def test_MC32_nobody_is_jumped_at_home() -> None:
    state = at("38 5 b", "", die=5)
    assert choices(state) == ["5-10"]
    assert refused(state, "38-d") == ("why-jump", "MC-32")
    assert choices(at("a b", "", die=2)) == ["b-d"]


def test_MC32_unless_the_house_allows_it() -> None:
    assert choices(at("38 5 b", "", die=4, jump_home=True)) == ["5-9", "38-c"]
    assert choices(at("a b", "", die=2, jump_home=True)) == ["a-c", "b-d"]


def test_MC33_points_left_over_may_lapse() -> None:
    assert choices(at("39 5", "", die=5, exact_home=False)) == ["5-10", "39-d"]
    assert choices(
        at("38 c", "", die=6, enter_with_one=True, clear_start=False, exact_home=False)
    ) == ["A"]
    assert choices(at("38 5 6 c", "", die=6, exact_home=False)) == ["5-11", "6-12", "38-b", "c-d"]
    assert choices(at("b 5 6 c", "", die=5, exact_home=False)) == ["5-10", "6-11", "c-d"]
    assert choices(at("b 5 6 c", "", die=5, jump_home=True, exact_home=False)) == [
        "5-10", "6-11", "b-d", "c-d",
    ]  # fmt: skip


def test_MC33_it_never_leads_backwards_or_nowhere() -> None:
    assert choices(at("39 5 a d", "", die=5, exact_home=False)) == ["5-10", "a-c"]
    assert choices(at("39 5 c d", "", die=5, jump_home=True, exact_home=False)) == ["5-10", "39-b"]
    assert choices(at("5 b c d", "", die=5, jump_home=True, exact_home=False)) == ["5-10"]
    full = at("39 a c d", "", die=6, jump_home=True, exact_home=False)
    assert choices(full) == ["39-b", "a-b"]


def test_MC33_whoever_cannot_get_in_stays_where_they_are() -> None:
    assert choices(at("38 5 6 a", "", die=6, exact_home=False)) == ["5-11", "6-12", "a-d"]


def test_MC34_at_home_a_piece_may_advance() -> None:
    assert choices(at("a 5", "", die=3)) == ["5-8", "a-d"]


def test_MC34_nobody_is_sent_back_from_home() -> None:
    for step in range(34, 40):  # whatever runs past the home of yellow
        state = at("a b c", f"{(step + 20) % 40 or 'A'}", turn=1, die=5)
        assert stands(after(state, choices(state)[0]), 0) == "a b c"


def test_MC40_nobody_must_capture() -> None:
    assert choices(at("18 5", "1", die=3)) == ["5-8", "18-21"]
    assert stands(after(at("18 5", "1", die=3), "5-8"), 0) == "8 18"


def test_MC41_whoever_can_must() -> None:
    state = at("18 5 6 19", "1 2", die=3, capture="must")
    assert choices(state) == ["18-21", "19-22"]
    assert refused(state, "5-8") == ("why-must-capture", "MC-41")
    assert choices(at("5 6 7 8", "1 2", die=5, capture="must")) == ["5-10", "6-11", "7-12", "8-13"]


def test_MC42_whoever_does_not_loses_the_piece_that_could_have() -> None:
    state = at("18 5 19 6", "1 2", die=3, capture="huff")
    assert len(choices(state)) == 4
    later = after(state, "5-8")
    assert (stands(later, 0), stands(later, 1)) == ("6 8 18", "1 2")
    assert shown(later)["pieces"][0]["waiting"] == 1


def test_MC42_whoever_captures_loses_nothing() -> None:
    state = at("18 5 19 6", "1 2", die=3, capture="huff")
    assert stands(after(state, "18-21"), 0) == "5 6 19 21"


def test_MC42_to_enter_is_a_duty_and_costs_nothing() -> None:
    assert stands(after(at("18 5", "4", die=6, capture="huff"), "A"), 0) == "A 5 18"


def test_MC50_two_own_pieces_may_share_a_field_but_not_three() -> None:
    state = at("3 3 1 5", "", die=2, blockades=True)
    assert choices(state) == ["3-5", "5-7"]
    assert refused(state, "1-3") == ("why-own-piece", "MC-12")
    assert stands(after(state, "3-5"), 0) == "1 3 5 5"


def test_MC50_also_on_the_start_field() -> None:
    state = at("A", "", die=6, blockades=True, clear_start=False)
    assert stands(after(state, "A"), 0) == "A A"
    full = at("A A 9", "", die=6, blockades=True, clear_start=False)
    assert choices(full) == ["A-6", "9-15"]


def test_MC50_not_at_home() -> None:
    assert choices(at("39 5 7 a", "", die=1, blockades=True)) == ["5-6", "7-8", "a-b"]


def test_MC51_no_foreign_piece_gets_past_a_blockade() -> None:
    walled = at("18 19 3 2", "1 1", die=3, blockades=True)  # red's two are on yellow's 21
    assert choices(walled) == ["2-5", "3-6"]
    assert refused(walled, "18-21") == ("why-blockade", "MC-51")
    assert refused(walled, "19-22") == ("why-blockade", "MC-51")


def test_MC51_nobody_enters_on_it() -> None:
    state = at("9", "20 20", die=6, blockades=True)
    assert choices(state) == ["9-15"]
    assert refused(state, "A") == ("why-blockade", "MC-51")
    assert turn(after(at("", "20 20", blockades=True), "d6")) == 0  # MC-14


def test_MC51_the_own_jump_it() -> None:
    assert "2-5" in choices(at("3 3 2 9", "", die=3, blockades=True))


def test_MC60_the_first_with_all_four_home_wins() -> None:
    state = after(at("39 b c d", "5", "6", die=1), "39-a")
    assert state.actor() == OVER
    assert state.places() == [1, 2, 2]
    assert state.returns() == [2, -1, -1]
    assert GAME.refusal(state, 0).reason == pasch.Message("why-over", {"rule": "MC-60"})


def test_MC61_the_others_may_play_for_the_places() -> None:
    state = after(at("39 b c d", "39 b c d", "5", die=1, play_on=True), "39-a")
    assert turn(state) == 1
    state = after(state, "d2", "d3")  # green cannot, red's five is next
    assert turn(state) == 2
    state = after(state, "5-8", "d1", "39-a")
    assert state.actor() == OVER
    assert state.places() == [1, 2, 3]
    assert state.returns() == [2, 0, -2]


def test_MC61_whoever_has_finished_is_passed_over() -> None:
    state = after(at("39 b c d", "7", "5", die=1, play_on=True), "39-a", "d1", "7-8", "d1", "5-6")
    assert turn(state) == 1


def test_MC62_who_begins_is_drawn_or_settled() -> None:
    drawn = GAME.start(Setup(3))
    assert drawn.chance().outcomes == (0, 1, 2)
    assert turn(after(drawn, "#3")) == 2
    assert turn(GAME.start(Setup(3, first=1))) == 1
