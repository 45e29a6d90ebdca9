"""What nobody at a table is asked: they just do it, and whoever does not want to says so."""

from __future__ import annotations

from typing import Final

from pasch.engine.window import Routine
from pasch.games.nichts_als_aerger.rules.actions import DRAW, NUMBER, PASS, PLAY, ROLL, TAKE
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

USUAL: Final = ([PASS, DRAW], [PASS, TAKE])  # NA-19 a card at the end, NA-55 the snail's roll


def routine(state: NichtsAlsAerger) -> Routine | None:
    """The only move, but for the dice: everybody rolls their own (NA-10).

    Whether there is a card to draw and what can be done on the board, everybody sees.
    """
    legal = state.legal()
    if legal in USUAL:
        return Routine(legal[1], public=True)
    if len(legal) != 1 or legal[0] == ROLL:
        return None
    of_the_hand = legal[0] == PASS or PLAY <= legal[0] < NUMBER
    return Routine(legal[0], public=not of_the_hand)
