"""Ends and teams (NA-50 to NA-53)."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, at, drawing
from games.nichts_als_aerger.test_drawing import all_but

import pasch
from pasch import EVERYONE, OVER, BadSetup, Setup
from pasch.games.nichts_als_aerger import GAME


def test_NA50_all_pieces_in_the_goal_win_at_once() -> None:
    spot = at("39 b c d", HOME, HOME).play("roll d1 39-a")
    assert (spot.actor, spot.state.audience()) == (OVER, EVERYONE)
    assert (spot.state.places(), spot.state.returns()) == ([1, 2, 2], [2, -1, -1])


def test_NA50_three_with_five_players() -> None:
    spot = at("59 b c", *["B B B"] * 4).play("roll d1 59-a")
    assert spot.state.places() == [1, 2, 2, 2, 2]


TURNS = {"end": "turns", "rounds": 2}


def test_NA51_after_the_rounds_most_in_the_goal_wins() -> None:
    spot = at("5 B B B", "a B B B", turn=1, turns=3, options=TURNS).play(
        "roll d1 a-b d2 b-d d3 pass"
    )
    assert (spot.actor, spot.state.places()) == (OVER, [2, 1])


def test_NA51_not_before() -> None:
    spot = at("5 B B B", "5 B B B", turn=0, turns=2, options=TURNS).play("roll d1 5-6 pass")
    assert spot.actor == 1


def test_NA51_turns_sat_out_count() -> None:
    """Under Gesetz nobody has a card: the last two turns pass by themselves."""
    spot = at("5 B B B", HOME, turn=0, turns=2, options=TURNS, lying={"gesetz": 2})
    assert spot.actor == OVER


@pytest.mark.parametrize(
    ("mine", "yours", "places"),
    [
        ("a 9 3 3", "a 2 30 30", [1, 2]),  # the hindmost
        ("a 9 B B", "a 2 30 B", [2, 1]),  # both B, then the next
        ("a 9 3 B", "a 8 3 B", [1, 2]),
        ("a 9 3 B", "b 9 3 B", [1, 1]),
    ],
)
def test_NA51_ties(mine: str, yours: str, places: list[int]) -> None:
    pieces = (mine, yours)
    spot = at(*pieces, turn=1, turns=3, options=TURNS, lying={"gesetz": 1})
    assert (spot.actor, spot.state.places()) == (OVER, places)


DECK = {"end": "deck"}


def test_NA52_ends_when_the_last_card_is_drawn() -> None:
    spot = at("5 a B B", HOME, discards=all_but("bombe duell"), first_pile=True, options=DECK)
    spot = spot.play("roll d1 5-6 draw * bombe")
    assert spot.turn == 1
    spot = spot.play("pass roll d1 d1 d1 draw * duell")
    assert (spot.actor, spot.state.places()) == (OVER, [1, 2])


def test_NA52_a_sofort_card_is_carried_out_first() -> None:
    spot = drawing(HOME, HOME, card="die_chance", discards=all_but("die_chance"), options=DECK,
                   first_pile=True)  # fmt: skip
    assert spot.actor == 0
    assert spot.play("B-39 B-39").actor == OVER


def test_NA52_a_player_may_still_win_before() -> None:
    spot = at("39 b c d", HOME, options=DECK).play("roll d1 39-a")
    assert spot.state.places() == [1, 2]


TO_FOUR = {"teams": "win"}
POINTS = {"teams": "points"}


def test_NA53_four_pieces_of_the_pair_win() -> None:
    spot = at("39 a B B", HOME, "c d B B", HOME, options=TO_FOUR).play("roll d2")
    assert "39-b" in spot.choices()
    assert spot.play("39-b").state.places() == [1, 2, 1, 2]


def test_NA53_six_players_opposite_seats() -> None:
    pieces = ("59 a b", "B B B", "B B B", "c B B", "B B B", "B B B")
    spot = at(*pieces, options=TO_FOUR).play("roll d3 59-c")
    assert spot.state.places() == [1, 2, 2, 1, 2, 2]


def test_NA53_all_three_of_one_colour_are_not_enough_for_the_pair() -> None:
    pieces = ("59 a b", "B B B", "B B B", "B B B", "B B B", "B B B")
    spot = at(*pieces, options=TO_FOUR).play("roll d3 59-c")
    assert spot.choices() == ["pass", "draw"]


def test_NA53_trio_wins_for_the_pair() -> None:
    spot = at("5 a b c", HOME, HOME, HOME, hands=("trio",), options=TO_FOUR).play("trio")
    assert spot.state.places() == [1, 2, 1, 2]


def test_NA53_three_of_one_colour_end_it_and_points_decide() -> None:
    pieces = ("39 a b B", "a b B B", HOME, "a b B B")
    spot = at(*pieces, options=POINTS).play("roll d3 39-c")
    assert spot.state.places() == [2, 1, 2, 1]


def test_NA53_on_equal_points_the_side_that_ended_it_wins() -> None:
    pieces = ("39 a b B", "a b B B", HOME, "a B B B")
    spot = at(*pieces, options=POINTS).play("roll d3 39-c")
    assert spot.state.places() == [1, 2, 1, 2]


def test_NA53_partners_are_added_when_it_is_counted() -> None:
    pieces = ("a b B B", "a B B B", HOME, "a b B B")
    spot = at(*pieces, turn=3, turns=7, options=TURNS | TO_FOUR, lying={"gesetz": 1})
    assert spot.state.places() == [2, 1, 2, 1]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("teams", ["win", "points"])
def test_NA53_teams_need_four_or_six_players(seats: int, teams: str) -> None:
    with pytest.raises(BadSetup, match=f"cannot be '{teams}' with {seats} players") as caught:
        GAME.start(Setup(seats, {"teams": teams}))
    assert caught.value.facts["name"] == "teams"
    assert caught.value.facts["allowed"] == "none"


SETUPS = [
    Setup(seats, {"end": end, "teams": teams})
    for seats in range(2, 7)
    for end in ("win", "turns", "deck")
    for teams in (("none", "win", "points") if seats in (4, 6) else ("none",))
]


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_random_games_end(setup: Setup) -> None:
    for seed in range(100):
        state = GAME.start(setup)
        assert pasch.playout(state, pasch.Rng(seed)) < 20_000
        assert 1 in state.places()
