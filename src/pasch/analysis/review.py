"""Was that luck?  A finished match looked back at, in points of winning chance.

Every position between two moments gets each seat's winning chance.  What a throw changes is
luck.  What a decision changes is play: the actor's own, and for all others something done to
them.  So for every seat, exactly and whatever the evaluator is worth:

    first chance + luck + own play + others' play = last chance

Beside that, every decision has its loss against the best choice the actor could have known.
For an evaluator that plays perfectly, own play is exactly the losses: nobody can do better than
best.  Measured by a bot's guide, own play is what a seat did better than that bot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pasch.analysis.clock import Clock, Progress
from pasch.analysis.decision import judge
from pasch.analysis.errors import NotOver
from pasch.analysis.estimate import Estimate, total
from pasch.analysis.evaluator import Evaluator, evaluator_of
from pasch.analysis.moments import Moment, moments
from pasch.analysis.path import Path
from pasch.engine.state import CHANCE
from pasch.match import Table

TURNING_POINTS = 3
MOST = 4000  # looks, however much time there is


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
        return max(abs(change.worth) - 2 * change.error for change in self.change)


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
    evaluator: Evaluator | None = None,
    looks: int = MOST,
    seconds: float | None = None,
    seed: int = 0,
    progress: Progress = lambda share: None,
) -> Review:
    """The whole match, with at most so many looks at a position, and fewer if time is short.

    Positions are judged by the game's own guide, where no other evaluator is given.  Without
    `seconds`, equal seeds give equal reviews.
    """
    if not table.over:
        raise NotOver("the match is not over; a review looks back at a finished one")
    evaluator = evaluator or evaluator_of(table.game)
    clock = Clock(seconds, progress)
    every = list(moments(table))
    path = Path(every, evaluator, seed)
    path.look(looks, clock)
    steps: list[Step] = []
    for number, moment in enumerate(every):
        best, loss = moment.action, Estimate(0.0)
        if moment.actor != CHANCE and moment.free:
            count = clock.looks(path.seconds_a_look(number), number, len(every), path.looks)
            best, loss = judge(moment.view, moment.action, evaluator, count, seed)
        steps.append(Step(moment, path.chances(number), path.changes([number]), best, loss))
    progress(1.0)
    seats = range(table.setup.seats)
    return Review(steps, [_player(path, steps, seat) for seat in seats], path.last, path.looks)


def _player(path: Path, steps: list[Step], seat: int) -> Player:
    def changed(by: Callable[[Step], bool]) -> Estimate:
        return path.changes([place for place, step in enumerate(steps) if by(step)])[seat]

    return Player(
        first=path.chances(0)[seat],
        luck=changed(lambda step: not step.decision),
        own_play=changed(lambda step: step.moment.actor == seat),
        others_play=changed(lambda step: step.decision and step.moment.actor != seat),
        last=path.last[seat],
        losses=total([step.loss for step in steps if step.moment.actor == seat]),
    )
