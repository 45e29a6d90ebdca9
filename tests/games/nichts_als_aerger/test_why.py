"""What is refused, with the rule that says so."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, NAMES, Spot, at, drawing, started

from pasch import IllegalAction, Setup
from pasch.engine.table import Table
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.rules.actions import ACTIONS
from pasch.speech import LANGUAGES, Speaker

ROLLED = at("5 B B B", HOME, hands=("denkste bombe", "")).play("roll d2")
SIX = at("5 B B B", HOME).play("roll d6")
ASLEEP = {"hypnose": [{"seat": 1, "by": 0, "turns": 2}]}
FIVE = "bombe bombe duell duell marathon"

REFUSED: list[tuple[str, Spot, str, str]] = [
    ("over", at("39 b c d", HOME).play("roll d1 39-a"), "roll", "NA-50"),
    ("the die first", at("5 B B B", HOME).play("roll"), "5-7", "NA-41"),
    ("a card while the die falls", at("5 B B B", HOME).play("roll"), "bombe", "NA-41"),
    ("not held", at("5 B B B", HOME), "bombe", "NA-10"),
    ("not fully executable", at("5 B B B", HOME, hands=("duell",)), "duell", "NA-30"),
    ("only an answer", at("5 B B B", HOME, hands=("karate",)), "karate", "NA-38"),
    ("answer too late", ROLLED, "denkste", "NA-38"),
    ("card and dice", ROLLED, "bombe", "NA-10"),
    ("roll under Gesetz", at(HOME, HOME, hands=("bombe",), lying={"gesetz": 2}), "roll", "NA-49"),
    ("pass under Gesetz", at(HOME, HOME, hands=("bombe",), lying={"gesetz": 2}), "pass", "NA-49"),
    ("card under Hypnose", at(HOME, "5 B B B", turn=1, hands=("", "bombe"), lying=ASLEEP),
     "bombe", "NA-54"),
    ("a sixth card", at("5 B B B", HOME, hands=(FIVE,)), "draw", "NA-40"),
    ("a third card on a diet", at("5 B B B", HOME, hands=("bombe duell",), lying={"diaet": 0}),
     "draw", "NA-48"),
    ("a card later", at("5 B B B", HOME), "draw", "NA-19"),
    ("rolling twice", ROLLED, "roll", "NA-10"),
    ("passing", at("5 B B B", HOME), "pass", "NA-10"),
    ("not moving", ROLLED, "pass", "NA-15"),
    ("no choice", at("5 B B B", HOME, hands=("hypnose",)).play("hypnose"), "pass", "NA-41"),
    ("a six brings out", SIX, "5-11", "NA-12"),
    ("only a six does", ROLLED, "B-1", "NA-12"),
    ("clear the start", at("A 5 B B", HOME).play("roll d2"), "5-7", "NA-14"),
    ("no piece", ROLLED, "9-11", "NA-15"),
    ("nobody there", ROLLED, "5x7", "NA-16"),
    ("goal taken", at("39 5 b B", HOME).play("roll d2"), "39-b", "NA-17"),
    ("no lap by dice", at("39 5 B B", HOME).play("roll d5"), "39-4", "NA-15"),
    ("not asked", ROLLED, "@5", "NA-41"),
    ("not in the turn", at("5 B B B", HOME), ">2", "NA-41"),
    ("asleep already", at(HOME, HOME, HOME, hands=("hypnose",), lying=ASLEEP).play("hypnose"),
     ">2", "NA-54"),
    ("a gift one has not", drawing(HOME, HOME, card="gib", hands=("trio",)),
     "+bombe", "NA-10"),
    ("no such piece", at("5 B B B", "9 B B B", hands=("duell",)).play("duell"), "2@29", "NA-41"),
    ("another choice", at("5 B B B", HOME, hands=("bombe",)).play("bombe"), "=3", "NA-41"),
    ("Denkste on Ätsch",
     at(HOME, HOME, hands=("marathon denkste", "aetsch")).play("marathon aetsch"),
     "denkste", "NA-70"),
    ("Ätsch on what concerns others",
     at(HOME, HOME, HOME, hands=("schneckenbonus", "aetsch")).play("schneckenbonus"),
     "aetsch", "NA-46"),
    ("Karate as an answer", at(HOME, HOME, hands=("marathon", "karate")).play("marathon"),
     "karate", "NA-38"),
    ("Denkste against throwing out",
     at("5 B B B", "27 B B B", hands=("", "denkste")).play("roll d2 5x7"), "denkste", "NA-71"),
    ("Karate before a turn", at(HOME, HOME, hands=("", "karate"), window=True), "karate", "NA-21"),
    ("another's turn", at(HOME, HOME, hands=("", "bombe"), window=True), "bombe", "NA-10"),
    ("another's roll", at(HOME, HOME, hands=("", "bombe"), window=True), "roll", "NA-10"),
    ("a step at Die Chance", drawing("5 B B B", HOME, card="die_chance"), "5x39", "NA-41"),
    ("nobody at Die Chance", drawing("5 B B B", HOME, card="die_chance"), "9-39", "NA-15"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("spot", "text", "rule"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_a_refusal_names_its_rule(spot: Spot, text: str, rule: str) -> None:
    assert spot.why(text) == rule


@pytest.mark.parametrize(
    ("spot", "text", "rule"),
    [
        (at("39 5 B B", HOME).play("roll d5"), "39-a", "NA-15"),  # past the goal
        (at("5 B B B", HOME, hands=("marathon",)).play("marathon d1 d1 d1 d1"), "5-4", "NA-33"),
    ],
)
def test_a_way_that_no_text_can_write_here(spot: Spot, text: str, rule: str) -> None:
    action = GAME.parse(started(2).state, text)
    assert action is not None
    assert GAME.refusal(spot.state, action).facts["rule"] == rule


@pytest.mark.parametrize("spot", [row[1] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_every_number_gets_a_reason_in_words(spot: Spot) -> None:
    speakers = [Speaker(language, GAME.id, NAMES) for language in LANGUAGES]
    legal = spot.state.legal() if spot.actor >= 0 else []
    for action in (-3, -1, *range(ACTIONS + 1)):
        if action not in legal:
            reason = GAME.refusal(spot.state, action).reason
            assert reason is not None
            for speaker in speakers:
                assert str(reason.values["rule"]) in speaker.say(reason)


def test_a_refusal_changes_nothing() -> None:
    table = Table(GAME, Setup(2, first=0))
    before = table.state.key()
    with pytest.raises(IllegalAction) as caught:
        table.play(0, GAME.parse(table.state, "bombe") or 0)
    assert caught.value.facts["rule"] == "NA-10"
    assert (table.state.key(), table.log) == (before, [])
