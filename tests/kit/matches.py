"""Matches that are played a while, or to their end."""

from __future__ import annotations

import pasch
from pasch.engine.game import Game
from pasch.engine.state import CHANCE


def played(game: Game | str, records: int, seats: int, seed: int = 5) -> pasch.Table:
    """So many records of a match, every choice at random, or all of a shorter one."""
    game = pasch.load(game) if isinstance(game, str) else game
    rng = pasch.Rng(seed)
    table = pasch.Table(game, pasch.Setup(seats), [f"P{n}" for n in range(seats)])
    while not table.over and len(table.log) < records:
        actor = table.state.actor()
        if actor == CHANCE:
            table.roll(rng)
        else:
            legal = table.state.legal()
            table.play(actor, legal[rng.below(len(legal))])
    return table
