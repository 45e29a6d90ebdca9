# compiled
"""nichtlustig: the chance of each target card within the throws left, if all goes for that card.

A pair or a Professor asks for faces, and every die is on its own: keep it once it shows the face.
A Dinosaur asks for a sum: of the dice that lie the highest are kept, and how many of them is
found by trying (among equally many, higher ones are never worse).
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import comb, prod
from typing import Final

from pasch.games.nichtlustig.state import (
    BOOST,
    COLOURED,
    DINOSAUR,
    DUCK,
    LEAST,
    PINK,
    PROFESSOR,
    TIME_MACHINE,
    VALUES,
    Nichtlustig,
)

FACES: Final = 6
MOST: Final = 3  # throws after the first, the Duck's included


def further_throws(state: Nichtlustig) -> int:
    """How many throws the turn has after the present one, the Duck's included."""
    if state.owner[state.hurrying] == state.turn:  # NL-48
        return 2 - state.throws
    allowed = 4 if state.owner[DUCK] == state.turn else 3
    return max(0, allowed - state.throws)  # NL-43 the Duck is gone while the fourth one falls


def die_chance(state: Nichtlustig, die: int, face: int) -> Fraction:
    """That this die shows the face at the end, if it is kept for it."""
    lies = not state.falling >> die & 1
    if lies and state.dice[die] == face:
        return Fraction(1)
    if state.aside >> die & 1:
        return Fraction(0)
    throws = further_throws(state) + (0 if lies else 1)
    return 1 - Fraction(FACES - 1, FACES) ** throws


def not_pink(state: Nichtlustig, face: int) -> Fraction:
    """That the pink die does not show the face at the end, if that is avoided (NL-22)."""
    lies = not state.falling >> PINK & 1
    if lies and state.dice[PINK] != face:
        return Fraction(1)
    if state.aside >> PINK & 1:
        return Fraction(0)
    return 1 - Fraction(1, FACES) ** (further_throws(state) + (0 if lies else 1))


def card_chances(state: Nichtlustig) -> dict[int, Fraction]:
    """Of every target card that the actor may take; while they throw or keep.

    A card that lies unscored with another is lost when the pink die shows its value.
    """
    found: dict[int, Fraction] = {}
    takeable = state.takeable()
    for card in range(DINOSAUR + VALUES):
        if takeable >> card & 1:
            value = card % VALUES + 1
            if card >= DINOSAUR:
                found[card] = dinosaur_chance(state, LEAST + card - DINOSAUR)
                continue
            chance = _faces(state, card, value)
            free = state.middle >> card & 1
            found[card] = chance if free else chance * not_pink(state, value)
    return found


def _faces(state: Nichtlustig, card: int, value: int) -> Fraction:
    if card < PROFESSOR:  # NL-24: both dice of a colour
        first = 2 * (card // VALUES)
        return die_chance(state, first, value) * die_chance(state, first + 1, value)
    chance = Fraction(1)
    for first in range(0, COLOURED, 2):  # one of each colour
        neither = prod(1 - die_chance(state, die, value) for die in (first, first + 1))
        chance *= 1 - neither
    return chance


def dinosaur_chance(state: Nichtlustig, total: int) -> Fraction:
    """That the six coloured dice come to this sum or more, the Time machine's help included."""
    if state.owner[TIME_MACHINE] == state.turn:
        total -= BOOST  # NL-45
    coloured = range(COLOURED)
    falling = sum(state.falling >> die & 1 for die in coloured)
    kept = sum(state.dice[die] for die in coloured if state.aside >> die & 1)
    lying = [state.dice[die] for die in coloured if not (state.aside | state.falling) >> die & 1]
    further = further_throws(state)
    ways = 0
    for fallen, count in _throws(falling):
        faces = sorted(lying + fallen, reverse=True)
        ways += count * _best(list(accumulate(faces, initial=0)), total - kept, further)
    return Fraction(ways, FACES**falling * _every(further))


# Chances are counted in whole numbers, of all ways in which the six dice could fall in the throws
# left: sums and comparisons are then quick, and still exact.
def _every(further: int) -> int:
    ways: int = FACES ** (COLOURED * further)
    return ways


@cache
def _throws(dice: int) -> list[tuple[list[int], int]]:
    """All different throws, the highest die first, and in how many ways each falls."""
    ways: list[tuple[list[int], int]] = [([], 1)]
    for face in range(FACES - 1, 0, -1):
        ways = [
            (faces + [face] * few, count * comb(dice - len(faces), few))
            for faces, count in ways
            for few in range(dice - len(faces) + 1)
        ]
    return [(faces + [0] * (dice - len(faces)), count) for faces, count in ways]


@cache
def _sums(dice: int) -> list[tuple[list[int], int]]:
    """The same with what the highest die, the highest two ... come to, from none on."""
    return [(list(accumulate(faces, initial=0)), count) for faces, count in _throws(dice)]


# By the throws to come (NL-43), the dice of the next one and what they need; -1 if not known yet.
_known: Final = [
    [[-1] * (dice * (FACES - 1) + 1) for dice in range(COLOURED + 1)] for _ in range(MOST + 1)
]


def _best(sums: list[int], need: int, further: int) -> int:
    """Keep the highest of the dice that lie, as many as is best, and throw the rest."""
    dice = len(sums) - 1
    if sums[dice] >= need:
        return _every(further)
    if further == 0:
        return 0
    most = 0
    for kept, total in enumerate(sums):
        most = max(most, _throw(dice - kept, need - total, further))
    return most


def _throw(dice: int, need: int, further: int) -> int:
    """With so many dice thrown now, and `further` throws counting this one."""
    if need > dice * (FACES - 1):
        return 0
    known = _known[further][dice]
    if known[need] < 0:
        ways = 0
        for sums, count in _sums(dice):
            ways += count * _best(sums, need, further - 1)
        known[need] = ways * FACES ** (COLOURED - dice)
    return known[need]
