"""A position that cannot be is refused, and the field named."""

from __future__ import annotations

from typing import Any

import pytest
from arrange import GAME, at, shown

from pasch import BadPosition

DONE = [1, 2]


def changed(**fields: Any) -> dict[str, Any]:
    return {**shown(at("3", "7")), **fields}


def pieces(yellow: dict[str, Any], red: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    return [
        {"colour": "yellow", "waiting": 3, "on": ["3"], **yellow},
        {"colour": "red", "waiting": 3, "on": ["7"], **(red or {})},
    ]


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"seats": 5}, "seats"),
        ({"pieces": pieces({"colour": "blue"})}, "pieces[0].colour"),
        ({"pieces": pieces({"waiting": 2})}, "pieces[0]"),
        ({"pieces": pieces({"waiting": 2, "on": ["3", "3"]})}, "pieces[0].on[1]"),
        ({"pieces": pieces({"on": ["44"]})}, "pieces[0].on[0]"),
        ({"pieces": pieces({"on": ["27"]})}, "pieces[1].on[0]"),
        ({"turn": None}, "throws"),
        ({"turn": None, "throws": 0}, "turn"),
        ({"turn": 2}, "turn"),
        ({"throws": 2}, "throws"),
        ({"die": 7}, "die"),
        ({"pieces": pieces({"on": ["d"]}), "die": 2}, "die"),
        ({"places": [1, 0]}, "places[0]"),
        ({"pieces": pieces({"waiting": 0, "on": [*"abcd"]})}, "places[0]"),
        ({"pieces": pieces({"waiting": 0, "on": [*"abcd"]}, {"waiting": 0, "on": [*"abcd"]})},
         "pieces"),
        ({"pieces": pieces({"waiting": 0, "on": [*"abcd"]}), "places": DONE, "throws": 0,
          "turn": 1}, "turn"),
        ({"colour": "red"}, "colour"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_names_its_field(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as found:
        GAME.from_position(changed(**fields))
    assert found.value.facts["field"] == field


def test_two_do_not_finish_at_one_place_and_who_finished_is_not_on_turn() -> None:
    home = {"waiting": 0, "on": [*"abcd"]}
    three = shown(at("a b c d", "3", "5", "6", turn=1, play_on=True, places=(1, 0, 0, 0)))
    with pytest.raises(BadPosition, match="turn"):
        GAME.from_position({**three, "turn": 0})
    three["pieces"][1].update(home)
    with pytest.raises(BadPosition, match="same place"):
        GAME.from_position({**three, "places": [1, 1, 0, 0], "turn": 2})


def test_a_field_holds_two_only_as_a_blockade_on_the_track() -> None:
    state = at("3 3", "", blockades=True)
    assert shown(state)["pieces"][0]["on"] == ["3", "3"]
    for fields in ("3 3 3", "a a"):
        with pytest.raises(BadPosition, match="already stands"):
            at(fields, "", blockades=True)
