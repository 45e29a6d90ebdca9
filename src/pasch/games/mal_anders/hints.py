"""Why a use in mal_anders is good or bad: what it does to pieces, at once."""

from __future__ import annotations

from pasch.engine.message import Message
from pasch.games.mal_anders.features import threat
from pasch.games.mal_anders.state import ENTER, LAPSE, TRACK, MalAnders, lands, leaves

RISKY = 0.1
GOES_ON = True  # both pairs are one plan


def reasons(view: MalAnders, action: int) -> list[Message]:
    if action == LAPSE:
        return [Message("hint-stays")]
    seat = view.turn
    target = lands(action)
    found: list[Message] = []
    if target < TRACK:
        victim = view.standing(seat, target)
        if victim >= 0:
            found.append(Message("hint-throws-out", {"other": victim}))
    if action == ENTER:
        found.append(Message("hint-enters"))
    elif target >= TRACK > leaves(action):
        found.append(Message("hint-goal"))
    before = threat(view, seat, leaves(action)) if action != ENTER else 0.0
    later = view.copy()
    later.apply(action)
    after = threat(later, seat, target)
    if before > after + RISKY:
        found.append(Message("hint-escapes", {"chance": round(100 * before)}))
    elif after > RISKY:
        found.append(Message("hint-risks", {"chance": round(100 * after)}))
    return found
