"""SI-2: the family album, the figures of each portrait and the dice that may be thrown for it.

The rulebook tells of two portraits; the rest of the table is ours.  Who owns the box may correct
it here: nothing else knows a portrait.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, final

FIGURES: Final = ("homer", "marge", "bart", "lisa", "maggie")
FACES: Final = (*FIGURES, "joker")  # SI-1
JOKER: Final = len(FIGURES)
DICE: Final = 8
PORTRAITS: Final = 8


class Portrait(NamedTuple):
    id: str
    figures: tuple[str, ...]
    least: int  # dice allowed
    most: int


@final
class Album:
    """Eight portraits that can all be made; ValueError names one that cannot."""

    def __init__(self, portraits: Iterable[Portrait]) -> None:
        self.portraits: Final = tuple(portraits)
        if len({portrait.id for portrait in self.portraits}) != PORTRAITS:
            raise ValueError(f"an album has {PORTRAITS} different portraits")
        for id, figures, least, most in self.portraits:
            if not figures or not set(figures) <= set(FIGURES):
                raise ValueError(f"{id}: figures are some of {', '.join(FIGURES)}")
            if not len(figures) <= least <= most <= DICE:
                raise ValueError(f"{id}: the dice allowed are {len(figures)} to {DICE}")
        self.sizes: Final = [len(portrait.figures) for portrait in self.portraits]  # SI-15
        self.needs: Final = [
            [portrait.figures.count(figure) for figure in FIGURES] for portrait in self.portraits
        ]
        self._allowing: Final = [  # by the number of dice
            [
                place
                for place, (_, _, least, most) in enumerate(self.portraits)
                if least <= n <= most
            ]
            for n in range(DICE + 1)
        ]

    def choices(self, used: int, dice: int) -> list[int]:
        """SI-25: what may be chosen with these portraits used in the turn and these dice left."""
        if not used:
            return list(range(PORTRAITS))  # SI-11: the dice are chosen after the portrait
        return [place for place in self._allowing[dice] if not used >> place & 1]

    def remainders(self) -> frozenset[tuple[int, int]]:
        """Every pair of portraits used (a bit set) and dice left that a turn can come to."""
        found: set[tuple[int, int]] = set()
        ahead = [
            (1 << place, dice - len(figures))
            for place, (_, figures, least, most) in enumerate(self.portraits)
            for dice in range(least, most + 1)
        ]
        while ahead:
            used, dice = ahead.pop()
            if (used, dice) not in found:
                found.add((used, dice))
                for place in self.choices(used, dice):
                    ahead.append((used | 1 << place, dice - self.sizes[place]))
        return frozenset(found)


ALBUM: Final = Album(
    [
        Portrait("homer", ("homer",), 1, 3),
        Portrait("marge", ("marge",), 1, 3),
        Portrait("bart", ("bart",), 1, 3),
        Portrait("lisa", ("lisa",), 1, 3),
        Portrait("maggie", ("maggie",), 1, 3),
        Portrait("children", ("bart", "lisa", "maggie"), 3, 6),
        Portrait("why_you", ("homer", "bart", "bart", "bart"), 4, 8),
        Portrait("family", ("homer", "marge", "bart", "lisa", "maggie"), 5, 8),
    ]
)
