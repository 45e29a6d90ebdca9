"""The material of wonderful_world, and how it is kept in numbers.

Cards are 0 to 29, rows 0 to 5.  A set of cards is an int, bit n for card n.  A row is a stack in
one int: card + 1 in five bits each, the outermost card lowest; an empty row is 0.  Dice are
counted by their pips, three bits each.
"""

from __future__ import annotations

from typing import Final

# WW-2: the objects a to f on the cards of each number.  A box may differ; then correct it here.
DECK: Final = ("bcdef", "acdef", "abdef", "abcef", "abcdf", "abcde")
CARDS: Final = 30  # WW-1
LANDSCAPES: Final = 8
ROWS: Final = 6  # row r lies at the arrow r + 1
DICE: Final = 4
OPEN_CARDS: Final = 3  # WW-11

CARD_BITS: Final = 5
CARD: Final = (1 << CARD_BITS) - 1
PIPS_BITS: Final = 3
PIPS: Final = (1 << PIPS_BITS) - 1


def cards_in(stack: int) -> list[int]:
    """The cards of a row, from the Earth outward."""
    found: list[int] = []
    while stack:
        found.append((stack & CARD) - 1)
        stack >>= CARD_BITS
    return found[::-1]


def pips_of(dice: int) -> list[int]:
    """The dice that lie, ascending."""
    return [pips for pips in range(1, 7) for _ in range(dice >> pips * PIPS_BITS & PIPS)]
