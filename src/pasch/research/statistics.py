"""What a game tells of a match beyond places and points: its optional part `statistics`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, runtime_checkable

from pasch.engine.game import Game
from pasch.parts import broken, part


class Statistics(NamedTuple):
    """`end` names how a finished match ended; `card` the card that an action plays, or "".

    Both names are short and in no language: they stand in tables.
    """

    end: Callable[[Any], str] | None = None
    card: Callable[[Any, int], str] | None = None


@runtime_checkable
class StatisticsPart(Protocol):
    """`statistics.py` of a game."""

    STATISTICS: Statistics


def statistics_of(game: Game) -> Statistics:
    """The game's own, or nothing beyond places and points."""
    found = part(game, "statistics")
    if found is None:
        return Statistics()
    if not isinstance(found, StatisticsPart):
        raise broken(found, "STATISTICS")
    own: Statistics = found.STATISTICS
    return own
