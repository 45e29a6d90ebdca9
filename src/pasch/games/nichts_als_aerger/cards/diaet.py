"""NA-62 Diät: a hand of two, until its owner rolls a 1."""

from __future__ import annotations

from typing import final

from pasch.games.nichts_als_aerger.rules.card import Card
from pasch.games.nichts_als_aerger.rules.play import Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Diaet(Card):
    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        state.hands.discards[play.kind] -= 1  # it lies before its player
        state.diet = play.seat
        state.finish()
