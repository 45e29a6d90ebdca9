"""Cards that stay on the table (NA-47 to NA-49, NA-54, NA-55)."""

from __future__ import annotations

from typing import Any

import pytest
from games.nichts_als_aerger.arrange import HOME, Spot, at, drawing


def spell(seat: int, by: int, turns: int = 2) -> dict[str, Any]:
    return {"hypnose": [{"seat": seat, "by": by, "turns": turns}]}


def test_NA47_they_go_to_the_discards_when_they_end() -> None:
    diet = at("5 B B B", HOME, lying={"diaet": 0}).play("roll d1")
    assert (diet.discards(), diet.lying()["diaet"]) == (["diaet"], None)
    law = at(HOME, HOME, lying={"gesetz": 1})
    assert (law.discards(), law.lying()["gesetz"]) == (["gesetz"], 0)
    hypnosis = at("5 B B B", HOME, turn=1, lying=spell(1, 0, 1)).play("d1 5-6")
    assert (hypnosis.discards(), hypnosis.lying()["hypnose"]) == (["hypnose"], [])


def test_NA47_schneckenbonus_never_ends() -> None:
    spot = at("5 B B B", HOME, hands=("schneckenbonus",)).play("schneckenbonus")
    assert (spot.discards(), spot.lying()["schneckenbonus"]) == ([], 0)
    assert spot.play("roll d5 pass d5 pass d5 pass pass").lying()["schneckenbonus"] == 0


def test_NA48_at_two_cards_there_is_no_draw() -> None:
    hungry = {"diaet": 0}
    assert at("5 B B B", HOME, hands=("bombe duell",), lying=hungry).play("roll d2 5-7").turn == 1
    one = at("5 B B B", HOME, hands=("bombe",), lying=hungry).play("roll d2 5-7")
    assert one.choices() == ["pass", "draw"]


def test_NA48_the_excess_is_discarded_openly_after_the_card_that_caused_it() -> None:
    spot = at(HOME, HOME, HOME, hands=("geburtstag bombe", "duell", "trio"), lying={"diaet": 0})
    spot = spot.play("geburtstag pass pass +duell")
    assert spot.actor == 2  # the card is not finished yet
    spot = spot.play("+trio")
    assert (spot.actor, spot.choices()) == (0, ["-bombe", "-duell", "-trio"])
    assert spot.state.audience() == -1
    spot = spot.play("-trio")
    assert (spot.hand(0), spot.turn) == (["bombe", "duell"], 1)


def test_NA48_a_one_ends_it_at_once_also_for_this_turns_draw() -> None:
    spot = at("5 B B B", HOME, hands=("bombe duell",), lying={"diaet": 0}).play("roll d1 5-6")
    assert spot.choices() == ["pass", "draw"]


def test_NA48_any_one_he_rolls_himself() -> None:
    for_a_card = at(HOME, HOME, hands=("marathon",), lying={"diaet": 0}).play("marathon d1")
    assert for_a_card.lying()["diaet"] is None
    in_a_duel = at("5 B B B", "5 B B B", hands=("duell",), lying={"diaet": 1})
    in_a_duel = in_a_duel.play("duell 1@5 2@25 d1")
    assert in_a_duel.lying()["diaet"] == 1  # not their roll
    assert in_a_duel.play("d1").lying()["diaet"] is None


def test_NA49_a_roll_is_forbidden() -> None:
    spot = at(HOME, HOME, hands=("bombe",), lying={"gesetz": 2})
    assert spot.choices() == ["bombe"]
    assert spot.why("roll") == "NA-49"
    assert spot.why("pass") == "NA-49"


def test_NA49_rolls_for_cards_are_not() -> None:
    assert at(HOME, HOME, hands=("marathon",), lying={"gesetz": 2}).play("marathon").rolling()


def test_NA49_denkste_as_a_six_counts_and_ends_the_turn() -> None:
    spot = at(HOME, HOME, hands=("denkste denkste",), lying={"gesetz": 2})
    assert spot.choices() == ["denkste"]
    assert spot.play("denkste B-A d1 A-1").turn == 1


def test_NA49_without_a_playable_card_he_sits_out() -> None:
    spot = at(HOME, HOME, hands=("karate aetsch trio",), lying={"gesetz": 2})
    assert spot.choices() == ["pass"]
    spot = spot.play("pass pass")  # seat 1, without cards, sits out as well
    assert (spot.turn, spot.choices()) == (0, ["roll"])


def test_NA54_the_victim_rolls_and_the_hypnotiser_moves_his_own_piece() -> None:
    spot = at("5 B B B", "7 B B B", turn=1, lying=spell(1, 0))
    assert spot.rolling()
    spot = spot.play("d3")
    assert (spot.actor, spot.choices()) == (0, ["5-8"])
    assert spot.play("5-8").on(0) == "B B B 8"


def test_NA54_tries_by_the_hypnotisers_position() -> None:
    home = at(HOME, "7 B B B", turn=1, lying=spell(1, 0)).play("d3 d3")
    assert home.rolling()
    assert home.play("d6 B-A d2 A-2").turn == 0


def test_NA54_two_turns_long_and_no_draw() -> None:
    spot = at("5 B B B", "7 B B B", turn=1, lying=spell(1, 0)).play("d3 5-8")
    assert (spot.turn, spot.lying()["hypnose"][0]["turns"]) == (0, 1)
    spot = spot.play("roll d1 8-9 pass d1 9-10")
    assert (spot.turn, spot.lying()["hypnose"]) == (0, [])
    assert spot.play("roll d1 10-11 pass").choices() == ["roll"]


def test_NA54_no_jederzeit_card_for_the_victim() -> None:
    spot = at("5 B B B", "7 B B B", turn=1, hands=("", "denkste bombe"), lying=spell(1, 0))
    assert spot.rolling()
    assert spot.why("denkste") == spot.why("bombe") == "NA-54"
    karate = at("5 B B B", "27 B B B", hands=("", "karate"), lying=spell(1, 0)).play("roll d2 5x7")
    assert karate.on(1) == HOME


def test_NA54_he_gives_cards_and_takes_part_in_sofort_cards() -> None:
    spot = at(HOME, HOME, hands=("geburtstag", "bombe"), lying=spell(1, 0)).play("geburtstag")
    assert (spot.actor, spot.choices()) == (1, ["+bombe"])
    assert drawing(HOME, HOME, card="die_chance", lying=spell(1, 0)).play("B-39").actor == 1


def test_NA54_he_uses_a_lying_schneckenbonus() -> None:
    lies = spell(1, 0) | {"schneckenbonus": 1}
    spot = at("5 B B B", "7 B B B", lying=lies).play("roll d5")
    assert (spot.actor, spot.choices()) == (1, ["pass", "take"])
    assert spot.why("bombe") == "NA-54"


def test_NA54_a_turn_under_gesetz_counts_without_a_roll() -> None:
    lies = spell(1, 0) | {"gesetz": 2}
    spot = at("5 B B B", "7 B B B", turn=1, hands=("bombe",), lying=lies)
    assert spot.lying()["hypnose"][0]["turns"] == 1
    assert (spot.actor, spot.choices()) == (0, ["bombe"])


def test_NA54_a_hypnotised_player_cannot_be_chosen_again() -> None:
    spot = at(HOME, HOME, HOME, hands=("hypnose",), lying=spell(1, 2)).play("hypnose")
    assert spot.choices() == [">3"]
    assert spot.why(">2") == "NA-54"
    both = {"hypnose": [spell(1, 2)["hypnose"][0], spell(2, 1)["hypnose"][0]]}
    assert at(HOME, HOME, HOME, lying=both).choices() == ["roll"]


def bonus(*pieces: str, seat: int = 1, **rest: Any) -> Spot:
    return at(*pieces, lying={"schneckenbonus": seat} | rest.pop("lying", {}), **rest)


def test_NA55_asked_right_after_the_roll_the_roller_moves_first() -> None:
    spot = bonus("5 B B B", "7 B B B").play("roll d5")
    assert (spot.actor, spot.choices()) == (1, ["pass", "take"])
    spot = spot.play("take")
    assert (spot.actor, spot.choices()) == (0, ["5-10"])
    spot = spot.play("5-10")
    assert (spot.actor, spot.choices()) == (1, ["7-12"])
    assert spot.play("7-12").choices() == ["pass", "draw"]


@pytest.mark.parametrize(("roll", "asked"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_NA55_for_a_5_or_a_6_and_no_other_number(roll: int, asked: int) -> None:
    pieces = ("5 6 7 8", "7 6 5 4")
    assert bonus(*pieces).play(f"roll d{roll}").actor == asked
    assert bonus(*pieces, version=1).play(f"roll d{roll}").actor == 1  # a match from before


def test_NA55_he_need_not() -> None:
    assert bonus("5 B B B", "7 B B B").play("roll d5 pass 5-10").choices() == ["pass", "draw"]


def test_NA55_not_asked_if_he_could_not_move_it() -> None:
    assert bonus("5 B B B", HOME).play("roll d5").actor == 0


def test_NA55_it_lapses_if_he_no_longer_can() -> None:
    """His only piece is thrown out by the roller, who lands on it."""
    spot = bonus("3 B B B", "28 B B B").play("roll d5 take 3x8")
    assert (spot.actor, spot.choices()) == (0, ["pass", "draw"])


def test_NA55_for_each_of_the_tries() -> None:
    spot = bonus(HOME, "7 B B B").play("roll d5 take 7-12")
    assert spot.rolling()
    assert spot.play("d5").choices() == ["pass", "take"]


def test_NA55_a_six_brings_out_first_and_gives_no_roll_to_him() -> None:
    spot = bonus("5 6 7 8", "7 B B B").play("roll d6 take 5-11")
    assert spot.choices() == ["B-A"]
    spot = spot.play("B-A")  # the next roll is the roller's
    assert spot.rolling()
    assert spot.state.stack[-1].roller == 0


def test_NA55_not_for_own_rolls_denkste_hypnose_or_cards() -> None:
    assert bonus("5 B B B", "7 B B B", seat=0).play("roll d5").actor == 0
    assert bonus(HOME, "7 B B B", hands=("denkste",)).play("denkste B-A d5").actor == 0
    assert bonus("5 B B B", "7 B B B", hands=("marathon",)).play("marathon d1 d1 d1 d1").actor == 0
    asleep = bonus("5 B B B", "7 B B B", "9 B B B", seat=2, turn=1, lying=spell(1, 0))
    assert asleep.play("d5").actor == 0
