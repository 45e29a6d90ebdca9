"""Pieces on the track, named by their owner and by the acting player's own step."""

from __future__ import annotations

from pasch.games.nichts_als_aerger.rules.actions import FIELDS, PIECE
from pasch.games.nichts_als_aerger.rules.board import Board


def pieces_of(board: Board, viewer: int, owner: int) -> list[int]:
    """The track pieces of a seat as actions of the viewer; equal ones once."""
    fields = [board.field(owner, step) for step in board.track_steps(owner)]
    return sorted(PIECE + owner * FIELDS + board.step(viewer, field) for field in fields)


def other_pieces(board: Board, viewer: int) -> list[int]:
    found: list[int] = []
    for owner in range(board.seats):
        if owner != viewer:
            found += pieces_of(board, viewer, owner)
    return found


def owner_of(action: int) -> int:
    return (action - PIECE) // FIELDS


def field_of(board: Board, viewer: int, action: int) -> int:
    return board.field(viewer, (action - PIECE) % FIELDS)
