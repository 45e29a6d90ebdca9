"""What nobody at a table is asked: they just do it, and whoever does not want to says so."""

from __future__ import annotations

from typing import Final

from pasch.games.nichts_als_aerger.rules.actions import DRAW, PASS, ROLL, TAKE
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

USUAL: Final = ([PASS, DRAW], [PASS, TAKE])  # NA-19 a card at the end, NA-55 the snail's roll


def routine(state: NichtsAlsAerger) -> int | None:
    """The only move, but for the dice: everybody rolls their own (NA-10)."""
    legal = state.legal()
    if len(legal) == 1:
        return None if legal[0] == ROLL else legal[0]
    return legal[1] if legal in USUAL else None
