"""Why a move in nichts_als_aerger is good or bad: what it does to pieces, and what dice may do."""

from __future__ import annotations

from pasch.engine.message import Message
from pasch.games.nichts_als_aerger.odds import Hunt
from pasch.games.nichts_als_aerger.rules.actions import MOVE, RUN_ON, STRIKE
from pasch.games.nichts_als_aerger.rules.board import BASE, Board
from pasch.games.nichts_als_aerger.rules.moves import destination
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

RISKY = 0.1


def reasons(view: NichtsAlsAerger, action: int) -> list[Message]:
    """Of a move; what a card does stands on it."""
    if action < MOVE:
        return []
    board = view.board
    play = view.stack[-1]
    seat = play.colour
    origin = (action - MOVE) // 4 - 1
    target = destination(board, origin, play.points, play.how, bool((action - MOVE) & RUN_ON))
    struck = board.others(seat, target) if (action - MOVE) & STRIKE else 0
    found = [
        Message("hint-throws-out", {"other": other})
        for other in range(view.seats)
        if struck >> other & 1
    ]
    if origin == BASE:
        found.append(Message("hint-enters"))
    elif origin < board.track <= target:
        found.append(Message("hint-goal"))
    after = board.copy()
    if struck:
        after.clear(board.field(seat, target))
    after.move(seat, origin, target)
    before, later = _danger(board, seat, origin), _danger(after, seat, target)
    if before > later + RISKY:
        found.append(Message("hint-escapes", {"chance": round(100 * before)}))
    elif later > RISKY:
        found.append(Message("hint-risks", {"chance": round(100 * later)}))
    return found


def _danger(board: Board, seat: int, step: int) -> float:
    """The chance that dice alone can throw out a piece there before its owner's next turn."""
    if not 0 <= step < board.track:
        return 0.0
    safe = 1.0
    for other in range(board.seats):
        if other != seat:
            theirs = board.step(other, board.field(seat, step))
            safe *= 1 - float(Hunt(board, other, theirs).chance())
    return 1 - safe
