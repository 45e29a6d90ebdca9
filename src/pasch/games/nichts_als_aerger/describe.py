"""Where everybody stands in nichts_als_aerger, in the listener's count of the fields."""

from __future__ import annotations

from pasch.engine.message import Message
from pasch.games.nichts_als_aerger.labels import card, landing
from pasch.games.nichts_als_aerger.rules.actions import KINDS
from pasch.games.nichts_als_aerger.rules.board import BASE
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


def describe(state: NichtsAlsAerger, seat: int) -> dict[str, list[Message]]:
    board = state.board
    seats = range(state.seats)
    rolled = ", ".join(str(pips) for play in state.stack for pips in _pips(play.dice))
    return {
        "where": [
            _stands(state, each)
            for each in sorted(seats, key=lambda other: (other - seat) % state.seats)
        ],
        "score": [
            Message("describe-home", {"seat": each, "home": board.in_goal(each)}) for each in seats
        ],
        "dice": [Message("describe-dice", {"dice": rolled})] if rolled else [],
        "hand": _hand(state, seat) if seat >= 0 else [],
    }


def _hand(state: NichtsAlsAerger, seat: int) -> list[Message]:
    known = state.hands.known
    cards = [card(kind) for kind in range(KINDS) for _ in range(known[seat * KINDS + kind])]
    return [Message("describe-hand", {"seat": seat, "cards": cards})] if cards else []


def _pips(dice: int) -> list[int]:
    """Of three bits a die, the last one lowest."""
    found: list[int] = []
    while dice:
        found.insert(0, dice & 7)
        dice >>= 3
    return found


def _stands(state: NichtsAlsAerger, seat: int) -> Message:
    board = state.board
    on = [
        Message("space", {"space": landing(board, seat, step)})
        for step in board.track_steps(seat)
        for _ in range(board.count(seat, step))
    ]
    return Message(
        "describe-stands",
        {
            "seat": seat,
            "count": len(on),
            "on": on,
            "base": board.count(seat, BASE),
            "home": board.in_goal(seat),
        },
    )
