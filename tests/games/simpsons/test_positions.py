"""Positions as JSON: what is written, what is read back, what is refused by name."""

from typing import Any

import pytest
from games.simpsons.arrange import Spot, at, started

from pasch import BadPosition, Setup
from pasch.games.simpsons import GAME
from pasch.games.simpsons.album import FACES
from pasch.games.simpsons.position import PHASES

DRAW = Spot(GAME.start(Setup(3)))
CHOOSE = started()
STAKE = started().play("bart")
COUNT = started().play("bart 2c")
BET = started().do("why_you 2c 6d +1")
SHOW = started().do("why_you 2c 6d +1 -3 !+1")
THROW = started().play("why_you 2c 6d +1 -3").throw("homer joker")
AGAIN = at(9, 9, 9, bank=20, used="children", dice=3)
OVER = at(2, 10, 10, bank=20).play("bart 2c 1d +3 -4").throw("lisa")
ALL = [DRAW, CHOOSE, STAKE, COUNT, BET, SHOW, THROW, AGAIN, AGAIN.play("bart 1c"), OVER]


def test_a_position_is_readable() -> None:
    assert THROW.data == {
        "game": "simpsons",
        "seats": 3,
        "options": {"bank": 150, "open_bets": False},
        "phase": "throw",
        "turn": 0,
        "asked": 0,
        "chips": [10, 10, 10],
        "bank": 120,
        "used": [],
        "dice": 6,
        "portrait": "why_you",
        "bets": [2, 1, -3],
        "faces": ["homer", "joker"],
    }


def test_every_phase_is_written_and_read() -> None:
    assert {spot.phase for spot in ALL} == set(PHASES)
    for spot in ALL:
        assert GAME.from_position(spot.data).key() == spot.state.key()


def test_a_hidden_bet_is_read_as_unknown() -> None:
    for spot, hidden in ((BET, [2, None, 0]), (SHOW, [2, 1, None])):
        data = spot.data | {"bets": hidden}
        assert GAME.position(GAME.from_position(data)) == data


WRONG: list[tuple[Spot, dict[str, Any], str]] = [
    (CHOOSE, {"seats": 5}, "seats"),
    (CHOOSE, {"options": {"bank": 30, "open_bets": False}}, "options.bank"),
    (at(9, 9, 9, 9, bank=9), {"options": {"bank": 40, "open_bets": False}}, "options.bank"),
    (CHOOSE, {"phase": "dinner"}, "phase"),
    (SHOW, {"options": {"bank": 150, "open_bets": True}}, "phase"),
    (CHOOSE, {"chips": [10, 10]}, "chips"),
    (CHOOSE, {"chips": [10, 10, -1]}, "chips[2]"),
    (CHOOSE, {"bank": 121}, "bank"),
    (CHOOSE, {"chips": [0, 20, 10]}, "phase"),
    (OVER, {"chips": [1, 9, 10]}, "phase"),
    (DRAW, {"chips": [11, 9, 10]}, "chips"),
    (DRAW, {"turn": 0}, "turn"),
    (DRAW, {"asked": 0}, "asked"),
    (DRAW, {"used": ["bart"], "dice": 2}, "used"),
    (CHOOSE, {"turn": 3}, "turn"),
    (CHOOSE, {"asked": 1}, "asked"),
    (BET, {"asked": 0}, "asked"),
    (CHOOSE, {"used": ["ned"]}, "used[0]"),
    (AGAIN, {"used": ["children", "children"]}, "used[1]"),
    (AGAIN, {"dice": 4}, "used"),
    (AGAIN, {"used": ["bart"]}, "used"),
    (COUNT, {"used": ["lisa"], "dice": 2}, "used"),
    (OVER, {"used": ["lisa"], "dice": 2}, "used"),
    (CHOOSE, {"dice": 0}, "dice"),
    (CHOOSE, {"dice": 7}, "dice"),
    (STAKE, {"dice": 3}, "dice"),
    (BET, {"dice": 3}, "dice"),
    (CHOOSE, {"portrait": "bart"}, "portrait"),
    (STAKE, {"portrait": None}, "portrait"),
    (AGAIN.play("bart"), {"portrait": "children"}, "portrait"),
    (AGAIN.play("bart"), {"portrait": "why_you"}, "portrait"),
    (CHOOSE, {"bets": [1, 0, 0]}, "bets[0]"),
    (COUNT, {"bets": [0, 0, 0]}, "bets[0]"),
    (COUNT, {"bets": [-1, 0, 0]}, "bets[0]"),
    (COUNT, {"bets": [6, 0, 0]}, "bets[0]"),
    (COUNT, {"bets": [None, 0, 0]}, "bets[0]"),
    (BET, {"bets": [2, 0, 0]}, "bets[1]"),
    (BET, {"bets": [2, 1, 1]}, "bets[2]"),
    (BET, {"bets": [2, 1, None]}, "bets[2]"),
    (SHOW, {"bets": [2, None, -3]}, "bets[1]"),
    (THROW, {"bets": [2, 1, None]}, "bets[2]"),
    (started(open_bets=True).do("bart 2c 2d +1"), {"bets": [2, None, 0]}, "bets[1]"),
    (THROW, {"faces": ["ned"]}, "faces[0]"),
    (THROW, {"faces": list(FACES)}, "faces"),
    (BET, {"faces": ["bart"]}, "faces"),
    (CHOOSE, {"weather": "fine"}, "weather"),
]  # fmt: skip


@pytest.mark.parametrize(("spot", "change", "field"), WRONG)
def test_an_impossible_position_is_refused_by_its_field(
    spot: Spot, change: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(spot.data | change)
    assert caught.value.facts["field"] == field
