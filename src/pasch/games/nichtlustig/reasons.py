"""Why something is not possible in nichtlustig, with the rule that says so."""

from __future__ import annotations

from typing import Final

from pasch.engine.message import Message
from pasch.games.nichtlustig.notation import NO_CLAIM, cards_in
from pasch.games.nichtlustig.state import (
    CARDS,
    CHOOSING,
    CLAIMING,
    CLAIMS,
    CLOWNING,
    COVER,
    COVERING,
    DECLINE,
    DICE,
    DINOSAUR,
    ENDED,
    KEEP_CLOWN,
    KEEPING,
    LEMMING,
    MIDDLE,
    PAIRS,
    PROFESSOR,
    ROW,
    TAKE,
    TALLYING,
    VALUES,
    Nichtlustig,
)
from pasch.games.nichtlustig.words import COLOURS, card, cards, the_death

# What is asked in each phase, and the rule that asks it.
_ASKED: Final = {
    KEEPING: ("keep", "NL-20"),
    CLAIMING: ("claim", "NL-25"),
    CLOWNING: ("clown", "NL-44"),
    CHOOSING: ("death", "NL-34"),
    COVERING: ("cover", "NL-30"),
}


def why(state: Nichtlustig, action: int) -> Message:
    if state.phase == ENDED:
        return Message("why-over", {"rule": "NL-60"})
    if state.phase <= TALLYING:
        return Message("why-dice-first", {"rule": "NL-20"})
    reason = None
    if state.phase == KEEPING and 0 <= action < PAIRS:
        reason = _why_not_aside(state, action)
    elif state.phase == CLAIMING:
        reason = _why_no_claim(state, action)
    elif state.phase == CHOOSING and TAKE <= action < COVER:
        reason = _why_not_this_death(state, action - TAKE)
    elif state.phase == COVERING and COVER <= action < COVER + CARDS:
        reason = _why_not_covered(state, action - COVER)
    if reason:
        return reason
    asked, rule = _ASKED[state.phase]
    return Message("why-not-now", {"rule": rule, "asked": asked})


def _why_not_aside(state: Nichtlustig, dice: int) -> Message | None:
    for place in range(DICE):
        if dice & state.aside & 1 << place:
            return Message("why-aside", {"rule": "NL-20", "number": place + 1})
    return None


def _why_no_claim(state: Nichtlustig, action: int) -> Message | None:
    if action == NO_CLAIM:
        return Message("why-dice-twice", {"rule": "NL-25"})
    if action == DECLINE:
        return Message("why-must-take", {"rule": "NL-27"})
    if not PAIRS < action < KEEP_CLOWN:
        return None
    reasons = (_why_no_card(state, number) for number in cards_in(CLAIMS[action - PAIRS]))
    return next((reason for reason in reasons if reason), None)


def _why_no_card(state: Nichtlustig, number: int) -> Message | None:
    if state.unscored[state.turn] >> number & 1:
        return Message("why-own-card", {"rule": "NL-27", "card": card(number)})
    for seat in range(state.seats):
        if state.scored[seat] >> number & 1:
            rule = "NL-26" if number >= DINOSAUR else "NL-22"
            return Message("why-scored", {"rule": rule, "card": card(number), "other": seat})
    if any(CLAIMS[claim - PAIRS] >> number & 1 for claim in state.options):
        return None
    kind, value = number // VALUES, number % VALUES + 1
    if number >= DINOSAUR:
        return Message("why-sum", {"rule": "NL-24", "card": card(number), "sum": state.total()})
    if number >= PROFESSOR:
        return Message("why-triple", {"rule": "NL-24", "card": card(number), "value": value})
    return Message(
        "why-pair",
        {"rule": "NL-24", "card": card(number), "colour": COLOURS[kind], "value": value},
    )


def _why_not_this_death(state: Nichtlustig, death: int) -> Message | None:
    if state.holder[death] == state.turn:
        return Message("why-own-death", {"rule": "NL-34", "death": the_death(death)})
    if TAKE + death not in state.options and MIDDLE in state.holder:
        return Message("why-middle-first", {"rule": "NL-34"})
    return None


def _why_not_covered(state: Nichtlustig, number: int) -> Message | None:
    if number >= DINOSAUR:
        return Message("why-extinct", {"rule": "NL-31"})
    if not state.scored[state.turn] >> number & 1:
        return Message("why-not-scored", {"rule": "NL-30", "card": card(number)})
    if state.covered() >> number & 1:
        return Message("why-covered", {"rule": "NL-30", "card": card(number)})
    lemmings = state.coverable() & ROW << LEMMING
    if lemmings and not lemmings >> number & 1:
        return Message("why-lemmings-first", {"rule": "NL-30", "cards": cards(lemmings)})
    return None
