"""Whether a game from outside can be played: looked at once, before it is in the catalogue.

What is asked here is what a table, the first page or `pasch games` would otherwise fail at, for all
games at once.  Whether it is a good game, `python -m pasch.testing` says.
"""

from __future__ import annotations

import json
from importlib.resources import files

from pasch.engine.game import CONTRACT, Game
from pasch.engine.setup import Setup
from pasch.fluent import Words

PAGE_CONTRACT = 1  # between page and boards: that of web/src/games/game.ts, docs/board-interface.md
# What every game brings beside its code.
PAGES = ("de.ftl", "en.ftl", "rules.de.md", "rules.en.md")
KEYS = ("title", "tagline", "minutes")  # said wherever games are listed


def fault(name: str, game: Game, taken: set[str]) -> str:
    """Why a game that could be imported cannot be played; nothing if it can."""
    if game.id != name:
        return f"its entry point is called {name!r}, the game {game.id!r}"
    if not name.isidentifier() or not name.isascii() or name.lower() != name:
        return f"{name!r} is no id: lower-case letters, digits and _"
    if name in taken:
        return f"the id {name!r} is taken"
    if game.contract != CONTRACT:
        return f"it was written for contract {game.contract}, this Pasch has {CONTRACT}"
    if not game.package:
        return "it does not say its package"
    missing = [page for page in PAGES if not files(game.package).joinpath(page).is_file()]
    if missing:
        return f"missing in {game.package}: {', '.join(missing)}"
    return _unsaid(game) or _unplayable(game)


def _unsaid(game: Game) -> str:
    """Words without which it cannot even be listed or set up."""
    wanted = [*KEYS]
    for option in game.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-about"]
    for page in PAGES:
        text = files(game.package).joinpath(page).read_text("utf-8")
        if page.endswith(".ftl"):
            words = Words(text)
            missing = [key for key in wanted if key not in words]
            if missing:
                return f"no words in {page} for {', '.join(missing)}"
            for key in wanted:
                words.sentence(key)
    return ""


def _unplayable(game: Game) -> str:
    if not isinstance(game.seats, range) or not game.seats or min(game.seats) < 1:
        return f"seats is {game.seats!r}, not a range such as range(2, 5)"
    for seats in (game.seats[0], game.seats[-1]):
        json.dumps(game.position(game.start(Setup(seats))))
    return ""
