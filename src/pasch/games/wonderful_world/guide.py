"""wonderful_world at a glance: rows that dice hit well, and room for what is still to come."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from pasch.bots.guide import Guide, anything
from pasch.bots.net import Net, read
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.wonderful_world import actions, phases
from pasch.games.wonderful_world.features import features
from pasch.games.wonderful_world.parts import CARD_BITS, DICE, ROWS
from pasch.games.wonderful_world.state import CLASHES, WonderfulWorld

HIGHEST: Final = 6 * DICE
SQUARE: Final = -0.0213  # for the square of each row's height: they should lie evenly
# What a hit on a row of each height is worth: room for later cards, and rows that lie evenly.
GAINS: Final[list[float]] = [0.0, 0.012, 0.047, 0.082, 0.117, 0.152, 0.187]
HOME: Final = 0.02  # for every place where a card to come fits
HOMELESS: Final = 0.3  # for a card to come that fits nowhere
STRANDED: Final = 0.6  # for one in a hand


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
    def __init__(self) -> None:
        super().__init__(slips=(60, 35, 15, 0), playouts=(0, 0, 0, 600), depth=1, together=True)
        self.nets: list[Net] = []  # read when it is first asked

    def pick(self, state: State, rng: Rng) -> int:
        assert isinstance(state, WonderfulWorld)
        phase = state.phase
        if phase == phases.LAYING:
            return _lay(state)
        if phase == phases.CHOOSING or phase == phases.AGAIN:
            return _throw(state)
        if phase == phases.HITTING or phase == phases.BEATING:
            return _tallest(state)
        return state.legal()[0]

    def slip(self, state: State, rng: Rng) -> int:
        """As children do: all the dice, and any place for any card."""
        assert isinstance(state, WonderfulWorld)
        if state.phase == phases.CHOOSING or state.phase == phases.AGAIN:
            return actions.THROW + DICE - 1
        return anything(state, rng)

    def judges(self, state: State) -> bool:
        assert isinstance(state, WonderfulWorld)
        return state.phase == phases.ROLLING and state.dice == 0

    def worth(self, state: State, seat: int) -> float:
        """The chance of part 2 before a throw, as learned from solved ones."""
        assert isinstance(state, WonderfulWorld)
        if not self.nets:
            content = files("pasch.games.wonderful_world").joinpath("learned", "piles.net")
            self.nets.append(read(content.read_bytes()))
        return self.nets[0].chances(features(state))[0]


def _height(stack: int) -> int:
    cards = 0
    while stack:
        cards += 1
        stack >>= CARD_BITS
    return cards


def _lay(state: WonderfulWorld) -> int:
    best = actions.SHOW
    highest = -1000000.0
    held = 0
    for hand in state.hands:
        held |= hand
    coming = state.unseen | held
    for action in state.legal():
        if action == actions.SHOW:
            return action
        card = action // ROWS
        row = action % ROWS
        rest = coming & ~(1 << card)
        room = (state.room[row] if state.rows[row] else ~0) & ~CLASHES[card]
        rated = SQUARE * (2 * _height(state.rows[row]) + 1)
        anywhere = 0
        for place in range(ROWS):
            free = (room if place == row else state.room[place]) & rest
            anywhere |= free
            rated += HOME * free.bit_count()
        rated -= STRANDED * (held & rest & ~anywhere).bit_count()
        rated -= HOMELESS * (rest & ~anywhere).bit_count()
        if rated > highest:
            highest = rated
            best = action
    return best


def _throw(state: WonderfulWorld) -> int:
    """The number of dice that promises most, or to stop where every hit would hurt."""
    gains = [0.0] * (HIGHEST + 1)
    for row in range(ROWS):
        total = state.sums[row]
        if 0 < total <= HIGHEST:
            gain = GAINS[_height(state.rows[row])]
            if gains[total] == 0.0 or gain > gains[total]:
                gains[total] = gain
    best = -1
    highest = 0.0 if state.phase == phases.AGAIN else -1000.0
    for dice in range(1, DICE + 1):
        promise = 0.0
        for total in range(dice, 6 * dice + 1):
            promise += SUMS[dice][total] * gains[total]
        if promise > highest:
            highest = promise
            best = dice
    return actions.STOP if best < 0 else actions.THROW + best - 1


def _tallest(state: WonderfulWorld) -> int:
    options = state.legal()
    best = options[0]
    most = -1
    for action in options:
        cards = _height(state.rows[action - actions.TAKE])
        if cards > most:
            most = cards
            best = action
    return best


GUIDE: Final = WonderfulWorldGuide()
