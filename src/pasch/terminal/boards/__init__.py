"""A board a game, drawn as text; found by the name of the game.

A module here has `draw(state, speaker) -> list[str]`, lines of at most 80 columns, and may
have `PAINTS`, a style of `screen.STYLES` for some of the signs it draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.speech import Speaker
from pasch.terminal.boards import outline


def draw(game: Game, view: State, speaker: Speaker) -> list[str]:
    """The board of this position; without a drawing of its own, the position in words."""
    board = _board(game)
    if board is None:
        return outline.draw(game.position(view), speaker.names)
    lines: list[str] = board.draw(view, speaker)
    return lines


def paints(game: Game) -> Mapping[str, str]:
    found: Mapping[str, str] = getattr(_board(game), "PAINTS", {})
    return found


def _board(game: Game) -> ModuleType | None:
    name = f"{__name__}.{game.id}"
    return import_module(name) if find_spec(name) else None
