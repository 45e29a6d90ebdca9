"""NA-70 Ätsch!: a card that concerns nobody else is void."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Aetsch(Card):
    moments: ClassVar[Moments] = ((1, ANSWERS),)

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return False  # NA-49: only ever an answer

    def interrupts(self, state: NichtsAlsAerger, play: Play, seat: int) -> bool:
        if play.doing != ANSWERS:
            return False
        others = state.cards[play.kind].concerns(state, play) & ~(1 << play.seat | 1 << seat)
        return not others or state.seats == 2  # NA-46

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << state.below().seat

    def defies_denkste(self) -> bool:
        return True

    def answerers(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << state.below().seat  # NA-45: only the player whose card it hit

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            state.await_answers(play, 1)
        else:
            state.cancel()
