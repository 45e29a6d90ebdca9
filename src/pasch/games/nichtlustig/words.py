"""nichtlustig in words: its cards and dice, the questions and the choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pasch.engine.message import Message, Term
from pasch.games.nichtlustig.notation import cards_in
from pasch.games.nichtlustig.state import (
    ALL,
    CHOOSING,
    CLAIMING,
    CLAIMS,
    CLOWNING,
    COLOURED,
    COVER,
    DEATHS,
    DECLINE,
    DICE,
    DINOSAURS,
    HAND_IN_CLOWN,
    KEEP_CLOWN,
    KEEPING,
    LEAST,
    NOTHING,
    PAIRS,
    PINK,
    TAKE,
    VALUES,
    Nichtlustig,
)

KINDS: Final = ("riebmann", "yeti", "lemming", "professor", "dinosaur")
COLOURS: Final = ("black", "red", "white", "pink")
SPECIALS: Final = ("duck", "ufo", "clown", "nf700", "time-machine", "virus")


_CARDS: Final = tuple(
    Term("card", {"kind": kind, "value": value + (LEAST if kind == "dinosaur" else 1)})
    for kind in KINDS
    for value in range(VALUES)
)
_DEATHS: Final = tuple(Term("death", {"death": number}) for number in range(DEATHS))
_THE_DEATHS: Final = tuple(Term("the-death", {"death": number}) for number in range(DEATHS))
_SPECIALS: Final = tuple(Term("special", {"special": name}) for name in SPECIALS)
_THE_SPECIALS: Final = tuple(Term("the-special", {"special": name}) for name in SPECIALS)
_PIPS: Final = tuple(Term("face", {"value": value}) for value in range(1, 6))
_FACES: Final = tuple((symbol, *_PIPS) for symbol in (*_SPECIALS, Term("face-poodle")))
_NUMBERED: Final = tuple(
    tuple(
        Term("numbered-die", {"number": place + 1, "colour": COLOURS[place // 2], "face": face})
        for face in faces
    )
    for place, faces in enumerate(_FACES)
)
_ONE_DIE: Final = tuple(
    tuple(Term("one-die", {"colour": COLOURS[place // 2], "a": face}) for face in faces)
    for place, faces in enumerate(_FACES)
)
_TWO_DICE: Final = tuple(
    tuple(
        tuple(Term("two-dice", {"colour": colour, "a": a, "b": b}) for b in _FACES[2 * pair + 1])
        for a in _FACES[2 * pair]
    )
    for pair, colour in enumerate(COLOURS[: DICE // 2])
)


def card(number: int) -> Message:
    return _CARDS[number]


def cards(some: int) -> list[Message]:
    """The cards of a bit set."""
    return [card(number) for number in cards_in(some)]


def whose(state: Nichtlustig, number: int) -> int | None:
    """The seat before which this card lies unscored."""
    return next((seat for seat, some in enumerate(state.unscored) if some >> number & 1), None)


def taken_from(state: Nichtlustig, some: int) -> list[Message]:
    """Cards that the actor takes, with whom they take them from."""
    found = []
    for number in cards_in(some):
        other = whose(state, number)
        named = card(number)
        found.append(
            named if other is None else Message("card-of", {"card": named, "other": other})
        )
    return found


def death(number: int) -> Message:
    """As who comes: the Death 3."""
    return _DEATHS[number]


def the_death(number: int) -> Message:
    """As what is taken."""
    return _THE_DEATHS[number]


def special(number: int) -> Message:
    return _SPECIALS[number]


def the_special(number: int) -> Message:
    """As what is taken."""
    return _THE_SPECIALS[number]


def dice(values: Sequence[int], some: int) -> list[Message]:
    """The dice of a bit set, a message a colour."""
    found: list[Message] = []
    for colour in range(len(COLOURS)):
        found += _of_colour(values, some, colour)
    return found


def _of_colour(values: Sequence[int], some: int, colour: int) -> list[Message]:
    """At most one; of pink there is but one die."""
    one, two = 2 * colour, 2 * colour + 1
    if some >> one & 1 and some >> two & 1:
        return [_TWO_DICE[colour][values[one]][values[two]]]
    return [_ONE_DIE[die][values[die]] for die in (one, two) if some >> die & 1]


def ask(state: Nichtlustig) -> Message:
    seat = state.turn
    if state.phase == KEEPING:
        key = "ask-duck" if state.throws == 3 else "ask-keep"
        return Message(key, {"seat": seat, "throw": state.throws})
    if state.phase == CLAIMING:
        key = "ask-boosted-claim" if DECLINE in state.options else "ask-claim"
        return Message(key, {"seat": seat})
    if state.phase == CLOWNING:
        return Message("ask-clown", {"seat": seat})
    if state.phase == CHOOSING:
        return Message("ask-death", {"seat": seat, "death": the_death(state.dice[PINK])})
    return Message("ask-cover", {"seat": seat, "death": the_death(state.laying)})


def offer(state: Nichtlustig, action: int) -> Message:
    if action < PAIRS:
        return _offer_aside(state, action)
    if action == DECLINE:
        return Message("offer-decline")
    if action < KEEP_CLOWN:
        return _offer_claim(state, action)
    if action < TAKE:
        return Message("offer-hand-in-clown" if action == HAND_IN_CLOWN else "offer-keep-clown")
    if action < COVER:
        return _offer_death(state, action - TAKE)
    return Message("offer-cover", {"card": card(action - COVER)})


def _offer_aside(state: Nichtlustig, some: int) -> Message:
    if state.aside | some == ALL:
        return Message("offer-stop")
    key = "offer-duck" if state.throws == 3 else "offer-again"
    if not some:
        return Message(f"{key}-all")
    return Message(key, {"dice": chosen(state, some)})


def chosen(state: Nichtlustig, some: int) -> list[Message]:
    """Dice to set aside, a message a colour; numbered where the other die shows the same."""
    found = []
    for colour in range(COLOURED // 2):
        one, two = 2 * colour, 2 * colour + 1
        both = 1 << one | 1 << two
        if some & both in (0, both) or state.dice[one] != state.dice[two] or state.aside & both:
            found += _of_colour(state.dice, some, colour)
        else:
            die = one if some >> one & 1 else two
            found.append(_NUMBERED[die][state.dice[die]])
    return found + _of_colour(state.dice, some, PINK // 2)


def _offer_claim(state: Nichtlustig, action: int) -> Message:
    boosted = action >= DINOSAURS and LEAST + action - DINOSAURS > state.total()
    chosen = taken_from(state, CLAIMS[action - PAIRS])
    return Message("offer-boosted-claim" if boosted else "offer-claim", {"cards": chosen})


def _offer_death(state: Nichtlustig, number: int) -> Message:
    holder, covered = state.holder[number], state.covers[number]
    if holder < 0:
        return Message("offer-death", {"death": the_death(number)})
    if covered == NOTHING:
        return Message("offer-death-of", {"death": the_death(number), "other": holder})
    return Message(
        "offer-death-freeing",
        {"death": the_death(number), "other": holder, "card": card(covered)},
    )
