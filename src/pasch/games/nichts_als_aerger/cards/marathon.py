"""NA-78 Marathon: the sum of four dice with one piece."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.moves import BY_CARD
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, KARATE, MOVING, ROLLING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

DICE: Final = 4


@final
class Marathon(Card):
    rolls: ClassVar[int] = DICE
    moments: ClassVar[Moments] = ((1, ANSWERS), (2, ROLLING), (3, MOVING), (3, KARATE))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return state.board.outside(seat)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            state.await_answers(play, 1)
        elif play.step == 1:
            play.roll(play.seat, DICE, 2)
        elif play.step == 2:
            state.move(play, play.seat, play.seat, play.total(), BY_CARD, 3)
        else:
            state.finish()
