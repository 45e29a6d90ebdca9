"""NA-83 Geisterfahrer: backwards, and everything in the way goes home."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.naming import field_of, pieces_of
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, KARATE, ROLLING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

FARTHEST: Final = 6


@final
class Geisterfahrer(Card):
    """`one` is the field of the own piece."""

    moments: ClassVar[Moments] = ((1, ASKING), (2, ANSWERS), (3, ROLLING), (4, KARATE))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return state.board.on_track(seat)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            play.ask(play.seat, 1)
        elif play.step == 1:
            state.await_answers(play, 2)
        elif play.step == 2:
            play.roll(play.seat, 1, 3)
        elif play.step == 3:
            board = state.board
            play.step = 4
            play.mover = play.colour = play.seat
            play.points = play.dice
            play.origin = board.step(play.seat, play.one)
            play.target = (play.origin - play.dice) % board.track  # NA-33
            state.attack(play, board.owners_near(play.one, play.dice, -1))
        else:
            state.finish()

    def strike(self, state: NichtsAlsAerger, play: Play) -> None:
        board = state.board
        for back in range(1, play.points + 1):
            board.clear((play.one - back) % board.track)
        board.move(play.seat, play.origin, play.target)

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return pieces_of(state.board, play.seat, play.seat)

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        play.one = field_of(state.board, play.seat, action)

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << play.seat | state.board.owners_near(play.one, FARTHEST, -1)

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.board.track, 1

    def sound(self, state: NichtsAlsAerger, play: Play) -> bool:
        return play.step == 1 or state.board.owners(play.one) >> play.seat & 1 > 0
