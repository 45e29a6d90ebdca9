"""NA-66 Großmut!: the drawer moves somebody else's piece, 12 or three dice."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pasch.games.nichts_als_aerger.rules.actions import SEAT, THREE_DICE, TWELVE
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.moves import BY_CARD, moves
from pasch.games.nichts_als_aerger.rules.play import ASKING, MOVING, ROLLING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

POINTS: Final = 12
DICE: Final = 3
MOST: Final = 18


@final
class Grossmut(Card):
    """`one` are the points, `two` is the seat whose piece moves."""

    rolls: ClassVar[int] = DICE
    moments: ClassVar[Moments] = ((1, ASKING), (2, ROLLING), (3, ASKING), (4, MOVING))

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            play.ask(play.seat, 1)
        elif play.step == 2:
            play.one = play.total() or POINTS
            play.dice = 0
            play.ask(play.seat, 3)  # somebody else always has a piece outside their goal
        elif play.step == 3:
            state.move(play, play.seat, play.two, play.one, BY_CARD, 4)
        else:
            state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        if play.step == 1:
            return [TWELVE, THREE_DICE]
        return [
            SEAT + seat
            for seat in range(state.seats)
            if seat != play.seat and moves(state.board, seat, play.one, BY_CARD)
        ]

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        if play.step == 3:
            play.two = action - SEAT
        elif action == THREE_DICE:
            play.roll(play.seat, DICE, 2)
        else:
            play.step = 2

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return MOST + 1, state.seats

    def dice(self, state: NichtsAlsAerger, play: Play) -> int:
        return DICE - play.left if play.doing == ROLLING else 0
