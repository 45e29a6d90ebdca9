"""NA-61 Champion: two dice for everybody; the highest moves, or everybody but the highest."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.moves import BY_CARD, IF_HE_LIKES
from pasch.games.nichts_als_aerger.rules.play import MOVING, ROLLING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Champion(Card):
    """`one` counts the players who have rolled, `two` is the set of those still to move."""

    rolls: ClassVar[int] = 2
    moments: ClassVar[Moments] = ((0, ROLLING), (1, MOVING), (2, MOVING))

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            if play.one < state.seats:
                play.one += 1
                play.roll((play.seat + play.one - 1) % state.seats, 2, 0)
            else:
                self._compare(state, play)
        elif play.two:
            seat = state.next_of(play.two, play.seat)
            play.two &= ~(1 << seat)
            how = IF_HE_LIKES if play.step == 1 else BY_CARD
            if state.board.outside(seat):
                state.move(play, seat, seat, self.sum_of(state, play, seat), how, play.step)
        else:
            state.finish()

    def _compare(self, state: NichtsAlsAerger, play: Play) -> None:
        highest = 0
        for seat in range(state.seats):
            highest = max(highest, self.sum_of(state, play, seat))
        best = 0
        rest = 0
        for seat in range(state.seats):
            if self.sum_of(state, play, seat) == highest:
                best |= 1 << seat
            else:
                rest |= 1 << seat
        alone = best & (best - 1) == 0
        play.two = best if alone else rest
        play.step = 1 if alone else 2

    def sum_of(self, state: NichtsAlsAerger, play: Play, seat: int) -> int:
        """What a seat has rolled; the drawer's dice came first."""
        turn = (seat - play.seat) % state.seats
        pair = play.dice >> 6 * (state.seats - 1 - turn)
        return (pair & 7) + (pair >> 3 & 7)

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.seats + 1, 1 << state.seats

    def dice(self, state: NichtsAlsAerger, play: Play) -> int:
        return 2 * play.one - play.left if play.doing == ROLLING else 2 * state.seats
