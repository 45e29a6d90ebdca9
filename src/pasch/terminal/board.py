"""The board of a position as text: the game's own drawing, or its facts in an outline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, runtime_checkable

from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.parts import broken, part
from pasch.speech import Speaker
from pasch.terminal import outline


@runtime_checkable
class TerminalPart(Protocol):
    """`terminal.py` of a game; it may have `PAINTS`, a style of `screen.STYLES` for some signs."""

    @property
    def draw(self) -> Callable[[Any, Speaker], list[str]]:
        """Lines of at most 80 columns."""


def draw(game: Game, view: State, speaker: Speaker) -> list[str]:
    """The board of this position; without a drawing of its own, the position in words."""
    own = _own(game)
    if own is None:
        return outline.draw(game, game.position(view), speaker)
    return own.draw(view, speaker)


def paints(game: Game) -> Mapping[str, str]:
    found: Mapping[str, str] = getattr(_own(game), "PAINTS", {})
    return found


def _own(game: Game) -> TerminalPart | None:
    found = part(game, "terminal")
    if found is not None and not isinstance(found, TerminalPart):
        raise broken(found, "draw(state, speaker)")
    return found
