"""The toy in notation (`#1` begins, `k3` a card, `s2` a stake, `7` a claim, `!` a doubt)."""

from __future__ import annotations

import re

from kit.toy.state import (
    ACTIONS,
    BEGIN,
    CLAIMING,
    DEAL,
    DONE,
    DOUBT,
    SHOW_CARDS,
    STAKE,
    STAKING,
    Toy,
)
from pasch import HIDDEN, Message


def write(state: Toy, action: int) -> str:
    if state.phase == BEGIN:
        return f"#{action + 1}"
    value = "?" if action == HIDDEN else action
    if state.phase in (DEAL, SHOW_CARDS):
        return f"k{value}"
    if state.phase == CLAIMING:
        return "!" if action == DOUBT else str(action)
    if state.phase == STAKING and action != HIDDEN:
        value = action - STAKE
    return f"s{value}"


def parse(state: Toy, text: str) -> int | None:
    if text == "!":
        return DOUBT
    found = re.fullmatch(r"(s?)([1-9])", text)
    if not found:
        return None
    number = int(found[2])
    if found[1]:
        return STAKE + number if number <= 3 else None
    return number


def tell(state: Toy, action: int) -> list[Message]:
    if state.phase == BEGIN:
        return [Message("begins", {"seat": action})]
    if state.phase == CLAIMING:
        if action == DOUBT:
            return [Message("doubts", {"seat": state.turn})]
        return [Message("claims", {"seat": state.turn, "total": action})]
    if action == HIDDEN:
        return [
            Message("secret-card" if state.phase == DEAL else "secret-stake", {"seat": state.place})
        ]
    if state.phase in (DEAL, SHOW_CARDS):
        return [Message("card", {"seat": state.place, "value": action})]
    stake = action - STAKE if state.phase == STAKING else action
    return [Message("stake", {"seat": state.place, "value": stake})]


def ask(state: Toy) -> Message:
    if state.phase == STAKING:
        return Message("ask-stake", {"seat": state.place, "most": state.cards[state.place]})
    return Message("ask-claim", {"seat": state.turn})


def offer(state: Toy, action: int) -> Message:
    if action == DOUBT:
        return Message("offer-doubt")
    if action > STAKE:
        return Message("offer-stake", {"value": action - STAKE})
    return Message("offer-claim", {"total": action})


def why(state: Toy, action: int) -> Message:
    if state.phase == DONE:
        return Message("why-over", {"rule": "TY-6"})
    if not 0 <= action < ACTIONS or (action > STAKE) != (state.phase == STAKING):
        return Message("why-not-now", {"rule": "TY-2"})
    if action > STAKE:
        return Message("why-stake", {"rule": "TY-2"})
    return Message("why-claim", {"rule": "TY-4" if action == DOUBT else "TY-3"})
