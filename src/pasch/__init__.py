"""Pasch: five German family games, one rules engine.

>>> import pasch
>>> game = pasch.load("mal_anders")
>>> table = pasch.Table(game, pasch.Setup(seats=3, options={"play_on": True}))
>>> pasch.playout(table.state.copy(), pasch.Rng(7)) > 100
True

`pasch.bots`, `pasch.analysis`, `pasch.research` and `pasch.client` are imported when they are used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pasch.catalogue import catalogue, load
from pasch.engine.chance import Chance
from pasch.engine.errors import (
    BadFile,
    BadPosition,
    BadSetup,
    IllegalAction,
    NothingToTakeBack,
    NotYourTurn,
    PaschError,
    UnknownGame,
    UnreadableMove,
    WrongVersion,
)
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.playout import playout
from pasch.engine.rng import Rng
from pasch.engine.setup import Option, Setup
from pasch.engine.state import CHANCE, EVERYONE, HIDDEN, OVER, State, steps
from pasch.engine.table import Record, replay
from pasch.engine.window import Window
from pasch.match import Table, open

if TYPE_CHECKING:
    from pasch import analysis as analysis
    from pasch import bots as bots
    from pasch import client as client
    from pasch import research as research

__version__ = "0.1.0"
LAZY = ("analysis", "bots", "client", "research")

__all__ = [
    "CHANCE", "EVERYONE", "HIDDEN", "OVER",
    "BadFile", "BadPosition", "BadSetup", "Chance", "Game", "IllegalAction", "Message",
    "NotYourTurn", "NothingToTakeBack", "Option", "PaschError", "Record", "Rng", "Setup", "State",
    "Table", "UnknownGame", "UnreadableMove", "Window", "WrongVersion",
    "catalogue", "load", "open", "playout", "replay", "steps",
]  # fmt: skip


if not TYPE_CHECKING:  # else no wrong name would be noticed

    def __getattr__(name: str) -> object:
        if name not in LAZY:
            raise AttributeError(f"module 'pasch' has no attribute {name!r}")
        from importlib import import_module

        return import_module(f"pasch.{name}")


def __dir__() -> list[str]:
    return sorted({*globals(), *LAZY})
