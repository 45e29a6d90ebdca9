# compiled
"""What the learned judgement of mal_anders looks at, when a turn begins.

Seats are seen from whoever is to throw, clockwise.
"""

from __future__ import annotations

from typing import Final

from pasch.games.mal_anders.state import MOST, PIECES, SIX, STEPS, TRACK, MalAnders

WINDOW: Final = (1 << MOST) - 1
WAIT: Final = 8.0  # the points that the wait for a six is worth
RISK: Final = 3.0  # points in danger, in one feature
RISKS: Final = 10
BESIDE: Final = STEPS
DANGER: Final = BESIDE + PIECES + 1
EACH: Final = DANGER + RISKS  # features of a seat


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


def _mirror(window: int) -> int:
    """The same window read from the other side."""
    turned = 0
    for place in range(MOST):
        if window >> place & 1:
            turned |= 1 << MOST - 1 - place
    return turned


REACH: Final[list[float]] = _reach()
ENTERS: Final = REACH[1 << SIX - 1]
MIRROR: Final[list[int]] = [_mirror(window) for window in range(WINDOW + 1)]


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


def count(seats: int) -> int:
    return seats * EACH


def features(state: MalAnders) -> list[int]:
    found: list[int] = []
    seats = state.seats
    first = 0
    for place in range(seats):
        seat = (state.turn + place) % seats
        men = state.men[seat]
        risk = 0.0
        step = 0
        while men >> step:
            if men >> step & 1:
                found.append(first + step)
                if step < TRACK:
                    risk += threat(state, seat, step) * (step + WAIT)
            step += 1
        found.append(first + BESIDE + state.beside[seat])
        found.append(first + DANGER + min(int(risk / RISK), RISKS - 1))
        first += EACH
    return found
