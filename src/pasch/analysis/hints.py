"""The best few choices of a view, with their worth and a sentence why."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from pasch.bots.levels import MASTER, SECONDS, guide_of
from pasch.bots.search import Plan, Search
from pasch.engine.errors import NotYourTurn
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.speech import Speaker

COUNT = 3
SURE = 1.96  # standard errors to both sides: a 95 % interval
SAME = 0.01  # of winning chance: nothing to speak of

Reasons = Callable[[State, int], list[Message]]


class Hint(NamedTuple):
    """A choice: the chance to win with it, half the 95 % interval of that, and why."""

    action: int
    worth: float
    error: float
    why: list[Message]


def hints(
    game: Game, view: State, rng: Rng, count: int = COUNT, playouts: int | None = None,
    clock: bool = True,
) -> list[Hint]:  # fmt: skip
    """The best choices first; NotYourTurn where nobody is to choose."""
    if view.actor() < 0:
        raise NotYourTurn("nobody is to choose now", {"seat": -1, "other": view.actor()})
    guide = guide_of(game.id)
    budget = max(guide.playouts[MASTER - 1], 400) if playouts is None else playouts
    search = Search(guide, budget, SECONDS[MASTER - 1] if clock else 0.0)
    best = _by_action(search.study(view, rng, finalists=2 * count))[:count]
    tell = _reasons(game.id)
    found: list[Hint] = []
    for place, (action, plan) in enumerate(best):
        why = tell(view, action)
        if place == 0 and len(best) > 1:
            why = [*why, _lead(plan, best[1][1])]
        found.append(Hint(action, plan.mean(), SURE * plan.error(), why))
    return found


def as_json(game: Game, view: State, found: list[Hint], words: Speaker) -> list[dict[str, Any]]:
    """Plain JSON, the sentences in the language of `words`."""
    return [
        {
            "action": hint.action,
            "notation": game.write(view, hint.action),
            "text": words.say(game.offer(view, hint.action)),
            "worth": round(hint.worth, 6),
            "error": round(hint.error, 6),
            "why": [words.say(reason) for reason in hint.why],
        }
        for hint in found
    ]


def _by_action(plans: list[Plan]) -> list[tuple[int, Plan]]:
    """Each action with the best plan that begins with it, the best first."""
    found: dict[int, Plan] = {}
    for plan in plans:
        for action in plan.firsts:
            found.setdefault(action, plan)
    return list(found.items())


def _lead(best: Plan, next_best: Plan) -> Message:
    """How clearly the best is the best."""
    lead = best.mean() - next_best.mean()
    doubt = SURE * (best.error() ** 2 + next_best.error() ** 2) ** 0.5
    if lead < SAME or next_best is best:
        return Message("hint-equal")
    if lead < doubt:
        return Message("hint-close")
    return Message("hint-clear", {"points": round(100 * lead)})


def _reasons(game: str) -> Reasons:
    name = f"pasch.analysis.hints_{game}"
    if find_spec(name) is None:
        return lambda view, action: []
    reasons: Reasons = import_module(name).reasons
    return reasons
