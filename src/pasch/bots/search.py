"""Monte Carlo search on the contract: try every plan on the same dice, keep the better half.

The candidates are not single actions but plans: all that the actor decides until nature or
somebody else acts.  Hidden hands are drawn anew for every playout (`fill`), so nothing is used
that the view does not know.  Playout n takes its hands and dice from stream n whatever plan it
tries: plans are compared under equal luck.  A budget of playouts, not the clock, ends the search;
the clock is a safety net.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final, final

from pasch.bots.errors import OutOfTime
from pasch.bots.guide import Guide
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, OVER, State

PLANS: Final = 160  # at most; with more, plans are cut to fewer steps
FINALISTS: Final = 2
LEAST: Final = 2  # playouts of each plan, unless fewer will do
PICKS: Final = 1 << 30  # the guide's chance comes from streams of its own


@final
class Plan:
    """Actions that lead to one position, and how its playouts went."""

    def __init__(self, steps: list[int]) -> None:
        self.steps: Final = steps
        self.firsts = [steps[0]]  # every action that can begin a way to the same position
        self.playouts = 0
        self.total = 0.0
        self.squares = 0.0
        self.glance = 0.0  # how it looked at first

    def add(self, worth: float) -> None:
        self.playouts += 1
        self.total += worth
        self.squares += worth * worth

    def mean(self) -> float:
        return self.total / self.playouts if self.playouts else 0.0

    def error(self) -> float:
        """The standard error of the mean; that of a coin while too few playouts tell."""
        count = self.playouts
        if count < 2:
            return 0.5
        mean = self.total / count
        spread = max(self.squares / count - mean * mean, 0.0)
        return sqrt(spread / (count - 1))


def plans(view: State, most: int = PLANS) -> list[Plan]:
    """Every different position the actor can reach on their own, as a plan."""
    seat = view.actor()
    found = [Plan([action]) for action in view.legal()]
    while True:
        longer: list[Plan] = []
        places: dict[tuple[int, ...], Plan] = {}
        grew = False
        for plan in found:
            state = _after(view, plan.steps)
            if state.actor() != seat:
                _merge(longer, places, state, plan)
                continue
            grew = True
            for action in state.legal():
                further = Plan([*plan.steps, action])
                further.firsts = plan.firsts
                _merge(longer, places, state.child(action), further)
            if len(longer) > most:
                return found
        if not grew:
            return longer
        found = longer


def _after(view: State, steps: list[int]) -> State:
    state = view.copy()
    for action in steps:
        state.apply(action)
    return state


def _merge(
    longer: list[Plan], places: dict[tuple[int, ...], Plan], state: State, plan: Plan
) -> None:
    """Add a plan, or its beginning to the plan that leads to the same position."""
    key = state.key()
    twin = places.get(key)
    if twin is None:
        places[key] = plan
        longer.append(plan)
    else:
        new = [first for first in plan.firsts if first not in twin.firsts]
        twin.firsts = [*twin.firsts, *new]


@final
class Search:
    """`playouts` in all, spread over the plans by sequential halving."""

    def __init__(self, guide: Guide, playouts: int, seconds: float) -> None:
        self.guide: Final = guide
        self.playouts: Final = playouts
        self.seconds: Final = seconds  # 0 for no limit

    def study(
        self, view: State, rng: Rng, finalists: int = FINALISTS, least: int = LEAST
    ) -> list[Plan]:
        """The plans, the best first; of each the playouts tell how sure that is.

        OutOfTime if not even `least` playouts of each fit the time; one always does.
        """
        seed = int(rng.below(1 << 30)) << 30 | int(rng.below(1 << 30))
        deadline = monotonic() + self.seconds if self.seconds else 0.0
        seat = view.actor()
        every = plans(view)
        running = self._promising(view, every, seed)
        halvings = 1
        while finalists << halvings < len(running):
            halvings += 1
        done = 0
        for number in range(halvings):
            share = self.playouts // (halvings * len(running))
            if number == halvings - 1 or share < 1:
                share = max((self.playouts - _count(every)) // len(running), 1)
            for _ in range(share):
                for plan in running:
                    plan.add(self._playout(view, seat, plan.steps, seed, done, self.guide.depth))
                done += 1
                if deadline and monotonic() > deadline:
                    if done < least:
                        raise OutOfTime(f"not even {least} playouts a plan fit the time")
                    return _ranked(every)
            running = _ranked(running)
            running = running[: max(finalists, (len(running) + 1) // 2)]
        return _ranked(every)

    def best(self, view: State, rng: Rng) -> int:
        return self.study(view, rng)[0].steps[0]

    def glance(self, view: State, rng: Rng) -> int:
        """The plan that looks best to the first position that the guide judges."""
        seed = int(rng.below(1 << 30)) << 30 | int(rng.below(1 << 30))
        every = plans(view)
        self._look(view, every, seed)
        return sorted(every, key=_glance)[0].steps[0]

    def _look(self, view: State, every: list[Plan], seed: int) -> None:
        seat = view.actor()
        for number in range(self.guide.glances):
            for plan in every:
                plan.glance += self._playout(view, seat, plan.steps, seed, number, 1)

    def _promising(self, view: State, every: list[Plan], seed: int) -> list[Plan]:
        """Those worth a longer look."""
        guide = self.guide
        if not 0 < guide.wide < len(every):
            return every
        self._look(view, every, seed)
        return sorted(every, key=_glance)[: guide.wide]

    def _playout(
        self, view: State, seat: int, steps: list[int], seed: int, number: int, depth: int
    ) -> float:
        dice = Rng(seed, number)
        picks = Rng(seed, number + PICKS)
        state = view.fill(dice)
        for action in steps:
            state.apply(action)
        guide = self.guide
        turns = guide.horizon
        last = seat
        while True:
            actor = state.actor()
            if actor == OVER:
                return guide.result(state, seat)
            if depth and guide.judges(state):
                depth -= 1
                if depth == 0:
                    return guide.worth(state, seat)
            if actor == CHANCE:
                state.apply(state.chance().sample(dice))
                continue
            if actor != last:
                last = actor
                turns -= 1
                if turns == 0:
                    return guide.worth(state, seat)
            state.apply(guide.pick(state, picks))


def _count(every: list[Plan]) -> int:
    count = 0
    for plan in every:
        count += plan.playouts
    return count


def _glance(plan: Plan) -> float:
    return -plan.glance


def _order(plan: Plan) -> tuple[int, float]:
    return (-plan.playouts, -plan.mean())


def _ranked(some: list[Plan]) -> list[Plan]:
    """Those tried longest first, and among them the better; ties stay in order of the actions."""
    return sorted(some, key=_order)
