"""The best choice of a view, found on luck of its own; how good it is, is measured elsewhere."""

from __future__ import annotations

from pasch.analysis.evaluator import Evaluator, Players
from pasch.bots.search import Search, plans
from pasch.engine.rng import Rng
from pasch.engine.state import State

LOOKS = 160
FEW = 8  # choices that are always tried


def best(view: State, chosen: int, evaluator: Evaluator, seed: int, looks: int = LOOKS) -> int:
    """`chosen` itself where nothing better is found."""
    solved = _solved(view, chosen, evaluator)
    if solved is not None:
        return solved
    if isinstance(evaluator, Players):
        found = Search(evaluator.guide, looks, 0.0).study(view, Rng(seed))[0]
        return chosen if chosen in found.firsts else found.steps[0]
    return _halving(view, thinned(view.legal(), chosen, max(looks, FEW)), evaluator, looks, seed)


def _solved(view: State, chosen: int, evaluator: Evaluator) -> int | None:
    """Where all that can follow is known."""
    if evaluator.exact(view) is None:
        return None
    seat = view.actor()
    highest, found = -1.0, chosen
    for plan in plans(view):
        after = view.copy()
        for action in plan.steps:
            after.apply(action)
        exact = evaluator.exact(after)
        if exact is None:
            return None
        if exact[seat] > highest or (exact[seat] == highest and chosen in plan.firsts):
            highest = exact[seat]
            found = chosen if chosen in plan.firsts else plan.steps[0]
    return found


def thinned(actions: list[int], chosen: int, most: int) -> list[int]:
    """At most so many, evenly spread, the chosen one among them: no time for more."""
    if len(actions) <= most:
        return actions
    spread = {actions[place * len(actions) // most] for place in range(most)}
    return sorted(spread | {chosen})


def _halving(view: State, actions: list[int], evaluator: Evaluator, looks: int, seed: int) -> int:
    """Sequential halving: every round has the same share of the looks."""
    seat = view.actor()
    rounds = (len(actions) - 1).bit_length()
    sums = dict.fromkeys(actions, 0.0)
    stream = 0
    running = actions
    while len(running) > 1:
        for _ in range(max(1, looks // (rounds * len(running)))):
            for action in running:
                rng = Rng(seed, stream)
                state = view.fill(rng)
                state.apply(action)
                sums[action] += evaluator.look(state, rng)[seat]
            stream += 1
        running = sorted(running, key=lambda action: -sums[action])[: (len(running) + 1) // 2]
    return running[0]
