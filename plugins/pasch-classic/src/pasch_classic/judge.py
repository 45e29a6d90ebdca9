"""A race at a glance: get on, capture, keep out of reach.  Compiled beside `race.py`."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from .race import ENTER, LAP, MOVE, SIX, TRACK, Race, bit, count

# In points to move.  A piece that waits has its way and the wait for a six before it.
WAIT: Final = 10.0
SAFE: Final = 4.0  # what a field at home is worth beyond the points
FEAR: Final = 0.3  # of being captured, against the loss if it comes to that
PRESS: Final = 0.1  # for each field behind it: what is nearly home is brought home first
WHOLE: Final = 4 * (TRACK + 1.5)  # the way of four pieces home
TURN: Final = 4.0  # being next is worth a throw
CALM: Final = 0.4  # who is next may still run from danger
FURTHER: Final = 0.015  # PRESS, as far as a whole way feels it
SPREAD: Final = 24.0


def best(race: Race) -> int:
    """The action that brings most at once."""
    chosen: i64 = -1
    highest = -1000.0
    for action in race.legal():
        rated = rate(race, action)
        if rated > highest:
            highest = rated
            chosen = action
    return int(chosen)


def rate(race: Race, action: i64) -> float:
    """What a move brings, in points to move."""
    seat: i64 = race.turn
    target = race.lands(action)
    rated = WAIT
    if action != ENTER:
        origin = action - MOVE
        rated = float(target - origin) + PRESS * float(origin)
        if origin < TRACK:
            rated += danger(race, seat, origin)
    missed = race.missed(action)
    if missed:
        rated -= WAIT + TRACK / 2
    if target >= TRACK:
        return rated + SAFE
    victim = race.standing(seat, target)
    if victim >= 0:
        rated += float(race.translate(target, seat, victim)) + WAIT
    return rated - danger(race, seat, target)


def threat(race: Race, seat: i64, step: i64) -> float:
    """The chance that a piece on this field of the track is hit before its next turn."""
    if step >= TRACK or race.twins(seat) >> step & 1:
        return 0.0
    safe = 1.0
    for other in range(race.seats):
        if other != seat and not race.rank[other]:
            theirs = race.translate(step, seat, other)
            behind = race.men(other) & LAP & (bit(theirs) - 1)  # beyond its A nobody goes on
            if theirs > SIX:
                behind &= ~(bit(theirs - SIX) - 1)
            hits = float(count(behind))
            if theirs == 0 and race.waiting(other):
                hits += 1.0
            safe *= 1.0 - hits / SIX
    return 1.0 - safe


def danger(race: Race, seat: i64, step: i64) -> float:
    """What a piece on this field stands to lose until its next turn."""
    return FEAR * threat(race, seat, step) * (float(step) + WAIT)


def way(race: Race, seat: i64) -> float:
    """The points a seat has to move until it has won."""
    men = race.men(seat)
    twins = race.twins(seat)
    left = WAIT * float(race.waiting(seat)) + WHOLE
    on_turn = seat == race.turn
    step: i64 = 0
    while men >> step:
        if men >> step & 1:
            gone = float(step) + FURTHER * float(step) * float(step)
            left -= gone * (2.0 if twins >> step & 1 else 1.0)
            if step < TRACK:
                left += danger(race, seat, step) * (CALM if on_turn else 1.0)
            else:
                left -= SAFE
        step += 1
    return left - TURN if on_turn else left


def worth(race: Race, seat: int) -> float:
    """The seat's chance to win, by the points each still has to move."""
    mine = 0.0
    rest = 0.0
    for other in range(race.seats):
        if not race.rank[other]:
            strength = exp(-way(race, other) / SPREAD)
            rest += strength
            if other == seat:
                mine = strength
    return mine / rest if rest else 0.0
