"""NA-82 Würfel-Menü: three rolls, one to choose."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pasch.games.nichts_als_aerger.rules.actions import NUMBER
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.moves import BY_CARD_ROLL
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, KARATE, MOVING, ROLLING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

DICE: Final = 3


@final
class WuerfelMenue(Card):
    """`one` is the roll chosen."""

    rolls: ClassVar[int] = DICE
    moments: ClassVar[Moments] = ((1, ANSWERS), (2, ROLLING), (3, ASKING), (4, MOVING), (4, KARATE))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return state.board.outside(seat)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            state.await_answers(play, 1)
        elif play.step == 1:
            play.roll(play.seat, DICE, 2)
        elif play.step == 2:
            play.ask(play.seat, 3)
        elif play.step == 3:
            state.move(play, play.seat, play.seat, play.one, BY_CARD_ROLL, 4)
        else:
            state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        rolls = (play.dice & 7, play.dice >> 3 & 7, play.dice >> 6)
        return [NUMBER + pips for pips in range(1, 7) if pips in rolls]

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        play.one = action - NUMBER

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return 7, 1
