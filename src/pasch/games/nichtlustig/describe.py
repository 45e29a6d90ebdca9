"""What lies where in nichtlustig, by the names of the cards: for whoever listens."""

from __future__ import annotations

from pasch.engine.message import Message
from pasch.games.nichtlustig.notation import cards_in
from pasch.games.nichtlustig.state import (
    ALL,
    COLOURED,
    DEATHS,
    KEEPING,
    MIDDLE,
    NOTHING,
    VALUES,
    Nichtlustig,
)
from pasch.games.nichtlustig.words import KINDS, card, death, dice, special


def describe(state: Nichtlustig, seat: int) -> dict[str, list[Message]]:
    seats = range(state.seats)
    order = sorted(seats, key=lambda other: (other - seat) % state.seats)
    rolled = dice(state.dice, ALL & ~state.falling) if state.phase >= KEEPING else []
    return {
        "where": [
            *_middle(state),
            *(message for each in order for message in _before(state, each) or [_nothing(each)]),
        ],
        "score": [
            Message("describe-points", {"seat": each, "points": state.points(each)})
            for each in seats
        ],
        "dice": [Message("describe-dice", {"dice": rolled})] if rolled else [],
        "hand": _before(state, seat) if seat >= 0 else [],
    }


def _kinds(cards: int) -> list[Message]:
    """Cards by their kinds: Yeti 2 3."""
    found = []
    for kind, name in enumerate(KINDS):
        of = [number for number in cards_in(cards) if number // VALUES == kind]
        values = " ".join(str(card(number).values["value"]) for number in of)
        if values:
            found.append(Message("describe-kind", {"kind": name, "values": values}))
    return found


def _middle(state: Nichtlustig) -> list[Message]:
    deaths = [death(number) for number in range(DEATHS) if state.holder[number] == MIDDLE]
    specials = _specials(state, MIDDLE)
    cards = _kinds(state.middle)
    told = [Message("describe-middle", {"cards": cards})] if cards else []
    told += [Message("describe-middle-deaths", {"deaths": deaths})] if deaths else []
    return told + (
        [Message("describe-middle-specials", {"specials": specials})] if specials else []
    )


def _specials(state: Nichtlustig, holder: int) -> list[Message]:
    return [special(place) for place in range(COLOURED) if state.owner[place] == holder]


def _nothing(seat: int) -> Message:
    return Message("describe-nothing", {"seat": seat})


def _before(state: Nichtlustig, seat: int) -> list[Message]:
    """What lies before a player: what may still be taken away, what counts, and Deaths."""
    told = []
    for key, cards in (("unscored", state.unscored[seat]), ("scored", state.scored[seat])):
        if cards:
            told.append(Message(f"describe-{key}", {"seat": seat, "cards": _kinds(cards)}))
    specials = _specials(state, seat)
    if specials:
        told.append(Message("describe-specials", {"seat": seat, "specials": specials}))
    for number in range(DEATHS):
        if state.holder[number] == seat:
            covers = state.covers[number]
            over = {} if covers == NOTHING else {"card": card(covers)}
            key = "describe-covers" if over else "describe-face-up"
            told.append(Message(key, {"seat": seat, "death": death(number), **over}))
    return told
