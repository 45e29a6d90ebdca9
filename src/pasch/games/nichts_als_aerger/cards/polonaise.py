"""NA-75 Polonaise: all pieces on the track line up before an own one."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.naming import field_of, pieces_of
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Polonaise(Card):
    """`one` is the field of the own piece."""

    moments: ClassVar[Moments] = ((1, ASKING), (2, ANSWERS))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        board = state.board
        pieces = 0
        for step in board.men:
            if 0 <= step < board.track:
                pieces += 1
        return board.on_track(seat) and pieces > 1

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            play.ask(play.seat, 1)
        elif play.step == 1:
            state.await_answers(play, 2)
        else:
            self._line_up(state, play)
            state.finish()

    def _line_up(self, state: NichtsAlsAerger, play: Play) -> None:
        board = state.board
        line: list[int] = []  # owners, in the order of the line
        spared = False  # the named piece itself stays
        for ahead in range(board.track):
            field = (play.one + ahead) % board.track
            for turn in range(state.seats):
                owner = (play.seat + turn) % state.seats
                for _ in range(board.count(owner, board.step(owner, field))):
                    if owner == play.seat and ahead == 0 and not spared:
                        spared = True
                    else:
                        line.append(owner)
        for owner in range(state.seats):
            first = owner * board.pieces
            steps = [
                s for s in board.men[first : first + board.pieces] if s < 0 or s >= board.track
            ]
            if owner == play.seat:
                steps.append(board.step(owner, play.one))
            for place, other in enumerate(line):
                if other == owner:
                    steps.append(board.step(owner, (play.one + 1 + place) % board.track))
            board.men[first : first + board.pieces] = sorted(steps)

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return pieces_of(state.board, play.seat, play.seat)

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        play.one = field_of(state.board, play.seat, action)

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        found = 0
        for seat in range(state.seats):
            if state.board.on_track(seat):
                found |= 1 << seat
        return found

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.board.track, 1

    def sound(self, state: NichtsAlsAerger, play: Play) -> bool:
        return play.step == 1 or state.board.owners(play.one) >> play.seat & 1 > 0
