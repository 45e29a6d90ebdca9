# compiled
"""nichts_als_aerger: which pieces can be thrown out before their owner's next turn, by dice alone.

Cards are left out of account: the others' hands are secret, and a Karate may undo it all.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from pasch.analysis.odds import Line, Section
from pasch.engine.message import Message
from pasch.games.nichts_als_aerger.labels import space
from pasch.games.nichts_als_aerger.rules.actions import MOVE
from pasch.games.nichts_als_aerger.rules.board import Board
from pasch.games.nichts_als_aerger.rules.moves import BY_DICE, SIX, destination, moves
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

SIDES: Final = 6
Men = tuple[int, ...]  # the steps of a seat's pieces, ascending
THREE: Final = 3  # NA-11 rolls without a piece on the track

# Chances are counted in whole numbers, of so many: a chance is a sixth of those after it, or a
# fifth at last, and no series of rolls that lead on is as long as this.
LONGEST: Final = 48
CERTAIN: Final = (SIDES - 1) * SIDES**LONGEST


@lru_cache(maxsize=1 << 14)
def reach(seats: int, men: Men) -> list[int]:
    """By the points rolled, the steps on which they can end, as a bit set.

    What others have on the board never stands in the way (NA-16), so only these pieces count.
    """
    board = _alone(seats, men)
    found = [0] * (SIDES + 1)
    for points in range(1, SIDES + 1):
        for action in moves(board, 0, points, BY_DICE):
            found[points] |= 1 << destination(board, _origin(action), points, BY_DICE, False)
    return found


@lru_cache(maxsize=1 << 14)
def after(seats: int, men: Men, points: int) -> list[Men]:
    """The own pieces after each way to move the points."""
    board = _alone(seats, men)
    found: list[Men] = []
    for action in moves(board, 0, points, BY_DICE):
        moved = board.copy()
        origin = _origin(action)
        moved.move(0, origin, destination(board, origin, points, BY_DICE, False))
        found.append(tuple(moved.men[: board.pieces]))
    return found


def _alone(seats: int, men: Men) -> Board:
    board = Board(seats)
    board.men[: board.pieces] = men
    return board


def _origin(action: int) -> int:
    return (action - MOVE >> 2) - 1


class Hunt:
    """A dice turn of somebody who wants nothing but to end on one field of the track."""

    def __init__(self, board: Board, seat: int, target: int) -> None:
        """`target` is a step of the hunting seat."""
        self._seats = board.seats
        self._target = target
        self._men = tuple(board.men[seat * board.pieces : (seat + 1) * board.pieces])
        self._tries = 1 if board.on_track(seat) else THREE
        self._known: dict[tuple[Men, int], int] = {}

    def chance(self) -> Fraction:
        return Fraction(self._chance(self._men, self._tries), CERTAIN)

    def _chance(self, men: Men, tries: int) -> int:
        if men[0] >= self._target:  # none is behind, and they ascend
            return 0
        key = (men, tries)
        if key not in self._known:
            self._known[key] = self._rolls(men, tries)
        return self._known[key]

    def _rolls(self, men: Men, tries: int) -> int:
        hits = again = further = 0
        for points, ends in enumerate(reach(self._seats, men)):
            left = 1 if points == SIX else tries - 1  # NA-11, NA-13
            if ends >> self._target & 1:
                hits += 1
            elif points == 0 or left == 0:
                continue
            elif ends:
                paths = after(self._seats, men, points)
                further += max([self._chance(each, left) for each in paths])
            elif left == tries:  # a 6 that cannot be moved: all is as before
                again += 1
            else:
                further += self._chance(men, left)
        return (hits * CERTAIN + further) // (SIDES - again)


def danger(state: NichtsAlsAerger, seat: int) -> dict[int, Fraction]:
    """The chance that a piece can be thrown out in the others' next dice turns, by its step.

    Every other seat rolls once before the seat's next turn, with the board as it is now; what
    they do to each other in between is left out of account, so with two players this is exact.
    """
    board = state.board
    found: dict[int, Fraction] = {}
    for step in board.track_steps(seat):
        safe = Fraction(1)
        for other in range(state.seats):
            if other != seat:
                target = board.step(other, board.field(seat, step))
                safe *= 1 - Hunt(board, other, target).chance()
        found[step] = 1 - safe
    return found


def tables() -> list[Section]:
    """The chance to bring a piece out."""
    once = Fraction(1, SIDES)
    lines = [
        Line(Message("odds-six-once"), once),
        Line(Message("odds-six-thrice"), 1 - (1 - once) ** THREE),
    ]
    return [Section(Message("odds-six"), lines)]


def odds(state: NichtsAlsAerger) -> list[Section]:
    if not state.stack:
        return []
    found: list[Section] = []
    for seat in range(state.seats):
        pieces = danger(state, seat)
        lines = [
            Line(Message("odds-piece", {"field": space(state.board, seat, step)}), chance)
            for step, chance in sorted(pieces.items(), key=lambda item: -item[1])
        ]
        found.append(Section(Message("odds-danger-dice", {"seat": seat}), lines))
    return found
