"""Who stands how well: the question that the review asks of every position."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from pasch.bots.guide import Guide, outlook
from pasch.bots.levels import guide_of
from pasch.catalogue import load
from pasch.engine.game import Game
from pasch.engine.playout import playout
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.parts import broken, part


class Evaluator(Protocol):
    """Tells winning chances, exactly or one sample at a time."""

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


class Guided:
    """Playouts by a bot's guide: sensible moves, and where it looks no further, its judgement."""

    def __init__(self, guide: Guide) -> None:
        self._guide = guide

    def look(self, state: State, rng: Rng) -> list[float]:
        return outlook(self._guide, state, rng)


@runtime_checkable
class EvaluatorPart(Protocol):
    """`evaluator.py` of a game."""

    def evaluator(self) -> Evaluator:
        """A new one, for one review."""


def evaluator_of(game: Game | str) -> Evaluator:
    """The game's own, or its guide; a game without either is played on at random."""
    game = load(game) if isinstance(game, str) else game
    found = part(game, "evaluator")
    if found is None:
        return Guided(guide_of(game))
    if not isinstance(found, EvaluatorPart):
        raise broken(found, "evaluator()")
    own: Evaluator = found.evaluator()
    return own
