"""Notation, both ways."""

import pytest
from games.mal_anders.arrange import Spot, at, start
from hypothesis import given
from hypothesis import strategies as st

from pasch import IllegalAction, UnreadableMove, steps
from pasch.games.mal_anders import GAME
from pasch.games.mal_anders.words import pairs


@pytest.mark.parametrize(
    ("board", "dice", "text"),
    [
        ("red:", "", "d5"),
        ("red: 1", "2 4 5 5", "2+4:A"),
        ("red: A", "2 4 5 6", "5+6:A-11"),
        ("red: 20", "3 3 5 5", "3+3:20-c"),
        ("red: 20", "3 3 5 5", "3+3:20-2"),
        ("red: 18", "3 3 5 5", "3+3:18-A"),
        ("red: a", "1 1 6 6", "1+1:a-b"),
        ("red: a", "1 1 6 6", "1+1:a-c"),
    ],
)
def test_what_is_written_is_read_as_the_same(board: str, dice: str, text: str) -> None:
    state = at(board, dice).state
    action = GAME.read(state, text)
    assert GAME.write(state, action) == text
    assert action in steps(state)


def test_the_drawn_seat_and_the_lapse_are_written_short() -> None:
    drawn = start(2).state
    assert [GAME.write(drawn, outcome) for outcome in steps(drawn)] == ["#1", "#2"]
    assert at("red: 1", "2 3 5 6", rest=5).choices()[0] == "-"


@pytest.mark.parametrize(
    ("short", "full"),
    [("A", "2+4:A"), ("4+2:A", "2+4:A"), ("1-12", "5+6:1-12"), ("20-5", "4+5:20-5")],
)
def test_the_dice_may_be_left_out_or_turned_round(short: str, full: str) -> None:
    spot = at("red: 1 20", "2 4 5 6")
    assert GAME.read(spot.state, short) == GAME.read(spot.state, full)


def test_equal_sums_are_one_use_but_the_second_pair_keeps_its_own_dice() -> None:
    spot = at("red: A", "2 3 3 4")
    assert GAME.read(spot.state, "3+3:A-6") == GAME.read(spot.state, "2+4:A-6")
    assert "3+3:6-12" in spot.play("2+4:A-6").choices()


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "x", "+", "--", "A-", "-A", "d5", "#1", "1-12 ", "1-12\n", "24", "1-24", "e-1",
        "5", "b",  # only A is entered
        "5-1", "5-5", "3-20", "13-2", "a-3", "d-A",  # no pair moves so
        "1+3:A", "6+6:A", "1+1:1-2",  # dice that do not lie there
        "5+6:A", "2+4:1-12", "5+6:1-2",  # dice that make other points
        "5+6:", "5+:1-12", "7+5:1-13", "٥+٦:1-12", "٥", "²-3",
    ],
)  # fmt: skip
def test_what_is_no_notation_is_said_to_be_none(text: str) -> None:
    spot = at("red: 1 20", "2 4 5 6")
    assert GAME.parse(spot.state, text) is None
    with pytest.raises(UnreadableMove):
        GAME.read(spot.state, text)


@pytest.mark.parametrize("text", ["-", "A", "1-7", "d7", "d0", "#1"])
def test_a_move_is_no_outcome_of_a_die(text: str) -> None:
    assert GAME.parse(at("red: 1", "3").state, text) is None


def test_a_die_is_no_move() -> None:
    assert GAME.parse(at("red: 1", "3").state, "d4") == 3
    assert GAME.parse(start(2).state, "#2") == 1


SPOTS = [
    start(3),
    at("red: 1", "3"),
    at("red: 1 20", "1 1 5 6"),
    at("red: 1 20", "2 4 5 6", rest=6),
    at("red: 22 a b c", "2 3 6 6").play("2+3:22-d"),
]
LIKELY = st.text("Aabcd0123456789+-:#", max_size=9)


@given(st.sampled_from(SPOTS), st.text(max_size=9) | LIKELY)
def test_any_text_is_read_or_refused_politely(spot: Spot, text: str) -> None:
    state = spot.state
    meant = GAME.parse(state, text)
    if meant in steps(state):
        assert GAME.read(state, text) == meant
    else:
        with pytest.raises(UnreadableMove if meant is None else IllegalAction):
            GAME.read(state, text)


@pytest.mark.parametrize("spot", SPOTS)
def test_no_two_things_that_may_happen_are_written_alike(spot: Spot) -> None:
    written = [GAME.write(spot.state, action) for action in steps(spot.state)]
    assert len(set(written)) == len(written)


def test_dice_that_do_not_lie_there_are_no_pair() -> None:
    assert pairs([2, 3, 3, 4], 6) == ((2, 4), (3, 3))
    with pytest.raises(ValueError, match="no two"):
        pairs([2, 3, 3, 4], 8)
