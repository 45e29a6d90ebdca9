"""MA-1 to MA-3: the track, the pieces, the colours."""

import pytest
from games.mal_anders.arrange import SITTING, at, start

from pasch import EVERYONE

pytestmark = pytest.mark.long


@pytest.mark.parametrize(("mover", "hit"), ["yg", "gr", "rb", "by"])
def test_MA1_the_next_corner_clockwise_is_six_fields_on(mover: str, hit: str) -> None:
    names = {colour[0]: colour for colour in SITTING[4]}
    spot = at(f"{names[mover]}: A | {names[hit]}: A", "3 3 5 5").play("3+3:A-6")
    assert spot.beside(names[hit]) == 4


def test_MA1_twenty_four_fields_lead_round_the_board() -> None:
    spot = at("red: 20 | yellow: 17", "4 5 6 6")  # from red's A half a lap, then 5
    assert spot.play("4+5:20-5").beside("yellow") == 4


def test_MA1_after_field_23_the_goal_fields_begin() -> None:
    assert {"23-a", "23-b"} <= at("red: 23", "1 1 6 6").ways()


def test_nothing_is_hidden_from_anybody() -> None:
    assert at("red: 1", "2 3").state.audience() == EVERYONE


def test_MA2_four_pieces_each_start_beside_the_board() -> None:
    spot = start(4, first=0)
    assert [spot.beside(colour) for colour in SITTING[4]] == [4, 4, 4, 4]
    assert [spot.on(colour) for colour in SITTING[4]] == ["", "", "", ""]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MA3_the_colours_sit_clockwise(seats: int) -> None:
    pieces = start(seats).data["pieces"]
    assert tuple(mine["colour"] for mine in pieces) == SITTING[seats]


def test_MA3_two_players_sit_at_opposite_corners() -> None:
    spot = at("yellow: A | red: A", "6 6 5 5", seats=2)
    assert spot.play("6+6:A-12").beside("red") == 4


def test_MA3_with_three_players_the_black_corner_is_a_plain_field() -> None:
    spot = at("yellow: 12 | red: 6", "1 5 4 4", seats=3)
    assert spot.play("1+5:12-18").beside("red") == 4


def test_MA3_nobody_enters_at_the_black_corner_of_three() -> None:
    spot = at("red: | yellow: 18", "1 5 4 4", seats=3, throws=3)
    assert spot.play("1+5:A").on("yellow") == "18"
