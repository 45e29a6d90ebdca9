"""NL-60 to NL-66: when the game ends and what everything is worth."""

import pytest
from games.nichtlustig.arrange import asked, at, last, play, player, stopped, throw

from pasch import CHANCE, OVER
from pasch.games.nichtlustig.state import Nichtlustig


def over(*players: str, rolled: tuple[int, ...] = ()) -> Nichtlustig:
    """The game is over, and all other cards lie with one more player."""
    everybody = (*players, last(*players))
    rolls = [*rolled, *[0] * (len(everybody) - len(rolled))]
    return at(*everybody, phase="over", rolled=rolls)


def test_NL60_five_cards_in_the_middle_end_the_game_at_once() -> None:
    other = last(middle="R3 P1 P2 P3 P4 P5")
    state = play(stopped("", other, "", dice="3312455"), "R3")
    assert state.actor() == OVER
    assert player(state, 0) == "R3 | - | - | -"


def test_NL60_six_cards_do_not() -> None:
    other = last(middle="R3 P1 P2 P3 P4 P5 D24")
    state = play(stopped("", other, "", dice="3312455"), "R3")
    assert (asked(state), state.turn) == ("throw", 1)


def test_NL60_several_cards_at_once_may_leave_fewer() -> None:
    other = last(middle="R3 Y1 L1 P1 P2 P3")
    state = play(stopped("", other, dice="3311115"), "R3+Y1+L1")
    assert state.middle.bit_count() == 3
    assert state.actor() == CHANCE  # the other's Professors


def test_NL60_a_card_taken_from_a_player_leaves_the_middle_as_it_is() -> None:
    other = last("R3", middle="Y3 P1 P2 P3 P4 P5")
    state = play(stopped("", "R3", other, dice="3312455"), "R3")
    assert (asked(state), state.turn) == ("throw", 1)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("L1", 4),
        ("L1 L5", 8),
        ("Y1", 1),
        ("Y1 Y2", 6),
        ("Y1 Y2 Y5", 9),
        ("R3", 2),
        ("D24", 1),
        ("D25", 2),
        ("D26", 3),
        ("D27", 4),
        ("D28", 5),
        ("D24 D28", 6),
        ("R1 Y1 L1", 7),
    ],
)
def test_NL61_what_scored_cards_are_worth(cards: str, points: int) -> None:
    assert over(f"- | {cards}").points(0) == points


def test_NL61_the_example_of_the_rulebook_makes_nineteen_points() -> None:
    mia = "Y3 R2 | P1 P2 L4 D26 Y1 Y2 R5 | T3>R5"
    assert over(mia, rolled=(4,)).returns()[0] == 19


def test_NL62_the_highest_of_as_many_dice_as_Professors() -> None:
    mine = "- | P1 P2 P4"
    other = last(mine, middle="R3 P3 P5 D24 D25 D26")
    state = play(stopped(mine, other, dice="3312455"), "R3")
    throw(state, "*4")
    assert (asked(state), state.roller) == ("professors", 0)
    throw(state, "1")
    assert state.actor() == OVER
    assert state.rolled == [4, 0]


def test_NL62_a_single_symbol_is_worth_nothing() -> None:
    assert over("- | P1", rolled=(0,)).points(0) == 0
    assert over("- | P1 P2 P3", rolled=(5,)).points(0) == 5


def test_NL62_clockwise_from_the_player_who_ended_the_game() -> None:
    first, third = "- | P1", "- | P2"
    other = last(first, third, middle="R3 P3 P4 P5 D24 D25")
    state = play(stopped(first, other, third, dice="3312455", turn=2), "R3")
    assert state.roller == 2
    assert throw(state, "3").roller == 0
    throw(state, "*")
    assert state.actor() == OVER
    assert state.rolled == [0, 0, 3]


def test_NL62_a_covered_or_unscored_Professor_is_not_rolled_for() -> None:
    mine = "P1 | P2 | T1>P2"
    other = last(mine, middle="R3 P3 P4 P5 D24 D25")
    assert play(stopped(mine, other, dice="3312455"), "R3").actor() == OVER


def test_NL63_unscored_cards_count_one_and_face_up_Deaths_cost_one() -> None:
    assert over("R1 L1 P1 | - | T1 T* | duck virus").points(0) == 3 - 2


def test_NL63_covered_cards_and_their_Deaths_count_nothing() -> None:
    assert over("- | R1 L1 | T1>L1").points(0) == 2


def test_NL64_a_covered_Yeti_does_not_count_towards_the_two() -> None:
    assert over("- | Y1 Y2 | T1>Y2").points(0) == 1
    assert over("- | Y1 Y2 Y3 | T1>Y2").points(0) == 6


def test_NL65_most_points_win() -> None:
    state = over("- | L1 L2", "- | L3", rolled=(0, 0))
    assert state.returns()[:2] == [8, 4]
    assert state.places() == [2, 3, 1]


@pytest.mark.parametrize("death", ["T1>R3", "T*>R3"])
def test_NL65_in_a_tie_fewer_Deaths_win(death: str) -> None:
    state = over(f"- | L1 R3 | {death}", "- | L2")
    assert state.returns()[:2] == [4, 4]
    assert state.places() == [3, 2, 1]


def test_NL65_a_face_up_Death_counts_in_a_tie_too() -> None:
    state = over("- | L1 Y1 | T1", "- | L2")
    assert state.returns()[:2] == [4, 4]
    assert state.places() == [3, 2, 1]


def test_NL65_one_point_counts_more_than_all_Deaths_together() -> None:
    deaths = "T1>R1 T2>R2 T3>R3 T4>R4 T5>R5 T*"
    state = over(f"- | L1 D25 R1 R2 R3 R4 R5 | {deaths}", "- | L2")
    assert state.returns()[:2] == [5, 4]
    assert state.places() == [2, 3, 1]


def test_NL65_still_tied_is_shared() -> None:
    state = over("- | L1 R1 | T1>R1", "- | L2 R2 | T2>R2")
    assert state.places() == [2, 2, 1]


def test_NL66_places_are_reported_beside_the_points() -> None:
    state = over("- | L1 R3 | T1>R3", "- | L2", "- | L3")
    assert state.returns()[:3] == [4, 4, 4]
    assert state.places() == [4, 2, 2, 1]
