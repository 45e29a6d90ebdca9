"""Random play to the end, as fast as the contract allows."""

from __future__ import annotations

from mypy_extensions import i64

from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, OVER, State


def playout(state: State, rng: Rng) -> int:
    """Play `state` to its end in place, every choice at random; the number of actions."""
    count = 0
    while True:
        actor = state.actor()
        if actor == OVER:
            return count
        if actor == CHANCE:
            state.apply(state.chance().sample(rng))
        else:
            options = state.legal()
            state.apply(options[int(rng.below(i64(len(options))))])
        count += 1
