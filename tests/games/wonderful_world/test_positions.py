"""Positions as JSON: what is written, and what is refused by the name of its field."""

from __future__ import annotations

from typing import Any

import pytest
from games.wonderful_world.setting import at, described, fresh, state_of

from pasch.engine.errors import BadPosition
from pasch.games.wonderful_world import GAME
from pasch.games.wonderful_world.words import NAMES

STUCK = "4a 3b 5c 6e 1f | 3a 4f 5b 2c"


def test_a_position_names_everything() -> None:
    play = at("3a 4b", "1b 1c ?? | 2a 2c 2d", "5a 5b 5c", 6, turn=1, open_hands=False)
    position = play.position()
    beaten = position.pop("beaten")
    assert position == {
        "game": "wonderful_world",
        "seats": 2,
        "options": {"open_hands": False},
        "phase": "laying",
        "first": 0,
        "turn": 1,
        "rows": {"1": [], "2": [], "3": ["3a", "4b"], "4": [], "5": [], "6": []},
        "players": [
            {"hand": ["1b", "1c", None], "dice": 0},
            {"hand": ["2a", "2c", "2d"], "dice": 0},
        ],
        "pile": {"grey": 2, "landscapes": 6},
        "dice": [],
        "to_throw": 0,
        "falling": [],
        "shown": [],
    }
    assert len(beaten) == 30 - 2 - 5 - 3
    assert not {"3a", "1b", "2a", "5a"} & set(beaten)


def test_before_the_first_seat_is_drawn_nobody_has_the_turn() -> None:
    position = fresh(2, first=None).position()
    assert (position["first"], position["turn"]) == (None, None)
    assert state_of(position).key() == fresh(2, first=None).state.key()


GOOD: dict[str, dict[str, Any]] = {
    "beginning": fresh(2, first=None).position(),
    "dealing": fresh(3, first=1).does("1b", "1c").position(),
    "opening": fresh(1).does("1b", "1c", "1d", "3a").position(),
    "laying": described("3a 4b | 5a", "1b 1c 1d | 2a 2c 2d", "5b 5c", 6),
    "endgame": described("3a", "1b | 2a"),
    "drawing": described("3a 4b", "1b 1c | 2a 2c 2d", "5b", 6, phase="drawing"),
    "getting": described("3a 4b", "1b 1c | 2a 2c 2d", "5b", 6, phase="getting"),
    "choosing": described("3a 4b", "1b 1c | 2a 2c 2d", "5b", 6, phase="choosing"),
    "again": described("3a 4b", "1b 1c | 2a 2c 2d", "5b", 6, phase="again"),
    "throwing": described("3a", "1b | 2a", phase="throwing", dice="1 2", to_throw=2),
    "hitting": described("3a | 2a 1b", "1c | 2c", phase="hitting", dice="3"),
    "showing": described(STUCK, "4b ?? | 1b", "4c", open_hands=False, phase="showing", shown="4b"),
    "rolling": described("3a", "|", phase="rolling", dice_of="2 1", dice="1", to_throw=2),
    "beating": described(
        "1b 5c | 2a 5d | 3a 5f | 4a | 6a 3b | 5a 3d",
        "",
        phase="beating",
        dice_of="4",
        dice="3 4 5 5",
        falling="4 6",
    ),
    "giving": described("3a", "|", phase="giving", dice_of="2 1", dice="1 2 2"),
    "won": described("", "|", phase="won", dice_of="1 0"),
    "stuck": described(STUCK, "4b 4c | 1b", phase="lost"),
    "no dice": described("3a", "|", phase="lost", dice_of="0 0"),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_position_is_read_and_written_back(name: str) -> None:
    state = state_of(GOOD[name])
    assert GAME.position(state) == GOOD[name]


def changed(name: str, path: str, value: object) -> dict[str, Any]:
    """A good position with one thing replaced: `players.0.hand`."""
    data: dict[str, Any] = {**GOOD[name]}
    *ways, last = path.split(".")
    place: Any = data
    for way in ways:
        key: Any = int(way) if isinstance(place, list) else way
        place[key] = place[key].copy()
        place = place[key]
    place[int(last) if isinstance(place, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("name", "path", "value", "field"),
    [
        ("laying", "seats", 5, "seats"),
        ("laying", "options", {"open_hands": 1}, "options.open_hands"),
        ("laying", "phase", "sleeping", "phase"),
        ("laying", "turn", 2, "turn"),
        ("laying", "first", None, "first"),
        ("laying", "colour", "red", "colour"),
        ("beginning", "turn", 0, "turn"),
        ("beginning", "first", 0, "first"),
        ("laying", "rows.7", [], "rows.7"),
        ("laying", "rows.3", ["3a", "7a"], "rows.3[1]"),
        ("laying", "rows.3", ["3a", "4d"], "rows.3[1]"),
        ("laying", "rows.3", ["4b", "3a"], "rows.3[0]"),
        ("laying", "rows.3", ["3a", "3b"], "rows.3[1]"),
        ("laying", "rows.3", ["3b", "4b"], "rows.3[1]"),
        ("laying", "rows.3", ["3a", "4b", "1c", "5d", "2e", "6f", "1f"], "rows.3"),
        ("laying", "players.0.hand", ["1b", "1c", "1c"], "players[0].hand[2]"),
        ("laying", "players.0.hand", ["1b", "1c", "3a"], "players[0].hand[2]"),
        ("laying", "players.0.hand", ["1b", "1c", None], "players[0].hand[2]"),
        ("laying", "players.0.hand", ["1b", "1c", "1d", "1e"], "players[0].hand"),
        ("laying", "players.0.luck", 1, "players[0].luck"),
        ("laying", "players.0.dice", 5, "players[0].dice"),
        ("laying", "players.0.dice", 1, "players[0].dice"),
        ("laying", "beaten", ["3a"], "beaten[0]"),
        ("laying", "beaten", [], "pile.grey"),
        ("laying", "pile.grey", 1, "pile.grey"),
        ("laying", "pile.landscapes", 9, "pile.landscapes"),
        ("laying", "pile.sea", 1, "pile.sea"),
        ("laying", "pile.landscapes", 8, "beaten"),
        ("laying", "dice", [1], "dice"),
        ("laying", "to_throw", 1, "to_throw"),
        ("laying", "falling", [1], "falling"),
        ("laying", "shown", ["1b"], "shown"),
        ("throwing", "dice", [0, 2], "dice[0]"),
        ("throwing", "to_throw", 0, "to_throw"),
        ("throwing", "to_throw", 3, "to_throw"),
        ("dealing", "players.0.dice", 1, "players[0].dice"),
        ("dealing", "pile.landscapes", 7, "pile.landscapes"),
        ("dealing", "turn", 1, "turn"),
        ("dealing", "first", 0, "players[0].hand"),
        ("drawing", "phase", "laying", "players[0].hand"),
        ("endgame", "phase", "drawing", "pile"),
        ("hitting", "dice", [4], "dice"),
        ("showing", "shown", ["1b"], "shown"),
        ("rolling", "dice", [], "dice"),
        ("rolling", "players.0.dice", 3, "players[0].dice"),
        ("rolling", "pile.landscapes", 1, "pile.landscapes"),
        ("rolling", "players.0.dice", 0, "dice"),
        ("giving", "dice", [1, 2, 3], "dice"),
        ("beating", "falling", [0], "falling[0]"),
        ("beating", "falling", [6], "falling"),
        ("beating", "falling", [1, 2, 4], "falling"),
        ("beating", "falling", [1, 4], "falling"),
        ("won", "players.0.dice", 0, "players"),
        ("no dice", "players.0.dice", 1, "players"),
        ("no dice", "pile.landscapes", 1, "pile.landscapes"),
    ],
)
def test_one_thing_wrong(name: str, path: str, value: object, field: str) -> None:
    data = changed(name, path, value)
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(data)
    assert refused.value.facts["field"] == field


def opening(rows: str, hand: str = "1b 1c 1d") -> dict[str, Any]:
    """A position during the setup: nothing is beaten, and the rest is in the pile."""
    named = f"{rows} {hand}".replace("|", " ").split()
    rest = " ".join(name for name in NAMES if name not in named)
    return described(rows, hand, rest, 8, phase="opening")


SHOWING: dict[str, Any] = {"phase": "showing", "open_hands": False}


@pytest.mark.parametrize(
    ("data", "field", "text"),
    [
        (opening("2a 3b"), "rows", "less than three"),
        (opening("2a | 3b | 4a"), "rows", "less than three"),
        (
            fresh(2).does("1b", "2a", "1c", "2c", "1d", "2d").position() | {"turn": 1},
            "turn",
            "expected 0",
        ),
        (opening("2a", "1b 1c"), "players[0].hand", "expected 3 cards"),
        (opening("2a", "1b 1c") | {"phase": "dealing"}, "rows", "before they are turned up"),
        (opening("") | {"phase": "dealing"}, "phase", "every hand is complete"),
        (described("", "1b", phase="dealing", landscapes=8), "beaten", "before the game"),
        (
            opening("", "1b") | {"phase": "beginning", "first": None, "turn": None},
            "players[0].hand",
            "expected 0 cards",
        ),
        (described("3a", "1b 1c 1d |", "2a"), "players[1].hand", "expected 3 cards"),
        (described("3a", "| 1b"), "players[0].hand", "expected 1 to 3 cards"),
        (described("3a", "1b 1c 1d", phase="choosing"), "players[0].hand", "expected 0 to 2"),
        (opening("2a | 3b") | {"phase": "laying"}, "rows", "at least 3 cards"),
        (opening("2a | 3b | 4a", "1b 1c") | {"phase": "drawing"}, "rows", "at least 4 cards"),
        (described("3a", "1b 1c", "", 1, phase="getting"), "pile.grey", "a grey man was drawn"),
        (
            opening("2a | 3b | 4a | 5a", "1b 1c") | {"phase": "choosing"},
            "pile.landscapes",
            "one was drawn",
        ),
        (described("", "1b", phase="choosing"), "rows", "nothing to throw for"),
        (
            opening("2a | 3b | 4a | 5a", "1b 1c")
            | {"phase": "again", "pile": {"grey": 24, "landscapes": 7}},
            "beaten",
            "a row was hit",
        ),
        (described(STUCK, "4b 1b | 1c", phase="lost"), "players[0].hand", "laid at arrow 1"),
        (
            described(STUCK, "4b ?? | 1c", "4c", phase="lost", open_hands=False),
            "players[0].hand",
            "the hand was shown",
        ),
        (described(STUCK, "4b 4c | 1c", phase="showing"), "phase", "hands are open"),
        (described(STUCK, "4b 4c | 1c", **SHOWING, shown="4e"), "shown", "not in the hand"),
        (described(STUCK, "4b 4c | 1c", **SHOWING, shown="4b 4c"), "shown", "whole hand"),
        (described(STUCK, "4b 4c | 1c", **SHOWING, shown="4c"), "shown", "lowest cards"),
        (described(STUCK, "?? | 1c", "1d", **SHOWING), "players[0].hand", "could be laid"),
        (described("3a", "1b |", phase="giving", dice_of="1 1"), "players[0].hand", "expected 0"),
        (described("3a", "|", "1b", phase="lost"), "pile.grey", "all hands are empty"),
        (described("", "|", phase="lost"), "rows", "phase lost"),
        (described("3a", "|", phase="won", dice_of="1 1"), "rows", "phase won"),
        (
            described("3a", "|", phase="giving", dice_of="0 2", dice="1 2"),
            "phase",
            "only one player",
        ),
        (
            described("1b 5c | 5a", "|", phase="giving", dice_of="0 1", dice="5"),
            "dice",
            "hit something",
        ),
        (
            described("1b | 5a", "", phase="beating", dice_of="2", dice="5 1", falling="1 5"),
            "falling",
            "nothing to choose",
        ),
        (
            described("1b 5c | 5a", "", phase="beating", dice_of="1", dice="5", falling="3"),
            "falling",
            "without a card",
        ),
    ],
)
def test_things_that_do_not_go_together(data: dict[str, Any], field: str, text: str) -> None:
    with pytest.raises(BadPosition, match=text) as refused:
        GAME.from_position(data)
    assert refused.value.facts["field"] == field
