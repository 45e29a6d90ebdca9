"""What is counted over many games, in whole numbers: the order of adding changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from pasch.bots.league import Z

WHOLE = 27_720**2  # a win in units that up to twelve winners, and then twelve seats, share evenly


class Sums(NamedTuple):
    """Of a value in 0..WHOLE, one for each game."""

    games: int = 0
    total: int = 0
    squares: int = 0

    def plus(self, other: Iterable[int]) -> Sums:
        return Sums(*(a + b for a, b in zip(self, other, strict=True)))

    @property
    def mean(self) -> Fraction:
        return Fraction(self.total, self.games * WHOLE) if self.games else Fraction(0)

    @property
    def margin(self) -> float:
        """Half a 95 % interval: Agresti and Coull's, for values between 0 and 1 too."""
        count = self.games + Z * Z
        mean = (self.total / WHOLE + Z * Z / 2) / count
        squares = (self.squares / WHOLE**2 + Z * Z / 2) / count
        return Z * sqrt(max(0.0, squares - mean * mean) / count)


class Tally:
    """Everything that a summary is made of.  `wins` is by group: `bot:NAME`, `seat:N`, `order:N`
    (who began is 0), `card:NAME`."""

    def __init__(self) -> None:
        self.games = 0
        self.actions: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.wins: dict[str, Sums] = {}
        self.points: dict[str, Counter[int]] = {}  # by bot

    def won(self, group: str, share: int) -> None:
        """The share of a win, in 0..WHOLE, that this group had of one game."""
        games, total, squares = self.wins.get(group, (0, 0, 0))
        self.wins[group] = Sums(games + 1, total + share, squares + share * share)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.actions.update(other.actions)
        self.ends.update(other.ends)
        for group, sums in other.wins.items():
            self.wins[group] = self.wins.get(group, Sums()).plus(sums)
        for bot, points in other.points.items():
            self.points.setdefault(bot, Counter()).update(points)

    def groups(self, start: str) -> dict[str, Sums]:
        """The wins of all groups of one kind, by what comes after the colon."""
        found = {key[len(start) + 1 :]: sums for key, sums in self.wins.items()
                 if key.startswith(f"{start}:")}  # fmt: skip
        return dict(sorted(found.items(), key=lambda each: (len(each[0]), each[0])))

    def as_data(self) -> dict[str, Any]:
        """Plain JSON, the same for equal tallies."""
        return {
            "games": self.games,
            "actions": sorted(self.actions.items()),
            "ends": sorted(self.ends.items()),
            "wins": sorted([group, *sums] for group, sums in self.wins.items()),
            "points": sorted([bot, sorted(each.items())] for bot, each in self.points.items()),
        }


def from_data(data: Mapping[str, Any]) -> Tally:
    tally = Tally()
    tally.games = data["games"]
    tally.actions = Counter(dict(data["actions"]))
    tally.ends = Counter(dict(data["ends"]))
    tally.wins = {group: Sums(*sums) for group, *sums in data["wins"]}
    tally.points = {bot: Counter(dict(points)) for bot, points in data["points"]}
    return tally


class Spread(NamedTuple):
    """Of a number that each game has."""

    mean: float
    deviation: float
    least: int
    median: int
    high: int  # 19 of 20 are at most this
    most: int


def spread(counts: Mapping[int, int]) -> Spread:
    """
    >>> spread({1: 1, 2: 2, 9: 1})
    Spread(mean=3.5, deviation=3.2015621187164243, least=1, median=2, high=9, most=9)
    """
    values = sorted(counts)
    games = sum(counts.values())
    total = sum(value * counts[value] for value in values)
    squares = sum(value * value * counts[value] for value in values)
    variance = Fraction(squares, games) - Fraction(total, games) ** 2
    return Spread(
        total / games, sqrt(variance), values[0],
        _at(counts, games, 0.5), _at(counts, games, 0.95), values[-1],
    )  # fmt: skip


def _at(counts: Mapping[int, int], games: int, part: float) -> int:
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * games:
            return value
    raise AssertionError("no games")
