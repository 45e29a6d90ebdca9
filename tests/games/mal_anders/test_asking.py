"""What a player is asked and offered, word for word."""

import pytest
from games.mal_anders.arrange import Spot, at

from pasch.games.mal_anders import GAME

ASKED = [
    (
        at("red: 1", "2 4 5 6"),
        "Rosa, welches Paar nutzt du zuerst, und wofür?",
        "Rosa, which pair do you use first, and what for?",
    ),
    (
        at("red: 1", "2 4 5 6", rest=11),
        "Rosa, wofür nutzt du das zweite Paar (5 + 6 = 11)?",
        "Rosa, how do you use the second pair (5 + 6 = 11)?",
    ),
    (
        at("red: 6", "2 3 3 4", rest=6),
        "Rosa, wofür nutzt du das zweite Paar (3 + 3 = 6)?",
        "Rosa, how do you use the second pair (3 + 3 = 6)?",
    ),
]


@pytest.mark.parametrize(("spot", "german", "english"), ASKED)
def test_the_question_is_asked(spot: Spot, german: str, english: str) -> None:
    assert spot.speaker("de").say(GAME.ask(spot.state)) == german
    assert spot.speaker("en").say(GAME.ask(spot.state)) == english


OFFERED = [
    (
        at("red: 1", "2 4 5 6"),
        "A",
        "2 + 4: eine Figur auf A setzen",
        "2 + 4: bring a piece onto A",
    ),
    (
        at("red: 1 | green: 6", "2 4 5 6"),
        "A",
        "2 + 4: eine Figur auf A setzen, eine Figur von Gero fliegt hinaus",
        "2 + 4: bring a piece onto A, sending Gero’s piece back",
    ),
    (
        at("red: 1 | green: 18", "2 4 5 6"),
        "1-12",
        "5 + 6: von 1 nach 12, eine Figur von Gero fliegt hinaus",
        "5 + 6: from 1 to 12, sending Gero’s piece back",
    ),
    (
        at("red: 1 | green: 3 20", "2 4 5 6"),
        "1-12",
        "5 + 6: von 1 nach 12 (2 hinter Gero)",
        "5 + 6: from 1 to 12 (2 behind Gero)",
    ),
    (
        at("red: 1 | green: 5 16", "2 4 5 6"),
        "1-12",
        "5 + 6: von 1 nach 12 (2 vor und 11 hinter Gero)",
        "5 + 6: from 1 to 12 (2 ahead of and 11 behind Gero)",
    ),
    (
        at("red: 1", "1 1 5 6"),
        "1-2",
        "1 + 1 (als 1): von 1 nach 2",
        "1 + 1 (as 1): from 1 to 2",
    ),
    (
        at("red: 20", "3 3 5 5"),
        "20-c",
        "3 + 3: von 20 ins Ziel auf c",
        "3 + 3: from 20 into the goal (c)",
    ),
    (
        at("red: 20", "3 3 5 5"),
        "20-2",
        "3 + 3: von 20 am Ziel vorbei nach 2",
        "3 + 3: from 20 past the goal to 2",
    ),
    (
        at("red: 1", "2 4 5 6", rest=11),
        "-",
        "das zweite Paar verfallen lassen",
        "let the second pair lapse",
    ),
]


@pytest.mark.parametrize(("spot", "text", "german", "english"), OFFERED)
def test_a_choice_is_offered(spot: Spot, text: str, german: str, english: str) -> None:
    offer = GAME.offer(spot.state, GAME.read(spot.state, text))
    assert spot.speaker("de").say(offer) == german
    assert spot.speaker("en").say(offer) == english
