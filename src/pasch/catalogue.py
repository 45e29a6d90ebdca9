"""Which games there are: every folder under `games/` is one, and no list names them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from pasch import games
from pasch.engine.errors import UnknownGame
from pasch.engine.game import Game


def catalogue() -> list[str]:
    """The ids of all games found.

    >>> "mal_anders" in catalogue()
    True
    """
    return sorted(found.name for found in iter_modules(games.__path__) if found.ispkg)


@cache
def load(id: str) -> Game:
    """The game with this id.

    >>> load("mal_anders").seats
    range(2, 5)
    """
    known = catalogue()
    if id not in known:
        names = ", ".join(known)
        raise UnknownGame(f"unknown game {id!r}; games: {names}", {"name": id, "allowed": names})
    game = import_module(f"pasch.games.{id}").GAME
    assert isinstance(game, Game)
    return game
