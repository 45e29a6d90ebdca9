"""nichtlustig in notation.

`#2:4` seat 2 rolls a 4 for the start; `b3` a black die shows 3, `p*` the pink one its symbol;
`P:4` a Professors' die.  `=125` sets dice 1, 2 and 5 aside and throws the rest, `=0` throws all of
them again, `.` stops.  `R3+L1` takes Riebmann 3 and Lemming 1, `D26` a Dinosaur, `-` declines.
`C+` hands the Clown in, `C-` keeps it; `T4` takes Death 4, `T*` the Poodle; and a card alone, where
a Death is to be laid, is covered.
"""

from __future__ import annotations

import re
from typing import Final

from pasch.games.nichtlustig.state import (
    ALL,
    CARDS,
    CLAIMS,
    COVER,
    COVERING,
    DEATHS,
    DECLINE,
    DICE,
    FIRST,
    HAND_IN_CLOWN,
    KEEP_CLOWN,
    LEAST,
    OPENING,
    PAIRS,
    TAKE,
    TALLYING,
    THROWING,
    VALUES,
    Nichtlustig,
)

CARD_NAMES: Final = (
    *(f"{kind}{value}" for kind in "RYLP" for value in range(1, VALUES + 1)),
    *(f"D{LEAST + place}" for place in range(VALUES)),
)
DEATH_NAMES: Final = ("T*", *(f"T{death}" for death in range(1, DEATHS)))
NO_CLAIM: Final = COVER + CARDS  # what no throw can win together (NL-25): no action at all
_COLOURS: Final = "bbrrwwp"
_ASIDES: Final = tuple(
    "=" + ("".join(str(place + 1) for place in range(DICE) if dice >> place & 1) or "0")
    for dice in range(ALL + 1)
)
_ASIDE: Final = re.compile(r"=[1-7]+")


def cards_in(cards: int) -> list[int]:
    """The cards of a bit set, ascending."""
    return [card for card in range(CARDS) if cards >> card & 1]


def face(value: int) -> str:
    return str(value) if value else "*"


def write(state: Nichtlustig, action: int) -> str:
    if state.phase == OPENING:
        return f"#{FIRST[state.falling] + 1}:{face(action)}"
    if state.phase == THROWING:
        return f"{_COLOURS[FIRST[state.falling]]}{face(action)}"
    if state.phase == TALLYING:
        return f"P:{face(action)}"
    if action < PAIRS:
        return "." if state.aside | action == ALL else _ASIDES[action]
    if action == DECLINE:
        return "-"
    if action < KEEP_CLOWN:
        return "+".join(CARD_NAMES[card] for card in cards_in(CLAIMS[action - PAIRS]))
    if action < TAKE:
        return "C+" if action == HAND_IN_CLOWN else "C-"
    return DEATH_NAMES[action - TAKE] if action < COVER else CARD_NAMES[action - COVER]


def parse(state: Nichtlustig, text: str) -> int | None:
    text = text.replace(" ", "").replace(",", "").upper()
    signs = {".": ALL ^ state.aside, "=0": 0, "-": DECLINE, "C+": HAND_IN_CLOWN, "C-": KEEP_CLOWN}
    if text in signs:
        return signs[text]
    if text in DEATH_NAMES:
        return TAKE + DEATH_NAMES.index(text)
    if _ASIDE.fullmatch(text) and len(set(text)) == len(text):
        return sum(1 << int(digit) - 1 for digit in text[1:])
    if state.phase == COVERING and text in CARD_NAMES:
        return COVER + CARD_NAMES.index(text)  # a Dinosaur is no action, but has a reason
    return _parse_claim(text)


def _parse_claim(text: str) -> int | None:
    names = text.split("+")
    if len(set(names)) < len(names) or not set(names) <= set(CARD_NAMES):
        return None
    cards = sum(1 << CARD_NAMES.index(name) for name in names)
    return PAIRS + CLAIMS.index(cards) if cards in CLAIMS else NO_CLAIM
