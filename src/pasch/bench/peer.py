"""The part `bench` of a game: the same game elsewhere, to be measured side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol, runtime_checkable

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


class Peer(NamedTuple):
    name: str
    options: Mapping[str, Setting]


def of(game: Game) -> Peer | None:
    found = part(game, "bench")
    if found is None:
        return None
    if not isinstance(found, BenchPart):
        raise broken(found, "OPENSPIEL or OPTIONS")
    return Peer(found.OPENSPIEL, found.OPTIONS)
