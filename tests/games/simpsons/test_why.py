"""Why something is not possible, with its rule; the position stays as it was."""

import pytest
from games.simpsons.arrange import Spot, at, started

from pasch import HIDDEN, Setup
from pasch.games.simpsons import GAME

BETTING = started().play("bart 1c 2d")
MADE = started().play("children 1c 6d +1 +1").throw("bart lisa maggie homer homer homer")
AGAIN = MADE.play("bart 1c +1 +1").throw("bart lisa lisa")
OVER = at(2, 10, 10, bank=20).play("bart 2c 1d +3 -4").throw("lisa")

REASONS = [
    (Spot(GAME.start(Setup(3))), "bart", "SI-5", "First the starting player is drawn (SI-5)."),
    (started(), "2c", "SI-10", "First choose a portrait (SI-10)."),
    (started(), "3d", "SI-10", "First choose a portrait (SI-10)."),
    (started().play("bart"), "+1", "SI-10", "First place your stake (SI-10)."),
    (started().play("bart"), "6c", "SI-10", "You may bet 5\xa0chips at most (SI-10)."),
    (at(3, 9, 9, bank=20).play("bart"), "4c", "SI-13",
     "You have only 3\xa0chips (SI-13)."),
    (started().play("bart 1c"), "+1", "SI-11", "First say how many dice you roll (SI-11)."),
    (started().play("bart 1c"), "4d", "SI-11", "“Bart” allows 1 to 3 dice (SI-11)."),
    (started().play("why_you 1c"), "3d", "SI-11", "“Why You Little…!” allows 4 to 8 dice (SI-11)."),
    (BETTING, "lisa", "SI-12", "Now the others bet, for the roll or against it (SI-12)."),
    (BETTING, "+6", "SI-12", "You may bet 5\xa0chips at most (SI-12)."),
    (at(9, 1, 9, bank=20).play("bart 1c 2d"), "-2", "SI-13",
     "You have only 1\xa0chip (SI-13)."),
    (BETTING.do("+1 -1"), "+1", "SI-13", "First all bets are revealed (SI-13)."),
    (BETTING.play("+1 -1"), "+1", "SI-14", "The dice are being rolled now (SI-14)."),
    (MADE, "children", "SI-25", "“The Kids” was already completed this turn (SI-25)."),
    (MADE, "why_you", "SI-25", "“Why You Little…!” takes 4 to 8 dice; you have 3 (SI-25)."),
    (MADE, "3d", "SI-25", "After the first roll everything left is rolled: 3 dice (SI-25)."),
    (MADE.play("lisa"), "2d", "SI-25",
     "After the first roll everything left is rolled: 3 dice (SI-25)."),
    (AGAIN, "bart", "SI-25", "“Bart” was already completed this turn (SI-25)."),
    (OVER, "bart", "SI-23", "The game is over (SI-23)."),
    (OVER, "2d", "SI-23", "The game is over (SI-23)."),
]  # fmt: skip


@pytest.mark.parametrize(("spot", "text", "rule", "reason"), REASONS)
def test_a_refusal_gives_its_rule(spot: Spot, text: str, rule: str, reason: str) -> None:
    assert spot.refused(text) == (rule, reason)


@pytest.mark.parametrize("action", [HIDDEN, -1, 46, 10**9])
def test_what_is_no_action_is_told_what_comes_now(action: int) -> None:
    reason = GAME.refusal(BETTING.state, action).reason
    assert reason is not None
    assert reason.values["rule"] == "SI-12"
