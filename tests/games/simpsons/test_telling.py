"""What is told of every event, word for word."""

import pytest
from games.simpsons.arrange import NAMES, Spot, at, started

from pasch import HIDDEN, Setup
from pasch.games.simpsons import GAME
from pasch.speech import Speaker

STEPS = [
    (Spot(GAME.start(Setup(3))), "#2", "Heike beginnt.", "Heike begins."),
    (started(), "why_you", "Ralf nimmt sich „Warum du kleiner…!“ vor.",
     "Ralf goes for “Why You Little…!”."),
    (started().play("bart"), "1c", "Ralf setzt 1\xa0Chip darauf.", "Ralf stakes "
                                                                   "1\xa0chip on it."),
    (started().play("bart 1c"), "1d", "Ralf nimmt nur einen Würfel.", "Ralf takes just one die."),
    (started().play("bart 1c"), "3d", "Ralf nimmt 3 Würfel.", "Ralf takes 3 dice."),
    (at(9, 9, 9, bank=20, used="bart", dice=2).play("lisa"), "2c",
     "Ralf setzt 2\xa0Chips darauf. Geworfen werden die 2 Würfel, die noch da sind.",
     "Ralf stakes 2\xa0chips on it. All 2 remaining dice are rolled."),
    (at(9, 9, 9, bank=20, used="bart", dice=1).play("lisa"), "2c",
     "Ralf setzt 2\xa0Chips darauf. Geworfen wird der eine Würfel, der noch da ist.",
     "Ralf stakes 2\xa0chips on it. The one remaining die is rolled."),
    (started().play("bart 1c 1d"), "+1", "Heike setzt verdeckt 1\xa0Chip auf Ralf.",
     "Heike secretly bets 1\xa0chip on Ralf."),
    (started().play("bart 1c 1d"), "-2", "Heike setzt verdeckt 2\xa0Chips gegen Ralf.",
     "Heike secretly bets 2\xa0chips against Ralf."),
    (started().do("bart 1c 1d +1 -3"), "!+1", "Heike deckt auf: 1\xa0Chip auf Ralf.",
     "Heike reveals 1\xa0chip on Ralf."),
    (started().do("bart 1c 1d +1 -3 !+1"), "!-3", "Anke deckt auf: 3\xa0Chips gegen Ralf.",
     "Anke reveals 3\xa0chips against Ralf."),
    (started(2).play("bart 1c 1d"), "+10", "Heike setzt 10\xa0Chips auf Ralf.",
     "Heike bets 10\xa0chips on Ralf."),
    (started(open_bets=True).play("bart 1c 1d"), "-2", "Heike setzt 2\xa0Chips gegen Ralf.",
     "Heike bets 2\xa0chips against Ralf."),
]  # fmt: skip


@pytest.mark.parametrize(("spot", "step", "german", "english"), STEPS)
def test_a_step_is_told(spot: Spot, step: str, german: str, english: str) -> None:
    assert " ".join(spot.told(step, "de")) == german
    assert " ".join(spot.told(step, "en")) == english


def test_a_hidden_bet_is_told_without_its_value() -> None:
    (message,) = GAME.tell(started().play("bart 1c 1d").state, HIDDEN)
    assert Speaker("de", "simpsons", NAMES).say(message) == "Heike hat verdeckt gesetzt."


def test_nothing_is_told_until_all_dice_lie() -> None:
    assert started().play("bart 1c 2d +1 +1").told("d:bart") == []


THROWS = [
    ("success, and on with the dice left", started().play("why_you 2c 6d +1 -3"),
     "homer bart joker joker lisa marge",
     "Ralf rolls Homer, Marge, Bart, Lisa and 2\xa0×\xa0Joker. “Why You Little…!” is "
     "complete! Ralf gets 2\xa0chips from the bank. Heike gets 1\xa0chip from the bank. "
     "Anke pays 3\xa0chips to Ralf. Ralf has 2 dice left and goes on."),
    ("failure", started().play("bart 1c 2d +2 -4"), "lisa maggie",
     "Ralf rolls Lisa and Maggie. That is not enough for “Bart”. Ralf pays 1\xa0chip to "
     "the bank. Heike pays 2\xa0chips to the bank. Anke gets 4\xa0chips from the bank. It "
     "is Heike’s turn."),
    ("one die left", started().play("bart 1c 2d +2 +4"), "bart bart",
     "Ralf rolls 2\xa0×\xa0Bart. “Bart” is complete! Ralf gets 1\xa0chip from the bank. Heike "
     "gets 2\xa0chips from the bank. Anke gets 4\xa0chips from the bank. Ralf has one die "
     "left and goes on."),
    ("the bonus", started(2).play("bart 1c 1d +2"), "bart",
     "Ralf rolls Bart. “Bart” is complete! Ralf gets 1\xa0chip from the bank. Heike "
     "gets 2\xa0chips from the bank. Every die is placed: a bonus of 5\xa0chips for Ralf! "
     "It is Heike’s turn."),
    ("what is left as a bonus", at(20, 20, bank=4).play("bart 1c 1d +2"), "bart",
     "Ralf rolls Bart. “Bart” is complete! Ralf gets 1\xa0chip from the bank. Heike "
     "gets 2\xa0chips from the bank. Every die is placed: as a bonus Ralf gets what the "
     "bank still has: 1\xa0chip. The bank is empty: the game ends at once. Ralf shares "
     "the win on 22\xa0chips. Heike shares the win on 22\xa0chips."),
    ("the end in the middle", at(2, 10, 12, bank=20).play("bart 2c 1d +3 -4"), "lisa",
     "Ralf rolls Lisa. That is not enough for “Bart”. Ralf pays 2\xa0chips to the bank. "
     "Ralf has no chips left: the game ends at once. Nothing more is settled; the "
     "other stakes stay with their owners. Anke wins with 12\xa0chips!"),
    ("the bank has too little", at(20, 20, 20, bank=3).play("bart 5c 1d +3 -4"), "bart",
     "Ralf rolls Bart. “Bart” is complete! Ralf gets what the bank still has: "
     "3\xa0chips. The bank is empty: the game ends at once. Nothing more is settled; "
     "the other stakes stay with their owners. Ralf wins with 23\xa0chips!"),
    ("the end after the last bet", at(20, 20, 4, bank=20).play("bart 1c 3d +1 -4"),
     "bart lisa lisa",
     "Ralf rolls Bart and 2\xa0×\xa0Lisa. “Bart” is complete! Ralf gets 1\xa0chip from the "
     "bank. Heike gets 1\xa0chip from the bank. Anke pays 4\xa0chips to Ralf. Anke has no "
     "chips left: the game ends at once. Ralf wins with 25\xa0chips!"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("spot", "faces", "english"), [case[1:] for case in THROWS], ids=[case[0] for case in THROWS]
)
def test_a_throw_is_told_with_every_payment(spot: Spot, faces: str, english: str) -> None:
    assert " ".join(spot.told_of(faces)) == english
    assert len(spot.told_of(faces, "de")) == len(spot.told_of(faces))
