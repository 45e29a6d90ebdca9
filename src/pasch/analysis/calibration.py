"""Do chances come true?  Positions of real games, what was shown, and what came of them.

Every position is a moment of a whole match by bots of the level, seen as the seat sees it that is
to act.  Its chances are shown as everywhere else; then the bots play on from there, several times,
on dice that no figure knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from math import sqrt
from typing import NamedTuple

from pasch.analysis.chances import chances, seed_of
from pasch.analysis.estimate import SURE
from pasch.analysis.evaluator import Players
from pasch.analysis.playing import play
from pasch.bots import match
from pasch.bots.levels import SafeBot
from pasch.bots.levels import load as load_bot
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, State
from pasch.engine.table import Table

BINS = 10
FEW = 100  # chances in a bin that say little
CONTINUED = 4  # times the bots play on from a position
TRUTH = 8  # times the games of a figure, for what is taken as true
FRESH = 1 << 29  # streams that no figure used
WHERE = 1 << 33  # the stream that picks the moment of a match


class Point(NamedTuple):
    """A chance that was shown, and how often it came true."""

    shown: float
    margin: float
    happened: float
    true: float  # by many more games of the same players; below 0 where it was not asked for


class Position(NamedTuple):
    exact: bool
    points: list[Point]  # of every seat, or one where all win together


class Bin(NamedTuple):
    low: float
    high: float
    size: int
    shown: float
    happened: float
    error: float  # half of the 95 % interval of what happened

    @property
    def off(self) -> float:
        return self.happened - self.shown

    @property
    def few(self) -> bool:
        return self.size < FEW


class Calibration(NamedTuple):
    """`held` of `asked` shown intervals hold the truth."""

    positions: int
    exact: int  # positions that are solved, and left out of the bins
    bins: list[Bin]
    held: int
    asked: int

    @property
    def error(self) -> float:
        """The expected calibration error: how far a shown chance is off, on average."""
        count = sum(each.size for each in self.bins)
        return sum(each.size * abs(each.off) for each in self.bins) / max(1, count)

    @property
    def worst(self) -> float:
        """Of the bins that hold enough to tell."""
        return max((abs(each.off) for each in self.bins if not each.few), default=0.0)


def position(
    players: Players, seats: int, number: int, seed: int, continued: int = CONTINUED,
    truth: bool = False, games: int | None = None,
) -> Position:  # fmt: skip
    """Position `number` of a calibration; the same for the same seed."""
    table, view = _moment(players, seats, number, seed)
    found = chances(players, view, games, seconds=float("inf"))
    count = 1 if players.guide.together else seats
    sums = [0.0] * seats
    for further in range(continued):
        bots = _bots(players, seats)
        ended = _played(deepcopy(table), bots, _seed(seed, number, further + 1))
        for seat in range(seats):
            sums[seat] += players.guide.result(ended.state, seat)
    true = _truth(players, view, found.games) if truth and not found.exact else [-1.0] * seats
    points = [
        Point(found.seats[seat].worth, found.seats[seat].margin, sums[seat] / continued, true[seat])
        for seat in range(count)
    ]
    return Position(found.exact, points)


def summed(found: Iterable[Position]) -> Calibration:
    every = list(found)
    played = [each for each in every if not each.exact]
    points = [point for each in played for point in each.points]
    asked = [point for point in points if point.true >= 0]
    held = sum(abs(point.shown - point.true) <= point.margin for point in asked)
    bins = [_bin(place, points) for place in range(BINS)]
    kept = [each for each in bins if each.size]
    return Calibration(len(every), len(every) - len(played), kept, held, len(asked))


def _bin(place: int, points: list[Point]) -> Bin:
    low, high = place / BINS, (place + 1) / BINS
    inside = [each for each in points if min(int(each.shown * BINS), BINS - 1) == place]
    count = len(inside)
    if not count:
        return Bin(low, high, 0, 0.0, 0.0, 0.0)
    shown = sum(each.shown for each in inside) / count
    happened = sum(each.happened for each in inside) / count
    spread = sum((each.happened - happened) ** 2 for each in inside) / count
    return Bin(low, high, count, shown, happened, SURE * sqrt(spread / count))


def _moment(players: Players, seats: int, number: int, seed: int) -> tuple[Table, State]:
    """A match up to one of its moments, each as likely, and what the seat to act knows then."""
    own = _seed(seed, number, 0)
    whole = _played(Table(players.game, Setup(seats)), _bots(players, seats), own)
    length = int(Rng(own, WHERE).below(len(whole.log)))
    table = Table(players.game, whole.setup)
    for actor, action in whole.log[:length]:
        if actor == CHANCE:
            table.happen(action)
        else:
            table.play(actor, action)
    return table, table.view(table.state.actor())


def _played(table: Table, bots: list[SafeBot], seed: int) -> Table:
    match.play(table, bots, seed)
    return table


def _bots(players: Players, seats: int) -> list[SafeBot]:
    return [load_bot(players.game, players.level, clock=False) for _ in range(seats)]


def _truth(players: Players, view: State, games: int) -> list[float]:
    """By many more games, on luck of their own."""
    seed = seed_of(players, view)
    sums = [0.0] * len(view.places())
    count = TRUTH * games
    for stream in range(FRESH, FRESH + count):
        result, _ = play(players.guide, players.slips, view, [], seed, stream)
        for seat, each in enumerate(result):
            sums[seat] += each
    return [total / count for total in sums]


def _seed(seed: int, number: int, further: int) -> int:
    return (seed << 40) + (number << 8) + further
