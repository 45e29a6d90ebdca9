"""Players that are programs.  Each sees only a view, never the table."""

from __future__ import annotations

from pasch.bots.bot import Bot
from pasch.bots.errors import BadBudget, BotFailed, OutOfTime, UnknownBot, UnknownLevel
from pasch.bots.levels import LEVELS, load
from pasch.bots.own import Kind, OwnBot, kind, make, name_of
from pasch.bots.random import RandomBot

__all__ = [
    "LEVELS", "BadBudget", "Bot", "BotFailed", "Kind", "OutOfTime", "OwnBot", "RandomBot",
    "UnknownBot", "UnknownLevel", "kind", "load", "make", "name_of",
]  # fmt: skip
