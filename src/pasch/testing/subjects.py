"""Which game is meant: one of the catalogue, or a package that is not installed yet."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from pasch import Game
from pasch.catalogue import GROUP, add, catalogue, left_out, load
from pasch.testing.breach import problem


class NoGame(Exception):
    """Nothing of this name can be tested, and why."""


class LeftOutGame(NoGame):
    """It is there, and the catalogue does not take it."""


def subject(game: Game | str) -> Game:
    """The game of this id, or of this package, installed or only on the path."""
    if isinstance(game, Game):
        return game
    if game in catalogue():
        return load(game)
    for left in left_out():
        if game in (left.name, left.distribution):
            raise LeftOutGame(_again(left.name) or left.reason)
    return _on_the_path(game)


def _again(name: str) -> str:
    """Why it cannot be imported, with the line."""
    for entry in entry_points(group=GROUP, name=name):
        try:
            entry.load()
        except (Exception, SystemExit) as error:
            return problem(error, entry.module)
    return ""


def _on_the_path(name: str) -> Game:
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(f"{error.name}.")):
            known = ", ".join(catalogue())
            raise NoGame(
                f"no game and no package is called {name!r}; games: {known}; "
                "one of your own must be installed: pip install --editable ."
            ) from None
        raise LeftOutGame(problem(error, name)) from error
    except (Exception, SystemExit) as error:
        raise LeftOutGame(problem(error, name)) from error
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise LeftOutGame(f"{name} has no GAME that is a pasch.Game")
    reason = add(game)
    if reason:
        raise LeftOutGame(reason)
    return game
