"""What may be claimed, found by trying: every way to lay the six coloured dice on cards.

It shares nothing with state.py but the names of the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

PAIRS = {"R": 0b000011, "Y": 0b001100, "L": 0b110000}  # the two dice of each kind
Claim = frozenset[str]


def ways(card: str, dice: Sequence[int], boost: int) -> list[int]:
    """The sets of dice that win this card, as bit sets."""
    kind, value = card[0], int(card[1:])
    if kind in PAIRS:
        wanted = PAIRS[kind]
        return [wanted] if all(dice[n] == value for n in range(6) if wanted >> n & 1) else []
    if kind == "P":
        threes = product((0, 1), (2, 3), (4, 5))
        return [
            sum(1 << n for n in three) for three in threes if all(dice[n] == value for n in three)
        ]
    if sum(dice) + boost < value:
        return []
    return [
        some
        for some in range(1, 64)
        if sum(dice[n] for n in range(6) if some >> n & 1) + boost >= value
    ]


def claims(cards: tuple[str, ...], dice: tuple[int, ...], boost: int = 0) -> frozenset[Claim]:
    """Every set of cards that can be won together, each die serving one card only."""
    found: set[Claim] = set()
    options = [(card, tried) for card in cards if (tried := ways(card, dice, boost))]

    def lay(start: int, used: int, won: Claim) -> None:
        if won:
            found.add(won)
        for number in range(start, len(options)):
            card, tried = options[number]
            for some in tried:
                if not some & used:
                    lay(number + 1, used | some, won | {card})

    lay(0, 0, frozenset())
    return frozenset(found)
