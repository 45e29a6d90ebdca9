"""Which games there are: every folder under `games/` is one, and so is every installed package that
names itself in the entry point group `pasch.games`.  No list names them.

A game from outside is looked at before it is listed: one that cannot be played is left out, and
`left_out` says why; the others are not disturbed.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pasch import games
from pasch.engine.errors import UnknownGame
from pasch.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "pasch.games"
LONGEST = 300  # of a reason, which is one line


class LeftOut(NamedTuple):
    """A game from outside that cannot be played, and why."""

    name: str
    distribution: str
    reason: str


class LeftOutGame(UnknownGame):
    """It is installed, and cannot be played."""

    code: ClassVar[str] = "game_left_out"


class Outside(NamedTuple):
    games: dict[str, Game]
    left_out: tuple[LeftOut, ...]


def catalogue() -> list[str]:
    """The ids of all games found.

    >>> "mal_anders" in catalogue()
    True
    """
    return sorted({*_inside(), *outside().games})


def left_out() -> tuple[LeftOut, ...]:
    """The games from outside that are not in the catalogue."""
    return outside().left_out


@cache
def load(id: str) -> Game:
    """The game with this id.

    >>> load("mal_anders").seats
    range(2, 5)
    """
    if id in _inside():  # nobody else is asked for it
        game = import_module(f"{games.__name__}.{id}").GAME
        assert isinstance(game, Game)
        return game
    if id in outside().games:
        return outside().games[id]
    names = ", ".join(catalogue())
    raise UnknownGame(f"unknown game {id!r}; games: {names}", {"name": id, "allowed": names})


def find(text: str) -> Game:
    """A game by its id, or near enough.

    >>> find("mal_anders") is find("Mal anders") is find("mal-anders")
    True
    """
    close = text.strip().casefold().replace("-", "_").replace(" ", "_")
    if close in catalogue():
        return load(close)
    for left in left_out():
        if left.name == close:
            raise LeftOutGame(
                f"{close} from {left.distribution} is left out: {left.reason}",
                {"name": close, "source": left.distribution, "reason": left.reason},
            )
    return load(text)


@cache
def package_of(id: str) -> str:
    """Where a game's words and pages are."""
    if id in _inside() or id not in outside().games:
        return f"{games.__name__}.{id}"
    return outside().games[id].package


def add(game: Game) -> str:
    """Take a game into the catalogue that is not installed, as long as this process runs: the one
    that its author is testing.  Says why it cannot be taken; nothing if it was."""
    if outside().games.get(game.id) is game:
        return ""
    from pasch.plugin_check import fault

    reason = fault(game.id, game, set(catalogue()))
    if not reason:
        outside().games[game.id] = game
        load.cache_clear()
        package_of.cache_clear()
    return reason


def at_fault(error: BaseException) -> list[str]:
    """The games whose code this error came out of."""
    names = set()
    trace = error.__traceback__
    while trace is not None:
        names.add(str(trace.tb_frame.f_globals.get("__name__", "")))
        trace = trace.tb_next
    packages = {id: package_of(id) for id in catalogue()}
    return [
        id
        for id, package in packages.items()
        if any(name == package or name.startswith(f"{package}.") for name in names)
    ]


def _inside() -> list[str]:
    return [found.name for found in iter_modules(games.__path__) if found.ispkg]


@cache
def outside() -> Outside:
    """What other packages bring, looked at once a process."""
    from importlib.metadata import entry_points  # takes half as long as all of Pasch to import

    found: dict[str, Game] = {}
    left: list[LeftOut] = []
    taken = set(_inside())
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        distribution = entry.dist.name if entry.dist else ""
        try:
            game = _game(entry)
            from pasch.plugin_check import fault

            reason = fault(entry.name, game, taken)
        except (Exception, SystemExit) as error:  # whatever a stranger's package does
            reason = f"{type(error).__name__}: {error}"
        if reason:
            left.append(LeftOut(entry.name, distribution, " ".join(reason.split())[:LONGEST]))
        else:
            taken.add(game.id)
            found[game.id] = game
    return Outside(found, tuple(left))


def _game(entry: EntryPoint) -> Game:
    """The entry point names the game's package, or the `Game` in it."""
    loaded = entry.load()
    game = getattr(loaded, "GAME", loaded)
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is no Game")
    return game
