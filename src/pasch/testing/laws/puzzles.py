"""The puzzles of a game, if it has some."""

from __future__ import annotations

from pasch import Game
from pasch.puzzles.check import check
from pasch.puzzles.errors import BadPuzzles


def puzzles_hold(game: Game) -> None:
    """Positions are possible, answers legal, what is exact is so, everything has words."""
    try:
        check(game.id)
    except BadPuzzles as error:
        raise AssertionError(str(error)) from None
