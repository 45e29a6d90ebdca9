"""Who stands how well: one answer for odds, hints and review alike.

A position that is solved has its exact chance, under best play.  Any other is played to its end, by
players of one level.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, runtime_checkable

from pasch.analysis.playing import PICKS, finish
from pasch.bots.errors import ForeignView, UnknownLevel
from pasch.bots.guide import Guide, anything
from pasch.bots.levels import CASUAL, LEVELS, guide_of
from pasch.catalogue import load
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.playout import playout
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import OVER, State
from pasch.parts import broken, part


class Branch(NamedTuple):
    """What may come of a position: how likely, and the position then."""

    chance: float
    state: State


class Evaluator(Protocol):
    """Tells winning chances, one sample at a time, and what its players would do."""

    spent: int  # actions that it played so far: how much work it was, on any machine

    def look(self, state: State, rng: Rng) -> list[float]:
        """Every seat's winning chance, right on average; all chance comes from `rng`.

        The state is a full position and is left as it is.
        """

    def would(self, state: State, rng: Rng) -> list[tuple[float, int]]:
        """What its player might do in this full position, with weights; right on average."""

    def exact(self, state: State) -> list[float] | None:
        """Every seat's chance under best play, where that is known: solved, or over."""


def won(state: State) -> list[float]:
    """Once OVER: 1 for the winner; several in the first place share it."""
    places = state.places()
    return [float(place == 1) / max(1, places.count(1)) for place in places]


class Playouts:
    """Plays on to the end, every choice at random.

    >>> from pasch import Setup, load
    >>> state = load("simpsons").start(Setup(seats=3, first=0))
    >>> sum(Playouts().look(state, Rng(7)))
    1.0
    """

    def __init__(self) -> None:
        self.spent = 0

    def look(self, state: State, rng: Rng) -> list[float]:
        copy = state.copy()
        self.spent += playout(copy, rng)
        return won(copy)

    def would(self, state: State, rng: Rng) -> list[tuple[float, int]]:
        return [(1.0, anything(state, rng))]

    def exact(self, state: State) -> list[float] | None:
        return None


class Players:
    """Players of one level, who play every game to its end.

    They choose at a glance, by the game's guide, and slip as often as that level does.  What a
    level tries out besides is left out: it would take too long.
    """

    def __init__(self, game: Game | str, level: int = CASUAL) -> None:
        if type(level) is not int or level not in LEVELS:
            allowed = ", ".join(str(each) for each in LEVELS)
            raise UnknownLevel(
                f"unknown level {level!r}; levels: {allowed}",
                {"name": str(level), "allowed": allowed},
            )
        self.game = load(game) if isinstance(game, str) else game
        self.level = level
        self.guide: Guide = guide_of(self.game)
        self.slips = self.guide.slips[level - 1]
        self.spent = 0
        self._part = _part(self.game)
        self._kind = type(self.game.start(Setup(self.game.seats[0])))

    def look(self, state: State, rng: Rng) -> list[float]:
        copy = state.copy()
        picks = Rng(int(rng.below(1 << 30)), PICKS)
        self.spent += finish(self.guide, self.slips, copy, rng, picks)
        return [self.guide.result(copy, seat) for seat in range(len(copy.places()))]

    def would(self, state: State, rng: Rng) -> list[tuple[float, int]]:
        """A move at a glance, and now and then a slip."""
        share = self.slips / 100
        found = [(1 - share, self.guide.pick(state, rng))] if share < 1 else []
        return [*found, (share, self.guide.slip(state, rng))] if share else found

    def exact(self, state: State) -> list[float] | None:
        if state.actor() == OVER:
            return [self.guide.result(state, seat) for seat in range(len(state.places()))]
        return None if self._part is None else self._part.exact(state)

    def branches(self, state: State) -> list[Branch]:
        """A throw whose outcomes the game can count, told apart; else the position as it is."""
        found = getattr(self._part, "branches", None)
        return [Branch(1.0, state)] if found is None else found(state)

    @property
    def name(self) -> Message:
        """Who they are, in words."""
        return Message("players-random" if type(self.guide) is Guide else f"players-{self.level}")

    def check(self, view: State) -> None:
        """ForeignView for a position of another game."""
        if type(view) is not self._kind:
            found = type(view).__name__
            raise ForeignView(
                f"{self.game.id} was asked about a position of another game ({found})",
                {"game": self.game.id, "found": found},
            )


@runtime_checkable
class EvaluatorPart(Protocol):
    """`evaluator.py` of a game; it may also have `branches(state) -> list[Branch]`."""

    @property
    def exact(self) -> Callable[[Any], list[float] | None]:
        """Every seat's chance under best play; None where it is not known.  A view is enough."""


def _part(game: Game) -> EvaluatorPart | None:
    found = part(game, "evaluator")
    if found is None:
        return None
    if not isinstance(found, EvaluatorPart):
        raise broken(found, "exact(state)")
    return found
