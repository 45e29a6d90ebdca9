"""Who stands how well in mal_anders: exactly, in the endings that are solved."""

from __future__ import annotations

from pasch.games.mal_anders.exact.endings import ending
from pasch.games.mal_anders.state import MalAnders


def exact(state: MalAnders) -> list[float] | None:
    return ending(state)
