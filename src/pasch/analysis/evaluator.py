"""Who stands how well: the question that the review asks of every position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pasch.engine.playout import playout
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, OVER, State


class Evaluator(Protocol):
    """Whoever can tell winning chances, exactly or one sample at a time."""

    def look(self, state: State, rng: Rng) -> list[float]:
        """Every seat's winning chance, right on average; all chance comes from `rng`.

        The state is a full position and is left as it is.  An exact evaluator gives the same
        answer at every look.
        """


def won(state: State) -> list[float]:
    """Once OVER: 1 for every seat in the first place, however many share it."""
    return [float(place == 1) for place in state.places()]


class Playouts:
    """Plays on to the end; without a `pick` every choice is made at random.

    >>> from pasch import Setup, load
    >>> state = load("simpsons").start(Setup(seats=3, first=0))
    >>> set(Playouts().look(state, Rng(7))) <= {0.0, 1.0}
    True
    """

    def __init__(self, pick: Callable[[State, Rng], int] | None = None) -> None:
        self._pick = pick

    def look(self, state: State, rng: Rng) -> list[float]:
        copy = state.copy()
        if self._pick is None:
            playout(copy, rng)
        else:
            self._play(copy, rng, self._pick)
        return won(copy)

    def _play(self, state: State, rng: Rng, pick: Callable[[State, Rng], int]) -> None:
        while True:
            actor = state.actor()
            if actor == OVER:
                return
            if actor == CHANCE:
                state.apply(state.chance().sample(rng))
            else:
                state.apply(pick(state, rng))
