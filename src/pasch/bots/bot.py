"""What a bot is: anything that chooses from a view."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from pasch.engine.rng import Rng
from pasch.engine.state import State


@runtime_checkable
class Bot(Protocol):
    """Chooses from a view."""

    def choose(self, view: State, rng: Rng) -> int:
        """One of the actor's legal actions; all chance comes from `rng`."""
