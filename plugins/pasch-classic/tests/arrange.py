"""Positions in short: each seat's fields in one string, the other pieces wait."""

from __future__ import annotations

from typing import Any

import pytest

import pasch
from pasch.engine.setup import Setting, Setup

GAME = pasch.load("classic")
COLOURS = ("yellow", "green", "red", "black")


def at(
    *pieces: str,
    die: int = 0,
    turn: int = 0,
    throws: int = 1,
    places: tuple[int, ...] = (),
    **options: Setting,
) -> pasch.State:
    """`at("A 14", "3 d", die=6)`: two players, yellow to move a six."""
    seats = len(pieces)
    setup = GAME.setup(Setup(seats, options))
    apart = seats == 2 and not options.get("side_by_side")
    colours = COLOURS[::2] if apart else COLOURS
    return GAME.from_position(
        {
            "game": GAME.id,
            "seats": seats,
            "options": dict(setup.options),
            "turn": turn,
            "throws": throws,
            "die": die,
            "places": list(places) or [0] * seats,
            "pieces": [
                {"colour": colour, "waiting": 4 - len(each.split()), "on": each.split()}
                for colour, each in zip(colours, pieces, strict=False)
            ],
        }
    )


def choices(state: pasch.State) -> list[str]:
    assert state.actor() >= 0, "nobody is asked"
    return [GAME.write(state, action) for action in state.legal()]


def after(state: pasch.State, *moves: str) -> pasch.State:
    for move in moves:
        state = state.child(GAME.read(state, move))
    return state


def shown(state: pasch.State) -> dict[str, Any]:
    return GAME.position(state)


def stands(state: pasch.State, seat: int) -> str:
    """The fields of a seat, as `at` takes them."""
    return " ".join(shown(state)["pieces"][seat]["on"])


def turn(state: pasch.State) -> int:
    """Whose turn it is, the die thrown or not."""
    found: int = shown(state)["turn"]
    return found


def refused(state: pasch.State, move: str) -> tuple[str, str]:
    """With which message, and by which rule."""
    with pytest.raises(pasch.IllegalAction) as error:
        GAME.read(state, move)
    reason = error.value.reason
    assert reason
    return reason.key, str(reason.values["rule"])
