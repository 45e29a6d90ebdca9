"""NA-84 Platztausch: an own piece and another's swap their fields."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.cards.own_and_other import OwnAndOther
from pasch.games.nichts_als_aerger.rules.card import Moments
from pasch.games.nichts_als_aerger.rules.naming import field_of, other_pieces, pieces_of
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Platztausch(OwnAndOther):
    moments: ClassVar[Moments] = ((1, ASKING), (2, ASKING), (3, ANSWERS))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return len(self._own(state, seat)) > 0

    def _own(self, state: NichtsAlsAerger, seat: int) -> list[int]:
        """The own pieces that have somebody to swap with."""
        found: list[int] = []
        for action in pieces_of(state.board, seat, seat):
            if self._elsewhere(state, seat, field_of(state.board, seat, action)):
                found.append(action)
        return found

    def _elsewhere(self, state: NichtsAlsAerger, seat: int, field: int) -> list[int]:
        found: list[int] = []
        for action in other_pieces(state.board, seat):
            if field_of(state.board, seat, action) != field:
                found.append(action)
        return found

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step < 2:
            play.ask(play.seat, play.step + 1)
        elif play.step == 2:
            state.await_answers(play, 3)
        else:
            board = state.board
            other = play.two
            board.move(
                play.seat, board.step(play.seat, play.one), board.step(play.seat, play.target)
            )
            board.move(other, board.step(other, play.target), board.step(other, play.one))
            state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        if play.step == 1:
            return self._own(state, play.seat)
        return self._elsewhere(state, play.seat, play.one)
