"""nichts_als_aerger at a glance: bring out, throw out, get home; cards now and then."""

from __future__ import annotations

from math import exp
from typing import Final, final

from pasch.bots.guide import Guide, anything
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.nichts_als_aerger.rules.actions import DRAW, MOVE, PASS, PLAY, ROLL, RUN_ON, STRIKE
from pasch.games.nichts_als_aerger.rules.board import BASE
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

# In fields to walk.
OUT: Final = 10.0  # a piece that has left B
HOME: Final = 12.0  # one in the goal
VICTIM: Final = 15.0
CARD: Final = 4.0  # one in the hand
SPREAD: Final = 22.0
PATIENCE: Final = 3  # a card is played in one turn of so many


@final
class NichtsAlsAergerGuide(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        assert isinstance(state, NichtsAlsAerger)
        options = state.legal()
        if options[-1] >= MOVE:
            return _move(state, options)
        if options[0] == ROLL:
            return anything(state, rng) if int(rng.below(PATIENCE)) == 0 else ROLL
        if DRAW in options:
            return DRAW
        if options[0] == PASS and int(rng.below(2)):
            return PASS
        return anything(state, rng)

    def slip(self, state: State, rng: Rng) -> int:
        """As children do: play every card at once."""
        options = state.legal()
        for action in options:
            if PLAY <= action < PLAY + 26 and int(rng.below(2)):
                return action
        return anything(state, rng)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, NichtsAlsAerger)
        mine = 0.0
        rest = 0.0
        for other in range(state.seats):
            strength = exp(_progress(state, other) / SPREAD)
            rest += strength
            if other == seat or (state.rules.teams and (other - seat) % 2 == 0):
                mine += strength
        return mine / rest


def _progress(state: NichtsAlsAerger, seat: int) -> float:
    """The fields behind a seat's pieces, and what its cards are worth."""
    board = state.board
    fields = CARD * min(state.hands.size[seat], 5)
    for place in range(seat * board.pieces, (seat + 1) * board.pieces):
        step = board.men[place]
        if step != BASE:
            fields += OUT + step
            if step >= board.track:
                fields += HOME
    return fields


def _move(state: NichtsAlsAerger, options: list[int]) -> int:
    play = state.stack[-1]
    best = options[0]
    highest = -1000.0
    for action in options:
        if action < MOVE:
            continue
        step = (action - MOVE) // 4 - 1
        how = (action - MOVE) % 4
        rated = OUT if step == BASE else 0.1 * step
        if how & STRIKE:
            rated += VICTIM
        if how & RUN_ON:
            rated -= state.board.track
        elif step < state.board.track <= step + play.points:
            rated += HOME
        if rated > highest:
            highest = rated
            best = action
    return best


GUIDE: Final = NichtsAlsAergerGuide(slips=(60, 20, 20, 0), playouts=(0, 0, 30, 300), horizon=4)
