"""The material and the start: WW-1 to WW-13."""

from __future__ import annotations

from collections import Counter

import pytest
from games.wonderful_world.setting import Play, fresh

from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE
from pasch.games.wonderful_world.words import NAMES

HANDS = {1: 3, 2: 3, 3: 2, 4: 2}


def dealt(seats: int, seed: int = 1) -> Play:
    """A game up to the cards that are turned up."""
    play = fresh(seats)
    rng = Rng(seed)
    for _ in range(seats * HANDS[seats]):
        play.state.apply(play.state.chance().sample(rng))
    return play


def test_WW1_thirty_men_eight_landscapes_six_arrows() -> None:
    position = fresh(1).position()
    assert position["pile"] == {"grey": 30, "landscapes": 8}
    assert list(position["rows"]) == ["1", "2", "3", "4", "5", "6"]


def test_WW2_thirty_different_cards_five_of_each_number_and_object() -> None:
    assert len(set(NAMES)) == 30
    assert Counter(name[0] for name in NAMES) == dict.fromkeys("123456", 5)
    assert Counter(name[1] for name in NAMES) == dict.fromkeys("abcdef", 5)


def test_WW2_each_number_lacks_the_object_of_its_own_place() -> None:
    lacking = {n + o for n in "123456" for o in "abcdef"} - set(NAMES)
    assert lacking == {"1a", "2b", "3c", "4d", "5e", "6f"}


@pytest.mark.parametrize(("seats", "size"), HANDS.items())
def test_WW10_hands_of_three_for_one_or_two_and_of_two_for_more(seats: int, size: int) -> None:
    play = dealt(seats)
    assert play.phase == "opening"
    assert [len(play.hand(seat).split()) for seat in range(seats)] == [size] * seats


def test_WW10_the_deal_goes_round_from_the_first_seat() -> None:
    play = fresh(3, first=1).does("1b", "2a", "3a", "4a")
    assert [play.hand(seat) for seat in range(3)] == ["3a", "1b 4a", "2a"]


def test_WW10_each_card_is_dealt_from_all_that_are_left() -> None:
    assert fresh(2).does("1b", "6e").chance() == dict.fromkeys(
        [name for name in NAMES if name not in ("1b", "6e")], 1
    )


def test_WW11_three_cards_with_different_numbers_start_their_rows() -> None:
    play = fresh(1).does("1b", "1c", "1d", "3a", "5a", "6a")
    assert [play.row(arrow) for arrow in range(1, 7)] == ["", "", "3a", "", "5a", "6a"]
    assert play.phase == "laying"


def test_WW11_a_number_that_lies_there_is_not_drawn_again() -> None:
    play = fresh(1).does("1b", "1c", "1d", "3a")
    left = [name for name in NAMES if name not in ("1b", "1c", "1d") and name[0] != "3"]
    assert play.chance() == dict.fromkeys(left, 1)


@pytest.mark.parametrize(("seats", "cards"), [(1, 32), (2, 29), (3, 29), (4, 27)])
def test_WW12_the_pile_at_the_start(seats: int, cards: int) -> None:
    play = dealt(seats)
    for _ in range(3):
        play.state.apply(play.state.chance().outcomes[0])
    pile = play.position()["pile"]
    assert pile == {"grey": cards - 8, "landscapes": 8}


def test_WW13_the_setup_names_the_first_seat() -> None:
    play = fresh(4, first=2)
    assert (play.state.first, play.state.turn) == (2, 2)


def test_WW13_the_first_seat_is_drawn_if_the_setup_names_none() -> None:
    play = fresh(3, first=None)
    assert play.state.actor() == CHANCE
    assert play.chance() == {"#1": 1, "#2": 1, "#3": 1}
    play.does("#3", "1b", "2a", "3a", "4a", "5a", "6a", "1c", "2c", "3b")
    assert (play.phase, play.state.actor()) == ("laying", 2)


def test_WW13_play_goes_on_clockwise() -> None:
    play = fresh(2, first=1).does("1b", "2a", "1c", "2c", "1d", "2d", "3a", "4a", "5a")
    assert play.state.actor() == 1
    play.does("1b-1", "G", "6a")
    assert play.state.actor() == 0
