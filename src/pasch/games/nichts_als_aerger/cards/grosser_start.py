"""NA-85 Großer Start: all from B to A at once."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.actions import MOVE, STRIKE
from pasch.games.nichts_als_aerger.rules.board import BASE
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, KARATE, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class GrosserStart(Card):
    moments: ClassVar[Moments] = ((1, ANSWERS), (2, ASKING), (2, KARATE))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return state.board.waits(seat)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            state.await_answers(play, 1)
        elif play.step == 1:
            if state.board.others(play.seat, 0):
                play.ask(play.seat, 2)
            else:  # nobody there: nothing to choose
                self._start(state, play)
                play.step = 2
        else:
            state.finish()

    def _start(self, state: NichtsAlsAerger, play: Play) -> None:
        for _ in range(state.board.count(play.seat, BASE)):
            state.board.move(play.seat, BASE, 0)

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return [MOVE, MOVE + STRIKE]

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        if action == MOVE + STRIKE:
            play.mover = play.colour = play.seat
            play.origin = BASE
            state.attack(play, state.board.owners(state.board.start(play.seat)))
        else:
            self._start(state, play)

    def strike(self, state: NichtsAlsAerger, play: Play) -> None:
        board = state.board
        starting = board.count(play.seat, BASE)
        board.clear(board.start(play.seat))  # NA-16: own ones, too; they stay on B
        for _ in range(starting):
            board.move(play.seat, BASE, 0)
