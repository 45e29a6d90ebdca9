"""Answers, and answers to answers (NA-45, NA-46)."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, Spot, at


def bomb(*hands: str, field: str = "@3") -> Spot:
    """Seat 0 drops a bomb where seat 0 alone may be hit."""
    pieces = ["3 B B B", *[HOME] * (len(hands) - 1)]
    return at(*pieces, hands=hands).play(f"bombe {field}")


def test_NA45_each_other_player_with_a_card_is_asked_once_from_the_left() -> None:
    spot = bomb("bombe", "duell", "", "duell")
    assert spot.actor == 1
    assert spot.play("pass").actor == 3
    assert spot.play("pass pass").rolling()


def test_NA45_if_an_answer_stands_the_asking_ends() -> None:
    spot = bomb("bombe", "denkste", "denkste").play("denkste pass")
    assert (spot.turn, spot.on(0)) == (1, "B B B 3")


def test_NA45_an_answer_is_answered_first() -> None:
    """Denkste on Denkste: the bomb is alive again, and the next player is asked about it."""
    spot = bomb("bombe denkste", "denkste", "duell", "duell").play("denkste")
    assert (spot.actor, spot.choices()) == (2, ["pass"])
    spot = spot.play("pass pass")
    assert (spot.actor, spot.choices()) == (0, ["pass", "denkste"])
    spot = spot.play("denkste")
    assert spot.actor == 2  # about the second Denkste
    spot = spot.play("pass pass")
    assert (spot.actor, len(spot.state.stack)) == (2, 2)  # about the bomb; seat 1 had its say
    assert spot.play("pass pass").rolling()


def test_NA45_three_in_a_row() -> None:
    spot = bomb("bombe denkste", "denkste denkste").play("denkste denkste denkste")
    assert (spot.turn, spot.discards()) == (1, ["denkste"] * 3 + ["bombe"])


def test_NA45_about_an_aetsch_only_the_player_it_hit_is_asked() -> None:
    spot = bomb("bombe aetsch", "denkste", "aetsch").play("pass aetsch")
    assert (spot.actor, spot.choices()) == (0, ["pass", "aetsch"])
    assert spot.play("pass").turn == 1
    assert spot.play("aetsch").rolling()  # everybody has had their say


def test_NA45_aetsch_on_aetsch_revives_the_card() -> None:
    spot = bomb("bombe aetsch", "", "aetsch").play("aetsch aetsch")
    assert spot.rolling()


def test_NA45_the_hypnotised_are_not_asked() -> None:
    lies = {"hypnose": [{"seat": 1, "by": 0, "turns": 2}]}
    spot = at("3 B B B", HOME, hands=("bombe", "denkste"), lying=lies).play("bombe @3")
    assert spot.rolling()


def test_NA46_a_card_that_concerns_only_its_player_may_be_answered_by_anybody() -> None:
    spot = at(HOME, HOME, HOME, hands=("marathon", "aetsch", "aetsch")).play("marathon")
    assert spot.choices() == ["pass", "aetsch"]
    assert spot.play("pass").choices() == ["pass", "aetsch"]


def test_NA46_a_card_that_concerns_one_other_only_by_him() -> None:
    """A duel of seat 0 against seat 2."""
    spot = at("5 B B B", HOME, "5 B B B", hands=("duell", "aetsch", "aetsch"))
    spot = spot.play("duell 1@5 3@25")
    assert spot.choices() == ["pass"]
    assert spot.why("aetsch") == "NA-46"
    assert spot.play("pass").choices() == ["pass", "aetsch"]


def test_NA46_with_two_players_always() -> None:
    spot = at(HOME, HOME, hands=("schneckenbonus", "aetsch")).play("schneckenbonus")
    assert spot.choices() == ["pass", "aetsch"]


def test_NA46_a_Polonaise_concerns_only_those_on_the_track() -> None:
    """It lines up seats 0 and 1; seat 1 answers for itself, seat 2 has no part in it."""
    spot = at("5 B B B", "9 B B B", HOME, hands=("polonaise", "aetsch", "aetsch"))
    spot = spot.play("polonaise 1@5")
    assert spot.choices() == ["pass", "aetsch"]
    assert spot.play("pass").choices() == ["pass"]


@pytest.mark.parametrize(
    ("card", "naming", "concerned"),
    [
        ("bombe", "@3", {0, 1}),  # seat 1 stands on field 9
        ("bombe", "@2", {0}),
        ("duell", "1@5 3@30", {0, 2}),
        ("hypnose", ">2", {0, 1}),
        ("polonaise", "1@5", {0, 1, 2}),
        ("schneckenbonus", "", {0, 1, 2}),
        ("siebenmeilenstiefel", "", {0}),
        ("marathon", "", {0}),
        ("geburtstag", "", {0, 1, 2}),
        ("prophezeiung", "=3", {0}),
        ("wuerfel_menue", "", {0}),
        ("geisterfahrer", "1@15", {0, 1}),
        ("geisterfahrer", "1@5", {0}),
        ("platztausch", "1@5 2@9", {0, 1}),
        ("grosser_start", "", {0}),
        ("farbenkoenig", "", {0, 1}),
        ("denkste", "", {0}),
    ],
)
def test_NA46_whom_a_card_concerns(card: str, naming: str, concerned: set[int]) -> None:
    """Seat 0 on 5 and 15, seat 1 on field 9, seat 2 on field 30."""
    spot = at("5 15 B B", "39 B B B", "10 B B B", hands=(card, "trio", "bombe"))
    spot = spot.play(f"{card} {naming}")
    play = spot.state.stack[-1]
    assert play.actor == 1
    found = spot.state.cards[play.kind].concerns(spot.state, play)
    assert found == sum(1 << seat for seat in concerned)


def test_NA46_an_answer_concerns_the_cancelled_player() -> None:
    """So only that seat may answer a Denkste with Ätsch."""
    spot = at(HOME, HOME, HOME, hands=("marathon aetsch", "denkste", "aetsch"))
    spot = spot.play("marathon denkste")
    assert (spot.actor, spot.choices()) == (2, ["pass"])
    assert spot.play("pass").choices() == ["pass", "aetsch"]
