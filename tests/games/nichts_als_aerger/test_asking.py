"""What a player is asked and offered, word for word."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, NAMES, Spot, at, drawing

from pasch.games.nichts_als_aerger import GAME
from pasch.speech import Speaker

KINGS = at("9 B B B", "9 B B B", "9 B B B", hands=("farbenkoenig",)).play("farbenkoenig")
LAW = {"gesetz": 2}

ASKED: list[tuple[str, Spot, str, list[str]]] = [
    ("turn", at(HOME, HOME, hands=("trio marathon",)),
     "Ada, würfelst du, oder spielst du eine Karte?",
     ["würfeln", "Marathon: Viermal würfeln und mit einer Figur die Summe ziehen."]),
    ("roll", at(HOME, HOME, hands=("karate",)), "Ada, du würfelst.", ["würfeln"]),
    ("law", at(HOME, HOME, hands=("karate",), lying=LAW),
     "Ada, es gilt das Gesetz: Welche Karte spielst du?",
     ["aussetzen, keine Karte ist spielbar"]),
    ("six", at(HOME, HOME, hands=("", "denkste"), window=True),
     "Ben, spielst du Denkste als 6, bevor Ada dran ist?",
     ["keine Karte spielen", "Denkste!: eine 6 ziehen und noch einmal würfeln"]),
    ("answer", at(HOME, HOME, hands=("marathon", "denkste aetsch")).play("marathon"),
     "Ben, antwortest du auf „Marathon“ von Ada?",
     ["keine Karte spielen", "Denkste!: die Karte aufheben",
      "Ätsch!: Eine fremde Karte aufheben, die sonst niemanden betrifft."]),
    ("karate", at("5 B B B", "27 B B B", hands=("", "karate")).play("roll d2 5x7"),
     "Ben, Ada will dich hinauswerfen. Wehrst du dich?",
     ["keine Karte spielen",
      "Karate!: Nicht hinausgeworfen werden: Der Angreifer muss selbst nach Hause."]),
    ("move", at("5 38 b B", "27 B B B").play("roll d2"), "Ada, mit welcher Figur ziehst du 2?",
     ["von 5 nach 7, dazustellen", "von 5 nach 7, Ben hinauswerfen",
      "von 38 ins Ziel auf a", "im Ziel von b auf d"]),
    ("strike near others", at("5 B B B", "27 30 B B").play("roll d2"),
     "Ada, mit welcher Figur ziehst du 2?",
     ["von 5 nach 7, dazustellen (3 hinter Ben)", "von 5 nach 7, Ben hinauswerfen (3 hinter Ben)"]),
    ("between two of one", at("5 B B B", "25 30 B B").play("roll d2"),
     "Ada, mit welcher Figur ziehst du 2?", ["von 5 nach 7 (2 vor und 3 hinter Ben)"]),
    ("card move", at("38 B B B", HOME, hands=("marathon",)).play("marathon d1 d1 d1 d1"),
     "Ada, mit welcher Figur ziehst du 4?",
     ["von B nach 3", "von 38 ins Ziel auf c", "von 38 am Ziel vorbei nach 2"]),
    ("enter", at(HOME, HOME).play("roll d6"), "Ada, mit welcher Figur ziehst du 6?",
     ["eine Figur von B auf A"]),
    ("enter where own ones stand", at("A B B B", "20 B B B").play("roll d6"),
     "Ada, mit welcher Figur ziehst du 6?",
     ["von B nach A, dazustellen", "von B nach A, Ben hinauswerfen, eigene auch"]),
    ("perhaps", drawing(HOME, HOME, card="champion").play("d6 d6 d1 d1"),
     "Ada, du darfst 12 ziehen. Mit welcher Figur?", ["nicht ziehen", "von B nach 11"]),
    ("bonus", at("5 B B B", "9 B B B", lying={"schneckenbonus": 1}).play("roll d5"),
     "Ben, willst du die 5 von Ada auch ziehen?", ["diesmal nicht", "auch ziehen"]),
    ("draw", at("5 B B B", HOME).play("roll d1 5-6"), "Ada, ziehst du die oberste Karte?",
     ["keine ziehen", "eine Karte ziehen"]),
    ("kindness", drawing(HOME, HOME, card="grossmut"),
     "Ada, ziehst du 12 oder die Summe von drei Würfeln?", ["12 Felder", "drei Würfel werfen"]),
    ("whose", drawing(HOME, HOME, card="grossmut").play("=12"),
     "Ada, mit wessen Figur ziehst du 12?", ["Ben"]),
    ("for", drawing(HOME, HOME, card="grossmut").play("=12 >2"),
     "Ada, welche Figur von Ben ziehst du 12 Felder?", ["von B nach 11"]),
    ("chance", drawing("39 B B B", HOME, card="die_chance"),
     "Ada, welche Figur stellst du vor dein Ziel?",
     ["von B nach 39", "die auf 39 stehen lassen"]),
    ("gib", drawing(HOME, HOME, HOME, card="gib", hands=("trio",)),
     "Ada, welche Karte bekommt Cleo?", ["Trio"]),
    ("birthday", at(HOME, HOME, hands=("geburtstag", "trio")).play("geburtstag pass"),
     "Ben, welche Karte schenkst du Ada?", ["Trio"]),
    ("number", drawing(HOME, HOME, HOME, card="knobelrunde"),
     "Ada, welche Zahl wählst du heimlich?",
     ["die 0", "die 1", "die 2", "die 3", "die 4", "die 5"]),
    ("sign", drawing(HOME, HOME, card="knobelrunde"), "Ada, Schere, Stein oder Papier?",
     ["Schere", "Stein", "Papier"]),
    ("duel", at("5 B B B", "9 B B B", hands=("duell",)).play("duell"),
     "Ada, welche deiner Figuren tritt zum Duell an?", ["Ada auf 5"]),
    ("against", at("5 B B B", "9 B B B", hands=("duell",)).play("duell 1@5"),
     "Ada, gegen welche fremde Figur?", ["Ben auf 29"]),
    ("swap", at("5 B B B", "9 B B B", hands=("platztausch",)).play("platztausch 1@5"),
     "Ada, mit welcher fremden Figur?", ["Ben auf 29"]),
    ("near", at("5 B B B", "34 B B B", "29 B B B").play("roll d1"),
     "Ada, mit welcher Figur ziehst du 1?", ["von 5 nach 6 (2 vor Ben, 3 hinter Cleo)"]),
    ("duel near", at("5 B B B", "27 B B B", hands=("duell",)).play("duell"),
     "Ada, welche deiner Figuren tritt zum Duell an?", ["Ada auf 5 (2 hinter Ben)"]),
    ("against near", at("5 B B B", "27 B B B", hands=("duell",)).play("duell 1@5"),
     "Ada, gegen welche fremde Figur?", ["Ben auf 7 (2 vor dir)"]),
    ("for near", drawing("3 B B B", "26 B B B", card="grossmut").play("=3d d1 d1 d1 >2"),
     "Ada, welche Figur von Ben ziehst du 3 Felder?", ["von B nach 2", "von 26 nach 29"]),
    ("king", KINGS, "Ada, mehrere führen gleichauf. Wen trifft es?", ["Ben", "Cleo"]),
    ("excess", drawing(HOME, HOME, card="diaet", hands=("bombe bombe trio",)),
     "Ada, auf Diät sind zwei Karten genug. Welche wirfst du ab?",
     ["Bombe! abwerfen", "Trio abwerfen"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("spot", "question", "choices"), [row[1:] for row in ASKED], ids=[row[0] for row in ASKED]
)
def test_a_question_and_its_choices(spot: Spot, question: str, choices: list[str]) -> None:
    german, english = (Speaker(language, GAME.id, NAMES) for language in ("de", "en"))
    assert german.say(GAME.ask(spot.state)) == question
    offers = [GAME.offer(spot.state, action) for action in spot.state.legal()]
    assert [german.say(offer) for offer in offers] == choices
    assert len({english.say(offer) for offer in offers}) == len(choices)


def test_a_field_is_offered_by_the_own_step() -> None:
    spot = at(HOME, HOME, hands=("bombe",)).play("bombe")
    german = Speaker("de", GAME.id, NAMES)
    texts = [german.say(GAME.offer(spot.state, action)) for action in spot.state.legal()]
    assert (texts[0], texts[39]) == ("Feld A", "Feld 39")


def test_the_piece_of_another_is_moved_in_the_count_of_whoever_moves_it() -> None:
    spot = drawing("3 B B B", "22 B B B", card="grossmut").play("=3d d1 d1 d1 >2")
    ada = Speaker("en", GAME.id, NAMES, 0)
    texts = [ada.say(GAME.offer(spot.state, action)) for action in spot.state.legal()]
    assert texts == ["from B to 22", "from 2 to 5 (2 ahead of you)"]
    meant = GAME.parse(spot.state, "22x25")
    assert meant is not None
    assert "on 5 (" in ada.error(GAME.refusal(spot.state, meant))


def test_a_field_for_the_bomb_is_told_by_how_far_it_is() -> None:
    spot = at("5 B B B", HOME, hands=("bombe",)).play("bombe")
    english = Speaker("en", GAME.id, NAMES)
    texts = [english.say(GAME.offer(spot.state, action)) for action in spot.state.legal()]
    assert texts[5:8] == ["space 5", "space 6 (1 ahead of you)", "space 7 (2 ahead of you)"]
