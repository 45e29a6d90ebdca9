"""What the cards have in common that ask for an own piece and then for somebody else's."""

from __future__ import annotations

from pasch.games.nichts_als_aerger.rules.card import Card
from pasch.games.nichts_als_aerger.rules.naming import field_of, owner_of
from pasch.games.nichts_als_aerger.rules.play import Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


class OwnAndOther(Card):
    """`one` is the field of the own piece, `two` the other owner; `target` their piece's field."""

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        field = field_of(state.board, play.seat, action)
        if play.step == 1:
            play.one = field
        else:
            play.two = owner_of(action)
            play.target = field

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << play.seat | 1 << play.two

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.board.track, state.seats

    def sound(self, state: NichtsAlsAerger, play: Play) -> bool:
        board = state.board
        own = play.step == 1 or board.owners(play.one) >> play.seat & 1 > 0
        return own and (play.step <= 2 or board.owners(play.target) >> play.two & 1 > 0)
