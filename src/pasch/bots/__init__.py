"""Players that are programs.  Each sees only a view, never the table."""

from __future__ import annotations

from typing import Protocol

from pasch.bots.errors import BadBudget, OutOfTime, UnknownLevel
from pasch.bots.levels import LEVELS, load
from pasch.bots.random import RandomBot
from pasch.engine.rng import Rng
from pasch.engine.state import State

__all__ = ["BOTS", "LEVELS", "BadBudget", "Bot", "OutOfTime", "RandomBot", "UnknownLevel", "load"]


class Bot(Protocol):
    """Chooses from a view."""

    def choose(self, view: State, rng: Rng) -> int:
        """One of the actor's legal actions; all chance comes from `rng`."""


BOTS: dict[str, type[Bot]] = {"random": RandomBot}
