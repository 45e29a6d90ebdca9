"""Was that luck?  A finished match looked back at, in points of winning chance.

Every position between two moments has each seat's winning chance, the same that odds and hints
tell of it.  What a throw changes is luck.  What a decision changes is play: the actor's own, and
for all others something done to them.  So for every seat

    first chance + luck + own play + others' play = last chance

Play is measured decision by decision, against what players of the level would have done there under
the same luck; luck is the rest.  Whoever plays just as they do has an own play of exactly 0.
Beside that, every decision has its loss against the best choice the actor could have known.
"""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from pasch.analysis.best import best
from pasch.analysis.chances import SECONDS, chances
from pasch.analysis.clock import Clock, Progress
from pasch.analysis.decision import PILOT, Decision
from pasch.analysis.errors import NotOver
from pasch.analysis.estimate import SURE, Estimate, total
from pasch.analysis.evaluator import Evaluator, Players
from pasch.analysis.moments import Moment, moments
from pasch.analysis.path import LEAST, Path
from pasch.engine.message import Message
from pasch.engine.state import CHANCE, State
from pasch.match import Table

TURNING_POINTS = 3
CANDIDATES = 6  # moments that are looked at closely, to find those
WORK = 30_000_000  # actions in all: 5 to 20 seconds compiled
CURVE = 0.35  # of the work, for the positions
PLAY = 0.75  # until then for the decisions; the rest for the turning points
MOST = 4000  # samples of a decision


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
        """How much changed, for whom it changed most; 0 where that is within its error."""
        sure = [each for each in self.change if abs(each.worth) > SURE * each.error]
        return max((abs(each.worth) for each in sure), default=0.0)


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
    turning_points: list[int]  # the places of the steps that changed most, in order of the match
    measure: Message | None  # the players by whom it is measured, where they have a name

    def chances(self, seat: int) -> list[float]:
        """The seat's winning chance from the first position to the last."""
        return [*(step.before[seat].worth for step in self.steps), self.last[seat]]


def review(
    table: Table,
    evaluator: Evaluator | None = None,
    work: int = WORK,
    seconds: float | None = None,
    seed: int = 0,
    progress: Progress = lambda share: None,
) -> Review:
    """The whole match, with so much work, and less where time is short.

    Chances are those among casual players, where no other evaluator is given.  Unless the time runs
    out, equal matches have equal reviews.
    """
    if not table.over:
        raise NotOver("the match is not over; a review looks back at a finished one")
    evaluator = evaluator or Players(table.game)
    clock = Clock(work, seconds, progress)
    progress(0.0)
    every = list(moments(table))
    path = Path(every, evaluator, seed)
    path.look(clock, CURVE)
    decisions = _decisions(every, evaluator, seed, clock)
    steps = [_step(path, place, moment, decisions.get(place)) for place, moment in enumerate(every)]
    longest = SECONDS if seconds is None else min(SECONDS, seconds / 4)
    first = _figure(evaluator, path, every, 0, longest)
    steps[0] = steps[0]._replace(before=first)
    turning = _turning_points(steps, evaluator, path, every, clock, longest)
    seats = range(table.setup.seats)
    players = [_player(first[seat], path.last, decisions, seat) for seat in seats]
    progress(1.0)
    measure = evaluator.name if isinstance(evaluator, Players) else None
    return Review(steps, players, path.last, path.looks, turning, measure)


def _decisions(
    every: list[Moment], evaluator: Evaluator, seed: int, clock: Clock
) -> dict[int, Decision]:
    """Those that were free, each sampled as often as its error is large.

    Each has luck of its own, so that the errors of a sum know nothing of each other.
    """
    found: dict[int, Decision] = {}
    costs: dict[int, float] = {}
    for place, moment in enumerate(every):
        if moment.actor == CHANCE or not moment.free:
            continue
        late = clock.up
        chosen = (
            moment.action if late else best(moment.view, moment.action, evaluator, seed + place)
        )
        decision = found[place] = Decision(moment, chosen, evaluator, seed + place)
        before = evaluator.spent
        decision.sample(LEAST if late else PILOT)
        clock.spend(evaluator.spent - before)
        costs[place] = (evaluator.spent - before) / decision.samples
    sample_more(found, costs, evaluator, clock, PLAY)
    clock.skip(PLAY)
    return found


def sample_more(
    found: dict[int, Decision],
    costs: dict[int, float],
    evaluator: Evaluator,
    clock: Clock,
    share: float,
) -> None:
    """Until this share of the work is spent: where a sample is cheap, and may be much off."""
    wanted = {place: found[place].spread / max(1.0, costs[place]) ** 0.5 for place in found}
    worth = sum(wanted[place] * costs[place] for place in found)
    if not worth:
        return
    scale = clock.left(share) / worth
    for place, decision in found.items():
        if costs[place] and clock.left(share):
            before = evaluator.spent
            decision.sample(min(MOST, int(scale * wanted[place])))
            clock.spend(evaluator.spent - before)


def _step(path: Path, place: int, moment: Moment, decision: Decision | None) -> Step:
    change = path.change(place)
    if decision is None:
        return Step(moment, path.chances(place), change, moment.action, Estimate(0.0))
    if any(each.error for each in change):  # else it is known exactly
        change = [decision.change(seat) for seat in range(len(change))]
    return Step(moment, path.chances(place), change, decision.best, decision.loss)


def _figure(
    evaluator: Evaluator, path: Path, every: list[Moment], place: int, longest: float
) -> list[Estimate]:
    """The chances before a moment, as odds and hints tell them."""
    state: State = every[place].before if place < len(every) else every[-1].after
    if isinstance(evaluator, Players):
        found = chances(evaluator, state, seconds=longest)
        return [Estimate(each.worth, each.error) for each in found.seats]
    if place == len(every):
        return [Estimate(each) for each in path.last]
    return path.chances(place)


def _turning_points(
    steps: list[Step], evaluator: Evaluator, path: Path, every: list[Moment], clock: Clock,
    longest: float,
) -> list[int]:  # fmt: skip
    """The moments that changed most, beyond their error.

    The curve proposes them; their figures are measured anew, on luck that had no part in that.
    """
    proposed = sorted(range(len(steps)), key=lambda place: -_largest(steps[place]))
    measured: list[int] = []
    for place in proposed[:CANDIDATES]:
        if clock.up and measured:
            break
        measured.append(place)
        before = _figure(evaluator, path, every, place, longest)
        after = _figure(evaluator, path, every, place + 1, longest)
        change = [
            Estimate(then.worth - now.worth, hypot(now.error, then.error))
            for now, then in zip(before, after, strict=True)
        ]
        steps[place] = steps[place]._replace(before=before, change=change)
        clock.skip(PLAY + (1 - PLAY) * len(measured) / (CANDIDATES + 1))
    measured.sort(key=lambda place: -steps[place].weight)
    return sorted(place for place in measured[:TURNING_POINTS] if steps[place].weight)


def _largest(step: Step) -> float:
    return max(abs(each.worth) for each in step.change)


def _player(
    first: Estimate, last: list[float], decisions: dict[int, Decision], seat: int
) -> Player:
    own = [each for each in decisions.values() if each.moment.actor == seat]
    others = [each for each in decisions.values() if each.moment.actor != seat]
    own_play = total([each.change(seat) for each in own])
    others_play = total([each.change(seat) for each in others])
    rest = last[seat] - first.worth - own_play.worth - others_play.worth
    return Player(
        first=first,
        luck=Estimate(rest, hypot(first.error, own_play.error, others_play.error)),
        own_play=own_play,
        others_play=others_play,
        last=last[seat],
        losses=total([each.loss for each in own]),
    )
