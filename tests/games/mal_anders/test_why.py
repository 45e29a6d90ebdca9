"""Why a move is not possible: word for word, with the number of the rule."""

import pytest
from games.mal_anders.arrange import Spot, at, start

from pasch.games.mal_anders import GAME

# A move as it is typed, or by its number: MOVE + 28 a point, RUN_ON + 12 a point.
REFUSED: list[tuple[Spot, str | int, str, str]] = [
    (
        at("red: 22 a b c", "2 3 6 6").play("2+3:22-d"),
        "A",
        "Das Spiel ist zu Ende (MA-40).",
        "The game is over (MA-40).",
    ),
    (
        start(3),
        1,
        "Erst müssen alle vier Würfel liegen (MA-10).",
        "All four dice must be rolled first (MA-10).",
    ),
    (
        at("red: 1", "2 4"),
        1,
        "Erst müssen alle vier Würfel liegen (MA-10).",
        "All four dice must be rolled first (MA-10).",
    ),
    (
        at("red: 1", "2 4 5 5"),
        -1,
        "Einen solchen Zug gibt es nicht (MA-12).",
        "There is no such move (MA-12).",
    ),
    (
        at("red: 1", "2 4 5 5"),
        GAME.actions,
        "Einen solchen Zug gibt es nicht (MA-12).",
        "There is no such move (MA-12).",
    ),
    (
        at("red: 1", "2 4 5 6"),
        "-",
        "Ein Paar musst du nutzen, wenn es geht; nur das zweite darf verfallen (MA-11).",
        "You must use a pair if you can; only the second may lapse (MA-11).",
    ),
    (
        at("red: 1", "3 4 5 6"),
        "A",
        "Zum Einsetzen müssen zwei Würfel zusammen genau 6 ergeben (MA-20).",
        "To bring a piece in, two dice must make exactly 6 together (MA-20).",
    ),
    (
        at("red: 1 b c d", "2 4 5 5"),
        "A",
        "Neben dem Brett steht keine deiner Figuren mehr (MA-20).",
        "None of your pieces is left beside the board (MA-20).",
    ),
    (
        at("red: A", "2 4 5 5"),
        "2+4:A",
        "Auf A steht schon eine deiner Figuren (MA-20).",
        "One of your pieces already stands on A (MA-20).",
    ),
    (
        at("red: 1", "2 4 5 5"),
        "1-5",
        "Kein Paar ergibt 4 (MA-10).",
        "No pair makes 4 (MA-10).",
    ),
    (
        at("red: 1", "1 2 5 5"),
        "1-2",
        "Kein Paar ergibt 1 (MA-10).",
        "No pair makes 1 (MA-10).",
    ),
    (
        at("red: 1", "2 4 5 6", rest=11),
        "1-8",
        "Übrig ist nur das Paar 5 + 6 = 11 (MA-10).",
        "Only the pair 5 + 6 = 11 is left (MA-10).",
    ),
    (
        at("red: 1", "2 4 5 6", rest=11),
        "A",
        "Übrig ist nur das Paar 5 + 6 = 11 (MA-10).",
        "Only the pair 5 + 6 = 11 is left (MA-10).",
    ),
    (
        at("red: 1", "2 4 5 5"),
        "2-9",
        "Auf 2 steht keine deiner Figuren (MA-12).",
        "None of your pieces stands on 2 (MA-12).",
    ),
    (
        at("red: 1 7", "2 4 5 5"),
        "1-7",
        "Auf 7 steht schon eine deiner Figuren (MA-15).",
        "One of your pieces already stands on 7 (MA-15).",
    ),
    (
        at("red: A 18", "2 4 5 5"),
        "18-A",
        "Auf A steht schon eine deiner Figuren (MA-15).",
        "One of your pieces already stands on A (MA-15).",
    ),
    (
        at("red: 20 c", "2 4 5 5"),
        "20-c",
        "Auf c steht schon eine deiner Figuren (MA-15).",
        "One of your pieces already stands on c (MA-15).",
    ),
    (
        at("red: 13", "2 4 5 5"),
        2 + 28 * 12 + 12 * 5 + 1,
        "Von 13 aus reicht dieses Paar nicht bis über A hinaus (MA-31).",
        "From 13 this pair does not reach past A (MA-31).",
    ),
    (
        at("red: 22", "2 4 5 5"),
        2 + 28 * 5 + 22,
        "Hinter dem Zielfeld d geht es nicht weiter (MA-33).",
        "There is nothing beyond goal space d (MA-33).",
    ),
]


@pytest.mark.parametrize(("spot", "move", "german", "english"), REFUSED)
def test_an_impossible_move_is_refused_with_its_rule(
    spot: Spot, move: str | int, german: str, english: str
) -> None:
    reason = spot.refusal(move)
    assert spot.speaker("de").say(reason) == german
    assert spot.speaker("en").say(reason) == english


@pytest.mark.parametrize("spot", [spot for spot, *_ in REFUSED])
def test_every_number_gets_a_reason_that_can_be_said(spot: Spot) -> None:
    for action in range(-3, GAME.actions + 3):
        reason = spot.refusal(action)
        for language in ("de", "en"):
            assert str(reason.values["rule"]) in spot.speaker(language).say(reason)
