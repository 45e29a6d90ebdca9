"""What a player is asked and offered, word for word."""

import pytest
from games.simpsons.arrange import NAMES, Spot, at, started

from pasch.games.simpsons import GAME
from pasch.speech import Speaker

AGAIN = at(9, 9, 9, bank=20, used="children", dice=3)
LAST = at(9, 9, 9, bank=20, used="bart", dice=1)

ASKED = [
    (started(), "Ralf, welches Bild willst du würfeln?",
     "Ralf, which portrait will you go for?"),
    (AGAIN, "Ralf, du hast noch 3 Würfel. Welches Bild kommt jetzt?",
     "Ralf, you have 3 dice left. Which portrait now?"),
    (LAST, "Ralf, du hast noch einen Würfel. Welches Bild kommt jetzt?",
     "Ralf, you have one die left. Which portrait now?"),
    (started().play("family"), "Ralf, wie viele Chips setzt du auf „Die ganze Familie“?",
     "Ralf, how many chips do you stake on “The Whole Family”?"),
    (started().play("family 1c"), "Ralf, mit wie vielen Würfeln versuchst du „Die ganze Familie“?",
     "Ralf, how many dice do you roll for “The Whole Family”?"),
    (started().play("family 1c 7d"),
     "Heike, „Die ganze Familie“ mit 7 Würfeln, 1\xa0Chip von Ralf: Setzt du dafür oder dagegen?",
     "Heike, “The Whole Family” with 7 dice, 1\xa0chip from Ralf: do you bet for it or "
     "against it?"),
    (started().play("lisa 2c 1d +1"),
     "Anke, „Lisa“ mit einem Würfel, 2\xa0Chips von Ralf: Setzt du dafür oder dagegen?",
     "Anke, “Lisa” with one die, 2\xa0chips from Ralf: do you bet for it or against it?"),
]  # fmt: skip

OFFERED = [
    (started(), "bart", "„Bart“ mit 1 bis 3 Würfeln", "“Bart” with 1 to 3 dice"),
    (started(), "why_you", "„Warum du kleiner…!“ (Homer und 3\xa0×\xa0Bart) mit 4 bis 8 Würfeln",
     "“Why You Little…!” (Homer and 3\xa0×\xa0Bart) with 4 to 8 dice"),
    (started(), "family", "„Die ganze Familie“ (alle fünf) mit 5 bis 8 Würfeln",
     "“The Whole Family” (all five) with 5 to 8 dice"),
    (AGAIN, "bart", "„Bart“", "“Bart”"),
    (started().play("bart"), "1c", "1\xa0Chip setzen", "stake 1\xa0chip"),
    (started().play("bart 1c"), "1d", "ein Würfel", "one die"),
    (started().play("bart 1c"), "2d", "2 Würfel", "2 dice"),
    (started().play("bart 1c 1d"), "+2", "2\xa0Chips auf Ralf", "2\xa0chips on Ralf"),
    (started().play("bart 1c 1d"), "-1", "1\xa0Chip gegen Ralf", "1\xa0chip against Ralf"),
]  # fmt: skip


@pytest.mark.parametrize(("spot", "german", "english"), ASKED)
def test_a_question(spot: Spot, german: str, english: str) -> None:
    question = GAME.ask(spot.state)
    assert Speaker("de", "simpsons", NAMES).say(question) == german
    assert Speaker("en", "simpsons", NAMES).say(question) == english


@pytest.mark.parametrize(("spot", "text", "german", "english"), OFFERED)
def test_a_choice(spot: Spot, text: str, german: str, english: str) -> None:
    choice = GAME.offer(spot.state, GAME.read(spot.state, text))
    assert Speaker("de", "simpsons", NAMES).say(choice) == german
    assert Speaker("en", "simpsons", NAMES).say(choice) == english
