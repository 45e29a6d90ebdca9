"""NA-73 Duell!: two pieces, two dice, one goes home."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.cards.own_and_other import OwnAndOther
from pasch.games.nichts_als_aerger.rules.board import BASE
from pasch.games.nichts_als_aerger.rules.card import Moments
from pasch.games.nichts_als_aerger.rules.naming import other_pieces, pieces_of
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, ROLLING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Duell(OwnAndOther):
    moments: ClassVar[Moments] = (
        (1, ASKING),
        (2, ASKING),
        (3, ANSWERS),
        (4, ROLLING),
        (5, ROLLING),
    )

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return state.board.on_track(seat) and len(other_pieces(state.board, seat)) > 0

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step < 2:
            play.ask(play.seat, play.step + 1)
        elif play.step == 2:
            state.await_answers(play, 3)
        elif play.step == 3:
            play.dice = 0
            play.roll(play.seat, 1, 4)
        elif play.step == 4:
            play.roll(play.two, 1, 5)
        else:
            self._decide(state, play)

    def _decide(self, state: NichtsAlsAerger, play: Play) -> None:
        board = state.board
        mine = play.dice >> 3
        theirs = play.dice & 7
        if mine == theirs:
            play.step = 3
            return
        if mine > theirs:
            board.move(play.two, board.step(play.two, play.target), BASE)
        else:
            board.move(play.seat, board.step(play.seat, play.one), BASE)
        state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        if play.step == 1:
            return pieces_of(state.board, play.seat, play.seat)
        return other_pieces(state.board, play.seat)

    def dice(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 if play.step == 5 else 0
