"""Which moves there are with so many points: by the dice and by cards."""

from __future__ import annotations

from typing import Final

from pasch.games.nichts_als_aerger.rules.actions import MOVE, RUN_ON, STRIKE
from pasch.games.nichts_als_aerger.rules.board import BASE, Board

# How points are moved.
BY_DICE: Final = 0  # NA-12 to NA-16
BY_CARD: Final = 1  # NA-32 to NA-34
BY_CARD_ROLL: Final = 2  # NA-35: as by card, but a 6 brings out first
IF_HE_LIKES: Final = 3  # NA-43: as by card, or not at all

OUT_FIRST: Final = (BY_DICE, BY_CARD_ROLL)

SIX: Final = 6


def moves(board: Board, seat: int, points: int, how: int) -> list[int]:
    """All of them, as actions, ascending.  Each piece among equal ones once."""
    found: list[int] = []
    if points == SIX and how in OUT_FIRST and board.waits(seat):  # NA-12, NA-35
        _land(board, seat, BASE, 0, 0, found)
    elif how == BY_DICE:
        if board.waits(seat) and board.stands(seat, 0):  # NA-14
            _land(board, seat, 0, points, 0, found)
        else:
            for step in board.steps(seat):
                if step != BASE:
                    _ahead(board, seat, step, points, found)
    else:
        for step in board.steps(seat):
            _ahead(board, seat, step, points, found)
            around = step + points - board.track
            if step < board.track and around >= 0:  # NA-33
                _land(board, seat, step, around, RUN_ON, found)
    return found


def can_roll(board: Board, seat: int, points: int) -> bool:
    """Whether a roll could be moved."""
    if points == SIX and board.waits(seat):
        return True
    for place in range(seat * board.pieces, (seat + 1) * board.pieces):
        step = board.men[place]
        if step != BASE and _open(board, seat, step + points):
            return True
    return False


def destination(board: Board, origin: int, points: int, how: int, over_a: bool) -> int:
    """The step on which a move ends."""
    if origin == BASE and points == SIX and how in OUT_FIRST:
        return 0
    return origin + points - (board.track if over_a else 0)  # NA-34: from B, A counts as one


def _open(board: Board, seat: int, target: int) -> bool:
    """NA-15, NA-16, NA-17: the track holds many, a goal field one."""
    if target < board.track:
        return True
    return target < board.track + board.pieces and not board.stands(seat, target)


def _ahead(board: Board, seat: int, step: int, points: int, found: list[int]) -> None:
    if _open(board, seat, step + points):
        _land(board, seat, step, step + points, 0, found)


def _land(board: Board, seat: int, origin: int, target: int, way: int, found: list[int]) -> None:
    action = MOVE + 4 * (origin + 1) + way
    found.append(action)
    if target < board.track and board.others(seat, target):  # NA-16
        found.append(action + STRIKE)
