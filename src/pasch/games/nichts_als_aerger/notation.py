"""nichts_als_aerger in notation.

Nature: `#2` seat 2 begins; `d5` a die; `!champion` a SOFORT card turns up, `*` a card for the
hand; `bombe` which one; `=3` a number is shown; `?` something hidden.

Players: `roll`, `pass`, `draw`, `take` (the roll, with the Schneckenbonus); `bombe` plays a card,
`+bombe` gives it, `-bombe` discards it; `=4` a number, `=12` and `=3d` for Großmut; `>2` seat 2;
`@17` a field, `2@17` the piece of seat 2 there; `B-A`, `12-17` a move, `12x17` throwing out,
`38-b` into the goal, `38-1` past it.  Fields are own steps of whoever moves or names them.
"""

from __future__ import annotations

import re
from typing import Final

from pasch.engine.state import CHANCE, HIDDEN
from pasch.games.nichts_als_aerger.deck import NAMES
from pasch.games.nichts_als_aerger.labels import label, step_of
from pasch.games.nichts_als_aerger.rules.actions import (
    DISCARD,
    DRAW,
    FIELD,
    FIELDS,
    FOR_THE_HAND,
    GIVE,
    MOVE,
    NUMBER,
    PASS,
    PIECE,
    PLAY,
    ROLL,
    RUN_ON,
    SEAT,
    STRIKE,
    TAKE,
    THREE_DICE,
    TWELVE,
)
from pasch.games.nichts_als_aerger.rules.board import BASE, Board
from pasch.games.nichts_als_aerger.rules.moves import destination
from pasch.games.nichts_als_aerger.rules.play import ASKING, MOVING, ROLLING, TURN
from pasch.games.nichts_als_aerger.rules.turn import BEGIN, TURNING_UP
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

WORDS: Final = {
    "roll": ROLL, "pass": PASS, "draw": DRAW, "take": TAKE, "=12": TWELVE, "=3d": THREE_DICE,
    **{name: PLAY + kind for kind, name in enumerate(NAMES)},
    **{f"+{name}": GIVE + kind for kind, name in enumerate(NAMES)},
    **{f"-{name}": DISCARD + kind for kind, name in enumerate(NAMES)},
    **{f"={number}": NUMBER + number for number in range(7)},
    **{f">{seat + 1}": SEAT + seat for seat in range(6)},
}  # fmt: skip
TEXTS: Final = {action: word for word, action in WORDS.items()}
_PIECE: Final = re.compile(r"([1-6])?@(A|[1-9]\d?)")
_MOVE: Final = re.compile(r"(A|B|[a-d]|[1-9]\d?)([-x])(A|[a-d]|[1-9]\d?)")


def write(state: NichtsAlsAerger, action: int) -> str:
    if action == HIDDEN:
        return "?"
    if state.actor() == CHANCE:
        return _outcome(state, action)
    if action in TEXTS:
        return TEXTS[action]
    board = state.board
    if action < PIECE:
        return f"@{label(board, action - FIELD)}"
    if action < MOVE:
        owner, step = divmod(action - PIECE, FIELDS)
        return f"{owner + 1}@{label(board, step)}"
    sign = "x" if (action - MOVE) & STRIKE else "-"
    return f"{label(board, origin(action))}{sign}{label(board, target(state, action))}"


def _outcome(state: NichtsAlsAerger, outcome: int) -> str:
    play = state.stack[-1]
    if play.doing == ROLLING:
        return f"d{outcome + 1}"
    if play.kind == TURN and play.step == BEGIN:
        return f"#{outcome + 1}"
    if play.kind == TURN and play.step == TURNING_UP:
        return "*" if outcome == FOR_THE_HAND else f"!{NAMES[outcome]}"
    return f"={outcome}" if state.cards[play.kind].id == "knobelrunde" else NAMES[outcome]


def origin(action: int) -> int:
    """The step a moved piece comes from."""
    return ((action - MOVE) >> 2) - 1


def target(state: NichtsAlsAerger, action: int) -> int:
    """The step a move ends on, as it would be made now."""
    play, board = state.stack[-1], state.board
    if play.doing == MOVING:
        over_a = (action - MOVE) & RUN_ON > 0
        return destination(board, origin(action), play.points, play.how, over_a)
    return board.track - 1 if state.cards[play.kind].id == "die_chance" else 0


def parse(state: NichtsAlsAerger, text: str) -> int | None:
    if text in WORDS:
        return WORDS[text]
    board = state.board
    found = _PIECE.fullmatch(text)
    if found and text.isascii():
        owner, field = found.groups()
        step = step_of(board, field)
        if step is None:
            return None
        return FIELD + step if owner is None else PIECE + (int(owner) - 1) * FIELDS + step
    found = _MOVE.fullmatch(text)
    if found and text.isascii():
        return _move(state, *found.groups())
    return None


def _move(state: NichtsAlsAerger, start: str, sign: str, end: str) -> int | None:
    board = state.board
    first, last = step_of(board, start), step_of(board, end)
    if first is None or last is None:
        return None
    action = MOVE + 4 * (first + 1) + (STRIKE if sign == "x" else 0)
    action += RUN_ON if _around(board, first, last) else 0
    if asks_move(state) and target(state, action) != last:
        return None  # not with these points
    return action


def asks_move(state: NichtsAlsAerger) -> bool:
    """Whether somebody is asked to move a piece."""
    if not state.stack:
        return False
    play = state.stack[-1]
    own = state.cards[play.kind].id in ("die_chance", "grosser_start")
    return play.doing == MOVING or (play.doing == ASKING and own)


def _around(board: Board, first: int, last: int) -> bool:
    return BASE < last <= first < board.track
