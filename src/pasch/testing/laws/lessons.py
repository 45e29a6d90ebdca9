"""The lessons of a game, if it has some: each is a test of its rules."""

from __future__ import annotations

from pasch import Game
from pasch.lessons.check import check
from pasch.lessons.errors import BadScenario


def lessons_hold(game: Game) -> None:
    """Positions are possible, answers legal, what happens can happen, every sentence is there."""
    try:
        check(game.id)
    except BadScenario as error:
        raise AssertionError(f"lessons/{error}") from None
