"""simpsons at a glance: know the odds, bet with them."""

from __future__ import annotations

from typing import Final, final

from pasch.bots.guide import Guide, anything
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.simpsons.album import ALBUM, DICE, PORTRAITS
from pasch.games.simpsons.odds import chance
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
    Simpsons,
)

# Of each portrait with each number of dice, as floats: this is where exactness ends.
ODDS: Final[list[list[float]]] = [
    [float(chance(portrait, dice)) for dice in range(DICE + 1)] for portrait in range(PORTRAITS)
]
ANOTHER: Final = 1.5  # chips that another throw is worth
EVEN: Final = 0.5


@final
class SimpsonsGuide(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Simpsons)
        if state.phase == CHOOSING:
            return _portrait(state)
        if state.phase == COUNTING:
            return THROW + _dice(state, state.portrait)
        most = state.most(state.asked)
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
        if state.phase == BETTING and int(rng.below(2)):
            return FOR + 1 + int(rng.below(state.most(state.asked)))
        return anything(state, rng)


def _worth(state: Simpsons, portrait: int, dice: int) -> float:
    """Chips that a throw brings the roller."""
    likely = ODDS[portrait][dice]
    stake = state.most(state.turn) if likely > EVEN else 1
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


GUIDE: Final = SimpsonsGuide(slips=(80, 30, 0, 0), playouts=(0, 0, 0, 1000))
