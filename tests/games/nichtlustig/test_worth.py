"""What the position says the dice are worth is what comes when the turn ends there."""

from __future__ import annotations

import pytest
from games.nichtlustig.arrange import GAME, at, data, last

from pasch import CHANCE, OVER, BadPosition, Rng, Setup
from pasch.games.nichtlustig.notation import CARD_NAMES, DEATH_NAMES, cards_in
from pasch.games.nichtlustig.readable import Worth
from pasch.games.nichtlustig.state import (
    ALL,
    CLAIMING,
    CLAIMS,
    CLOWNING,
    KEEP_CLOWN,
    KEEPING,
    PAIRS,
    TAKE,
    Nichtlustig,
)
from pasch.games.nichtlustig.worth import worth

MATCHES = 30


def shown(*players: str, dice: str, **more: object) -> tuple[list[str], list[str]]:
    found = worth(at(*players, dice=dice, **more))
    return found["cards"], found["deaths"]


def test_NL22_a_card_that_the_pink_die_scores_is_not_promised() -> None:
    assert shown("", "R3", dice="3312423") == ([], ["T3"])
    assert shown("", "R3", dice="3312424") == (["R3"], [])


def test_NL22_what_is_scored_now_is_looked_at_in_the_middle_too() -> None:
    assert shown("", "", dice="3312423") == (["R3"], [])  # there it is nobody's unscored card


def test_NL23_own_cards_are_not_won_again() -> None:
    assert shown("R3", "", dice="3312424") == ([], ["T4"])


def test_NL24_everything_that_the_dice_meet_may_be_taken() -> None:
    assert shown("", "", dice="1222120")[0] == ["Y2", "P2"]
    assert shown("", "", dice="5555400")[0] == ["R5", "Y5", "D24"]


def test_NL28_otherwise_the_Death_of_the_pink_die_comes() -> None:
    assert shown("", "", dice="123452*") == ([], ["T*"])


def test_NL34_a_Death_that_the_player_has_is_not_named() -> None:
    assert shown("- | - | T4", "", dice="1234524")[1] == ["T*", "T1", "T2", "T3", "T5"]
    assert shown("- | - | T4", "- | - | T* T1 T2 T3", dice="1234524")[1] == ["T5"]


def test_NL34_who_has_all_six_gets_no_other() -> None:
    assert shown("- | - | T* T1 T2 T3 T4 T5", "", dice="1234524") == ([], [])


def test_NL45_the_Time_machine_counts() -> None:
    assert shown("- | - | - | time-machine", "", dice="5454310")[0] == ["D24"]


def test_NL49_with_the_virus_both_come() -> None:
    assert shown("- | - | - | virus", "", dice="3312424") == (["R3"], ["T4"])


def test_NL61_to_NL64_points_are_those_of_the_end() -> None:
    found = worth(at("R1 | L2 Y4 Y5 | T3>Y5 T*", "- | D28 Y1 Y2", dice="1234521"))
    assert found["points"] == [1 + 4 + 1 - 1, 5 + 3 + 3]


def test_NL62_covered_Professors_do_not_count() -> None:
    rolling = last("- | P1 P2 P3 | T3>P2", middle="R1 R2 R3 R4 R5")
    state = at(
        "- | P1 P2 P3 | T3>P2", rolling, dice="..*****", phase="professors", roller=0, turn=0
    )
    assert worth(state)["professors"][0] == ["P1", "P3"]
    assert worth(state)["dice"] == 2


def test_nobody_wins_anything_while_the_dice_are_in_the_air() -> None:
    found = worth(at("", "", dice="3314...", phase="throw"))
    assert (found["sum"], found["cards"], found["deaths"]) == (11, [], [])


def test_a_worth_that_does_not_follow_is_refused() -> None:
    position = dict(GAME.position(at("", "", dice="3312424")))
    assert GAME.from_position(position)
    with pytest.raises(BadPosition, match="worth"):
        GAME.from_position({**position, "worth": {**position["worth"], "cards": []}})
    assert GAME.from_position(data("", "", dice="3312424"))  # nobody has to write it


def ends_as_promised(state: Nichtlustig, promise: Worth) -> None:
    """Whatever is possible once the dice lie, and nothing else, was promised."""
    seat = state.turn
    after = state.copy()
    if after.phase == KEEPING:
        after.apply(ALL ^ after.aside)
    if after.phase == CLAIMING and after.turn == seat:
        cards = 0
        for action in after.legal():
            cards |= CLAIMS[action - PAIRS]
        assert [CARD_NAMES[card] for card in cards_in(cards)] == promise["cards"]
        return
    assert promise["cards"] == []
    if after.phase == CLOWNING and after.turn == seat:
        after.apply(KEEP_CLOWN)
    mine = {death for death in range(6) if state.holder[death] == seat}
    taken = {death for death in range(6) if after.holder[death] == seat} - mine
    if taken:
        assert [DEATH_NAMES[death] for death in taken] == promise["deaths"]
    elif len(mine) < 6:
        assert [DEATH_NAMES[action - TAKE] for action in after.legal()] == promise["deaths"]
    else:
        assert promise["deaths"] == []


def test_what_is_promised_comes_in_thousands_of_turns() -> None:
    rng, looked = Rng(22), 0
    for match in range(MATCHES):
        state = GAME.start(Setup(2 + match % 3, {"booklet_specials": match % 2 == 0}))
        assert isinstance(state, Nichtlustig)
        while state.actor() != OVER:
            if state.phase in (KEEPING, CLAIMING):
                ends_as_promised(state, worth(state))
                looked += 1
            if state.actor() == CHANCE:
                state.apply(state.chance().sample(rng))
            else:
                legal = state.legal()
                # More often than by chance dice are kept and turns end: matches would not.
                stop = state.phase == KEEPING and rng.below(3) == 0
                state.apply(legal[-1] if stop else legal[int(rng.below(len(legal)))])
    assert looked > 1500
