"""NA-86 Farbenkönig: the leader's foremost piece goes back to its A."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.actions import SEAT
from pasch.games.nichts_als_aerger.rules.board import Board
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Farbenkoenig(Card):
    """`one` is the leader."""

    moments: ClassVar[Moments] = ((1, ASKING), (2, ANSWERS))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return len(self._kings(state, seat)) > 0

    def _kings(self, state: NichtsAlsAerger, seat: int) -> list[int]:
        """The leaders other than this seat that have a track piece beyond A."""
        board = state.board
        scores = [self._score(board, other) for other in range(state.seats)]
        best = max(scores)
        return [
            other
            for other in range(state.seats)
            if other != seat and scores[other] == best and self._foremost(board, other) > 0
        ]

    def _score(self, board: Board, seat: int) -> int:
        """Most in the goal, then the sum of step + 1; B counts 0, as its step is -1."""
        total = board.pieces
        for place in range(seat * board.pieces, (seat + 1) * board.pieces):
            total += board.men[place]
        return board.in_goal(seat) * 1000 + total

    def _foremost(self, board: Board, seat: int) -> int:
        steps = board.track_steps(seat)
        return steps[-1] if steps else 0

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            kings = self._kings(state, play.seat)
            play.one = kings[0]
            play.step = 1
            if len(kings) > 1:
                play.ask(play.seat, 1)
        elif play.step == 1:
            state.await_answers(play, 2)
        else:
            state.board.move(play.one, self._foremost(state.board, play.one), 0)
            state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return [SEAT + king for king in self._kings(state, play.seat)]

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        play.one = action - SEAT

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << play.seat | 1 << play.one

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.seats, 1
