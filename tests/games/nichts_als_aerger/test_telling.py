"""What is told, word for word."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, NAMES, Spot, at, drawing, started

from pasch import Message
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.describe import describe
from pasch.speech import Speaker

VOID = at("5 B B B", HOME, HOME, hands=("bombe aetsch", "denkste", "duell")).play("bombe @3")
ATTACK = at("5 B B B", "27 B B B", hands=("denkste", "karate")).play("roll d2")
CROWD = at("A B B B", "20 B B B", hands=("", "karate")).play("roll d6")
TRANCE = at("5 B B B", HOME, "27 B B B", hands=("", "", "karate"), turn=1, turns=2,
            options={"end": "turns", "rounds": 1},
            lying={"hypnose": [{"seat": 1, "by": 0, "turns": 1}]}).play("d2")  # fmt: skip
KNOBEL = drawing(HOME, HOME, HOME, card="knobelrunde")
NIMM = drawing(HOME, HOME, HOME, card="nimm", hands=("", "", "trio"))
GIFT = at(HOME, HOME, HOME, hands=("geburtstag", "trio", "")).play("geburtstag pass")
GHOST = at("9 B B B", "27 B B B", hands=("geisterfahrer", "karate"))
GHOST = GHOST.play("geisterfahrer 1@9 pass d4")
LAST = {"end": "turns", "rounds": 1}

TOLD: list[tuple[str, Spot, str, list[str]]] = [
    ("first", started(2, first=None), "#2", ["Ben beginnt."]),
    ("roll", at("5 B B B", HOME), "roll", []),
    ("die", at("5 B B B", HOME).play("roll"), "d3", ["Ada würfelt eine 3."]),
    ("lapse", at("39 a b c", HOME).play("roll"), "d5",
     ["Ada würfelt eine 5.", "Ada kann damit nicht ziehen."]),
    ("hypnotised die", at(HOME, "5 B B B", turn=1,
                          lying={"hypnose": [{"seat": 1, "by": 0, "turns": 1}]}), "d3",
     ["Ben würfelt eine 3.", "Ada kann damit nicht ziehen."]),
    ("a die of several", at(HOME, HOME, hands=("marathon",)).play("marathon d1"), "d2", []),
    ("several dice", at(HOME, HOME, hands=("marathon",)).play("marathon d1 d2 d3"), "d4",
     ["Ada würfelt 1 + 2 + 3 + 4 = 10."]),
    ("champion", drawing(HOME, HOME, card="champion").play("d1 d2 d3"), "d4",
     ["Ben würfelt 3 + 4 = 7."]),
    ("move", at("5 B B B", HOME).play("roll d3"), "5-8", ["Ada zieht von 5 nach 8."]),
    ("enter", at(HOME, HOME).play("roll d6"), "B-A", ["Ada stellt eine Figur auf A."]),
    ("goal", at("39 B B B", HOME).play("roll d3"), "39-c", ["Ada zieht von 39 ins Ziel auf c."]),
    ("in the goal", at("a B B B", HOME).play("roll d3"), "a-d",
     ["Ada rückt im Ziel von a auf d vor."]),
    ("in the goal for", drawing(HOME, "a B B B", card="grossmut").play("=3d d1 d1 d1 >2"), "a-d",
     ["Ada rückt eine Figur von Ben im Ziel von a auf d vor."]),
    ("menu", at(HOME, HOME, hands=("wuerfel_menue",)).play("wuerfel_menue d1 d2"), "d3",
     ["Ada würfelt 1, 2 und 3."]),
    ("backwards", at("3 B B B", HOME, hands=("geisterfahrer",)).play("geisterfahrer 1@3"), "d6",
     ["Ada würfelt eine 6.", "Ada fährt von 3 rückwärts bis 37."]),
    ("backwards at last", GHOST, "pass",
     ["Ada fährt von 9 rückwärts bis 5.", "Eine Figur von Ben muss nach Hause."]),
    ("backwards parried", GHOST, "karate",
     ["Ben wehrt sich mit „Karate!“ gegen Ada.", "Der Angriff von Ada ist abgewehrt.",
      "Eine Figur von Ada muss nach Hause."]),
    ("backwards all the same",
     at("9 B B B", "27 B B B", hands=("geisterfahrer denkste", "karate"))
     .play("geisterfahrer 1@9 pass d4 karate"), "denkste",
     ["Ada antwortet mit „Denkste!“ auf „Karate!“ von Ben.",
      "„Karate!“ von Ben ist damit aufgehoben.", "Ada fährt von 9 rückwärts bis 5.",
      "Eine Figur von Ben muss nach Hause."]),
    ("lap", at("39 B B B", HOME, hands=("marathon",)).play("marathon d1 d1 d1 d1"), "39-3",
     ["Ada läuft von 39 am Ziel vorbei nach 3: noch eine Runde."]),
    ("strike", at("5 B B B", "27 27 B B").play("roll d2"), "5x7",
     ["Ada zieht von 5 nach 7, um dort alle hinauszuwerfen!",
      "2 Figuren von Ben müssen nach Hause."]),
    ("entering sends back own ones, too", at("A A B B", "20 B B B").play("roll d6"), "BxA",
     ["Ada zieht von B nach A, um dort alle hinauszuwerfen!",
      "2 Figuren von Ada müssen nach Hause.", "Eine Figur von Ben muss nach Hause."]),
    ("entering with nobody to parry", CROWD.play("BxA"), "pass",
     ["Eine Figur von Ada muss nach Hause.", "Eine Figur von Ben muss nach Hause."]),
    ("entering to be parried", CROWD, "BxA",
     ["Ada zieht von B nach A, um dort alle hinauszuwerfen!"]),
    ("entering parried", CROWD.play("BxA"), "karate",
     ["Ben wehrt sich mit „Karate!“ gegen Ada.", "Der Angriff von Ada ist abgewehrt."]),
    ("a card sends back own ones, too",
     at("7 B B B", "27 B B B", hands=("siebenmeilenstiefel",)).play("siebenmeilenstiefel d1"),
     "Bx7",
     ["Ada zieht von B nach 7, um dort alle hinauszuwerfen!",
      "Eine Figur von Ada muss nach Hause.", "Eine Figur von Ben muss nach Hause."]),
    ("so does Großer Start",
     at("A B B B", "20 B B B", hands=("grosser_start",)).play("grosser_start"), "BxA",
     ["Ada zieht von B nach A, um dort alle hinauszuwerfen!",
      "Alle Figuren von Ada gehen von B auf A.",
      "Eine Figur von Ada muss nach Hause.", "Eine Figur von Ben muss nach Hause."]),
    ("and Die Chance!?", drawing("39 B B B", "19 B B B", card="die_chance"), "Bx39",
     ["Ada zieht von B nach 39, um dort alle hinauszuwerfen!",
      "Eine Figur von Ada muss nach Hause.", "Eine Figur von Ben muss nach Hause."]),
    ("strike to be parried", ATTACK, "5x7",
     ["Ada zieht von 5 nach 7, um dort alle hinauszuwerfen!"]),
    ("nobody parries", ATTACK.play("5x7"), "pass", ["Eine Figur von Ben muss nach Hause."]),
    ("Karate", ATTACK.play("5x7"), "karate", ["Ben wehrt sich mit „Karate!“ gegen Ada."]),
    ("Karate stands", ATTACK.play("5x7 karate"), "pass",
     ["Der Angriff von Ada ist abgewehrt.", "Eine Figur von Ada muss nach Hause."]),
    ("Karate stands at once",
     at("5 B B B", "27 B B B", hands=("", "karate")).play("roll d2 5x7"), "karate",
     ["Ben wehrt sich mit „Karate!“ gegen Ada.", "Der Angriff von Ada ist abgewehrt.",
      "Eine Figur von Ada muss nach Hause."]),
    ("Karate cancelled", ATTACK.play("5x7 karate"), "denkste",
     ["Ada antwortet mit „Denkste!“ auf „Karate!“ von Ben.",
      "„Karate!“ von Ben ist damit aufgehoben.", "Eine Figur von Ben muss nach Hause."]),
    ("six", at(HOME, HOME, hands=("denkste",)), "denkste", ["Ada spielt „Denkste!“ als 6."]),
    ("play", at("5 B B B", HOME, hands=("bombe",)), "bombe",
     ["Ada spielt „Bombe!“. Ein Feld nennen und würfeln: Alles, was höchstens so "
      "viele Felder entfernt ist, muss nach Hause."]),
    ("field", at("5 B B B", HOME, hands=("bombe",)).play("bombe"), "@7", ["Ada zielt auf Feld 7."]),
    ("bomb", at("5 B B B", HOME, hands=("bombe",)).play("bombe @7"), "d2",
     ["Ada würfelt eine 2.", "Eine Figur von Ada muss nach Hause."]),
    ("answer", VOID, "denkste", ["Ben antwortet mit „Denkste!“ auf „Bombe!“ von Ada."]),
    ("no answer", VOID, "pass", []),
    ("one still to be asked", VOID.play("denkste"), "pass", []),
    ("void", VOID.play("denkste pass"), "pass", ["„Bombe!“ von Ada ist damit aufgehoben."]),
    ("answer to an answer", VOID.play("denkste pass"), "aetsch",
     ["Ada antwortet mit „Ätsch!“ auf „Denkste!“ von Ben.",
      "„Denkste!“ von Ben ist damit aufgehoben."]),
    ("own piece", at("5 B B B", "9 B B B", hands=("duell",)).play("duell"), "1@5",
     ["Ada wählt die eigene Figur auf 5."]),
    ("other piece", at("5 B B B", "9 B B B", hands=("duell",)).play("duell 1@5"), "2@29",
     ["Ada wählt die Figur von Ben auf 29."]),
    ("seat", at(HOME, HOME, HOME, hands=("hypnose", "bombe")).play("hypnose"), ">2",
     ["Ada wählt Ben."]),
    ("hypnosis", at(HOME, HOME, HOME, hands=("hypnose",)).play("hypnose"), ">2",
     ["Ada wählt Ben.", "Ben ist hypnotisiert und würfelt zwei Züge lang für Ada."]),
    ("awake", at("5 B B B", HOME, turn=1,
                 lying={"hypnose": [{"seat": 1, "by": 0, "turns": 1}]}).play("d1"), "5-6",
     ["Ada zieht von 5 nach 6.", "Ben wacht aus der Hypnose auf."]),
    ("foretell", at(HOME, HOME, hands=("prophezeiung",)).play("prophezeiung"), "=4",
     ["Ada sagt eine 4 voraus."]),
    ("pick", at(HOME, HOME, hands=("wuerfel_menue",)).play("wuerfel_menue d1 d2 d3"), "=3",
     ["Ada nimmt die 3."]),
    ("swap", at("5 B B B", "9 B B B", hands=("platztausch",)).play("platztausch 1@5"), "2@29",
     ["Ada wählt die Figur von Ben auf 29.", "Ada und Ben tauschen die Plätze."]),
    ("line", at("5 B B B", "9 B B B", hands=("polonaise",)).play("polonaise"), "1@5",
     ["Ada wählt die eigene Figur auf 5.",
      "Alle anderen Figuren auf der Bahn reihen sich vor der Figur von Ada auf."]),
    ("start", at("5 B B B", HOME, hands=("grosser_start",)), "grosser_start",
     ["Ada spielt „Großer Start“. Alle eigenen Figuren gehen zusammen von B auf A.",
      "Alle Figuren von Ada gehen von B auf A."]),
    ("start joining", at("5 B B B", "20 B B B", hands=("grosser_start",)).play("grosser_start"),
     "B-A", ["Alle Figuren von Ada gehen von B auf A."]),
    ("king", at("5 B B B", "9 B B B", hands=("farbenkoenig", "bombe")).play("farbenkoenig"),
     "pass", ["Ada schickt die vorderste Figur von Ben zurück auf ihr A."]),
    ("snail", at(HOME, HOME, hands=("schneckenbonus", "bombe")).play("schneckenbonus"), "pass",
     ["Der Schneckenbonus liegt jetzt vor Ada."]),
    ("snail takes", at("5 B B B", "9 B B B", lying={"schneckenbonus": 1}).play("roll d5"), "take",
     ["Ben nutzt den Schneckenbonus und zieht die 5 auch."]),
    ("snail does not", at("5 B B B", "9 B B B", lying={"schneckenbonus": 1}).play("roll d5"),
     "pass", []),
    ("draw", at("5 B B B", HOME).play("roll d1 5-6"), "draw", []),
    ("for the hand", at("5 B B B", HOME).play("roll d1 5-6 draw"), "*", []),
    ("drawn", at("5 B B B", HOME).play("roll d1 5-6 draw *"), "bombe",
     ["Ada zieht eine Karte: „Bombe!“."]),
    ("drawn unseen", at("5 B B B", HOME).play("roll d1 5-6 draw *"), "?",
     ["Ada zieht eine Karte."]),
    ("leave", at("5 B B B", HOME).play("roll d1 5-6"), "pass", ["Ada zieht keine Karte."]),
    ("diet", at("5 B B B", HOME).play("roll d1 5-6 draw"), "!diaet",
     ["Ada deckt eine SOFORT-Karte auf: „Diät“. Höchstens zwei Handkarten, bis man selbst "
      "eine 1 würfelt.",
      "Ada ist auf Diät."]),
    ("diet over", at("5 B B B", HOME, lying={"diaet": 0}).play("roll"), "d1",
     ["Ada würfelt eine 1.", "Eine 1! Die Diät von Ada ist vorbei."]),
    ("discard", drawing(HOME, HOME, card="diaet", hands=("bombe bombe trio",)), "-trio",
     ["Ada wirft „Trio“ ab."]),
    ("sit out", at(HOME, HOME, hands=("karate", "bombe"), lying={"gesetz": 2}), "pass",
     ["Ada muss aussetzen."]),
    ("two sit out", at(HOME, HOME, HOME, HOME, turn=3, hands=("", "", "bombe"), window=True,
                       lying={"gesetz": 3}), "pass",
     ["Dora muss aussetzen."]),
    ("law over", at(HOME, HOME, hands=("schneckenbonus",), lying={"gesetz": 1}), "schneckenbonus",
     ["Ada spielt „Schneckenbonus“. Bleibt liegen: Jede 5 und 6, die andere im Würfelzug"
      " würfeln, darf man mitziehen.", "Der Schneckenbonus liegt jetzt vor Ada.",
      "Das Gesetz gilt nicht mehr."]),
    ("decline", drawing(HOME, HOME, card="champion").play("d6 d6 d1 d1"), "pass",
     ["Ada verzichtet auf den Zug."]),
    ("stay", drawing("39 B B B", HOME, card="die_chance"), "39-39",
     ["Ada lässt eine Figur auf 39 stehen."]),
    ("twelve", drawing(HOME, HOME, card="grossmut"), "=12", ["Ada nimmt die 12."]),
    ("three dice", drawing(HOME, HOME, card="grossmut"), "=3d", ["Ada wirft lieber drei Würfel."]),
    ("move for", drawing(HOME, "5 B B B", card="grossmut").play("=12 >2"), "5-17",
     ["Ada zieht eine Figur von Ben von 5 nach 17."]),
    ("number", KNOBEL, "=3", ["Ada wählt die 3."]),
    ("number unseen", KNOBEL, "?", ["Ada hat heimlich gewählt."]),
    ("shown", KNOBEL.play("=3 =4 =5"), "=3", ["Ada zeigt die 3."]),
    ("sign", drawing(HOME, HOME, card="knobelrunde"), "=1", ["Ada wählt Stein."]),
    ("sign shown", drawing(HOME, HOME, card="knobelrunde").play("=1 =2"), "=1",
     ["Ada zeigt Stein."]),
    ("take", NIMM, "trio", ["Ada nimmt Cleo die Karte „Trio“ aus der Hand."]),
    ("take unseen", NIMM, "?", ["Ada nimmt Cleo eine Karte aus der Hand."]),
    ("gift", GIFT, "+trio", ["Ben gibt Ada die Karte „Trio“."]),
    ("gift unseen", GIFT, "?", ["Ben gibt Ada eine Karte."]),
    ("gib", drawing(HOME, HOME, card="gib", hands=("trio",)), "+trio",
     ["Ada legt „Trio“ zum Verschenken bereit."]),
    ("handed over", drawing(HOME, HOME, card="gib", hands=("trio",)).play("+trio"), "trio",
     ["Ada gibt Ben die Karte „Trio“."]),
    ("win", at("39 b c d", HOME).play("roll d1"), "39-a",
     ["Ada zieht von 39 ins Ziel auf a.", "Ada gewinnt!"]),
    ("trio", at("5 b c d", HOME, hands=("trio",)), "trio",
     ["Ada spielt „Trio“. Drei Figuren im Ziel gewinnen sofort.", "Ada gewinnt!"]),
    ("the last throw-out", TRANCE.play("5x7"), "pass",
     ["Eine Figur von Cleo muss nach Hause.", "Ben wacht aus der Hypnose auf.",
      "Das Spiel ist aus; jetzt werden die Figuren im Ziel gezählt.", "Ada gewinnt!"]),
    ("counted",
     at("5 B B B", "a B B B", turn=1, turns=1, options=LAST).play("roll d1 a-b d1 b-c d5"),
     "pass", ["Ben zieht keine Karte.",
              "Das Spiel ist aus; jetzt werden die Figuren im Ziel gezählt.",
              "Ben gewinnt!"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("spot", "text", "sentences"), [row[1:] for row in TOLD], ids=[row[0] for row in TOLD]
)
def test_what_is_told(spot: Spot, text: str, sentences: list[str]) -> None:
    before = spot.state.key()
    assert spot.told(text) == sentences
    assert len(spot.told(text, "en")) == len(sentences)
    assert spot.state.key() == before


def test_an_empty_pile_is_told() -> None:
    spot = at("5 B B B", HOME, discards="bombe").play("roll d1 5-6")
    spot.state.hands.pile = 0
    spot.state.hands.unseen = [0] * 26
    assert spot.told("draw") == ["Der Stapel ist leer; die abgelegten Karten werden gemischt."]


def test_the_dice_of_all_plays_are_described() -> None:
    state = at("5 B B B", "7 B B B").state
    assert describe(state, 0)["dice"] == []
    rolled = at("5 6 B B", "7 B B B").play("roll d5").state
    assert describe(rolled, 0)["dice"] == [Message("describe-dice", {"dice": "5"})]


def test_what_is_named_is_told_by_how_far_it_is_from_the_listener() -> None:
    pieces = ("5 B B B", "38 39 B B", "31 B B B")  # fields 5; 8 and 9; 11
    duel = at(*pieces, hands=("duell",)).play("duell 1@5")
    named = GAME.tell(duel.state, GAME.read(duel.state, "2@8"))[0]
    heard = [Speaker("en", GAME.id, NAMES, seat).say(named) for seat in range(3)]
    assert heard == [
        "Ada chooses Ben’s piece on 8.",
        "Ada chooses Ben’s piece on 38.",
        "Ada chooses Ben’s piece on 28 (3 behind you).",
    ]
    bomb = at(*pieces, hands=("bombe",)).play("bombe")
    aimed = GAME.tell(bomb.state, GAME.read(bomb.state, "@8"))[0]
    assert Speaker("de", GAME.id, NAMES, 2).say(aimed) == "Ada zielt auf Feld 28 (3 hinter dir)."
