"""The dice turn (NA-10 to NA-18)."""

from __future__ import annotations

from games.nichts_als_aerger.arrange import HOME, at, started


def test_NA10_roll_or_one_card() -> None:
    spot = at("5 B B B", HOME, hands=("bombe marathon",))
    assert spot.choices() == ["roll", "bombe", "marathon"]


def test_NA10_after_a_card_there_is_no_roll() -> None:
    spot = at("5 B B B", HOME, hands=("schneckenbonus",)).play("schneckenbonus")
    assert spot.turn == 1


def test_NA10_he_may_not_pass() -> None:
    assert at("5 B B B", HOME).why("pass") == "NA-10"


def test_NA11_three_rolls_without_a_piece_on_the_track() -> None:
    spot = started(2).play("roll d1 d2")
    assert spot.rolling()
    assert spot.play("d3").choices() == ["pass", "draw"]


def test_NA11_one_roll_with_a_piece_on_the_track() -> None:
    assert at("5 B B B", HOME).play("roll d1 5-6").choices() == ["pass", "draw"]


def test_NA11_goal_pieces_need_not_be_closed_up_and_their_moves_do_not_end_the_tries() -> None:
    spot = at("B B B a", HOME).play("roll d2")
    assert spot.choices() == ["a-c"]
    assert spot.play("a-c").rolling()


def test_NA11_a_six_ends_the_tries() -> None:
    spot = at(HOME, HOME).play("roll d6 B-A d3 A-3")
    assert spot.choices() == ["pass", "draw"]


def test_NA12_a_six_brings_a_piece_out_first() -> None:
    assert at("5 B B B", HOME).play("roll d6").choices() == ["B-A"]


def test_NA12_pieces_on_A_do_not_block() -> None:
    assert at("A A A B", HOME).play("roll d6").choices() == ["B-A"]


def test_NA12_only_a_six_brings_out() -> None:
    assert at("5 B B B", HOME).play("roll d5").choices() == ["5-10"]


def test_NA13_one_further_roll_after_every_six() -> None:
    spot = at("5 6 7 8", HOME).play("roll d6 5-11")
    assert spot.rolling()
    assert spot.play("d6 6-12").rolling()
    assert not spot.play("d1 6-7").rolling()


def test_NA13_also_after_a_six_that_cannot_be_moved() -> None:
    spot = at("39 a b c", HOME).play("roll d6")
    assert spot.rolling()


def test_NA13_no_further_roll_once_the_game_is_won() -> None:
    assert at("34 b c d", HOME).play("roll d6 34-a").state.places() == [1, 2]


def test_NA14_the_start_field_is_cleared_first() -> None:
    assert at("A 5 B B", HOME).play("roll d3").choices() == ["A-3"]


def test_NA14_not_once_nobody_waits() -> None:
    assert at("A 5 6 7", HOME).play("roll d3").choices() == ["A-3", "5-8", "6-9", "7-10"]


def test_NA14_several_on_A_leave_one_a_roll() -> None:
    spot = at("A A B B", HOME).play("roll d3 A-3")
    assert spot.on(0) == "B B A 3"


def test_NA14_card_moves_are_free_of_it() -> None:
    spot = at("A 5 B B", HOME, hands=("marathon",)).play("marathon d1 d1 d1 d1")
    assert spot.choices() == ["B-3", "A-4", "5-9"]


def test_NA15_the_points_are_moved_in_full_with_one_piece() -> None:
    assert at("5 20 a B", HOME).play("roll d4").choices() == ["5-9", "20-24"]


def test_NA15_he_must_move_if_he_can() -> None:
    assert at("5 B B B", HOME).play("roll d4").why("pass") == "NA-15"


def test_NA15_points_past_the_goal_lapse() -> None:
    spot = at("39 a b c", HOME).play("roll d5")
    assert spot.choices() == ["pass", "draw"]
    assert at("39 a b B", HOME).play("roll d5").on(0) == "B 39 a b"


def test_NA15_no_running_on_with_dice() -> None:
    assert at("38 B B B", HOME).play("roll d3").choices() == ["38-b"]
    assert at("38 5 B B", HOME).play("roll d3").why("38-1") == "NA-15"


def test_NA16_join_or_throw_out() -> None:
    spot = at("5 B B B", "27 B B B").play("roll d2")  # 27 of seat 1 is field 7
    assert spot.choices() == ["5-7", "5x7"]
    assert spot.play("5-7").on(1) == "B B B 27"
    assert spot.play("5x7").on(1) == HOME


def test_NA16_all_are_thrown_out_own_ones_too() -> None:
    spot = at("5 7 B B", "27 27 B B").play("roll d2 5x7")
    assert (spot.on(0), spot.on(1)) == ("B B B 7", HOME)


def test_NA16_own_pieces_alone_are_only_joined() -> None:
    assert at("5 7 7 B", HOME).play("roll d2").choices() == ["5-7", "7-9"]


def test_NA16_a_partner_is_foreign() -> None:
    spot = at("5 B B B", HOME, "27 B B B", HOME, options={"teams": "win"}).play("roll d2")
    assert spot.choices() == ["5-7", "5x7"]


def test_NA16_bringing_out_may_throw_out() -> None:
    assert at(HOME, "20 B B B").play("roll d6").choices() == ["B-A", "BxA"]


def test_NA17_a_goal_field_holds_one_piece() -> None:
    assert at("38 b B B", HOME).play("roll d3").choices() == ["pass", "draw"]


def test_NA17_a_goal_field_is_safe() -> None:
    """The bomb falls beside the goal, on the last field of the track."""
    spot = at("7 b B B", "19 a B B", hands=("bombe",)).play("bombe @39 d6")
    assert (spot.on(0), spot.on(1)) == ("B B 7 b", "B B B a")


def test_NA18_a_piece_in_the_goal_moves_on_inside_and_jumps() -> None:
    assert at("a b B 5", HOME).play("roll d2").choices() == ["5-7", "a-c", "b-d"]


def test_NA18_it_never_leaves_the_goal() -> None:
    spot = at("d B B 5", HOME, hands=("siebenmeilenstiefel",)).play("siebenmeilenstiefel d1")
    assert spot.choices() == ["B-7", "5-13"]


def test_NA18_a_way_into_the_goal_jumps_too() -> None:
    assert at("39 a B B", HOME).play("roll d2").choices() == ["39-b", "a-c"]
