"""What may be claimed, found by trying: every way to lay the six coloured dice on cards.

It shares nothing with state.py but the names of the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

PAIRS = {"R": (0, 1), "Y": (2, 3), "L": (4, 5)}  # the two dice of each kind
THREES = list(product(*PAIRS.values()))  # one die of each
SETS = [[n for n in range(6) if some >> n & 1] for some in range(1, 64)]
Claim = frozenset[str]


def ways(card: str, dice: Sequence[int], boost: int) -> list[int]:
    """The sets of dice that win this card, as bit sets."""
    kind, value = card[0], int(card[1:])
    if kind in PAIRS:
        one, two = PAIRS[kind]
        return [bits(PAIRS[kind])] if dice[one] == dice[two] == value else []
    if kind == "P":
        return [bits((a, b, c)) for a, b, c in THREES if dice[a] == dice[b] == dice[c] == value]
    if sum(dice) + boost < value:
        return []
    return [bits(some) for some in SETS if sum(dice[n] for n in some) + boost >= value]


def bits(some: Iterable[int]) -> int:
    return sum(1 << n for n in some)


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
