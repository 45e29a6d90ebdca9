"""NA-81 Prophezeiung: three times the number, if it was foretold."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pasch.games.nichts_als_aerger.rules.actions import NUMBER
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.moves import BY_CARD, BY_CARD_ROLL
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, KARATE, MOVING, ROLLING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

TIMES: Final = 3


@final
class Prophezeiung(Card):
    """`one` is the number foretold."""

    moments: ClassVar[Moments] = ((1, ASKING), (2, ANSWERS), (3, ROLLING), (4, MOVING), (4, KARATE))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return state.board.outside(seat)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            play.ask(play.seat, 1)
        elif play.step == 1:
            state.await_answers(play, 2)
        elif play.step == 2:
            play.roll(play.seat, 1, 3)
        elif play.step == 3:
            if play.dice == play.one:
                state.move(play, play.seat, play.seat, play.dice * TIMES, BY_CARD, 4)
            else:
                state.move(play, play.seat, play.seat, play.dice, BY_CARD_ROLL, 4)
        else:
            state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return [NUMBER + pips for pips in range(1, 7)]

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        play.one = action - NUMBER

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return 7, 1
