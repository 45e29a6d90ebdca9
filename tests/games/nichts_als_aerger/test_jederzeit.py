"""The JEDERZEIT cards, one by one (NA-69 to NA-71)."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, Spot, at, drawing


@pytest.mark.parametrize(
    ("card", "naming"),
    [
        ("bombe", "@3"),
        ("duell", "1@5 2@25"),
        ("hypnose", ">2"),
        ("polonaise", "1@5"),
        ("schneckenbonus", ""),
        ("siebenmeilenstiefel", ""),
        ("marathon", ""),
        ("trio", ""),
        ("geburtstag", ""),
        ("prophezeiung", "=3"),
        ("wuerfel_menue", ""),
        ("geisterfahrer", "1@5"),
        ("platztausch", "1@5 2@25"),
        ("grosser_start", ""),
        ("farbenkoenig", ""),
    ],
)
@pytest.mark.parametrize("answer", ["denkste", "aetsch"])
def test_NA69_any_card_is_void(card: str, naming: str, answer: str) -> None:
    """With two players Ätsch does the same (NA-70)."""
    mine, yours = {
        "trio": ("B a b c", HOME),
        "farbenkoenig": (HOME, "5 B B B"),
    }.get(card, ("5 B B B", "5 B B B"))
    spot = at(mine, yours, hands=(card, answer)).play(f"{card} {naming}")
    assert (spot.actor, spot.choices()) == (1, ["pass", answer])
    after = spot.play(answer)
    assert after.turn == 1
    assert sorted(after.on(0).split()) == sorted(mine.split())
    assert sorted(after.on(1).split()) == sorted(yours.split())
    assert after.lying() == at(mine, yours).lying()
    assert sorted(after.discards()) == sorted([card, answer])


def test_NA69_as_a_six_with_a_piece_on_B() -> None:
    spot = at("5 B B B", HOME, hands=("denkste",)).play("denkste")
    assert spot.choices() == ["B-A"]


def test_NA69_as_a_six_with_a_piece_on_the_track() -> None:
    spot = at("5 10 20 30", HOME, hands=("denkste",)).play("denkste")
    assert spot.choices() == ["5-11", "10-16", "20-26", "30-36"]


def test_NA69_then_a_roll_and_each_six_rolls_again() -> None:
    spot = at("5 B B B", HOME, hands=("denkste",)).play("denkste B-A d6 B-A")
    assert spot.rolling()
    spot = spot.play("d6 B-A d5 A-5")
    assert (spot.on(0), spot.actor, spot.choices()) == ("A A 5 5", 0, ["roll"])


def test_NA69_the_roll_after_it_follows_the_start_field_rule() -> None:
    spot = at("5 B B B", HOME, hands=("denkste",)).play("denkste B-A d2")
    assert spot.choices() == ["A-2"]


def test_NA69_as_a_six_it_can_be_cancelled() -> None:
    spot = at(HOME, HOME, hands=("denkste", "denkste")).play("denkste denkste")
    assert (spot.on(0), spot.actor, spot.choices()) == (HOME, 0, ["roll"])


def test_NA69_it_can_win() -> None:
    assert at("34 b c d", HOME, hands=("denkste",)).play("denkste 34-a").state.places() == [1, 2]


def test_NA70_denkste_does_not_answer_aetsch() -> None:
    spot = at(HOME, HOME, hands=("marathon denkste", "aetsch")).play("marathon aetsch")
    assert (spot.actor, spot.choices()) == (0, ["pass"])
    assert spot.why("denkste") == "NA-70"


def test_NA70_but_aetsch_does() -> None:
    spot = at(HOME, HOME, hands=("marathon aetsch", "aetsch")).play("marathon aetsch aetsch")
    assert spot.rolling()


def test_NA70_a_six_by_denkste_can_be_answered_by_anybody() -> None:
    spot = at(HOME, HOME, HOME, hands=("denkste", "aetsch", "aetsch")).play("denkste pass")
    assert (spot.actor, spot.choices()) == (2, ["pass", "aetsch"])


def attack(*hands: str) -> Spot:
    """Seat 0 wants to throw out seats 1 and 2 on its field 7."""
    return at("5 B B B", "37 B B B", "27 B B B", HOME, hands=hands).play("roll d2 5x7")


def test_NA71_owners_with_a_card_are_asked_from_the_movers_left() -> None:
    spot = attack("bombe", "karate", "bombe", "karate")
    assert (spot.actor, spot.choices()) == (1, ["pass", "karate"])
    spot = spot.play("pass")
    assert (spot.actor, spot.choices()) == (2, ["pass"])
    assert spot.play("pass").on(2) == HOME


def test_NA71_attackers_go_home_and_all_on_the_field_stay() -> None:
    spot = attack("", "karate").play("karate")
    assert [spot.on(seat) for seat in range(3)] == [HOME, "B B B 37", "B B B 27"]
    assert spot.choices() == ["pass", "draw"]  # the roll is used up


def test_NA71_it_can_be_cancelled_and_the_next_owner_is_asked() -> None:
    spot = attack("denkste", "karate", "karate").play("karate pass denkste")
    assert (spot.actor, spot.choices()) == (2, ["pass"])  # about Denkste
    spot = spot.play("pass")
    assert (spot.actor, spot.choices()) == (2, ["pass", "karate"])  # about being thrown out
    assert spot.play("karate").on(0) == HOME
    assert spot.play("pass").on(1) == HOME


def test_NA71_it_concerns_the_mover_and_all_owners_on_the_field() -> None:
    two = attack("aetsch", "karate").play("karate")
    assert (two.actor, two.choices()) == (0, ["pass"])
    one = at("5 B B B", "37 B B B", HOME, hands=("aetsch", "karate")).play("roll d2 5x7 karate")
    assert (one.actor, one.choices()) == (0, ["pass", "aetsch"])
    assert one.play("aetsch").on(1) == HOME


def test_NA71_from_B_the_attacker_stays_on_B() -> None:
    spot = at(HOME, "20 B B B", hands=("", "karate")).play("roll d6 BxA karate")
    assert (spot.on(0), spot.on(1)) == (HOME, "B B B 20")
    assert spot.rolling()


def test_NA71_against_denkste_and_its_rolls() -> None:
    spot = at(HOME, "20 B B B", hands=("denkste", "karate")).play("denkste pass BxA")
    assert (spot.actor, spot.choices()) == (1, ["pass", "karate"])
    assert spot.play("karate").rolling()


def test_NA71_against_hypnose_and_schneckenbonus() -> None:
    asleep = {"hypnose": [{"seat": 1, "by": 0, "turns": 2}]}
    spot = at("5 B B B", HOME, "27 B B B", turn=1, hands=("", "", "karate"), lying=asleep)
    assert spot.play("d2 5x7").choices() == ["pass", "karate"]
    snail = at(HOME, "5 B B B", hands=("karate",), lying={"schneckenbonus": 1})
    assert snail.play("roll d5 take 5-10").rolling()
    snail = at("27 B B B", "5 B B B", hands=("karate",), lying={"schneckenbonus": 1})
    assert snail.play("roll d5 take 27-32 5-10").choices() == ["pass", "draw"]
    snail = at("27 28 B B", "3 B B B", hands=("karate",), lying={"schneckenbonus": 1})
    spot = snail.play("roll d5 take 27-32 3x8")
    assert (spot.actor, spot.choices()) == (0, ["pass", "karate"])
    assert spot.play("karate").on(1) == HOME


def test_NA71_against_a_card_move() -> None:
    spot = at("5 B B B", "33 B B B", hands=("siebenmeilenstiefel", "karate"))
    spot = spot.play("siebenmeilenstiefel pass d1 5x13 karate")
    assert (spot.on(0), spot.turn) == (HOME, 1)


def test_NA71_against_grosser_start() -> None:
    spot = at("5 B B B", "20 B B B", hands=("grosser_start", "karate"))
    spot = spot.play("grosser_start pass BxA karate")
    assert (spot.on(0), spot.on(1)) == ("B B B 5", "B B B 20")


def test_NA71_one_window_for_all_that_geisterfahrer_strikes() -> None:
    spot = at("9 B B B", "37 B B B", "25 B B B", hands=("geisterfahrer", "karate", "karate"))
    spot = spot.play("geisterfahrer 1@9 pass pass d4")
    assert spot.actor == 1
    assert spot.play("pass").actor == 2
    parried = spot.play("pass karate pass")
    assert [parried.on(seat) for seat in range(3)] == [HOME, "B B B 37", "B B B 25"]


def test_NA71_not_against_bombe_duell_farbenkoenig_and_sofort() -> None:
    bombe = at("5 B B B", "25 B B B", hands=("bombe", "karate")).play("bombe @5 pass d1")
    assert bombe.on(1) == HOME
    duell = at("5 B B B", "9 B B B", hands=("duell", "karate")).play("duell 1@5 2@29 pass d2 d1")
    assert duell.on(1) == HOME
    king = at("5 B B B", "9 B B B", hands=("farbenkoenig", "karate")).play("farbenkoenig pass")
    assert king.on(1) == "B B B A"
    sofort = drawing(HOME, "19 B B B", card="die_chance", hands=("", "karate")).play("Bx39")
    assert sofort.on(1) == HOME


def test_NA71_nobody_parries_his_own_throwing_out() -> None:
    spot = at("5 7 B B", "27 B B B", hands=("karate",)).play("roll d2 5x7")
    assert spot.on(0) == "B B B 7"
