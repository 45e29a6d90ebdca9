"""The board of a position as text: the game's own drawing, or its facts in an outline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import wrap
from typing import Protocol, runtime_checkable

from pasch.console.screen import WIDTH, columns
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.facts import describe
from pasch.parts import broken, part
from pasch.speech import Speaker
from pasch.terminal import outline


@runtime_checkable
class TerminalPart(Protocol):
    """`terminal.py` of a game.

    It may have `PAINTS`, a style of `screen.STYLES` for some signs, and `NARROWEST`: the fewest
    columns its board needs.  Then `draw` is given the columns of the window as well.  With
    `in_public(state)` it says of a question that nobody needs a hidden hand for it: whoever is
    asked may answer on a screen that everybody sees.
    """

    @property
    def draw(self) -> Callable[..., list[str]]:
        """Lines of at most 80 columns, or of those in the window."""


def draw(game: Game, view: State, speaker: Speaker, width: int = WIDTH) -> list[str]:
    """The board of this position; without a drawing that fits, the position in words."""
    lines = drawn(game, view, speaker, width)
    if lines and max(map(columns, lines)) <= width:
        return lines
    if part(game, "describe") is not None:  # which counts fields as the listener does
        told = describe(game, view, -1 if speaker.listener is None else speaker.listener, speaker)
        return [line for topic in ("where", "dice") for line in wrap(told[topic], width)]
    return outline.draw(game, game.position(view), speaker, width)


def drawn(game: Game, view: State, speaker: Speaker, width: int) -> list[str]:
    """The game's own drawing for a window of this width, if it has one."""
    own = _own(game)
    if own is None:
        return []
    needed = getattr(own, "NARROWEST", None)
    if needed is None:  # it draws in one width only, which may be that of the window or not
        return own.draw(view, speaker)
    return own.draw(view, speaker, width) if needed <= width else []


def in_public(game: Game, view: State) -> bool:
    ask = getattr(_own(game), "in_public", None)
    return ask is not None and bool(ask(view))


def paints(game: Game) -> Mapping[str, str]:
    found: Mapping[str, str] = getattr(_own(game), "PAINTS", {})
    return found


def _own(game: Game) -> TerminalPart | None:
    found = part(game, "terminal")
    if found is not None and not isinstance(found, TerminalPart):
        raise broken(found, "draw(state, speaker)")
    return found
