"""nichts_als_aerger: which pieces can be thrown out before their owner's next turn, by dice alone.

Cards are left out of account: the others' hands are secret, and a Karate may undo it all.
"""

from __future__ import annotations

from fractions import Fraction

from pasch.analysis.odds import Line, Section
from pasch.engine.message import Message
from pasch.games.nichts_als_aerger.labels import label
from pasch.games.nichts_als_aerger.rules.actions import MOVE
from pasch.games.nichts_als_aerger.rules.board import BASE, Board
from pasch.games.nichts_als_aerger.rules.moves import BY_DICE, SIX, destination, moves
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

SIDES = 6
THREE = 3  # NA-11 rolls without a piece on the track


class Hunt:
    """A seat's dice turn, if all it wants is to end on one field of the track.

    What others have on the board never stands in its way (NA-16), so only its own pieces count.
    """

    def __init__(self, board: Board, seat: int, target: int) -> None:
        """`target` is a step of the hunting seat."""
        self._target = target
        self._board = Board(board.seats)
        self._seat = seat
        first = seat * board.pieces
        self._board.men[first : first + board.pieces] = board.men[first : first + board.pieces]
        self._known: dict[tuple[tuple[int, ...], int], Fraction] = {}

    def chance(self) -> Fraction:
        return self._chance(self._board, 1 if self._board.on_track(self._seat) else THREE)

    def _chance(self, board: Board, tries: int) -> Fraction:
        if tries == 0 or not self._in_reach(board):
            return Fraction(0)
        key = (tuple(board.men), tries)
        if key not in self._known:
            self._known[key] = self._rolls(board, tries)
        return self._known[key]

    def _in_reach(self, board: Board) -> bool:
        return any(step < self._target or step == BASE for step in board.steps(self._seat))

    def _rolls(self, board: Board, tries: int) -> Fraction:
        total = Fraction(0)
        again = 0  # rolls after which all is as before
        for points in range(1, SIDES + 1):
            left = 1 if points == SIX else tries - 1  # NA-11, NA-13
            ways = self._ways(board, points)
            if any(target == self._target for _, target in ways):
                total += 1
            elif ways and left:
                total += max(self._chance(self._moved(board, *way), left) for way in ways)
            elif not ways and left == tries:  # a 6 that cannot be moved
                again += 1
            elif not ways:
                total += self._chance(board, left)
        return total / (SIDES - again)

    def _ways(self, board: Board, points: int) -> list[tuple[int, int]]:
        """From where to where a piece can move."""
        origins = [(action - MOVE >> 2) - 1 for action in moves(board, self._seat, points, BY_DICE)]
        return [(step, destination(board, step, points, BY_DICE, False)) for step in origins]

    def _moved(self, board: Board, origin: int, target: int) -> Board:
        after = board.copy()
        after.move(self._seat, origin, target)
        return after


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
            Line(Message("odds-piece", {"field": label(state.board, step)}), chance)
            for step, chance in sorted(pieces.items(), key=lambda item: -item[1])
        ]
        found.append(Section(Message("odds-danger-dice", {"seat": seat}), lines))
    return found
