"""Notation, both ways."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, Spot, at, drawing, started

from pasch import HIDDEN, OVER, UnreadableMove
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.rules.actions import ACTIONS, MOVE, PIECE


def test_what_nature_does() -> None:
    assert list(started(2, first=None).outcomes()) == ["#1", "#2"]
    assert list(at(HOME, HOME).play("roll").outcomes()) == ["d1", "d2", "d3", "d4", "d5", "d6"]
    drawing_one = at(HOME, HOME).play("roll d1 d1 d1 draw")
    assert {"!champion", "*"} <= set(drawing_one.outcomes())
    assert "bombe" in drawing_one.play("*").outcomes()
    assert GAME.write(drawing_one.play("*").state, HIDDEN) == "?"


@pytest.mark.parametrize(
    ("spot", "text"),
    [
        (at("5 B B B", HOME), "12-20"),
        (at("5 B B B", HOME), "B-A"),
        (at("5 B B B", HOME), "38-b"),
        (at("5 B B B", HOME), "@17"),
        (at("5 B B B", HOME), "@A"),
        (at("5 B B B", HOME), "2@17"),
        (at("5 B B B", HOME), "=6"),
        (at("5 B B B", HOME), "=3d"),
        (at("5 B B B", HOME), ">6"),
        (at("5 B B B", HOME), "+bombe"),
        (at("5 B B B", HOME), "-bombe"),
        (at("39 b c d", HOME).play("roll d1 39-a"), "5-6"),
    ],
)
def test_what_is_not_possible_is_understood_all_the_same(spot: Spot, text: str) -> None:
    action = GAME.parse(spot.state, text)
    assert action is not None
    assert 0 <= action < ACTIONS


@pytest.mark.parametrize(
    "text",
    ["", "x", "5", "5-", "-5", "40-41", "5-40", "@40", "@0", "7@5", "05-6", "5-6-7", "B-B", "e-f",
     "²-3", "=7", ">7", "+joker", "A-٣"],
)  # fmt: skip
def test_what_is_no_notation(text: str) -> None:
    assert GAME.parse(at("5 B B B", HOME).state, text) is None


def test_a_move_with_other_points_is_not_taken_for_one_with_these() -> None:
    spot = at("5 B B B", HOME).play("roll d2")
    assert spot.choices() == ["5-7"]
    with pytest.raises(UnreadableMove):
        GAME.read(spot.state, "5-8")


def test_running_on_is_told_from_turning_in_by_where_it_ends() -> None:
    spot = at("30 B B B", HOME, hands=("siebenmeilenstiefel",)).play("siebenmeilenstiefel d4")
    read = {text: GAME.parse(spot.state, text) for text in ("30-b", "30-1")}
    assert [read[text] in spot.state.legal() for text in read] == [True, True]
    assert read["30-b"] != read["30-1"]


def test_the_long_track_has_its_own_goal() -> None:
    spot = at("59 B B", *["B B B"] * 4).play("roll d3")
    assert spot.choices() == ["59-c"]
    assert GAME.parse(spot.state, "59-d") is None
    assert GAME.parse(at("5 B B B", HOME).state, "39-d") is not None


def test_actions_of_pieces_and_moves_keep_apart() -> None:
    assert PIECE + 6 * 60 == MOVE


def test_a_piece_before_the_goal_and_the_great_start_know_where_they_end() -> None:
    chance = drawing(HOME, HOME, card="die_chance")
    assert GAME.parse(chance.state, "B-38") is None
    start = at(HOME, "20 B B B", hands=("grosser_start",)).play("grosser_start")
    assert GAME.parse(start.state, "B-1") is None
    assert start.state.actor() != OVER
