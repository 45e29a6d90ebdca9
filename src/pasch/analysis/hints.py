"""The best few choices of a view, with their worth and a sentence why."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot
from typing import Any, NamedTuple, Protocol, runtime_checkable

from pasch.bots.levels import MASTER, SECONDS, guide_of
from pasch.bots.search import Plan, Search
from pasch.engine.errors import NotYourTurn
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.parts import broken, part
from pasch.speech import Speaker

COUNT = 3
SURE = 1.96  # standard errors to both sides: a 95 % interval
SAME = 0.01  # of winning chance: nothing to speak of
FLEETING = ("hint-risks", "hint-escapes")  # true only where the plan ends

Reasons = Callable[[Any, int], list[Message]]


@runtime_checkable
class HintsPart(Protocol):
    """`hints.py` of a game; with `GOES_ON = True` the further steps of a plan are told too."""

    @property
    def reasons(self) -> Reasons:
        """Why a legal action of the actor's view is a good one."""


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
    guide = guide_of(game)
    budget = max(guide.playouts[MASTER - 1], 400) if playouts is None else playouts
    search = Search(guide, budget, SECONDS[MASTER - 1] if clock else 0.0)
    studied = _by_action(search.study(view, rng, finalists=2 * count))
    best = _glance_first(studied, guide.pick(view, rng))[:count]
    tell, goes_on = _reasons(game)
    found: list[Hint] = []
    for place, plan in enumerate(best):
        why = tell(view, plan.steps[0])
        if goes_on and len(plan.steps) > 1:
            why = [reason for reason in why if reason.key not in FLEETING]
            why += _then(game, view, plan)
        if place == 0 and len(best) > 1:
            why.append(_lead(plan, best[1]))
        found.append(Hint(plan.steps[0], plan.mean(), SURE * plan.error(), why))
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


def _by_action(plans: list[Plan]) -> list[Plan]:
    """The best plan that begins with each action, the best first."""
    found: dict[int, Plan] = {}
    for plan in plans:
        found.setdefault(plan.steps[0], plan)
    return list(found.values())


def _glance_first(plans: list[Plan], glance: int) -> list[Plan]:
    """What the search cannot tell apart, a look at the board can: there the usual move leads."""
    best = plans[0]
    usual = [
        plan
        for plan in plans
        if plan.steps[0] == glance and best.mean() - plan.mean() <= min(SAME, _doubt(best, plan))
    ]
    return [*usual, *(plan for plan in plans if plan not in usual)]


def _doubt(one: Plan, other: Plan) -> float:
    """How far luck alone may set two plans apart."""
    return SURE * hypot(one.error(), other.error())


def _then(game: Game, view: State, plan: Plan) -> list[Message]:
    """How the plan goes on, where it is not done with one action."""
    state = view.copy()
    found: list[Message] = []
    for action, further in pairwise(plan.steps):
        state.apply(action)
        found.append(Message("hint-then", {"choice": game.offer(state, further)}))
    return found


def _lead(best: Plan, next_best: Plan) -> Message:
    """How clearly the best is the best."""
    lead = best.mean() - next_best.mean()
    if lead < SAME or next_best is best:
        return Message("hint-equal")
    if lead < _doubt(best, next_best):
        return Message("hint-close")
    return Message("hint-clear", {"points": round(100 * lead)})


def _reasons(game: Game) -> tuple[Reasons, bool]:
    """The game's own reasons, and whether it tells how a plan goes on."""
    found = part(game, "hints")
    if found is None:
        return lambda view, action: [], False
    if not isinstance(found, HintsPart):
        raise broken(found, "reasons(view, action)")
    return found.reasons, getattr(found, "GOES_ON", False)
