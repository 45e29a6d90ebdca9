"""`pasch play`: a new match, the last one, or a question which."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from pasch.catalogue import find
from pasch.console.console import Console
from pasch.match import Table, open
from pasch.terminal.match_loop import MatchLoop
from pasch.terminal.menu import choose
from pasch.terminal.refusals import FileExists
from pasch.terminal.saves import held, keep, place, resume
from pasch.terminal.seating import begin, plan


def run(options: Namespace, console: Console) -> int:
    if options.resume is not None:
        table, path = resume(options.resume)
    elif options.game is None:
        table, path = choose(console, options.file, options.seed)
    else:
        table, path = _new(options, console)
    begun = path.exists()
    with held(path):
        if begun:
            table = open(path)  # until nobody else could play on, somebody may have
        elif path.exists():
            raise FileExists(f"{path} exists already", {"file": str(path)})
        match = MatchLoop(table, path, console)
        keep(table, path)  # if it cannot be kept, better to know before the first throw
        return match.run()


def _new(options: Namespace, console: Console) -> tuple[Table, Path]:
    wanted = plan(
        console.speaker,
        find(options.game),
        names=options.names,
        seats=options.seats,
        bots=options.bots,
        options=options.option,
        first=options.first,
        level=options.level,
    )
    table = begin(wanted, options.seed)
    table.extra["hints"] = not options.no_hints
    table.extra["by_hand"] = options.by_hand
    return table, place(wanted.game.id, options.file)
