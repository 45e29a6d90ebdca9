"""NA-72 Bombe!: everything near a field goes home."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pasch.games.nichts_als_aerger.rules.actions import FIELD
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, ROLLING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

FARTHEST: Final = 6


@final
class Bombe(Card):
    """`one` is the field."""

    moments: ClassVar[Moments] = ((1, ASKING), (2, ANSWERS), (3, ROLLING))

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            play.ask(play.seat, 1)
        elif play.step == 1:
            state.await_answers(play, 2)
        elif play.step == 2:
            play.roll(play.seat, 1, 3)
        else:
            board = state.board
            for way in range(-play.dice, play.dice + 1):
                board.clear((play.one + way) % board.track)
            state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return [FIELD + step for step in range(state.board.track)]

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        play.one = state.board.field(play.seat, action - FIELD)

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << play.seat | state.board.owners_near(play.one, FARTHEST, FARTHEST)

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.board.track, 1
