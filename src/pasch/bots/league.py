"""Levels against each other: every pairing in every seat, on the same dice with seats exchanged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log, log10, sqrt
from typing import NamedTuple

from pasch.bots.levels import LEVELS, load
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, OVER
from pasch.engine.table import Table

Z = 1.96  # a 95 % interval reaches so many standard errors to both sides
ELO = 400 / log(10)
BOTS = 1 << 31  # record n draws from stream n, a bot's choice of it from this many on
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


def play(game: Game, seats: Sequence[int], seed: int, budget: int | None = None) -> list[int]:
    """One game of these levels; the places.  Equal seeds bring equal dice, record by record."""
    table = Table(game, Setup(len(seats)))
    bots = [
        load(game, level, budget if level == LEVELS[-1] else None, clock=False) for level in seats
    ]
    while True:
        number = len(table.log)
        actor = table.state.actor()
        if actor == OVER:
            return table.state.places()
        if actor == CHANCE:
            table.roll(Rng(seed, number))
        else:
            rng = Rng(seed, BOTS + number)
            table.play(actor, bots[actor].choose(table.view(actor), rng))


def matches(
    game: Game,
    pairing: tuple[int, int],
    games: int,
    seats: int,
    budget: int | None = None,
) -> Score:
    """`games` games of one level against another; they share out the seats in turn."""
    won = lost = drawn = 0
    for number in range(games):
        first = number % 2  # of the seats that the first of the two takes
        levels = [pairing[(seat + first) % 2] for seat in range(seats)]
        places = play(game, levels, number // 2, budget)
        winners = {(seat + first) % 2 for seat in range(seats) if places[seat] == 1}
        won += winners == {0}
        lost += winners == {1}
        drawn += len(winners) != 1
    return Score(won, lost, drawn)


def pairings() -> Iterator[tuple[int, int]]:
    """The higher level first; neighbours before those further apart."""
    for apart in range(1, len(LEVELS)):
        for low in LEVELS[:-apart]:
            yield low + apart, low


def standings(scores: dict[tuple[int, int], Score]) -> list[Standing]:
    """The Elo of each level, the lowest at 0: neighbours' differences added up."""
    found = [Standing(LEVELS[0], 0.0, 0.0)]
    for low, high in pairwise(LEVELS):
        score = scores[high, low]
        rate = min(max(score.rate, CLOSEST), 1 - CLOSEST)
        below = found[-1]
        error = ELO * score.margin / (rate * (1 - rate))
        elo = below.elo + 400 * log10(rate / (1 - rate))
        found.append(Standing(high, elo, sqrt(below.margin**2 + error**2)))
    return found


def together(
    game: Game,
    level: int,
    seats: int,
    games: int,
    budget: int | None = None,
) -> int:
    """How many of the games a table of one level wins, where all play together."""
    won = 0
    for number in range(games):
        won += play(game, [level] * seats, number, budget)[0] == 1
    return won
