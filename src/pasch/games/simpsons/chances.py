"""The exact chance of making a portrait: counted, not tried out."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from pasch.games.simpsons.album import ALBUM, FACES, Album


def chance(portrait: int, dice: int, album: Album = ALBUM) -> Fraction:
    """That a throw of so many dice makes the portrait, jokers filling any place (SI-14).

    >>> chance(2, 2)  # Bart with two dice
    Fraction(5, 9)
    """
    ways = {(dice, 0): 1}  # of spreading dice: those still without a face, places not covered
    for need in album.needs[portrait]:
        further: dict[tuple[int, int], int] = {}
        for (left, missing), count in ways.items():
            for shown in range(left + 1):
                key = (left - shown, missing + max(0, need - shown))
                further[key] = further.get(key, 0) + count * comb(left, shown)
        ways = further
    jokers_do = sum(count for (jokers, missing), count in ways.items() if jokers >= missing)
    return Fraction(jokers_do, len(FACES) ** dice)
