"""Who has won, and in which order the others follow."""

from __future__ import annotations

from typing import Final

from pasch.games.nichts_als_aerger.rules.board import Board

# The option `teams` (NA-53): opposite seats play together.
ALONE: Final = 0
TO_FOUR: Final = 1  # four pieces of the pair in the goal win
FOR_POINTS: Final = 2  # three of one colour end it, each piece in the goal is a point
TEAM_PIECES: Final = 4
COLOUR_PIECES: Final = 3


def side(seats: int, seat: int, teams: int) -> int:
    """A number for everybody who wins together with this seat."""
    return seat if teams == ALONE else seat % (seats // 2)


def has_ended(board: Board, seat: int, teams: int) -> bool:
    """Whether the game ends with what this seat has in the goal."""
    mine = board.in_goal(seat)
    if teams == ALONE:
        return mine == board.pieces  # NA-50
    if teams == FOR_POINTS:
        return mine >= COLOUR_PIECES
    partner = (seat + board.seats // 2) % board.seats
    return mine + board.in_goal(partner) >= TEAM_PIECES


def won(board: Board, winner: int, teams: int) -> list[int]:
    """The places when this seat has won at once, or has ended a game for points."""
    scores: list[list[int]] = []
    for each in range(board.seats):
        ended = 1 if side(board.seats, each, teams) == side(board.seats, winner, teams) else 0
        scores.append([goals(board, each, teams) if teams == FOR_POINTS else 0, ended])
    return _places(scores, board.seats, teams)


def counted(board: Board, teams: int) -> list[int]:
    """NA-51: most in the goal, then the hindmost piece outside, then the next."""
    scores: list[list[int]] = []
    for seat in range(board.seats):
        score = [goals(board, seat, teams)]
        for step in sorted(_steps(board, seat, teams)):
            if step < board.track:
                score.append(step)
        scores.append(score)
    return _places(scores, board.seats, teams)


def goals(board: Board, seat: int, teams: int) -> int:
    """The pieces of a seat's side in the goal."""
    found = 0
    for step in _steps(board, seat, teams):
        if step >= board.track:
            found += 1
    return found


def _steps(board: Board, seat: int, teams: int) -> list[int]:
    found: list[int] = []
    for other in range(board.seats):
        if side(board.seats, other, teams) == side(board.seats, seat, teams):
            found += board.men[other * board.pieces : (other + 1) * board.pieces]
    return found


def _places(scores: list[list[int]], seats: int, teams: int) -> list[int]:
    places: list[int] = []
    for seat in range(seats):
        better: list[int] = []
        for other in range(seats):
            group = side(seats, other, teams)
            if scores[other] > scores[seat] and group not in better:
                better.append(group)
        places.append(1 + len(better))
    return places
