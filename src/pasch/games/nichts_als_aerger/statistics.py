"""What `pasch simulate` counts beyond places and points: which cards are played from the hand."""

from __future__ import annotations

from pasch.games.nichts_als_aerger.deck import NAMES
from pasch.games.nichts_als_aerger.rules.actions import GIVE, PLAY
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger
from pasch.research.statistics import Statistics


def card(state: NichtsAlsAerger, action: int) -> str:
    return NAMES[action - PLAY] if PLAY <= action < GIVE else ""


STATISTICS = Statistics(card=card)
