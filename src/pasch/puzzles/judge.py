"""Which choice is the best, and by how much: exactly, or by whole games under equal luck.

Every stage of a judgement has luck of its own.  What was chosen by one is measured by another.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from typing import NamedTuple

from pasch.analysis.chances import seed_of
from pasch.analysis.estimate import Estimate
from pasch.analysis.evaluator import Players
from pasch.analysis.playing import play
from pasch.bots.search import Plan, Search, plans
from pasch.engine.rng import Rng
from pasch.engine.state import State

STREAMS = 1 << 24  # of a stage
PROPOSE, SELECT, CONFIRM, MEASURE, CHECK = range(1, 6)  # stages
BATCH = 40  # games between two looks at the errors
SETTLED = 7.0  # errors: more games on this choice would tell nothing new
HOPEFUL, SAFE = (
    1 / 6,
    3.0,
)  # errors: for every root of a game, and at most; with less it is given up
LEAST = 0.02  # of winning chance: what a best choice is better by, at least
PROMISING, DOUBT = 0.03, 0.8  # the same at a first look, and in errors
GLANCES = 12  # playouts of each plan, for that look
FEWEST = 240
RIVALS = 2  # plans that come closest at that look; the others are compared if it beats these
WORK = 240_000  # actions of the games with one plan that select
FEW, MANY = 240, 1600  # games that select
PILOT = 4


class Proposal(NamedTuple):
    """The plan that looks best, and all that begin differently, the best first."""

    best: Plan
    others: list[Plan]


class Judged(NamedTuple):
    """Of the seat: the chance with the best plan, and how much better it is than each other."""

    best: Estimate
    leads: list[Estimate]
    exact: bool

    @property
    def second(self) -> int:
        """The place of the plan that comes closest."""
        return min(range(len(self.leads)), key=lambda place: self.leads[place].worth)

    def clear(self, errors: float) -> bool:
        return all(each.worth >= LEAST and each.worth > errors * each.error for each in self.leads)


def propose(players: Players, view: State) -> Proposal | None:
    """None where nothing leads clearly, at a first look."""
    solved = _solved(players, view)
    if solved is not None:
        ranked = solved
    else:
        count = len(plans(view))
        search = Search(players.guide, max(FEWEST, GLANCES * count), 0.0)
        rng = Rng(seed_of(players, view), PROPOSE * STREAMS)
        ranked = search.study(view, rng, finalists=4)
    best = ranked[0]
    others = [plan for plan in ranked if not set(plan.firsts) & set(best.firsts)]
    if not others:
        return None
    if solved is None and not _promising(best, others[:RIVALS]):
        return None
    return Proposal(best, others)


def _promising(best: Plan, rivals: list[Plan]) -> bool:
    return all(
        best.mean() - each.mean() > max(PROMISING, DOUBT * hypot(best.error(), each.error()))
        for each in rivals
    )


def number_of_games(players: Players, view: State) -> int:
    """How many games select: the more, the shorter they are from here."""
    seed = seed_of(players, view)
    length = 0
    for stream in range(PROPOSE * STREAMS, PROPOSE * STREAMS + PILOT):
        length += play(players.guide, players.slips, view, [], seed, stream)[1]
    return max(FEW, min(MANY, WORK * PILOT // max(1, length)))


def selected(players: Players, view: State, proposal: Proposal, games: int, errors: float) -> bool:
    """Whether the proposal is the best by so many errors; the closest rivals are asked first."""
    rivals = proposal._replace(others=proposal.others[:RIVALS])
    for among in (rivals, proposal) if len(proposal.others) > RIVALS else (proposal,):
        if not judge(players, view, among, SELECT, games).clear(errors):
            return False
    return True


def judge(
    players: Players, view: State, proposal: Proposal, stage: int, games: int,
    all_of: Sequence[int] = (),
) -> Judged:  # fmt: skip
    """So many games at most with every plan; those in the places `all_of` are not cut short."""
    exact = [_exact(players, view, plan) for plan in (proposal.best, *proposal.others)]
    if None not in exact:
        best, *rest = (each for each in exact if each is not None)
        return Judged(Estimate(best), [Estimate(best - each) for each in rest], True)
    duel = _Duel(players, view, stage)
    open_places = list(range(len(proposal.others)))
    samples: list[list[float]] = [[] for _ in proposal.others]
    done = 0
    while open_places and done < games:
        for stream in range(done, min(games, done + BATCH)):
            mine = duel.play(proposal.best, stream)
            for place in open_places:
                samples[place].append(mine - duel.play(proposal.others[place], stream))
        done = min(games, done + BATCH)
        leads = [estimate(each) for each in samples]
        if stage == SELECT and any(_hopeless(leads[place], done) for place in open_places):
            break
        open_places = [
            place
            for place in open_places
            if place in all_of or leads[place].worth < SETTLED * leads[place].error
        ]
    return Judged(estimate(duel.results), [estimate(each) for each in samples], False)


def _hopeless(lead: Estimate, games: int) -> bool:
    return lead.worth < min(SAFE, HOPEFUL * sqrt(games)) * lead.error


def estimate(samples: Sequence[float]) -> Estimate:
    """Their mean.  The error counts one more sample that differs by as much as it may: a few
    without a difference do not prove that there is none."""
    count = len(samples)
    middle = sum(samples) / count
    spread = sum((sample - middle) ** 2 for sample in samples) + 0.5
    return Estimate(middle, sqrt(spread / count / (count + 1)))


class _Duel:
    """Games that begin with plans; a game of the same number has the same luck."""

    def __init__(self, players: Players, view: State, stage: int) -> None:
        self._players = players
        self._view = view
        self._seat = view.actor()
        self._seed = seed_of(players, view)
        self._first = stage * STREAMS
        self.results: list[float] = []  # of the best plan, which is played first

    def play(self, plan: Plan, stream: int) -> float:
        players = self._players
        found, _ = play(
            players.guide, players.slips, self._view, plan.steps, self._seed, self._first + stream
        )
        if stream == len(self.results):
            self.results.append(found[self._seat])
        return found[self._seat]


def _solved(players: Players, view: State) -> list[Plan] | None:
    """All plans, the best first, where all they lead to is known."""
    if players.exact(view) is None:
        return None
    worths: list[tuple[float, Plan]] = []
    for plan in plans(view):
        worth = _exact(players, view, plan)
        if worth is None:
            return None
        worths.append((worth, plan))
    worths.sort(key=lambda each: -each[0])
    return [plan for _, plan in worths]


def _exact(players: Players, view: State, plan: Plan) -> float | None:
    after = view.copy()
    for action in plan.steps:
        after.apply(action)
    exact = players.exact(after)
    return None if exact is None else exact[view.actor()]
