"""`pasch play`: a new match, the last one, or a question which."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from pasch.catalogue import catalogue, find, load
from pasch.console.console import Console
from pasch.console.screen import clean
from pasch.engine.errors import BadPosition
from pasch.engine.game import Game
from pasch.match import Table, open
from pasch.terminal.match_loop import MatchLoop
from pasch.terminal.menu import choose
from pasch.terminal.modes import wants_app
from pasch.terminal.positions import read_position
from pasch.terminal.refusals import FileExists, NeedsApp
from pasch.terminal.saves import held, keep, place, resume
from pasch.terminal.seating import NAME_LENGTH, allow, begin, plan

Menu = Callable[[Console, str | None, str | None], tuple[Table, Path]]


class Front(Protocol):
    def run(self) -> int:
        """Play until it is over or somebody leaves; the exit status."""


def run(options: Namespace, console: Console) -> int:
    if options.game is not None and "://" in options.game:
        return _join(options, console)
    if options.resume is not None:
        table, path = resume(options.resume)
        allow(table, str(path), options.bots)
    elif options.game is None and options.position is None:
        table, path = _menu(options, console)(console, options.file, options.seed)
        allow(table, str(path), options.bots)
    else:
        table, path = _new(options, console)
    begun = path.exists()
    with held(path):
        if begun:
            table = open(path)  # until nobody else could play on, somebody may have
        elif path.exists():
            raise FileExists(f"{path} exists already", {"file": str(path)})
        match = _front(options, console)(table, path, console)
        keep(table, path)  # if it cannot be kept, better to know before the first throw
        return match.run()


def _join(options: Namespace, console: Console) -> int:
    """A seat at a server's table, under the name given or asked for."""
    if not wants_app(options, console):
        raise NeedsApp("a server's table needs the app", {"name": options.game})
    from pasch.terminal.app import join

    name = clean(options.names or "").strip()
    while not name:
        name = console.ask(console.speaker.key("app-your-name"))
    return join.play(options.game, name[:NAME_LENGTH], console)


def _menu(options: Namespace, console: Console) -> Menu:
    """Who asks for a game."""
    if not wants_app(options, console):
        return choose
    from pasch.terminal.app import menu

    return menu.choose


def _front(options: Namespace, console: Console) -> Callable[[Table, Path, Console], Front]:
    """Who shows the match."""
    if not wants_app(options, console):
        return MatchLoop
    from pasch.terminal.app.play import AppMatch

    return AppMatch


def _new(options: Namespace, console: Console) -> tuple[Table, Path]:
    position = None if options.position is None else read_position(options.position)
    wanted = plan(
        console.speaker,
        find(options.game) if options.game else _game_of(position),
        names=options.names,
        seats=options.seats,
        bots=options.bots,
        options=options.option,
        first=options.first,
        level=options.level,
        position=position,
    )
    table = begin(wanted, options.seed)
    table.extra["hints"] = not options.no_hints
    table.extra["by_hand"] = options.by_hand
    return table, place(wanted.game.id, options.file)


def _game_of(position: object) -> Game:
    """The game that a position says it is of."""
    id = position.get("game") if isinstance(position, dict) else None
    if id not in catalogue():
        allowed = ", ".join(catalogue())
        raise BadPosition(f"game: expected one of {allowed}, found {id!r}", {"field": "game"})
    return load(id)
