"""How much could be won by playing better still: a master with many times its time, and one that
sees every hand.

Neither is a level.  They show how much a game leaves to skill, so that a league can be read: a
master who loses nothing to a patient one has little left to learn by thinking longer.
"""

from __future__ import annotations

from typing import Final, final

from pasch.bots import match
from pasch.bots.bot import Bot
from pasch.bots.league import Score, count
from pasch.bots.levels import MASTER, guide_of, load
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import State
from pasch.engine.table import Table

TIMES: Final = 30


def patient(game: Game, times: int = TIMES, budget: int | None = None) -> Bot:
    """The master with so many times its playouts; `budget` where they are not the level's own."""
    once = guide_of(game).playouts[MASTER - 1] if budget is None else budget
    return load(game, MASTER, once * times, clock=False)


def among(
    game: Game, games: int, seats: int, times: int = TIMES, budget: int | None = None
) -> Score:
    """One patient master among masters, in every seat on the same dice."""
    ends = []
    for number in range(games):
        alone = number % seats
        bots = [patient(game, times if seat == alone else 1, budget) for seat in range(seats)]
        table = Table(game, Setup(seats))
        match.play(table, bots, number // seats)
        ends.append((table.state.places(), alone))
    return count(ends)


@final
class OpenHands:
    """A bot that is shown the position itself, not what its seat sees."""

    def __init__(self, bot: Bot, table: Table) -> None:
        self.bot: Final = bot
        self.table: Final = table

    def choose(self, view: State, rng: Rng) -> int:
        return self.bot.choose(self.table.state, rng)


def together(
    game: Game,
    games: int,
    seats: int,
    times: int = 1,
    open_hands: bool = False,
    budget: int | None = None,
) -> int:
    """How many games a table of masters wins, where all play together."""
    won = 0
    for number in range(games):
        table = Table(game, Setup(seats))
        bots: list[Bot] = [patient(game, times, budget) for _ in range(seats)]
        if open_hands:
            bots = [OpenHands(bot, table) for bot in bots]
        match.play(table, bots, number)
        won += table.state.places()[0] == 1
    return won
