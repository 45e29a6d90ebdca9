"""NA-63 Die Chance!?: everybody puts a piece on the last field before their goal."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.actions import MOVE, STRIKE
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ASKING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class DieChance(Card):
    """`one` counts the players who have had their chance."""

    moments: ClassVar[Moments] = ((0, ASKING),)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.one == state.seats:
            state.finish()
            return
        seat = (play.seat + play.one) % state.seats
        play.one += 1
        if state.board.outside(seat):
            play.ask(seat, 0)

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        board = state.board
        last = board.track - 1
        crowded = board.others(play.actor, last)
        found: list[int] = []
        for step in board.steps(play.actor):
            if step < board.track:
                found.append(MOVE + 4 * (step + 1))
                if crowded and step != last:  # one already there stays: it throws nobody out
                    found.append(MOVE + 4 * (step + 1) + STRIKE)
        return found

    def asks(self, state: NichtsAlsAerger, play: Play) -> int:
        return (play.seat + play.one - 1) % state.seats

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        board = state.board
        seat = (play.seat + play.one - 1) % state.seats
        last = board.track - 1
        if (action - MOVE) & STRIKE:
            board.clear(board.field(seat, last))
        board.move(seat, ((action - MOVE) >> 2) - 1, last)

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.seats + 1, 1
