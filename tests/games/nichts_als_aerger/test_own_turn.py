"""The cards for one's own turn, one by one (NA-72 to NA-86)."""

from __future__ import annotations

from typing import Any

import pytest
from games.nichts_als_aerger.arrange import HOME, at, started

from pasch import BadPosition


def test_NA72_everything_within_the_roll_goes_home_own_pieces_too() -> None:
    """Seat 1's 35, 34, 33 are the fields 15, 14, 13."""
    spot = at("10 9 6 B", "35 34 33 B", hands=("bombe",)).play("bombe @12 d2")
    assert (spot.on(0), spot.on(1)) == ("B B 6 9", "B B B 35")


def test_NA72_around_the_board() -> None:
    spot = at("A 38 3 B", HOME, hands=("bombe",)).play("bombe @A d2")
    assert spot.on(0) == "B B B 3"


def test_NA72_any_field_of_the_track_may_be_named() -> None:
    choices = at(HOME, HOME, hands=("bombe",)).play("bombe").choices()
    assert (len(choices), choices[0], choices[-1]) == (40, "@A", "@39")


def test_NA73_the_loser_goes_home() -> None:
    spot = at("5 9 B B", "9 B B B", hands=("duell",)).play("duell 1@9 2@29")
    assert spot.play("d5 d4").on(1) == HOME
    assert spot.play("d4 d5").on(0) == "B B B 5"


def test_NA73_ties_roll_again() -> None:
    spot = at("5 9 B B", "9 B B B", hands=("duell",)).play("duell 1@9 2@29 d3 d3")
    assert spot.rolling()
    assert spot.play("d1 d2").on(0) == "B B B 5"


def test_NA73_each_owner_rolls_himself() -> None:
    spot = at("5 B B B", HOME, "9 B B B", hands=("duell",)).play("duell 1@5 3@29")
    assert spot.state.stack[-1].roller == 0
    assert spot.play("d3").state.stack[-1].roller == 2


def test_NA74_the_victims_next_two_turns() -> None:
    spot = at("5 B B B", HOME, HOME, hands=("hypnose",)).play("hypnose >2")
    assert spot.lying()["hypnose"] == [{"seat": 1, "by": 0, "turns": 2}]
    assert spot.turn == 1
    assert spot.rolling()


def test_NA75_all_line_up_in_front_by_their_distance_ahead() -> None:
    """Ahead of field 10: own 30 (20), seat 1's 12 (2) and 38 (28), own 3 (33)."""
    spot = at("10 30 3 B", "32 18 B B", hands=("polonaise",)).play("polonaise 1@10")
    assert spot.on(0) == "B 10 12 14"
    assert spot.on(1) == "B B 31 33"  # fields 11 and 13


def test_NA75_sharing_a_field_himself_first_then_from_his_left() -> None:
    """All on field 10: two of seat 1 who leads, one each of seats 2 and 0."""
    spot = at("10 B B B", "A A B B", "30 B B B", turn=1, hands=("", "polonaise"))
    spot = spot.play("polonaise 2@A")
    assert (spot.on(1), spot.on(2), spot.on(0)) == ("B B A 1", "B B B 32", "B B B 13")


def test_NA75_goal_and_base_stay() -> None:
    spot = at("10 B a B", "32 b B B", hands=("polonaise",)).play("polonaise 1@10")
    assert (spot.on(0), spot.on(1)) == ("B B 10 a", "B B 31 b")


def test_NA76_lies_before_him() -> None:
    spot = at(HOME, HOME, hands=("schneckenbonus",)).play("schneckenbonus")
    assert (spot.lying()["schneckenbonus"], spot.turn) == (0, 1)


def test_NA77_seven_more_than_the_die() -> None:
    spot = at("5 B B B", HOME, hands=("siebenmeilenstiefel",)).play("siebenmeilenstiefel d6")
    assert spot.choices() == ["B-12", "5-18"]


def test_NA78_the_sum_of_four_dice_with_one_piece() -> None:
    spot = at("5 B B B", HOME, hands=("marathon",)).play("marathon d1 d2 d3 d4")
    assert spot.choices() == ["B-9", "5-15"]


def test_NA79_three_in_the_goal_win() -> None:
    spot = at("5 a b d", HOME, HOME, hands=("trio",)).play("trio")
    assert spot.state.places() == [1, 2, 2]


def test_NA79_not_in_teams_for_points() -> None:
    """There three in the goal end the game at once, so it is taken out of the deck."""
    pieces = ("37 a b B", HOME, HOME, HOME)
    points: dict[str, Any] = {"teams": "points"}
    with pytest.raises(BadPosition, match=r"players\[0\].hand\[0\]: there are only 0 of trio"):
        at(*pieces, hands=("trio",), options=points)
    assert started(teams="points").state.hands.pile == 51
    assert started(teams="win").state.hands.pile == 52


def test_NA79_former_rules_had_it_in_teams_for_points() -> None:
    pieces = ("37 a b B", HOME, HOME, HOME)
    spot = at(*pieces, hands=("trio",), options={"teams": "points"}, version=1)
    assert spot.choices() == ["roll"]
    assert spot.play("roll d6 B-A d6 A-6").state.actor() == -1


def test_NA80_everybody_gives_one_from_the_left() -> None:
    hands = ("", "geburtstag", "bombe duell", "trio")
    spot = at(HOME, HOME, HOME, HOME, turn=1, hands=hands).play("geburtstag pass pass")
    assert (spot.actor, spot.choices()) == (2, ["+bombe", "+duell"])
    spot = spot.play("+duell")
    assert (spot.actor, spot.choices()) == (3, ["+trio"])
    spot = spot.play("+trio pass")
    assert (spot.hand(1), spot.turn) == (["duell", "trio"], 2)


def test_NA80_who_has_used_his_last_card_to_answer_gives_nothing() -> None:
    spot = at(HOME, HOME, hands=("geburtstag denkste", "denkste"))
    spot = spot.play("geburtstag denkste denkste")
    assert (spot.turn, spot.hand(0)) == (1, [])


def test_NA81_right_three_times_the_number() -> None:
    spot = at("5 B B B", HOME, hands=("prophezeiung",)).play("prophezeiung")
    assert spot.choices() == ["=1", "=2", "=3", "=4", "=5", "=6"]
    assert spot.play("=4 d4").choices() == ["B-11", "5-17"]
    assert spot.play("=6 d6").choices() == ["B-17", "5-23"]


def test_NA81_wrong_the_roll() -> None:
    spot = at("5 B B B", HOME, hands=("prophezeiung",)).play("prophezeiung =4 d3")
    assert spot.choices() == ["B-2", "5-8"]


def test_NA82_one_of_three_rolls() -> None:
    spot = at("5 B B B", HOME, hands=("wuerfel_menue",)).play("wuerfel_menue d4 d1 d4")
    assert spot.choices() == ["=1", "=4"]
    assert spot.play("=4").choices() == ["B-3", "5-9"]
    assert spot.play("=4 5-9").turn == 1


def test_NA83_backwards_and_everything_in_the_way_goes_home() -> None:
    """From 9 back to 5: own 7 and 5, seat 1 on 6; 9 and 4 are spared."""
    spot = at("9 9 7 5", "26 24 29 B", hands=("geisterfahrer",)).play("geisterfahrer 1@9 d4")
    assert (spot.on(0), spot.on(1)) == ("B B 5 9", "B B 24 29")


def test_NA83_with_nobody_in_the_way_nobody_is_asked() -> None:
    spot = at("9 B B B", "B B B B", hands=("geisterfahrer", "karate"))
    spot = spot.play("geisterfahrer 1@9 pass d4")
    assert (spot.on(0), spot.turn) == ("B B B 5", 1)


def test_NA84_two_pieces_swap_without_throwing_out() -> None:
    """The own piece comes to a field where another one of the same owner stays."""
    spot = at("5 B B B", "9 9 B B", hands=("platztausch",)).play("platztausch 1@5 2@29")
    assert (spot.on(0), spot.on(1)) == ("B B B 29", "B B 9 25")


def test_NA84_only_with_a_piece_on_another_field() -> None:
    spot = at("5 8 B B", "25 B B B", hands=("platztausch",)).play("platztausch")
    assert spot.choices() == ["1@8"]
    assert spot.play("1@8").choices() == ["2@5"]


def test_NA85_all_from_B_go_to_A() -> None:
    spot = at("A 7 B B", HOME, hands=("grosser_start",)).play("grosser_start")
    assert (spot.on(0), spot.turn) == ("A A A 7", 1)


def test_NA85_join_or_throw_out_all_that_stood_there() -> None:
    spot = at("A 7 B B", "20 20 B B", hands=("grosser_start",)).play("grosser_start")
    assert spot.choices() == ["B-A", "BxA"]
    joined = spot.play("B-A")
    assert (joined.on(0), joined.on(1)) == ("A A A 7", "B B 20 20")
    struck = spot.play("BxA")
    assert (struck.on(0), struck.on(1)) == ("B A A 7", HOME)


def test_NA86_the_leaders_foremost_piece_goes_back_to_its_A() -> None:
    spot = at("9 B B B", "8 5 B B", hands=("farbenkoenig",)).play("farbenkoenig")
    assert (spot.on(1), spot.turn) == ("B B A 5", 1)


def test_NA86_the_goal_counts_before_the_sum() -> None:
    spot = at(HOME, "30 30 30 B", "a 1 B B", hands=("farbenkoenig",)).play("farbenkoenig")
    assert (spot.on(1), spot.on(2)) == ("B 30 30 30", "B B A a")


def test_NA86_the_sum_is_of_step_and_one() -> None:
    """1 + 1 + 9 is more than 10."""
    assert at("9 B B B", "A A 8 B", hands=("farbenkoenig",)).choices() == ["roll", "farbenkoenig"]


def test_NA86_tied_choose_among_the_others() -> None:
    spot = at("9 B B B", "9 B B B", "9 B B B", hands=("farbenkoenig",)).play("farbenkoenig")
    assert spot.choices() == [">2", ">3"]
    assert spot.play(">3").on(2) == "B B B A"


def test_NA86_it_joins_on_A() -> None:
    spot = at("20 B B B", "9 B B B", hands=("farbenkoenig",), turn=0)
    assert spot.choices() == ["roll"]
    spot = at("20 B B B", "25 B B B", hands=("farbenkoenig",)).play("farbenkoenig")
    assert (spot.on(0), spot.on(1)) == ("B B B 20", "B B B A")
