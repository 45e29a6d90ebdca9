"""wonderful_world at a glance: rows that dice hit well, and room for what is still to come."""

from __future__ import annotations

from typing import Final, final

from pasch.bots.guide import Guide, anything
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.wonderful_world import actions, phases
from pasch.games.wonderful_world.parts import CARD, CARD_BITS, DICE, ROWS
from pasch.games.wonderful_world.state import CLASHES, NUMBERS, WonderfulWorld

HIGHEST: Final = 6 * DICE
LONGEST: Final = 21  # the sum of a full row
HIT: Final = 60.0  # what a certain hit is worth against a place for a card
LOST: Final = 12.0  # for a card of a hand that has no place


def _sums() -> list[list[float]]:
    """The chance of each sum with 1 to 4 dice."""
    ways = [[1.0] + [0.0] * HIGHEST]
    for _ in range(DICE):
        last = ways[-1]
        ways.append([
            sum(last[total - pips] for pips in range(1, 7) if total >= pips) / 6
            for total in range(HIGHEST + 1)
        ])  # fmt: skip
    return ways


SUMS: Final[list[list[float]]] = _sums()


@final
class WonderfulWorldGuide(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        assert isinstance(state, WonderfulWorld)
        phase = state.phase
        if phase == phases.LAYING:
            return _lay(state)
        if phase == phases.CHOOSING or phase == phases.AGAIN:
            return actions.THROW + _dice(state.sums) - 1
        if phase == phases.HITTING or phase == phases.BEATING:
            return _tallest(state)
        return state.legal()[0]

    def slip(self, state: State, rng: Rng) -> int:
        """As children do: all the dice, and any place for any card."""
        assert isinstance(state, WonderfulWorld)
        if state.phase == phases.CHOOSING or state.phase == phases.AGAIN:
            return actions.THROW + DICE - 1
        return anything(state, rng)

    def result(self, state: State, seat: int) -> float:
        return float(state.returns()[seat])


def _lay(state: WonderfulWorld) -> int:
    best = actions.SHOW
    highest = -1000000.0
    sums = state.sums[:]
    held = 0
    for hand in state.hands:
        held |= hand
    coming = state.unseen | held
    for action in state.legal():
        if action == actions.SHOW:
            return action
        card = action // ROWS
        row = action % ROWS
        sums[row] += NUMBERS[card]
        rest = coming & ~(1 << card)
        room = (state.room[row] if state.rows[row] else ~0) & ~CLASHES[card]
        rated = HIT * _chance(sums, _dice(sums)) if state.landscapes else 0.0
        anywhere = 0
        for place in range(ROWS):
            free = (room if place == row else state.room[place]) & rest
            anywhere |= free
            rated += float(free.bit_count())
        rated -= LOST * float((held & rest & ~anywhere).bit_count())
        rated -= LOST * float((rest & ~anywhere).bit_count())
        if rated > highest:
            highest = rated
            best = action
        sums[row] -= NUMBERS[card]
    return best


def _chance(sums: list[int], dice: int) -> float:
    """That so many dice hit one of the rows."""
    seen = 0
    chance = 0.0
    for total in sums:
        if total and not seen >> total & 1:
            seen |= 1 << total
            if total <= HIGHEST:
                chance += SUMS[dice][total]
    return chance


def _dice(sums: list[int]) -> int:
    """The number of dice that hits most likely."""
    best = 1
    highest = -1.0
    for dice in range(1, DICE + 1):
        chance = _chance(sums, dice)
        if chance > highest:
            highest = chance
            best = dice
    return best


def _tallest(state: WonderfulWorld) -> int:
    options = state.legal()
    best = options[0]
    most = -1
    for action in options:
        stack = state.rows[action - actions.TAKE]
        cards = 0
        while stack & CARD:
            cards += 1
            stack >>= CARD_BITS
        if cards > most:
            most = cards
            best = action
    return best


GUIDE: Final = WonderfulWorldGuide(slips=(60, 25, 0, 0), playouts=(0, 0, 0, 400))
