"""NA-76 Schneckenbonus: its owner may move what others roll."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Schneckenbonus(Card):
    moments: ClassVar[Moments] = ((1, ANSWERS),)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            state.await_answers(play, 1)
        else:
            state.hands.discards[play.kind] -= 1  # NA-47 it lies to the end
            state.bonus = play.seat
            state.finish()

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        return (1 << state.seats) - 1
