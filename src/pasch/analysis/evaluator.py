"""Who stands how well: the question that the review asks of every position."""

from __future__ import annotations

from typing import Protocol

from pasch.bots.levels import guide_of
from pasch.engine.playout import playout
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, OVER, State

AT_RANDOM = ("wonderful_world",)


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
    """Plays on to the end, every choice at random.

    >>> from pasch import Setup, load
    >>> state = load("simpsons").start(Setup(seats=3, first=0))
    >>> set(Playouts().look(state, Rng(7))) <= {0.0, 1.0}
    True
    """

    def look(self, state: State, rng: Rng) -> list[float]:
        copy = state.copy()
        playout(copy, rng)
        return won(copy)


class Guide(Protocol):
    """Whoever plays at a glance and can tell how a position stands: `pasch.bots` has them."""

    @property
    def horizon(self) -> int:
        """How often the turn passes before `worth` is asked; 0 plays to the end."""

    def pick(self, state: State, rng: Rng) -> int:
        """A legal action."""

    def worth(self, state: State, seat: int) -> float:
        """The seat's winning chance, estimated."""

    def result(self, state: State, seat: int) -> float:
        """What the end is worth."""


class Guided:
    """Playouts by a guide: sensible moves, and where it looks no further, its own judgement."""

    def __init__(self, guide: Guide) -> None:
        self._guide = guide

    def look(self, state: State, rng: Rng) -> list[float]:
        guide = self._guide
        copy = state.copy()
        seats = range(len(state.places()))
        left = guide.horizon
        last = -1
        while True:
            actor = copy.actor()
            if actor == OVER:
                return [guide.result(copy, seat) for seat in seats]
            if actor == CHANCE:
                copy.apply(copy.chance().sample(rng))
                continue
            if actor != last:
                last = actor
                left -= 1
                if left == 0:
                    return [guide.worth(copy, seat) for seat in seats]
            copy.apply(guide.pick(copy, rng))


def evaluator_of(game: str) -> Evaluator:
    """The one whose review of this game has the smaller error: see docs/analysis.md."""
    return Playouts() if game in AT_RANDOM else Guided(guide_of(game))
