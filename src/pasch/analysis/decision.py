"""What a decision gave away: the best choice, found under equal luck, against the one made."""

from __future__ import annotations

from typing import NamedTuple

from pasch.analysis.estimate import Estimate, mean
from pasch.analysis.evaluator import Evaluator
from pasch.engine.rng import Rng
from pasch.engine.state import State

ROUNDS = 2  # of looking, for one of comparing
FEW = 8  # choices that are always tried
FRESH = 1 << 29  # streams of the comparison: not those by which the best was found


class Verdict(NamedTuple):
    best: int
    loss: Estimate  # of winning chance, against the best; may be below 0 within its error


def judge(view: State, chosen: int, evaluator: Evaluator, looks: int, seed: int) -> Verdict:
    """`view` is what the actor knew: hidden hands are drawn anew for every look.

    The choices are tried on the same hands and dice, and the worse half drops out until the
    best is left.  Whoever comes out first was also lucky, so the loss is measured again on
    luck that had no part in the choice.
    """
    actions = view.legal()
    if len(actions) == 1:
        return Verdict(chosen, Estimate(0.0))
    best = _best(view, thinned(actions, chosen, max(looks, FEW)), evaluator, ROUNDS * looks, seed)
    if best == chosen:
        return Verdict(chosen, Estimate(0.0))
    seat = view.actor()
    differences: list[float] = []
    for stream in range(FRESH, FRESH + looks):
        good = _look(view, best, seat, evaluator, seed, stream)
        differences.append(good - _look(view, chosen, seat, evaluator, seed, stream))
    return Verdict(best, mean(differences))


def thinned(actions: list[int], chosen: int, most: int) -> list[int]:
    """At most so many, evenly spread, the chosen one among them: no time for more."""
    if len(actions) <= most:
        return actions
    spread = {actions[place * len(actions) // most] for place in range(most)}
    return sorted(spread | {chosen})


def _best(view: State, actions: list[int], evaluator: Evaluator, looks: int, seed: int) -> int:
    """Sequential halving: every round has the same share of the looks."""
    seat = view.actor()
    rounds = (len(actions) - 1).bit_length()
    sums = dict.fromkeys(actions, 0.0)
    stream = 0
    running = actions
    while len(running) > 1:
        for _ in range(max(1, looks // (rounds * len(running)))):
            for action in running:
                sums[action] += _look(view, action, seat, evaluator, seed, stream)
            stream += 1
        running = sorted(running, key=lambda action: -sums[action])[: (len(running) + 1) // 2]
    return running[0]


def _look(
    view: State, action: int, seat: int, evaluator: Evaluator, seed: int, stream: int
) -> float:
    rng = Rng(seed, stream)
    state = view.fill(rng)
    state.apply(action)
    return evaluator.look(state, rng)[seat]
