"""NA-79 Trio: three in the goal are enough."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

ENOUGH: Final = 3


@final
class Trio(Card):
    moments: ClassVar[Moments] = ((1, ANSWERS),)

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return state.board.in_goal(seat) == ENOUGH

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            state.await_answers(play, 1)
        else:
            state.win(play.seat)
