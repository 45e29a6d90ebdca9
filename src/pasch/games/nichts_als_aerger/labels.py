"""Short names of fields, cards and colours, the same in every language."""

from __future__ import annotations

from typing import Final

from pasch.engine.message import Message
from pasch.games.nichts_als_aerger.deck import NAMES
from pasch.games.nichts_als_aerger.rules.board import BASE, Board

COLOURS: Final = ("yellow", "green", "red", "black", "blue", "white")  # clockwise, arm by arm
GOALS: Final = "abcd"


def hue(board: Board, seat: int) -> str:
    return COLOURS[board.start(seat) // 10]


def label(board: Board, step: int) -> str:
    """A step of a seat: `B`, `A`, `1` to `39` (or `59`), `a` to `d`."""
    if step == BASE:
        return "B"
    if step == 0:
        return "A"
    return str(step) if step < board.track else GOALS[step - board.track]


def step_of(board: Board, text: str) -> int | None:
    """The step that is written so."""
    if text == "B":
        return BASE
    if text == "A":
        return 0
    if text in GOALS[: board.pieces]:
        return board.track + GOALS.index(text) if text else None
    if text.isascii() and text.isdigit() and len(text) <= 2 and text[0] != "0":
        step = int(text)
        return step if step < board.track else None
    return None


def card(kind: int) -> Message:
    """A card by its name."""
    return Message(f"card-{NAMES[kind]}")
