"""Where everybody stands in the race, in the listener's count of the fields."""

from __future__ import annotations

from pasch.engine.message import Message

from .race import SIX, TRACK, Race
from .state import Classic
from .words import pieces, ring


def describe(state: Classic, seat: int) -> dict[str, list[Message]]:
    race = state.race
    seats = range(race.seats)
    order = sorted(seats, key=lambda other: (other - seat) % race.seats)
    return {
        "where": [_stands(race, each) for each in order],
        "score": [Message("describe-home", {"seat": each, "home": _home(race, each)})
                  for each in seats],
        "hand": [],
    }  # fmt: skip


def _home(race: Race, seat: int) -> int:
    return sum(step >= TRACK for step in pieces(race, seat))


def _stands(race: Race, seat: int) -> Message:
    """Each piece on the track, and how far it is from the listener's nearest."""
    everybody = [pieces(race, each) for each in range(race.seats)]
    on = [
        Message("space", {"space": ring(race).landing(seat, step, everybody, SIX)})
        for step in everybody[seat]
        for _ in range(2 if race.twins(seat) >> step & 1 else 1)
        if step < TRACK
    ]
    values = {"seat": seat, "count": len(on), "home": _home(race, seat)}
    return Message("describe-stands", {**values, "waiting": int(race.waiting(seat)), "on": on})
