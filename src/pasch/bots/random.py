"""The bot that has no plan."""

from __future__ import annotations

from mypy_extensions import i64

from pasch.engine.rng import Rng
from pasch.engine.state import State


class RandomBot:
    """Every legal action equally often.

    >>> from pasch import Setup, load
    >>> view = load("mal_anders").start(Setup(seats=2, first=0))
    >>> for die in (1, 3, 4, 5):
    ...     view.apply(die)
    >>> RandomBot().choose(view, Rng(7)) in view.legal()
    True
    """

    def choose(self, view: State, rng: Rng) -> int:
        options = view.legal()
        return options[int(rng.below(i64(len(options))))]
