"""The part `bench` of a game: the same game elsewhere, to be measured side by side."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from pasch.catalogue import catalogue, load
from pasch.engine.game import Game
from pasch.engine.setup import Setting
from pasch.parts import broken, part


@runtime_checkable
class BenchPart(Protocol):
    """`bench.py` of a game."""

    OPENSPIEL: str
    """The name of OpenSpiel's game."""

    OPTIONS: Mapping[str, Setting]
    """The options with which ours is the same, move by move."""


@runtime_checkable
class PortedPart(Protocol):
    """`bench.py` of a game whose rules were written again for boardgame.io's server."""

    BOARDGAMEIO: Path
    """The folder with the port and its package.json."""


class Peer(NamedTuple):
    name: str
    options: Mapping[str, Setting]


def of(game: Game) -> Peer | None:
    found = part(game, "bench")
    if isinstance(found, BenchPart):
        return Peer(found.OPENSPIEL, found.OPTIONS)
    if found is None or isinstance(found, PortedPart):
        return None
    raise broken(found, "OPENSPIEL or OPTIONS")


def ported() -> tuple[str, Path]:
    """The game that boardgame.io plays too, and where its port is."""
    for id in catalogue():
        found = part(load(id), "bench")
        if isinstance(found, PortedPart):
            return id, found.BOARDGAMEIO
    raise LookupError("no game says in its bench.py where its port for boardgame.io is")
