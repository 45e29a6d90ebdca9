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
    return ring(board).landing(seat, step, _track_steps(board), REACH)


def named(board: Board, seat: int, step: int, owner: int) -> str | PerSeat:
    """A field that `seat` names because of the piece of `owner` there, who knows where it is."""
    found = ring(board).landing(seat, step, _track_steps(board), REACH)
    heard = list(found.heard)
    heard[owner] = ring(board).label(board.step(owner, board.field(seat, step)))
    return PerSeat(found.own, heard)


def away(board: Board, seat: int, step: int) -> str | Message:
    """A field in a seat's own count, with how far it is from the nearest of its pieces."""
    key, steps = ring(board).relation(step, board.track_steps(seat), REACH)
    space = label(board, step)
    return Message(key, {"space": space, "steps": steps}) if key else space


def near(board: Board, seat: int, step: int) -> Message | None:
    """Who could reach a piece of this seat there by one roll, and whom it could reach."""
    if not 0 <= step < board.track:
        return None
    return ring(board).near(seat, step, _track_steps(board), REACH)


def _track_steps(board: Board) -> list[list[int]]:
    return [board.track_steps(seat) for seat in range(board.seats)]


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
