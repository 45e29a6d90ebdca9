"""A whole match of bots, for those who measure them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pasch.bots.bot import Bot
from pasch.bots.errors import NoEnd
from pasch.bots.own import check
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, OVER
from pasch.engine.table import Table

BOTS: Final = 1 << 31  # record n draws from stream n, a bot's choice of it from this many on

LONGEST: Final = 100_000  # records: matches of sensible bots end after some hundred


def play(table: Table, bots: Sequence[Bot], seed: int, longest: int = LONGEST) -> None:
    """Play the table to its end.  Equal seeds bring equal dice, record by record; BotFailed if a
    bot errs, NoEnd if all of them play without getting anywhere: then nothing was measured.

    A bot is not asked where there is only one thing to do."""
    while True:
        number = len(table.log)
        if number >= longest:
            raise NoEnd(f"no end after {number} moves and rolls", {"actions": number})
        actor = table.state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            table.unchecked(CHANCE, table.state.chance().sample(Rng(seed, number)))
            continue
        legal = table.state.legal()  # as the actor knows it
        if len(legal) == 1:  # two of three times in a game with windows: nobody is asked
            table.unchecked(actor, legal[0])
            continue
        action = bots[actor].choose(table.view(actor), Rng(seed, BOTS + number))
        if action in legal:
            table.unchecked(actor, action)
        else:
            table.play(actor, action)  # raises, with the game's reason
    for bot in bots:
        check(bot)
