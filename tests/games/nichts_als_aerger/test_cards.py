"""Playing cards in general (NA-30 to NA-44)."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, at, drawing

from pasch import Rng
from pasch.games.nichts_als_aerger.deck import DECK, NAMES

NEEDS_NOTHING = ["bombe", "hypnose", "schneckenbonus", "siebenmeilenstiefel", "marathon"]
NEEDS_NOTHING += ["prophezeiung", "wuerfel_menue"]


@pytest.mark.parametrize("card", NEEDS_NOTHING)
def test_NA30_cards_that_can_always_be_played(card: str) -> None:
    assert at(HOME, HOME, hands=(card,)).choices() == ["roll", card]


@pytest.mark.parametrize(
    ("card", "mine", "yours"),
    [
        ("duell", HOME, "5 B B B"),
        ("duell", "5 B B B", HOME),
        ("polonaise", HOME, "5 B B B"),
        ("polonaise", "5 B B B", HOME),
        ("trio", "5 5 a b", HOME),
        ("geburtstag", HOME, HOME),
        ("geisterfahrer", "B B B d", "5 B B B"),
        ("platztausch", "5 B B B", HOME),
        ("platztausch", "5 B B B", "25 B B B"),  # on the same field
        ("grosser_start", "5 6 7 d", HOME),
        ("farbenkoenig", "9 B B B", "8 B B B"),  # the player leads already
        ("farbenkoenig", "B B B B", "A B B B"),  # nothing beyond A
        ("denkste", "39 a b c", HOME),
        ("aetsch", "5 B B B", HOME),
        ("karate", "5 B B B", HOME),
    ],
)
def test_NA30_a_card_that_cannot_be_carried_out_in_full_may_not_be_played(
    card: str, mine: str, yours: str
) -> None:
    spot = at(mine, yours, hands=(card,))
    assert spot.choices() == ["roll"]
    assert spot.why(card) == ("NA-38" if card in ("aetsch", "karate") else "NA-30")


def test_NA31_several_players_move_in_turn_beginning_with_its_player() -> None:
    spot = drawing(HOME, HOME, HOME, card="die_chance", turn=1)
    order = []
    for _ in range(3):
        order.append(spot.actor)
        spot = spot.play("B-39")
    assert order == [1, 2, 0]


def test_NA32_a_card_move_may_throw_out() -> None:
    spot = at("5 B B B", "33 B B B", hands=("siebenmeilenstiefel",))
    spot = spot.play("siebenmeilenstiefel d1")
    assert spot.choices() == ["B-7", "5-13", "5x13"]
    assert spot.play("5x13").on(1) == HOME


def test_NA33_into_the_goal_or_past_it() -> None:
    spot = at("30 a B B", HOME, hands=("siebenmeilenstiefel",)).play("siebenmeilenstiefel d4")
    assert spot.choices() == ["B-10", "30-b", "30-1"]
    assert spot.play("30-1").on(0) == "B B 1 a"


def test_NA33_a_goal_field_that_is_taken_or_too_far_leaves_only_the_track() -> None:
    taken = at("30 b B B", HOME, hands=("siebenmeilenstiefel",)).play("siebenmeilenstiefel d4")
    assert taken.choices() == ["B-10", "30-1"]
    far = at("38 B B B", HOME, hands=("siebenmeilenstiefel",)).play("siebenmeilenstiefel d6")
    assert far.choices() == ["B-12", "38-11"]


def test_NA33_it_may_end_on_its_own_A() -> None:
    spot = at("30 B B B", HOME, hands=("siebenmeilenstiefel",)).play("siebenmeilenstiefel d3")
    assert spot.choices() == ["B-9", "30-a", "30-A"]


def test_NA33_backwards_below_A_goes_on_along_the_track() -> None:
    spot = at("2 B B B", HOME, hands=("geisterfahrer",)).play("geisterfahrer 1@2 d5")
    assert spot.on(0) == "B B B 37"


def test_NA34_from_B_the_field_A_counts_as_one() -> None:
    spot = at(HOME, HOME, hands=("marathon",)).play("marathon d1 d1 d1 d1 B-3")
    assert spot.on(0) == "B B B 3"


def test_NA35_a_six_moved_as_a_roll_brings_out_first() -> None:
    menu = at("5 B B B", HOME, hands=("wuerfel_menue",)).play("wuerfel_menue d6 d1 d2 =6")
    assert menu.choices() == ["B-A"]
    assert menu.why("5-11") == "NA-35"
    missed = at("5 B B B", HOME, hands=("prophezeiung",)).play("prophezeiung =1 d6")
    assert missed.choices() == ["B-A"]


def test_NA35_a_six_in_a_sum_need_not() -> None:
    spot = at("5 B B B", HOME, hands=("marathon",)).play("marathon d6 d6 d6 d6")
    assert spot.choices() == ["B-23", "5-29"]


def test_NA35_no_further_roll_after_it() -> None:
    menu = at("5 B B B", HOME, hands=("wuerfel_menue",)).play("wuerfel_menue d6 d1 d2 =6 B-A")
    assert menu.turn == 1


def test_NA36_a_sofort_card_is_carried_out_at_once_and_nobody_answers() -> None:
    spot = drawing(HOME, HOME, card="champion", hands=("denkste", "denkste aetsch"))
    assert spot.rolling()


def test_NA36_no_karate_meanwhile() -> None:
    spot = drawing("39 B B B", "B B B B", card="die_chance", hands=("karate", "karate"))
    spot = spot.play("39-39 B-39")
    assert spot.turn == 1


def test_NA37_afterwards_play_goes_on_as_before() -> None:
    spot = at(HOME, HOME, HOME, hands=("", "denkste"), window=True)
    spot = spot.play("denkste B-A d3 A-3")
    assert (spot.turn, spot.actor, spot.choices()) == (0, 0, ["roll"])


def test_NA37_in_any_number() -> None:
    spot = at(HOME, HOME, hands=("", "denkste denkste denkste"), window=True)
    spot = spot.play("denkste B-A d1 A-1 denkste B-A d2 A-2 denkste B-A d3 A-3")
    assert (spot.actor, spot.on(1)) == (0, "B 1 2 3")


def test_NA38_an_answer_comes_before_any_part_is_carried_out() -> None:
    spot = at("5 B B B", HOME, hands=("marathon", "denkste")).play("marathon")
    assert (spot.actor, spot.choices()) == (1, ["pass", "denkste"])
    rolled = spot.play("pass d1 d1 d1 d1")
    assert rolled.actor == 0


def test_NA38_later_is_too_late() -> None:
    spot = at("5 B B B", HOME, hands=("marathon denkste", "denkste")).play("marathon pass")
    assert spot.play("d1 d1 d1 d1").why("denkste") == "NA-38"


def test_NA39_asked_without_an_answer_in_hand() -> None:
    spot = at("5 B B B", HOME, hands=("marathon", "bombe")).play("marathon")
    assert (spot.actor, spot.choices()) == (1, ["pass"])


def test_NA39_without_cards_nobody_is_asked() -> None:
    assert at("5 B B B", HOME, hands=("marathon",)).play("marathon").rolling()


def test_NA40_the_hand_limit_is_five() -> None:
    five = "bombe bombe duell duell marathon"
    assert at("5 B B B", HOME, hands=(five,)).play("roll d1 5-6").turn == 1
    four = "bombe bombe duell duell"
    assert at("5 B B B", HOME, hands=(four,)).play("roll d1 5-6").choices() == ["pass", "draw"]


def test_NA40_cards_that_hand_out_cards_may_exceed_it() -> None:
    five = "bombe bombe duell duell marathon geburtstag"
    spot = at(HOME, HOME, hands=(five, "trio")).play("geburtstag pass +trio")
    assert len(spot.hand(0)) == 6


def test_NA41_what_comes_before_the_dice_is_named_before_the_answers() -> None:
    spot = at("5 B B B", "5 B B B", hands=("duell", "bombe")).play("duell")
    assert spot.choices() == ["1@5"]
    assert spot.play("1@5").choices() == ["2@25"]
    assert spot.play("1@5 2@25").actor == 1


def test_NA41_what_comes_after_the_dice_is_chosen_after_them() -> None:
    spot = at("5 B B B", HOME, hands=("wuerfel_menue",)).play("wuerfel_menue d1 d2 d2")
    assert spot.choices() == ["=1", "=2"]


def test_NA42_a_cancelled_card_was_the_action_of_the_turn() -> None:
    spot = at("5 B B B", HOME, hands=("bombe", "denkste")).play("bombe @3 denkste")
    assert (spot.turn, spot.discards(), spot.on(0)) == (1, ["denkste", "bombe"], "B B B 5")


def test_NA42_it_fulfils_gesetz() -> None:
    spot = at(HOME, HOME, hands=("bombe", "denkste trio"), lying={"gesetz": 2})
    spot = spot.play("bombe @3 denkste")
    assert (spot.actor, spot.turn, spot.choices()) == (1, 1, ["pass"])


def test_NA43_a_card_move_must_be_made() -> None:
    spot = at("5 B B B", HOME, hands=("marathon",)).play("marathon d1 d1 d1 d1")
    assert spot.why("pass") == "NA-43"


def test_NA43_any_piece_may_make_it() -> None:
    spot = at("5 B a 30", HOME, hands=("wuerfel_menue",)).play("wuerfel_menue d3 d3 d3 =3")
    assert spot.choices() == ["B-2", "5-8", "30-33", "a-d"]


def test_NA43_whoever_has_everything_home_cannot_move() -> None:
    """Six players in teams: three of one colour are home, but the pair needs four."""
    full = ("a b c", *["B B B"] * 5)
    teams = {"teams": "win"}
    held = "siebenmeilenstiefel marathon prophezeiung wuerfel_menue bombe"
    assert at(*full, hands=(held,), options=teams).choices() == ["roll", "bombe"]
    spot = drawing(*full, card="knobelrunde", options=teams)
    spot = spot.play("=0 =1 =2 =3 =4 =5 =0 =1 =2 =3 =4 =5")
    assert spot.actor == 1  # they would move 5, but has nothing to move


def test_NA43_champion_and_die_chance_pass_over_whoever_has_everything_home() -> None:
    full = ("a b c", *["B B B"] * 5)
    teams = {"teams": "win"}
    spot = drawing(*full, card="champion", options=teams).play("d6 d6 " + "d1 d1 " * 5)
    assert spot.turn == 1
    assert drawing(*full, card="die_chance", options=teams).actor == 1


def test_NA44_denkste_does_not_run_on() -> None:
    spot = at("38 5 6 7", HOME, hands=("denkste",)).play("denkste")
    assert spot.choices() == ["5-11", "6-12", "7-13"]


def test_NA44_it_brings_no_card() -> None:
    spot = at(HOME, HOME, hands=("denkste",)).play("denkste B-A d1 A-1")
    assert spot.choices() == ["roll"]


def test_a_card_without_questions_is_not_asked_for_any() -> None:
    trio, turn = DECK.cards[NAMES.index("trio")], at(HOME, HOME).state
    play = turn.stack[0]
    for question in (trio.options, trio.chance):
        with pytest.raises(NotImplementedError):
            question(turn, play)
    with pytest.raises(NotImplementedError):
        trio.chosen(turn, play, 0)
    with pytest.raises(NotImplementedError):
        trio.guess(turn, 0, Rng(1))
