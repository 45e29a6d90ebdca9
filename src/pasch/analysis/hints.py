"""The best few choices of a view, with their worth and a sentence why.

The search proposes.  What is shown is measured anew, by whole games on luck that had no part in
the proposal, or exactly where the position after the choice is solved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol, runtime_checkable

from pasch.analysis.chances import SECONDS, Chances, chances, duel, seed_of
from pasch.analysis.estimate import SURE
from pasch.analysis.evaluator import Players
from pasch.bots.levels import MASTER
from pasch.bots.levels import SECONDS as OF_A_MOVE
from pasch.bots.search import Plan, Search, plans
from pasch.engine.errors import NotYourTurn
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.parts import broken, part
from pasch.speech import Speaker

COUNT = 3
SAME = 5e-5  # of winning chance: no figure shows less
CLOSE = 0.005  # a lead that rounds to no percentage point
PLAYOUTS = 400  # of the search, at least
FLEETING = ("hint-risks", "hint-escapes")  # true only where the plan ends

Reasons = Callable[[Any, int], list[Message]]


@runtime_checkable
class HintsPart(Protocol):
    """`hints.py` of a game; with `GOES_ON = True` the further steps of a plan are told too."""

    @property
    def reasons(self) -> Reasons:
        """Why a legal action of the actor's view is a good one."""


class Hint(NamedTuple):
    """A choice: the chance to win with it, half the 95 % interval of that, and why.

    Choices that cannot be told apart have the same rank.  An exact chance has no interval.
    """

    action: int
    rank: int
    worth: float
    error: float
    exact: bool
    why: list[Message]


class Measured(NamedTuple):
    plan: Plan
    found: Chances
    seat: int

    @property
    def worth(self) -> float:
        return self.found.seats[self.seat].worth

    @property
    def margin(self) -> float:
        return self.found.seats[self.seat].margin


def hints(
    players: Players | Game, view: State, count: int = COUNT, playouts: int | None = None,
    games: int | None = None, clock: bool = True,
) -> list[Hint]:  # fmt: skip
    """The best choices first; NotYourTurn where nobody is to choose.

    `playouts` is what the search may try, `games` what is played for each figure; without `clock`
    both take the time they take.
    """
    players = Players(players) if isinstance(players, Game) else players
    players.check(view)
    if view.actor() < 0:
        raise NotYourTurn("nobody is to choose now", {"seat": -1, "other": view.actor()})
    proposed = _solved(players, view, count) or _searched(players, view, count, playouts, clock)
    parts = 2 * len(proposed) - 1  # a figure of each, and duels
    seconds = SECONDS / parts if clock else float("inf")
    found = [
        Measured(plan, chances(players, _after(view, plan), games, seconds), view.actor())
        for plan in proposed
    ]
    glance = players.guide.pick(view, Rng(seed_of(players, view)))
    found.sort(key=lambda each: (-each.worth, each.plan.steps[0] != glance))
    return _told(players, view, found, _ranks(players, view, found, games, seconds))


def as_json(game: Game, view: State, found: list[Hint], words: Speaker) -> list[dict[str, Any]]:
    """Plain JSON, the sentences in the language of `words`."""
    return [
        {
            "action": hint.action,
            "notation": game.write(view, hint.action),
            "text": words.say(game.offer(view, hint.action)),
            "rank": hint.rank,
            "worth": round(hint.worth, 6),
            "error": round(hint.error, 6),
            "exact": hint.exact,
            "why": [words.say(reason) for reason in hint.why],
        }
        for hint in found
    ]


def measure(players: Players, found: list[Hint]) -> Message:
    """What the figures mean: among whom they come true."""
    if all(hint.exact for hint in found):
        return Message("chance-exact")
    kind = "mixed" if any(hint.exact for hint in found) else "played"
    return Message(f"chance-{kind}", {"players": players.name})


def _solved(players: Players, view: State, count: int) -> list[Plan]:
    """The best plans where all that they lead to is known; else none."""
    if players.exact(view) is None:
        return []
    seat = view.actor()
    worths: list[tuple[float, Plan]] = []
    for plan in plans(view):
        exact = players.exact(_after(view, plan))
        if exact is None:
            return []
        worths.append((-exact[seat], plan))
    worths.sort(key=lambda each: each[0])
    return _by_action([plan for _, plan in worths])[:count]


def _searched(
    players: Players, view: State, count: int, playouts: int | None, clock: bool
) -> list[Plan]:
    guide = players.guide
    budget = max(guide.playouts[MASTER - 1], PLAYOUTS) if playouts is None else playouts
    search = Search(guide, budget, OF_A_MOVE[MASTER - 1] if clock else 0.0)
    # However slow the machine is: it only proposes, and what is shown is measured.
    studied = search.study(view, Rng(seed_of(players, view)), finalists=2 * count, least=1)
    return _by_action(studied)[:count]


def _by_action(studied: list[Plan]) -> list[Plan]:
    """The best plan that begins with each action, the best first."""
    found: dict[int, Plan] = {}
    for plan in studied:
        found.setdefault(plan.steps[0], plan)
    return list(found.values())


def _after(view: State, plan: Plan) -> State:
    state = view.copy()
    for action in plan.steps:
        state.apply(action)
    return state


def _ranks(
    players: Players, view: State, found: list[Measured], games: int | None, seconds: float
) -> list[int]:
    """By the figures in order; what cannot be told from the first of its rank shares it."""
    ranks: list[int] = []
    leader = 0
    for place, each in enumerate(found):
        if place and _apart(players, view, found[leader], each, games, seconds):
            leader = place
        ranks.append(leader + 1)
    return ranks


def _apart(
    players: Players, view: State, better: Measured, other: Measured, games: int | None,
    seconds: float,
) -> bool:  # fmt: skip
    """Whether the figures differ by more than luck; if they do not tell, a duel does."""
    lead = better.worth - other.worth
    if lead <= SAME:
        return False
    doubt = (better.margin**2 + other.margin**2) ** 0.5
    if lead > doubt:
        return True
    steps = better.plan.steps, other.plan.steps
    margin = duel(players, view, *steps, games=games, seconds=seconds)
    return margin.worth > SURE * margin.error > 0


def _told(players: Players, view: State, found: list[Measured], ranks: list[int]) -> list[Hint]:
    hints: list[Hint] = []
    for place, each in enumerate(found):
        steps = each.plan.steps
        told = why(players.game, view, steps)
        if place == 0 and len(found) > 1:
            told.append(_lead(each, found[1], ranks[1] == ranks[0]))
        hints.append(Hint(steps[0], ranks[place], each.worth, each.margin, each.found.exact, told))
    return hints


def why(game: Game, view: State, steps: Sequence[int]) -> list[Message]:
    """The game's reasons for a plan: of its first step, and how it goes on."""
    tell, goes_on = _reasons(game)
    told = tell(view, steps[0])
    if goes_on and len(steps) > 1:
        told = [reason for reason in told if reason.key not in FLEETING]
        told += _then(game, view, steps)
    return told


def _then(game: Game, view: State, steps: Sequence[int]) -> list[Message]:
    """How the plan goes on, where it is not done with one action."""
    state = view.copy()
    found: list[Message] = []
    for action, further in pairwise(steps):
        state.apply(action)
        found.append(Message("hint-then", {"choice": game.offer(state, further)}))
    return found


def _lead(best: Measured, next_best: Measured, equal: bool) -> Message:
    """How clearly the best is the best."""
    lead = best.worth - next_best.worth
    if equal:
        exact = best.found.exact and next_best.found.exact
        return Message("hint-same" if exact else "hint-equal")
    if lead < CLOSE:
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
