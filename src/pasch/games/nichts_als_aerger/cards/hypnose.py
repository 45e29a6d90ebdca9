"""NA-74 Hypnose: somebody rolls for another, two turns long."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.actions import SEAT
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, Play
from pasch.games.nichts_als_aerger.state import SPELL, NichtsAlsAerger


@final
class Hypnose(Card):
    """`one` is the victim."""

    moments: ClassVar[Moments] = ((1, ASKING), (2, ANSWERS))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return len(self._awake(state, seat)) > 0

    def _awake(self, state: NichtsAlsAerger, seat: int) -> list[int]:
        seats = range(state.seats)
        return [SEAT + other for other in seats if other != seat and not state.spell[other]]

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            play.ask(play.seat, 1)
        elif play.step == 1:
            state.await_answers(play, 2)
        else:
            state.hands.discards[play.kind] -= 1  # it lies before the victim
            state.spell[play.one] = SPELL
            state.spell_of[play.one] = play.seat
            state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return self._awake(state, play.seat)

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        play.one = action - SEAT

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << play.seat | 1 << play.one

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.seats, 1
