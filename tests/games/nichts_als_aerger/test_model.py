"""The rules against a slower and plainer telling of them, through random games."""

from __future__ import annotations

import pytest

from pasch import OVER, Rng, Setup
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.rules.actions import KINDS, MOVE
from pasch.games.nichts_als_aerger.rules.board import BASE, Board
from pasch.games.nichts_als_aerger.rules.moves import BY_DICE, can_roll, moves
from pasch.games.nichts_als_aerger.state import DIAET, GESETZ, HYPNOSE, NichtsAlsAerger
from pasch.testing.matches import draw

pytestmark = pytest.mark.long

Move = tuple[int, int, bool]  # from, to, throwing out


def on_fields(board: Board) -> dict[int, set[int]]:
    """The colours on each field of the track, counted from the A of seat 0."""
    found: dict[int, set[int]] = {}
    apart = 20 if board.seats == 2 else 10
    for place, step in enumerate(board.men):
        if 0 <= step < board.track:
            seat = place // board.pieces
            found.setdefault((apart * seat + step) % board.track, set()).add(seat)
    return found


def plain_dice_moves(board: Board, seat: int, points: int) -> set[Move]:
    """NA-12 to NA-17, sentence by sentence."""
    mine = board.men[seat * board.pieces : (seat + 1) * board.pieces]
    last = board.track + board.pieces - 1
    apart = 20 if board.seats == 2 else 10
    if points == 6 and BASE in mine:
        ways = {(BASE, 0)}
    else:
        ways = {(step, step + points) for step in mine if step != BASE}
        ways = {(a, b) for a, b in ways if b <= last}
        ways = {(a, b) for a, b in ways if b < board.track or b not in mine}
        if BASE in mine and 0 in mine:
            ways = {(a, b) for a, b in ways if a == 0}
    found: set[Move] = set()
    for start, end in ways:
        found.add((start, end, False))
        field = (apart * seat + end) % board.track
        if end < board.track and on_fields(board).get(field, set()) - {seat}:
            found.add((start, end, True))
    return found


def as_moves(actions: list[int], points: int) -> set[Move]:
    found: set[Move] = set()
    for action in actions:
        start = (action - MOVE) // 4 - 1
        found.add((start, 0 if start == BASE else start + points, bool((action - MOVE) & 1)))
    return found


@pytest.mark.parametrize("seats", range(2, 7))
def test_moves_by_the_dice_are_those_of_the_plain_model(seats: int) -> None:
    for seed in range(2):
        state, rng = GAME.start(Setup(seats)), Rng(seed)
        assert isinstance(state, NichtsAlsAerger)
        while state.actor() != OVER:
            if int(rng.below(5)) == 0:
                for seat in range(seats):
                    for points in range(1, 7):
                        expected = plain_dice_moves(state.board, seat, points)
                        found = moves(state.board, seat, points, BY_DICE)
                        assert as_moves(found, points) == expected
                        assert can_roll(state.board, seat, points) == bool(expected)
            state.apply(draw(state, rng))


@pytest.mark.parametrize("seats", range(2, 7))
def test_no_card_and_no_piece_is_ever_lost(seats: int) -> None:
    for seed in range(3):
        state, rng = GAME.start(Setup(seats)), Rng(seed)
        assert isinstance(state, NichtsAlsAerger)
        while state.actor() != OVER:
            state.apply(draw(state, rng))
            cards_are_complete(state)
            pieces_are_in_order(state.board)


def cards_are_complete(state: NichtsAlsAerger) -> None:
    hands = state.hands
    assert sum(hands.unseen) == hands.pile
    lying = [0] * KINDS
    lying[DIAET] = int(state.diet >= 0)
    lying[GESETZ] = int(state.law > 0)
    lying[HYPNOSE] = sum(turns > 0 for turns in state.spell)
    lying[15] = int(state.bonus >= 0)
    for kind, count in enumerate(state.rules.counts):
        held = sum(hands.known[seat * KINDS + kind] for seat in range(state.seats))
        assert held + hands.unseen[kind] + hands.discards[kind] + lying[kind] == count
    for seat in range(state.seats):
        assert sum(hands.known[seat * KINDS : (seat + 1) * KINDS]) == hands.size[seat]


def pieces_are_in_order(board: Board) -> None:
    for seat in range(board.seats):
        mine = board.men[seat * board.pieces : (seat + 1) * board.pieces]
        assert mine == sorted(mine)
        home = [step for step in mine if step >= board.track]
        assert len(set(home)) == len(home)
        assert BASE <= mine[0] <= mine[-1] < board.track + board.pieces
