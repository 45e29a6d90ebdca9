"""Players that are programs.  Each sees only a view, never the table."""

from __future__ import annotations

from typing import Protocol

from pasch.bots.random import RandomBot
from pasch.engine.rng import Rng
from pasch.engine.state import State


class Bot(Protocol):
    """Whoever can choose from a view."""

    def choose(self, view: State, rng: Rng) -> int:
        """One of the actor's legal actions; all chance comes from `rng`."""


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def load(game: str, level: int) -> Bot:
    """The bot of this game that plays at this level."""
    return RandomBot()
