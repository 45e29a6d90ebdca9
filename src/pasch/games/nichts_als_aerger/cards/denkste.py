"""NA-69 Denkste!: a card is void, or a 6 out of turn."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.moves import BY_DICE, SIX, can_roll
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, KARATE, MOVING, ROLLING, SIXES, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Denkste(Card):
    moments: ClassVar[Moments] = ((1, ANSWERS), (2, ROLLING), (3, MOVING), (3, KARATE))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return can_roll(state.board, seat, SIX)

    def interrupts(self, state: NichtsAlsAerger, play: Play, seat: int) -> bool:
        if play.doing == ANSWERS:
            return not state.cards[play.kind].defies_denkste()
        return play.doing == SIXES  # NA-21: who is asked can move a 6

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << state.below().seat if self._answers(state) else 1 << play.seat

    def _answers(self, state: NichtsAlsAerger) -> bool:
        return state.below().doing == ANSWERS

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            state.await_answers(play, 1)
        elif play.step == 1:
            if self._answers(state):
                state.cancel()
            else:
                play.dice = SIX
                play.step = 2
        elif play.step == 2:
            state.move(play, play.seat, play.seat, play.dice, BY_DICE, 3)  # NA-44
        elif play.dice == SIX:
            play.dice = 0
            play.roll(play.seat, 1, 2)
        else:
            state.finish()
