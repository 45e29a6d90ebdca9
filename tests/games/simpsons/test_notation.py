"""What is written, and what a player may type."""

import pytest
from games.simpsons.arrange import Spot, at, started

from pasch import HIDDEN, Setup, UnreadableMove
from pasch.games.simpsons import GAME
from pasch.games.simpsons.state import ACTIONS, AGAINST, FOR, STAKE, THROW


def test_a_turn_in_notation() -> None:
    spot = Spot(GAME.start(Setup(3)))
    whole = "#1 why_you 2c 6d +1 -3 !+1 !-3 d:homer d:bart d:joker d:joker d:lisa d:maggie"
    for step in whole.split():
        assert step in spot.choices
        spot = spot.do(step)
    assert spot.chips == [15, 11, 7]


def test_a_bet_that_was_not_seen() -> None:
    assert GAME.write(started().play("bart 1c 1d").state, HIDDEN) == "?"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("homer", 0),
        ("family", 7),
        ("1c", STAKE + 1),
        ("10c", STAKE + 10),
        ("1d", THROW + 1),
        ("8d", THROW + 8),
        ("+1", FOR + 1),
        ("+10", FOR + 10),
        ("-1", AGAINST + 1),
        ("-10", AGAINST + 10),
    ],
)
def test_what_may_be_typed_at_any_time(text: str, action: int) -> None:
    assert GAME.parse(started().state, text) == action


def test_the_actions_are_dense() -> None:
    texts = ["homer", "marge", "bart", "lisa", "maggie", "children", "why_you", "family"]
    texts += [f"{n}c" for n in range(1, 11)] + [f"{n}d" for n in range(1, 9)]
    texts += [f"+{n}" for n in range(1, 11)] + [f"-{n}" for n in range(1, 11)]
    assert [GAME.parse(started().state, text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize("text", ["", "0c", "11c", "9d", "0d", "+0", "+11", "-11", "3", "c", "٣c"])
def test_what_is_no_notation(text: str) -> None:
    spot = at(10, 10, 10, bank=20).play("bart")
    assert GAME.parse(spot.state, text) is None
    with pytest.raises(UnreadableMove, match="for example: 1c, 2c, 3c"):
        GAME.read(spot.state, text)
