"""How well one seat played, with luck taken out: what ranks those who played the same deal.

The same as `own_play` of a review, but of one seat alone, and without a limit of time: equal
matches have equal figures on every machine, however slow it is.
"""

from __future__ import annotations

from pasch.analysis.clock import Clock, Progress
from pasch.analysis.decision import PILOT, Decision
from pasch.analysis.errors import NotOver
from pasch.analysis.estimate import Estimate, total
from pasch.analysis.evaluator import Evaluator, Players
from pasch.analysis.moments import moments
from pasch.analysis.review import sample_more
from pasch.match import Table


def own_play(
    table: Table,
    seat: int,
    evaluator: Evaluator | None = None,
    work: int = 12_000_000,
    seed: int = 0,
    progress: Progress = lambda share: None,
) -> Estimate:
    """What the seat's decisions changed of its winning chance, against casual players in its place
    under the same luck."""
    if not table.over:
        raise NotOver("the match is not over; play is measured when it is")
    evaluator = evaluator or Players(table.game)
    clock = Clock(work, None, progress)
    found: dict[int, Decision] = {}
    costs: dict[int, float] = {}
    for place, moment in enumerate(moments(table)):
        if moment.actor != seat or not moment.free:
            continue
        decision = found[place] = Decision(moment, moment.action, evaluator, seed + place)
        before = evaluator.spent
        decision.sample(PILOT)
        clock.spend(evaluator.spent - before)
        costs[place] = (evaluator.spent - before) / decision.samples
    sample_more(found, costs, evaluator, clock, 1.0)
    return total([decision.change(seat) for decision in found.values()])
