"""What the end of a throw is worth in nichtlustig: points to come, at a glance.

This part is judgement, not arithmetic, and a caller may put another array in its place.  A card
that was won counts as likely to be scored; what others lose counts as shared among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pasch.games.nichtlustig.exact.kept import FACES, LYING
from pasch.games.nichtlustig.state import (
    BOOST,
    CLOWN,
    DINOSAUR,
    DUCK,
    LEAST,
    LEMMING,
    OF_VALUE,
    PROFESSOR,
    RIEBMANN,
    ROW,
    TIME_MACHINE,
    VALUES,
    VIRUS,
    YETI,
    Nichtlustig,
)

if TYPE_CHECKING:
    from pasch.games.nichtlustig.exact.kept import Array

SCORED = {RIEBMANN: 2.0, YETI: 2.5, LEMMING: 4.0, PROFESSOR: 2.0}  # NL-61, NL-62, on average
LASTS = 0.6  # how often a card that was won is scored in the end
MISSED_TURN = -2.5
HURRIED_TURN = -1.0
SPECIALS = {DUCK: 0.5, CLOWN: 0.7, TIME_MACHINE: 0.5, VIRUS: -1.5}
NO_DEATH = 0.4  # of a Death's cost, with a Clown to send it away


def card_worth(card: int, scored: bool) -> float:
    """In points to come: a card before somebody, scored or not."""
    if card >= DINOSAUR:
        return float(card - DINOSAUR + 1)
    full = SCORED[card - card % VALUES]
    return full if scored else 1.0 + LASTS * (full - 1.0)


def death_worth(state: Nichtlustig) -> float:
    """What the next Death takes from the player whose turn it is (NL-30 to NL-32)."""
    valid = state.valid(state.turn)
    if valid & ROW << LEMMING:
        cost = SCORED[LEMMING]
    else:
        mine = [card for card in range(DINOSAUR) if valid >> card & 1]
        cost = min((card_worth(card, True) for card in mine), default=1.0)
    return cost * (NO_DEATH if state.owner[CLOWN] == state.turn else 1.0)


def symbol_worth(state: Nichtlustig, special: int) -> float:
    if state.owner[special] == state.turn and SPECIALS.get(special, -1.0) > 0:
        return 0.0  # NL-40: they have it already
    if special == state.grounding:
        return MISSED_TURN
    return HURRIED_TURN if special == state.hurrying else SPECIALS[special]


def throw_worths(state: Nichtlustig) -> Array:
    """Of every final throw, 21 × 21 × 21 × 6, for the player whose turn it is."""
    symbols = _outer([_symbols(state, colour) for colour in range(3)])
    worths = [_with_pink(state, pink) + symbols for pink in range(FACES)]
    return np.stack(worths, axis=-1)


def _outer(rows: list[list[float]]) -> Array:
    black, red, white = (np.array(row) for row in rows)
    total: Array = black[:, None, None] + red[:, None] + white
    return total


def _symbols(state: Nichtlustig, colour: int) -> list[float]:
    """NL-40; of a single symbol it is not known here which of the two dice shows it."""
    both = symbol_worth(state, 2 * colour) + symbol_worth(state, 2 * colour + 1)
    return [both * lying.count(0) / 2 for lying in LYING]


def _with_pink(state: Nichtlustig, pink: int) -> Array:
    """The best claim, or Death, and the scoring that the pink die brings."""
    turned = OF_VALUE[pink]
    free = [0.0] * (DINOSAUR + VALUES)  # what taking each card is worth, 0 if it cannot be taken
    others = max(1, state.seats - 1)
    scoring = 0.0
    for seat in range(state.seats):
        mine = seat == state.turn
        for card in range(DINOSAUR):
            if state.unscored[seat] >> card & 1:
                gain = card_worth(card, True) - card_worth(card, False)
                if turned >> card & 1:  # NL-22
                    scoring += gain if mine else -gain / others
                elif not mine:
                    free[card] = card_worth(card, False) * (1 + 1 / others)
    for card in range(DINOSAUR + VALUES):
        if state.middle >> card & 1:
            free[card] = card_worth(card, False)
    claim = np.maximum(_pairs(free), np.maximum(_professors(free), _dinosaurs(state, free)))
    death = death_worth(state)
    if state.owner[VIRUS] == state.turn:  # NL-49
        return claim + (scoring - death)
    empty_handed: Array = np.where(claim > 0, claim, -death) + scoring  # NL-28
    return empty_handed


def _pairs(free: list[float]) -> Array:
    def row(kind: int) -> list[float]:
        return [free[kind + a - 1] if a == b and a else 0.0 for a, b in LYING]

    return _outer([row(RIEBMANN), row(YETI), row(LEMMING)])


def _professors(free: list[float]) -> Array:
    """NL-25: one or two of them, by the faces that all three colours show."""
    faces = np.array([1 << a | 1 << b for a, b in LYING])
    common = faces[:, None, None] & faces[:, None] & faces
    best = []
    for shown in range(1 << FACES):
        some = sorted(free[PROFESSOR + face - 1] for face in range(1, FACES) if shown >> face & 1)
        best.append(sum(some[-2:]))
    found: Array = np.array(best)[common]
    return found


def _dinosaurs(state: Nichtlustig, free: list[float]) -> Array:
    """NL-26: the best one that the sum allows."""
    pips = np.array([a + b for a, b in LYING])
    boost = BOOST if state.owner[TIME_MACHINE] == state.turn else 0
    best = [
        max((free[DINOSAUR + n] for n in range(VALUES) if LEAST + n <= total + boost), default=0.0)
        for total in range(2 * 3 * (FACES - 1) + 1)
    ]
    found: Array = np.array(best)[pips[:, None, None] + pips[:, None] + pips]
    return found
