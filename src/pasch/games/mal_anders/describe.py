"""Where everybody stands in mal_anders, in the listener's count of the fields."""

from __future__ import annotations

from pasch.engine.message import Message
from pasch.games.mal_anders.state import MOST, TRACK, MalAnders
from pasch.games.mal_anders.words import RINGS, pieces


def describe(state: MalAnders, seat: int) -> dict[str, list[Message]]:
    seats = range(state.seats)
    everybody = [pieces(state, each) for each in seats]
    home = [sum(step >= TRACK for step in steps) for steps in everybody]
    dice = ", ".join(map(str, state.dice))
    return {
        "where": [
            _stands(state, each, everybody, home[each])
            for each in sorted(seats, key=lambda other: (other - seat) % state.seats)
        ],
        "score": [Message("describe-home", {"seat": each, "home": home[each]}) for each in seats],
        "dice": [Message("describe-dice", {"dice": dice})] if state.dice else [],
        "hand": [],
    }


def _stands(state: MalAnders, seat: int, everybody: list[list[int]], home: int) -> Message:
    """Each piece on the track, and how far it is from the listener's nearest."""
    ring = RINGS[state.seats]
    on = [
        Message("space", {"space": ring.landing(seat, step, everybody, MOST)})
        for step in everybody[seat]
        if step < TRACK
    ]
    values = {"seat": seat, "count": len(on), "beside": state.beside[seat], "home": home}
    return Message("describe-stands", {**values, "on": on})
