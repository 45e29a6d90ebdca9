"""Short names of fields, cards and colours, the same in every language."""

from __future__ import annotations

from typing import Final

from pasch.engine.message import Message, PerSeat
from pasch.engine.ring import Ring
from pasch.games.nichts_als_aerger.deck import NAMES
from pasch.games.nichts_als_aerger.rules.board import BASE, Board

COLOURS: Final = ("yellow", "green", "red", "black", "blue", "white")  # clockwise, arm by arm
GOALS: Final = "abcd"
REACH: Final = 6  # what is farther away from a piece than a roll is not told


def hue(board: Board, seat: int) -> str:
    return COLOURS[board.start(seat) // 10]


def label(board: Board, step: int) -> str:
    """A step of a seat: `B`, `A`, `1` to `39` (or `59`), `a` to `d`."""
    if step == BASE:
        return "B"
    if step == 0:
        return "A"
    return str(step) if step < board.track else GOALS[step - board.track]


def ring(board: Board) -> Ring:
    return Ring(board.track, [board.start(seat) for seat in range(board.seats)])


def space(board: Board, seat: int, step: int) -> str | PerSeat:
    """A step of a seat, as whoever listens counts it; B and the goals are everybody's own."""
    if not 0 <= step < board.track:
        return label(board, step)
    return ring(board).space(seat, step)


def landing(board: Board, seat: int, step: int) -> str | PerSeat:
    """The same, with how far it is from the listener's pieces."""
    if not 0 <= step < board.track:
        return label(board, step)
    pieces = [board.track_steps(other) for other in range(board.seats)]
    return ring(board).landing(seat, step, pieces, REACH)


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
