"""Why a move is good or bad: what it does to pieces, at once."""

from __future__ import annotations

from pasch.engine.message import Message

from .judge import threat
from .race import ENTER, MOVE, TRACK
from .state import Classic
from .words import huffed_by, victim_of

RISKY = 0.1


def reasons(view: Classic, action: int) -> list[Message]:
    race = view.race
    seat = race.turn
    target = int(race.lands(action))
    found: list[Message] = []
    victim = victim_of(race, action)
    if victim >= 0:
        found.append(Message("tip-captures", {"other": victim}))
    if action == ENTER:
        found.append(Message("tip-enters"))
    elif target >= TRACK > action - MOVE:
        found.append(Message("tip-home"))
    if huffed_by(race, action) >= 0:
        found.append(Message("tip-loses"))
    before = threat(race, seat, action - MOVE) if action != ENTER else 0.0
    later = race.copy()
    later.apply(action)
    after = threat(later, seat, target)
    if before > after + RISKY:
        found.append(Message("tip-escapes", {"chance": round(100 * before)}))
    elif after > RISKY:
        found.append(Message("tip-risks", {"chance": round(100 * after)}))
    return found
