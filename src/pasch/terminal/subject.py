"""What a command is asked about: a match as it stands or stood, or a position written as JSON."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

from pasch.catalogue import catalogue, find
from pasch.console.console import Console
from pasch.console.refusals import BadArguments
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.engine.table import ONLOOKER, replay
from pasch.match import Table, open
from pasch.terminal.positions import read_position
from pasch.terminal.seating import names_of


class Subject(NamedTuple):
    """`state` is None for a game alone; `view` is what the seat knows that is to choose."""

    game: Game
    state: State | None
    view: State | None
    names: list[str]


def subject(options: Namespace, console: Console, command: str) -> Subject:
    what: str = options.what
    close = what.strip().casefold().replace("-", "_").replace(" ", "_")
    if close not in catalogue() and (what.endswith(".pasch") or Path(what).is_file()):
        table = open(what)
        state = position_at(table, options.at, command)
        view = view_at(table, state, options.at)
        return Subject(table.game, state, view, names_of(table, console.speaker))
    game = find(what)
    if options.at is not None:
        raise BadArguments("--at", {"text": console.speaker.key("odds-at-needs-match"),
                                    "command": command})  # fmt: skip
    written = game.from_position(read_position(options.position)) if options.position else None
    seats = game.seats[-1]
    names = [console.speaker.key("seat-name", number=n + 1) for n in range(seats)]
    return Subject(game, written, written, names)


def position_at(table: Table, number: int | None, command: str = "pasch odds") -> State:
    """The position after so many steps; what is hidden stays so while it matters."""
    log = table.log if table.over else table.seen_by(ONLOOKER)
    if number is None:
        return replay(table.game, table.setup, log)
    if not 0 <= number <= len(log):
        raise BadArguments(
            f"--at {number}", {"text": f"--at {number}: 0–{len(log)}", "command": command}
        )
    return replay(table.game, table.setup, log[:number])


def view_at(table: Table, state: State, number: int | None) -> State:
    """The same moment, as the seat knew it that was to choose."""
    if state.actor() < 0:
        return state
    return replay(table.game, table.setup, table.seen_by(state.actor())[:number])
