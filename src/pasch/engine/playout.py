"""Random play to the end, as fast as the contract allows."""

from __future__ import annotations

from pasch.engine.rng import Rng
from pasch.engine.state import State


def playout(state: State, rng: Rng) -> int:
    """Play `state` to its end in place, every choice at random; the number of actions."""
    return state.playout(rng)
