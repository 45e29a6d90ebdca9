"""The best move where a game knows the exact chances of all that can follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pasch.bots.search import plans
from pasch.engine.game import Game
from pasch.engine.state import OVER, State
from pasch.parts import part

Exact = Callable[[Any], list[float] | None]  # `exact` of a game's evaluator.py


def exact_of(game: Game) -> Exact | None:
    found: Exact | None = getattr(part(game, "evaluator"), "exact", None)
    return found


def best_solved(exact: Exact, view: State) -> int | None:
    """None where not all of it is solved."""
    if exact(view) is None:
        return None
    seat = view.actor()
    best: int | None = None
    highest = -1.0
    for plan in plans(view):
        after = view.copy()
        for action in plan.steps:
            after.apply(action)
        chances = _over(after) if after.actor() == OVER else exact(after)
        if chances is None:
            return None
        if chances[seat] > highest:
            highest = chances[seat]
            best = plan.steps[0]
    return best


def _over(state: State) -> list[float]:
    places = state.places()
    return [float(place == 1) / max(1, places.count(1)) for place in places]
