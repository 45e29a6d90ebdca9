"""simpsons at a glance: know the odds, bet with them."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from pasch.bots.guide import Guide, anything
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.simpsons.album import ALBUM, DICE, PORTRAITS
from pasch.games.simpsons.chances import chance
from pasch.games.simpsons.state import (
    AGAINST,
    BANK,
    BETTING,
    BONUS,
    CHOOSING,
    COUNTING,
    FOR,
    STAKE,
    STAKING,
    THROW,
    THROWING,
    Simpsons,
)

# Of each portrait with each number of dice, as floats: this is where exactness ends.
ODDS: Final[list[list[float]]] = [
    [float(chance(portrait, dice)) for dice in range(DICE + 1)] for portrait in range(PORTRAITS)
]
ANOTHER: Final = 1.5  # chips that another throw is worth
EVEN: Final = 0.5
# What decides a game is the lead against the root of what the bank may still pay out.  Fitted to
# the ends of some ten thousand games (docs/bots.md).
LEAD: Final = 0.86
REST: Final = 1.0  # chips that would still change hands with an empty bank
FIRST: Final = 0.9  # chips that it is worth to begin a turn
GOING_ON: Final[list[float]] = [0.0, -1.2, 0.0, 0.7, -0.2, 0.0, 0.0, 0.0]  # with so many dice


@final
class SimpsonsGuide(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Simpsons)
        if state.phase == CHOOSING:
            return _portrait(state)
        if state.phase == COUNTING:
            return THROW + _dice(state, state.portrait)
        most = sober(state, state.asked)
        if state.phase == STAKING:
            dice = state.dice if state.used else _dice(state, state.portrait)
            return STAKE + (most if ODDS[state.portrait][dice] > EVEN else 1)
        likely = ODDS[state.portrait][state.dice]
        if likely > EVEN:
            return FOR + (most if likely > 0.6 else (most + 1) // 2)
        return AGAINST + (most if likely < 0.4 else (most + 1) // 2)

    def slip(self, state: State, rng: Rng) -> int:
        """As children do: the grandest portrait, and always for whoever throws."""
        assert isinstance(state, Simpsons)
        if state.phase == CHOOSING and int(rng.below(2)):
            return state.legal()[-1]
        if state.phase == BETTING:
            side = FOR if int(rng.below(4)) else AGAINST
            return side + 1 + int(rng.below(sober(state, state.asked)))
        if state.phase == STAKING:
            return STAKE + 1 + int(rng.below(sober(state, state.asked)))
        return anything(state, rng)

    def judges(self, state: State) -> bool:
        """Once all bets are laid, the throw and what it changes can be told exactly."""
        assert isinstance(state, Simpsons)
        return state.phase == THROWING and state.fallen == 0

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Simpsons)
        likely = ODDS[state.portrait][state.dice]
        made = self._after(state, True, seat)
        return likely * made + (1 - likely) * self._after(state, False, seat)

    def _after(self, state: Simpsons, made: bool, seat: int) -> float:
        """The chance to win once this throw is settled."""
        chips = state.chips[:]
        for giver, taker, amount in state.payments(made):
            chips[giver] -= amount
            chips[taker] += amount
        purses = chips[:BANK]
        mine = purses[seat]
        if 0 in chips:
            most = max(purses)
            return 0.0 if mine < most else 1 / purses.count(most)
        left = state.dice - ALBUM.sizes[state.portrait] if made else 0
        roller = state.turn if left else (state.turn + 1) % state.seats
        ahead = GOING_ON[left] if left else FIRST
        scale = LEAD / sqrt(chips[BANK] + REST)
        rest = 0.0
        for other in range(state.seats):
            more = ahead if other == roller else 0.0
            if seat == roller:
                more -= ahead
            rest += exp(scale * (purses[other] - mine + more))
        return 1 / rest


def sober(state: Simpsons, seat: int) -> int:
    """The most that a seat bets without trying out: never half of its chips at once."""
    return max(1, min(state.limit, (state.chips[seat] - 1) // 2))


def _worth(state: Simpsons, portrait: int, dice: int) -> float:
    """Chips that a throw brings the roller."""
    likely = ODDS[portrait][dice]
    stake = sober(state, state.turn) if likely > EVEN else 1
    bonus = BONUS if dice == ALBUM.sizes[portrait] and state.chips[BANK] > BONUS else 0
    more = ANOTHER if dice > ALBUM.sizes[portrait] else 0.0
    return (2 * likely - 1) * stake + likely * (bonus + more)


def _dice(state: Simpsons, portrait: int) -> int:
    """The number of dice to throw for a portrait, at the beginning of a turn."""
    about = ALBUM.portraits[portrait]
    best = about.least
    for dice in range(about.least, about.most + 1):
        if _worth(state, portrait, dice) > _worth(state, portrait, best):
            best = dice
    return best


def _portrait(state: Simpsons) -> int:
    best = -1
    highest = -1000.0
    for portrait in state.legal():
        dice = state.dice if state.used else _dice(state, portrait)
        worth = _worth(state, portrait, dice)
        if worth > highest:
            highest = worth
            best = portrait
    return best


GUIDE: Final = SimpsonsGuide(slips=(65, 24, 5, 0), playouts=(0, 0, 0, 300), depth=1)
