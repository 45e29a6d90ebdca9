"""Was that luck?  A finished match looked back at, in points of winning chance.

Every position between two moments gets each seat's winning chance.  What a throw changes is
luck.  What a decision changes is play: the actor's own, and for all others something done to
them.  So for every seat, exactly and whatever the evaluator is worth:

    first chance + luck + own play + others' play = last chance

Beside that, every decision has its loss against the best choice the actor could have known.
For an evaluator that plays perfectly, own play is exactly the losses: nobody can do better than
best.  Measured by random playouts, own play is what a seat did better than random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pasch.analysis.decision import ROUNDS, judge
from pasch.analysis.errors import NotOver
from pasch.analysis.estimate import Estimate, mean, total
from pasch.analysis.evaluator import Evaluator, won
from pasch.analysis.moments import Moment, moments
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, State
from pasch.match import Table

TURNING_POINTS = 3
Progress = Callable[[int, int], None]  # done, of all


class Step(NamedTuple):
    """A moment with what it changed."""

    moment: Moment
    before: list[Estimate]  # the winning chance of each seat
    change: list[Estimate]
    best: int  # the best action of a decision; of a throw what fell
    loss: Estimate

    @property
    def decision(self) -> bool:
        return self.moment.actor != CHANCE

    @property
    def weight(self) -> float:
        """How much surely changed, for whom it changed most."""
        return max(abs(change.worth) - change.error for change in self.change)


class Player(NamedTuple):
    """The sums of one seat."""

    first: Estimate
    luck: Estimate
    own_play: Estimate
    others_play: Estimate
    last: float
    losses: Estimate


class Review(NamedTuple):
    steps: list[Step]
    players: list[Player]
    last: list[float]
    looks: int

    def turning_points(self) -> list[int]:
        """The places of the steps that changed most, in order of the match."""
        places = sorted(range(len(self.steps)), key=lambda place: -self.steps[place].weight)
        return sorted(places[:TURNING_POINTS])

    def chances(self, seat: int) -> list[float]:
        """The seat's winning chance from the first position to the last."""
        return [*(step.before[seat].worth for step in self.steps), self.last[seat]]


def review(
    table: Table,
    evaluator: Evaluator,
    looks: int,
    seed: int = 0,
    progress: Progress = lambda done, of: None,
) -> Review:
    """The whole match, with so many looks a position; equal seeds give equal reviews."""
    if not table.over:
        raise NotOver("the match is not over; a review looks back at a finished one")
    every = list(moments(table))
    steps: list[Step] = []
    here = _look(every[0].before, evaluator, looks, seed)
    last = won(every[-1].after)
    for number, moment in enumerate(every):
        progress(number, len(every))
        if number == len(every) - 1:
            there = [last] * looks
        elif moment.free:
            there = _look(moment.after, evaluator, looks, seed)
        else:
            there = here  # nothing else could happen: nothing changed
        best, loss = moment.action, Estimate(0.0)
        if moment.actor != CHANCE and moment.free:
            best, loss = judge(moment.view, moment.action, evaluator, looks, seed)
        steps.append(Step(moment, _means(here), _changes(here, there), best, loss))
        here = there
    progress(len(every), len(every))
    players = [_player(steps, seat, last[seat]) for seat in range(table.setup.seats)]
    return Review(steps, players, last, looks)


def cost(every: list[Moment], seconds: Callable[[State], float]) -> float:
    """What one look at everything takes, where `seconds` is one look at a position."""
    time = 0.0
    for moment in every:
        if moment.free:
            each = seconds(moment.after)
            time += each if moment.actor == CHANCE else each * (1 + ROUNDS + 2)
    return time


def _look(state: State, evaluator: Evaluator, looks: int, seed: int) -> list[list[float]]:
    """Equal streams for all positions: neighbours are compared under equal luck."""
    return [evaluator.look(state, Rng(seed, stream)) for stream in range(looks)]


def _means(samples: list[list[float]]) -> list[Estimate]:
    return [mean(seat) for seat in zip(*samples, strict=True)]


def _changes(before: list[list[float]], after: list[list[float]]) -> list[Estimate]:
    pairs = zip(before, after, strict=True)
    return _means([[b - a for a, b in zip(one, two, strict=True)] for one, two in pairs])


def _player(steps: list[Step], seat: int, last: float) -> Player:
    def changed(by: Callable[[Step], bool]) -> Estimate:
        return total([step.change[seat] for step in steps if by(step)])

    return Player(
        first=steps[0].before[seat],
        luck=changed(lambda step: not step.decision),
        own_play=changed(lambda step: step.moment.actor == seat),
        others_play=changed(lambda step: step.decision and step.moment.actor != seat),
        last=last,
        losses=total([step.loss for step in steps if step.moment.actor == seat]),
    )
