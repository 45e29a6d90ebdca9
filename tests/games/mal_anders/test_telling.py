"""What is told of every event, word for word, so that a change of wording is seen and read."""

import pytest
from games.mal_anders.arrange import Spot, at, start

TOLD = [
    (
        start(3),
        "#2",
        "Gero beginnt.",
        "Gero begins.",
    ),
    (
        at("red: 1"),
        "d5",
        "",
        "",
    ),
    (
        at("red: 1"),
        "6 2 5 4",
        "Rosa würfelt 2, 4, 5 und 6.",
        "Rosa rolls 2, 4, 5 and 6.",
    ),
    (
        at("red:", throws=3),
        "3 4 5 6",
        "Rosa würfelt 3, 4, 5 und 6. Keine zwei davon ergeben 6: noch 2 Würfe.",
        "Rosa rolls 3, 4, 5 and 6. No two of them make 6: 2 more rolls.",
    ),
    (
        at("red:", throws=2),
        "3 4 5 6",
        "Rosa würfelt 3, 4, 5 und 6. Keine zwei davon ergeben 6: noch ein Wurf.",
        "Rosa rolls 3, 4, 5 and 6. No two of them make 6: one more roll.",
    ),
    (
        at("red:", throws=1),
        "3 4 5 6",
        "Rosa würfelt 3, 4, 5 und 6. Damit kann Rosa nicht ziehen.",
        "Rosa rolls 3, 4, 5 and 6. Rosa cannot move with that.",
    ),
    (
        at("red: 1", "2 4 5 6"),
        "2+4:A",
        "Rosa setzt mit 2 + 4 eine Figur auf A.",
        "Rosa brings a piece onto A with 2 + 4.",
    ),
    (
        at("red: 1 | green: 6", "2 4 5 6"),
        "2+4:A",
        "Rosa setzt mit 2 + 4 eine Figur auf A. Rosa wirft eine Figur von Gero hinaus!",
        "Rosa brings a piece onto A with 2 + 4. Rosa sends Gero’s piece back!",
    ),
    (
        at("red: A", "2 4 5 6"),
        "5+6:A-11",
        "Rosa zieht mit 5 + 6 von A nach 11.",
        "Rosa moves from A to 11 with 5 + 6.",
    ),
    (
        at("red: 5", "1 1 5 6"),
        "1+1:5-6",
        "Rosa zieht mit 1 + 1 (als 1) von 5 nach 6.",
        "Rosa moves from 5 to 6 with 1 + 1 (as 1).",
    ),
    (
        at("red: 5", "1 1 5 6"),
        "1+1:5-7",
        "Rosa zieht mit 1 + 1 von 5 nach 7.",
        "Rosa moves from 5 to 7 with 1 + 1.",
    ),
    (
        at("red: 1 20", "3 3 5 5"),
        "3+3:20-c",
        "Rosa zieht mit 3 + 3 von 20 ins Ziel auf c.",
        "Rosa moves from 20 into the goal (c) with 3 + 3.",
    ),
    (
        at("red: a 1", "1 1 5 5"),
        "1+1:a-c",
        "Rosa rückt mit 1 + 1 im Ziel von a auf c vor.",
        "Rosa moves up in the goal from a to c with 1 + 1.",
    ),
    (
        at("red: 20 | green: 8", "3 3 5 5"),
        "3+3:20-2",
        "Rosa läuft mit 3 + 3 von 20 am Ziel vorbei nach 2: noch eine Runde. Rosa wirft eine "
        "Figur von Gero hinaus!",
        "Rosa runs past the goal from 20 to 2 with 3 + 3: another lap. Rosa sends "
        "Gero’s piece back!",
    ),
    (
        at("red: 6", "2 3 3 4", rest=6),
        "3+3:6-12",
        "Rosa zieht mit 3 + 3 von 6 nach 12.",
        "Rosa moves from 6 to 12 with 3 + 3.",
    ),
    (
        at("red: 1", "2 3 5 6", rest=5),
        "-",
        "Rosa lässt das zweite Paar verfallen.",
        "Rosa lets the second pair lapse.",
    ),
    (
        at("red: 22 b c", "1 1 5 6"),
        "1+1:22-a",
        "Rosa zieht mit 1 + 1 von 22 ins Ziel auf a. Das zweite Paar (5 + 6) passt nirgends und"
        " verfällt.",
        "Rosa moves from 22 into the goal (a) with 1 + 1. The second pair (5 + 6) "
        "fits nowhere and lapses.",
    ),
    (
        at("red: 22 a b c", "2 3 6 6"),
        "2+3:22-d",
        "Rosa zieht mit 2 + 3 von 22 ins Ziel auf d. Rosa hat alle vier Figuren im Ziel und"
        " gewinnt!",
        "Rosa moves from 22 into the goal (d) with 2 + 3. Rosa has all four pieces "
        "in the goal and wins!",
    ),
    (
        at("red: 22 a b c | green: a b c d", "2 3 6 6", play_on=True, places=[0, 1, 0, 0]),
        "2+3:22-d",
        "Rosa zieht mit 2 + 3 von 22 ins Ziel auf d. Rosa hat alle vier Figuren im "
        "Ziel und belegt Platz 2.",
        "Rosa moves from 22 into the goal (d) with 2 + 3. Rosa has all four pieces "
        "in the goal and finishes second.",
    ),
    (
        at("red: 22 a b c", "2 3 6 6", seats=2, play_on=True),
        "2+3:22-d",
        "Rosa zieht mit 2 + 3 von 22 ins Ziel auf d. Rosa hat alle vier Figuren im "
        "Ziel und gewinnt! Yara bleibt übrig und belegt Platz 2.",
        "Rosa moves from 22 into the goal (d) with 2 + 3. Rosa has all four pieces "
        "in the goal and wins! Yara is the last one left and finishes second.",
    ),
]


@pytest.mark.parametrize(("spot", "text", "german", "english"), TOLD)
def test_an_event_is_told(spot: Spot, text: str, german: str, english: str) -> None:
    assert spot.told("de", text) == german
    assert spot.told("en", text) == english
