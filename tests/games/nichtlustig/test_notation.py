"""Notation: what is understood besides what is written."""

import pytest
from games.nichtlustig.arrange import GAME, at, play, refused, stopped, throw

from pasch import IllegalAction, UnreadableMove
from pasch.games.nichtlustig.state import COVER, Nichtlustig


def covering() -> Nichtlustig:
    return stopped("- | L1 L2", "", dice="1234125")


@pytest.mark.parametrize("text", ["=125", "= 1 2 5", "=5,2,1", " =512"])
def test_dice_in_any_order(text: str) -> None:
    state = at("", "", dice="1234512")
    assert GAME.write(state, GAME.read(state, text)) == "=125"


@pytest.mark.parametrize("text", ["r3+l4", "L4+R3", " R3 + L4 "])
def test_cards_in_any_order(text: str) -> None:
    state = stopped("", "", dice="3312445")
    assert GAME.write(state, GAME.read(state, text)) == "R3+L4"


@pytest.mark.parametrize(
    "text", ["", "=", "=11", "=8", "1", "R6", "R3+R3", "X", "R3+", "D29", "T6"]
)
def test_nonsense_is_no_notation(text: str) -> None:
    state = at("", "", dice="1234512")
    assert GAME.parse(state, text) is None
    with pytest.raises(UnreadableMove):
        GAME.read(state, text)


def test_a_card_alone_is_covered_where_a_Death_is_to_be_laid() -> None:
    assert GAME.read(covering(), "l2") == COVER + 11
    assert refused(covering(), "L1+L2") == ("why-not-now", "NL-30")


def test_nothing_is_possible_while_the_dice_fall_and_after_the_end() -> None:
    falling = at("", "", phase="throw", dice=".......")
    assert refused(falling, "R3") == ("why-dice-first", "NL-20")
    board = "- | R1 R2 R3 R4 R5 Y1 Y2 Y3 Y4 Y5 L1 L2 L3 L4 L5 P1 P2 P3 P4 P5"
    assert refused(at("", board, phase="over"), ".") == ("why-over", "NL-60")


def test_a_choice_of_Death_and_nothing_else() -> None:
    state = stopped("- | - | T5", "", dice="1234125")
    assert refused(state, "L2") == ("why-not-now", "NL-34")


def test_reasons_never_fail_even_for_what_is_possible() -> None:
    clown = stopped("- | L1 | - | clown", "", dice="1234125")
    for state in (
        at("", "", dice="1234512"),
        stopped("", "", dice="3312445"),
        stopped("- | - | T5", "", dice="1234125"),
        clown,
        covering(),
    ):
        for action in state.legal():
            assert GAME.refusal(state, action).reason == GAME.refusal(state, -1).reason


def test_a_move_that_is_not_possible_names_its_rule() -> None:
    state = throw(play(at("", "", dice="1234512"), "=12"), "12345")
    with pytest.raises(IllegalAction, match="NL-20"):
        GAME.read(state, "=1")
