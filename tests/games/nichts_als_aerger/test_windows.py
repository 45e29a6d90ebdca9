"""NA-39: the moments at which anybody may speak up, and those at which nobody can."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, Spot, at

from pasch import Window
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.rules.actions import PASS

ALL_DENKSTE = "denkste denkste denkste denkste"
ALL_AETSCH = "aetsch aetsch"
ALL_KARATE = "karate karate karate"


def window(spot: Spot) -> Window:
    found = GAME.window(spot.state)
    assert found is not None
    assert found.passing == PASS
    return found


@pytest.mark.parametrize("hand", ["denkste", "trio"])
def test_NA21_a_six_before_the_turn_is_a_window_whatever_is_held(hand: str) -> None:
    assert window(at(HOME, HOME, hands=("", hand), window=True)).open


def test_NA21_no_window_is_open_once_every_denkste_lies_openly() -> None:
    spot = at(HOME, HOME, hands=("", "trio"), discards=ALL_DENKSTE, window=True)
    assert not window(spot).open
    assert spot.choices() == ["pass"]


def test_NA45_answers_are_a_window() -> None:
    assert window(at(HOME, HOME, hands=("marathon", "trio")).play("marathon")).open


def test_NA45_either_card_that_may_come_keeps_it_open() -> None:
    for lying in (ALL_DENKSTE, ALL_AETSCH):
        spot = at(HOME, HOME, hands=("marathon", "trio"), discards=lying)
        assert window(spot.play("marathon")).open
    both = at(HOME, HOME, hands=("marathon", "trio"), discards=f"{ALL_DENKSTE} {ALL_AETSCH}")
    assert not window(both.play("marathon")).open


def test_NA46_aetsch_that_would_not_fit_opens_no_window() -> None:
    """Geburtstag concerns everybody, so only Denkste would answer it."""
    spot = at(HOME, HOME, HOME, hands=("geburtstag", "trio", "marathon"), discards=ALL_DENKSTE)
    assert not window(spot.play("geburtstag")).open


def test_NA71_throwing_out_is_a_window_until_every_karate_lies_openly() -> None:
    def struck(discards: str) -> Spot:
        spot = at("5 B B B", "27 B B B", hands=("", "trio"), discards=discards)
        return spot.play("roll d2 5x7")

    assert window(struck(discards="karate karate")).open
    assert not window(struck(discards=ALL_KARATE)).open


def test_NA39_a_turn_and_a_move_are_no_windows() -> None:
    assert GAME.window(at(HOME, HOME, hands=("marathon",)).state) is None
    assert GAME.window(at("5 B B B", HOME).play("roll d2").state) is None


def test_NA39_nobody_is_asked_once_it_is_over() -> None:
    spot = at("39 b c d", HOME).play("roll d1")
    assert spot.play("39-a").actor == -2
    assert GAME.window(spot.play("39-a").state) is None


def test_NA39_those_asked_one_after_the_other_share_a_moment() -> None:
    first = at(HOME, HOME, HOME, hands=("", "trio", "marathon"), window=True)
    then = first.play("pass")
    assert (first.actor, then.actor) == (1, 2)
    assert window(first).moment == window(then).moment


def test_NA37_an_answer_to_an_answer_is_another_moment() -> None:
    announced = at(HOME, HOME, hands=("marathon denkste", "denkste")).play("marathon")
    answered = announced.play("denkste")
    assert (announced.actor, answered.actor) == (1, 0)
    assert window(announced).moment != window(answered).moment


def test_NA19_who_may_draw_draws_without_being_asked() -> None:
    spot = at("5 B B B", HOME).play("roll d1 5-6")
    assert spot.choices() == ["pass", "draw"]
    assert GAME.routine(spot.state) == (GAME.read(spot.state, "draw"), True)


def test_NA55_the_snail_takes_its_roll_without_being_asked() -> None:
    spot = at("5 B B B", "9 B B B", lying={"schneckenbonus": 1}).play("roll d5")
    assert spot.choices() == ["pass", "take"]
    assert GAME.routine(spot.state) == (GAME.read(spot.state, "take"), True)


def test_NA10_everybody_rolls_their_own_dice() -> None:
    spot = at(HOME, HOME)
    assert spot.choices() == ["roll"]
    assert GAME.routine(spot.state) is None


def test_NA14_the_only_move_plays_itself_and_a_real_choice_does_not() -> None:
    entering = at(HOME, HOME).play("roll d6")
    assert len(entering.choices()) == 1
    assert GAME.routine(entering.state) == (entering.state.legal()[0], True)
    assert GAME.routine(at("5 38 b B", "27 B B B").play("roll d2").state) is None


def test_NA49_to_have_nothing_to_play_is_a_secret() -> None:
    """Whoever sits out by themselves under Gesetz would tell what they hold."""
    spot = at(HOME, HOME, hands=("karate",), lying={"gesetz": 2})
    assert spot.choices() == ["pass"]
    assert GAME.routine(spot.state) == (PASS, False)
