"""NA-64 Gesetz!: everybody's next turn without dice."""

from __future__ import annotations

from typing import final

from pasch.games.nichts_als_aerger.rules.card import Card
from pasch.games.nichts_als_aerger.rules.play import Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Gesetz(Card):
    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        state.hands.discards[play.kind] -= 1  # it lies in the middle
        state.law = state.seats
        state.finish()
