"""mal_anders at a glance: get on, throw out, keep out of reach."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from pasch.bots.learned import LearnedGuide
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.mal_anders.exact.endings import table
from pasch.games.mal_anders.features import WAIT, count, features, threat
from pasch.games.mal_anders.state import (
    ENTER,
    LAPSE,
    RUN_ON,
    TRACK,
    MalAnders,
    counts,
    lands,
    leaves,
    tries,
)

# In points to move.  A piece beside the board has its way and the wait for a six before it.
SAFE: Final = 3.0  # what a goal field is worth beyond the points
FEAR: Final = 0.8  # of being thrown out, against the loss if it comes to that
WHOLE: Final = 4 * (TRACK + 1.5)  # the way of four pieces into the goal
TURN: Final = 7.0  # being next is worth half a throw
CALM: Final = 0.3  # who is next may still run from danger
SPREAD: Final = 14.0


@final
class MalAndersGuide(LearnedGuide):
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

    def judges(self, state: State) -> bool:
        assert isinstance(state, MalAnders)
        turn = state.turn
        return turn >= 0 and not state.dice and state.throws == tries(state.men[turn])

    def features(self, state: State) -> list[int]:
        assert isinstance(state, MalAnders)
        return features(state)

    def count(self, seats: int) -> int:
        return count(seats)

    def first(self, state: State) -> int:
        assert isinstance(state, MalAnders)
        return state.turn

    def worth(self, state: State, seat: int) -> float:
        """Solved or learned; once somebody has won, the others race for the next place (MA-40)."""
        assert isinstance(state, MalAnders)
        seats = state.seats
        if seats == 2 and state.men[0] >> TRACK and state.men[1] >> TRACK:
            solved = table()
            stand = state.men[state.turn]
            against = state.men[1 - state.turn]
            if solved.holds(stand, against):
                chance = solved.chance(stand, against)
                return chance if seat == state.turn else 1 - chance
        if not state.finished:
            return self.net(seats).chances(features(state))[(seat - state.turn) % seats]
        mine = 0.0
        rest = 0.0
        for other in range(seats):
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


def _danger(state: MalAnders, seat: int, step: int) -> float:
    """What a piece on this field of the track stands to lose until its next turn."""
    return FEAR * threat(state, seat, step) * (step + WAIT)


GUIDE: Final = MalAndersGuide(
    "pasch.games.mal_anders",
    slips=(50, 22, 17, 0),
    playouts=(0, 0, 24, 300),
    depth=2,
    wide=6,
)
