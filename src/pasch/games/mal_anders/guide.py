"""mal_anders at a glance: get on, throw out, keep out of reach."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from pasch.bots.guide import Guide
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.mal_anders.state import (
    ENTER,
    LAPSE,
    MOST,
    RUN_ON,
    SIX,
    TRACK,
    MalAnders,
    counts,
    lands,
    leaves,
)

WINDOW: Final = (1 << MOST) - 1
# In points to move.  A piece beside the board has its way and the wait for a six before it.
WAIT: Final = 8.0
SAFE: Final = 3.0  # what a goal field is worth beyond the points
FEAR: Final = 0.8  # of being thrown out, against the loss if it comes to that
WHOLE: Final = 4 * (TRACK + 1.5)  # the way of four pieces into the goal
TURN: Final = 7.0  # being next is worth half a throw
CALM: Final = 0.3  # who is next may still run from danger
SPREAD: Final = 14.0


def _reach() -> list[float]:
    """By the distances at which enemies stand (bit n: n + 1 fields behind): the chance that one
    of the pairs of four dice is one of them."""
    throws: dict[int, int] = {}
    for code in range(6**4):
        dice = [code // 6**place % 6 + 1 for place in range(4)]
        sums = 0
        for one in range(4):
            for other in range(one):
                sums |= 1 << dice[one] + dice[other] - 1
        if sums & 2:
            sums |= 1  # MA-13
        throws[sums] = throws.get(sums, 0) + 1
    chances: list[float] = []
    for window in range(WINDOW + 1):
        hits = 0
        for sums, count in throws.items():
            if sums & window:
                hits += count
        chances.append(hits / 6**4)
    return chances


REACH: Final[list[float]] = _reach()
ENTERS: Final = REACH[1 << SIX - 1]


@final
class MalAndersGuide(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        assert isinstance(state, MalAnders)
        best = -1
        highest = -1000.0
        for action in state.legal():
            rated = _rate(state, action)
            if rated > highest:
                highest = rated
                best = action
        return best

    def slip(self, state: State, rng: Rng) -> int:
        """As children do: always on with the foremost piece, whatever stands there."""
        options = state.legal()
        best = options[int(rng.below(i64(len(options))))]
        if int(rng.below(2)):
            return best
        for action in options:
            if action != LAPSE and lands(action) > lands(best):
                best = action
        return best

    def worth(self, state: State, seat: int) -> float:
        """By the points each still has to move, those in danger included."""
        assert isinstance(state, MalAnders)
        mine = 0.0
        rest = 0.0
        for other in range(state.seats):
            strength = exp(-_way(state, other) / SPREAD)
            rest += strength
            if other == seat:
                mine = strength
        return mine / rest


def _way(state: MalAnders, seat: int) -> float:
    """The points a seat has to move until it has won."""
    men = state.men[seat]
    way = WAIT * state.beside[seat] + WHOLE
    on_turn = seat == state.turn
    step = 0
    while men >> step:
        if men >> step & 1:
            way -= step + WAIT
            if step < TRACK:
                way += _danger(state, seat, step) * (CALM if on_turn else 1.0)
        step += 1
    return way - TURN if on_turn else way


def _rate(state: MalAnders, action: int) -> float:
    """What a use brings, in points to move."""
    if action == LAPSE:
        return 0.0
    seat = state.turn
    target = lands(action)
    rated: float
    if action == ENTER:
        rated = WAIT
    else:
        origin = leaves(action)
        rated = float(counts(action))
        if action >= RUN_ON:
            rated -= TRACK
        if origin < TRACK:
            rated += _danger(state, seat, origin)
    if target >= TRACK:
        return rated + SAFE
    victim = state.standing(seat, target)
    if victim >= 0:
        rated += state.translate(target, seat, victim) + WAIT
    return rated - _danger(state, seat, target)


def threat(state: MalAnders, seat: int, step: int) -> float:
    """The chance that a piece on this field is within reach of a throw; 0 in the goal."""
    if step >= TRACK:
        return 0.0
    safe = 1.0
    for other in range(state.seats):
        if other != seat and not state.rank[other]:
            theirs = state.translate(step, seat, other)
            behind = state.men[other] << MOST >> theirs & WINDOW  # bit 11: one field behind
            if behind:
                safe *= 1.0 - REACH[MIRROR[behind]]
            if theirs == 0 and state.beside[other]:
                safe *= 1.0 - ENTERS
    return 1.0 - safe


def _danger(state: MalAnders, seat: int, step: int) -> float:
    """What a piece on this field of the track stands to lose until its next turn."""
    return FEAR * threat(state, seat, step) * (step + WAIT)


def _mirror(window: int) -> int:
    """The same window read from the other side."""
    turned = 0
    for place in range(MOST):
        if window >> place & 1:
            turned |= 1 << MOST - 1 - place
    return turned


MIRROR: Final[list[int]] = [_mirror(window) for window in range(WINDOW + 1)]
GUIDE: Final = MalAndersGuide(slips=(60, 0, 0, 0), playouts=(0, 0, 24, 600), horizon=3)
