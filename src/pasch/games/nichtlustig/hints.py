"""Why a choice in nichtlustig is good or bad: cards that are sure, cards that are scored."""

from __future__ import annotations

from pasch.engine.message import Message
from pasch.games.nichtlustig.state import (
    ALL,
    CLAIMING,
    CLAIMS,
    KEEPING,
    OF_VALUE,
    PAIRS,
    PINK,
    Nichtlustig,
)


def reasons(view: Nichtlustig, action: int) -> list[Message]:
    if view.phase == CLAIMING:
        return _claim(view, action)
    return _keep(view, action) if view.phase == KEEPING else []


def _claim(view: Nichtlustig, action: int) -> list[Message]:
    cards = CLAIMS[action - PAIRS]
    if not cards:
        return [Message("hint-death")]
    robbed = [
        Message("hint-robs", {"other": seat})
        for seat in range(view.seats)
        if view.unscored[seat] & cards
    ]
    return [Message("hint-cards", {"count": cards.bit_count()}), *robbed]


def _keep(view: Nichtlustig, dice: int) -> list[Message]:
    found: list[Message] = []
    kept = view.aside | dice
    if kept == ALL:
        found.append(Message("hint-stops"))
    sure = sum(_sure(view, kept, first, kind) for first, kind in ((0, 0), (2, 5), (4, 10)))
    if sure:
        found.append(Message("hint-sure", {"count": sure}))
    elif kept != ALL:
        found.append(Message("hint-throws-on", {"dice": (ALL ^ kept).bit_count()}))
    if kept >> PINK & 1:
        scored = view.unscored[view.turn] & OF_VALUE[view.dice[PINK]]
        if scored:
            found.append(Message("hint-scores", {"count": scored.bit_count()}))
    return found


def _sure(view: Nichtlustig, kept: int, first: int, kind: int) -> bool:
    """Whether the kept dice hold a pair whose card may be taken."""
    value = view.dice[first]
    pair = bool(value) and value == view.dice[first + 1] and kept >> first & 3 == 3
    return pair and bool(view.takeable() >> kind + value - 1 & 1)
