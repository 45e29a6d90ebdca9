"""NL-22 to NL-29: scoring and taking cards."""

import pytest
from games.nichtlustig.arrange import (
    asked,
    at,
    choices,
    middle,
    play,
    player,
    refused,
    stopped,
)


def test_NL22_the_pink_die_scores_everybodys_cards_of_its_value() -> None:
    state = stopped("R3 Y3 L3 L4", "P3 R2", dice="1234523")
    assert player(state, 0) == "L4 | R3 Y3 L3 | T3>L3 | -"
    assert player(state, 1) == "R2 | P3 | - | -"


def test_NL22_scored_cards_cannot_be_taken_any_more() -> None:
    state = stopped("", "R3", dice="3312423")
    assert player(state, 1) == "- | R3 | - | -"
    assert player(state, 0) == "- | - | T3 | -"


def test_NL22_the_Poodle_scores_nothing() -> None:
    state = stopped("R3", "Y1", dice="123452*")
    assert player(state, 0) == "R3 | - | T* | -"
    assert player(state, 1) == "Y1 | - | - | -"


def test_NL23_cards_come_from_the_middle_and_from_the_others() -> None:
    state = stopped("", "R3 L4", "", dice="3322445")
    play(state, "R3+Y2+L4")
    assert player(state, 0) == "R3 Y2 L4 | - | - | -"
    assert player(state, 1) == "- | - | - | -"
    assert "Y2" not in middle(state, "cards")


def test_NL23_what_is_won_this_turn_is_not_scored_this_turn() -> None:
    state = play(stopped("", "", dice="3312453"), "R3")
    assert player(state, 0) == "R3 | - | - | -"


@pytest.mark.parametrize(
    ("dice", "claims"),
    [
        ("3312450", ["R3"]),
        ("1233450", ["Y3"]),
        ("1245330", ["L3"]),
        ("3132430", ["P3"]),
        ("1222120", ["Y2", "P2"]),
        ("5555400", ["R5", "Y5", "R5+Y5", "D24"]),
        ("5454540", ["P4", "P5", "P4+P5", "D24", "D25", "D26", "D27"]),
        ("0011220", ["Y1", "L2", "Y1+L2"]),
        ("1122330", ["R1", "Y2", "R1+Y2", "L3", "R1+L3", "Y2+L3", "R1+Y2+L3"]),
    ],
)
def test_NL24_what_the_dice_meet(dice: str, claims: list[str]) -> None:
    assert choices(stopped("", "", dice=dice)) == claims


def test_NL24_the_pink_die_does_not_count() -> None:
    state = stopped("", "", dice="5545405")  # 23, and a pink 5
    assert "D24" not in choices(state)
    assert refused(state, "D24") == ("why-sum", "NL-24")


def test_NL24_why_the_dice_do_not_meet_a_card() -> None:
    state = stopped("", "", dice="3312450")
    assert refused(state, "R2") == ("why-pair", "NL-24")
    assert refused(state, "Y1") == ("why-pair", "NL-24")
    assert refused(state, "R3+L4") == ("why-pair", "NL-24")
    assert refused(state, "P3") == ("why-triple", "NL-24")


def test_NL26_one_Dinosaur_scored_at_once_and_a_lower_one_may_be_chosen() -> None:
    state = stopped("", "", dice="5554440")  # 27
    assert choices(state) == ["R5", "L4", "R5+L4", "D24", "D25", "D26", "D27"]
    play(state, "D25")
    assert player(state, 0) == "- | D25 | - | -"
    assert "D25" not in middle(state, "cards")


def test_NL26_a_scored_Dinosaur_cannot_be_lost() -> None:
    state = stopped("R5", "- | D24 D25 Y4 P4 L4 P5", dice="5554140")  # 24
    assert state.turn == 1
    assert player(state, 1).startswith("- | Y4 L4 P4 P5 D24 D25")
    state = stopped("", "- | D24", dice="5555400")
    assert refused(state, "D24") == ("why-scored", "NL-26")


def test_NL27_he_must_take_a_card_if_he_can() -> None:
    state = stopped("", "", dice="3312450")
    assert choices(state) == ["R3"]
    assert refused(state, "-") == ("why-must-take", "NL-27")


def test_NL27_beyond_the_first_he_may_leave_cards() -> None:
    state = stopped("", "", dice="3322450")
    play(state, "Y2")
    assert player(state, 0) == "Y2 | - | - | -"
    assert "R3" in middle(state, "cards")


def test_NL27_his_own_unscored_card_does_not_count() -> None:
    assert player(stopped("R3", "", dice="3312450"), 0) == "R3 | - | T* | -"
    assert refused(stopped("R3", "", dice="3322450"), "R3") == ("why-own-card", "NL-27")


def test_NL28_without_a_card_he_takes_the_Death_of_the_pink_die() -> None:
    assert player(stopped("", "", dice="1234124"), 0) == "- | - | T4 | -"
    assert player(stopped("", "", dice="123412*"), 0) == "- | - | T* | -"


def test_NL29_scoring_comes_before_the_claim_and_the_claim_before_the_Death() -> None:
    state = stopped("L2 | - | - | virus", "L4", dice="12*3442")
    assert asked(state) == "claim"
    assert player(state, 0) == "- | L2 | - | virus"
    play(state, "L4")
    assert player(state, 0) == "L4 | L2 | T2>L2 | clown"


def test_NL29_the_Clown_is_asked_before_which_Death_and_which_card() -> None:
    state = stopped("- | L1 L3 | T2 | clown", "", dice="1234122")
    assert asked(state) == "clown"
    play(state, "C-")
    assert asked(state) == "death"
    play(state, "T5")
    assert asked(state) == "cover"
    play(state, "L3")
    assert player(state, 0) == "- | L1 L3 | T2 T5>L3 | clown"


def test_NL29_all_steps_are_done_even_if_the_claim_ends_the_game() -> None:
    others = "- | R1 R2 R4 R5 Y1 Y2 Y3 Y4 Y5 L1 L2 L3 L4 P1 P2 P3 P4 P5"
    state = stopped("- | L5 | - | virus", others, dice="33*1245")
    assert len(middle(state, "cards")) == 6
    play(state, "R3")
    assert player(state, 0) == "R3 | L5 | T5>L5 | clown"
    assert asked(state) == "professors"


def test_NL25_cards_no_throw_can_win_together() -> None:
    state = stopped("", "", dice="3333330")
    assert choices(state) == ["R3", "Y3", "R3+Y3", "L3", "R3+L3", "Y3+L3", "R3+Y3+L3", "P3"]
    for claim in ("R3+P3", "P1+P2+P3", "D24+D25", "R3+R4", "R3+D24"):
        assert refused(state, claim) == ("why-dice-twice", "NL-25")


def test_NL25_nothing_but_a_claim_is_taken_now() -> None:
    state = stopped("", "", dice="3333330")
    assert refused(state, "T3") == ("why-not-now", "NL-25")
    assert refused(at("", "", dice="3333330"), "R3") == ("why-not-now", "NL-20")
