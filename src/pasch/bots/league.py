"""Bots against each other: one among others, in every seat, on the same dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import log, log10, sqrt
from typing import NamedTuple

from pasch.bots import match
from pasch.bots.levels import LEVELS
from pasch.bots.own import Kind, make
from pasch.engine.game import Game
from pasch.engine.setup import Setup
from pasch.engine.table import Table

Z = 1.96  # a 95 % interval reaches so many standard errors to both sides
ELO = 400 / log(10)
CLOSEST = 1e-3  # of a rate to 0 or 1, so that an Elo exists


class Score(NamedTuple):
    """How a pairing went, as seen by the first of the two."""

    won: int
    lost: int
    drawn: int

    @property
    def decided(self) -> int:
        return self.won + self.lost

    @property
    def rate(self) -> float:
        return self.won / self.decided if self.decided else 0.5

    @property
    def margin(self) -> float:
        """Half the 95 % interval of the rate."""
        return margin(self.rate, self.decided)


class Standing(NamedTuple):
    level: int
    elo: float
    margin: float


def margin(rate: float, games: int) -> float:
    """Half a 95 % interval (Agresti and Coull: honest for few games, and at 0 and 1)."""
    count = games + Z * Z
    middle = (rate * games + Z * Z / 2) / count
    return Z * sqrt(middle * (1 - middle) / count)


def play(game: Game, seats: Sequence[Kind], seed: int, budget: int | None = None) -> list[int]:
    """One game of these bots; the places.  `budget` is the master's."""
    table = Table(game, Setup(len(seats)))
    bots = [make(game, kind, budget if kind == LEVELS[-1] else None, clock=False) for kind in seats]
    match.play(table, bots, seed)
    return table.state.places()


def matches(
    game: Game,
    pairing: tuple[Kind, Kind],
    games: int,
    seats: int,
    budget: int | None = None,
) -> Score:
    """One of the first kind alone among the second; it goes round all seats on the same dice."""
    ends = []
    for number in range(games):
        alone = number % seats
        kinds = [pairing[0] if seat == alone else pairing[1] for seat in range(seats)]
        ends.append((play(game, kinds, number // seats, budget), alone))
    return count(ends)


def count(ends: Iterable[tuple[list[int], int]]) -> Score:
    """Places of whole games, each with the seat they are counted for; a shared win is a draw."""
    won = lost = drawn = 0
    for places, alone in ends:
        if places[alone] != 1:
            lost += 1
        elif places.count(1) == 1:
            won += 1
        else:
            drawn += 1
    return Score(won, lost, drawn)


def pairings() -> Iterator[tuple[int, int]]:
    """The higher level first; neighbours before those further apart."""
    for apart in range(1, len(LEVELS)):
        for low in LEVELS[:-apart]:
            yield low + apart, low


def standings(scores: dict[tuple[int, int], Score], seats: int = 2) -> list[Standing]:
    """The Elo of each level, the lowest at 0: neighbours' differences added up."""
    found = [Standing(LEVELS[0], 0.0, 0.0)]
    for low, high in pairwise(LEVELS):
        elo, error = ahead(scores[high, low], seats)
        below = found[-1]
        found.append(Standing(high, below.elo + elo, sqrt(below.margin**2 + error**2)))
    return found


def ahead(score: Score, seats: int = 2) -> tuple[float, float]:
    """By how much Elo the first of a pairing is ahead of each other one at the table, and half of
    its 95 % interval.

    >>> [round(ahead(Score(won, 100 - won, 0), seats=4)[0]) for won in (25, 40, 50)]
    [0, 120, 191]
    """
    rate = min(max(score.rate, CLOSEST), 1 - CLOSEST)
    elo = 400 * log10(rate * (seats - 1) / (1 - rate))
    return elo, ELO * score.margin / (rate * (1 - rate))


def together(
    game: Game,
    kind: Kind,
    seats: int,
    games: int,
    budget: int | None = None,
) -> int:
    """How many of the games a table of one kind wins, where all play together."""
    won = 0
    for number in range(games):
        won += play(game, [kind] * seats, number, budget)[0] == 1
    return won
