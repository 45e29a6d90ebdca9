"""What nobody at a table is asked: they just do it, and whoever does not want to says so."""

from __future__ import annotations

from typing import Final

from pasch.engine.window import Routine
from pasch.games.nichts_als_aerger.rules.actions import DRAW, PASS, ROLL, TAKE
from pasch.games.nichts_als_aerger.rules.play import MOVING
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

USUAL: Final = ([PASS, DRAW], [PASS, TAKE])  # NA-19 a card at the end, NA-55 the snail's roll


def routine(state: NichtsAlsAerger) -> Routine | None:
    """The only move, but for the dice: everybody rolls their own (NA-10).

    Where pieces can go and whether there is a card to draw, everybody sees.
    """
    legal = state.legal()
    if legal in USUAL:
        return Routine(legal[1], public=True)
    if len(legal) != 1 or legal[0] == ROLL:
        return None
    return Routine(legal[0], public=state.stack[-1].doing == MOVING)
