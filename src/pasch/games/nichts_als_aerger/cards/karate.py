"""NA-71 Karate!: whoever wanted to throw out goes home instead."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, KARATE, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Karate(Card):
    moments: ClassVar[Moments] = ((1, ANSWERS),)

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return False  # NA-49: only ever an answer

    def interrupts(self, state: NichtsAlsAerger, play: Play, seat: int) -> bool:
        return play.doing == KARATE

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        attack = state.below()
        return attack.struck | 1 << attack.mover

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            state.await_answers(play, 1)
        else:
            state.parry()
