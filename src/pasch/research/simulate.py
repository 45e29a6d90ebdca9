"""`pasch simulate`: very many games, all cores, and what came out of them."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote

from pasch.bots.errors import BadBudget
from pasch.bots.own import RANDOM, Kind, kind
from pasch.catalogue import find
from pasch.console.console import Console
from pasch.console.settings import bad, first_of, number_of, options_of
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.research import report, summary, tables
from pasch.research.experiment import DRAW, TURNS, Experiment
from pasch.research.journal import Journal
from pasch.research.progress import Progress
from pasch.research.run import fill
from pasch.speech import grouped


def run(options: Namespace, console: Console) -> int:
    experiment = asked(options, console)
    if options.parquet:
        tables.need("polars", "research")
    if options.dask:
        tables.need("distributed", "dask")
    with played(experiment, options, console) as (journal, games):
        _write(journal, games, options.parquet, console)
        report.show(experiment, journal.tally, console)
    console.say("simulate-written", file=quote(str(journal.folder)))
    return 0


@contextmanager
def played(
    experiment: Experiment, options: Namespace, console: Console
) -> Iterator[tuple[Journal, int]]:
    """The folder with all games that were asked for, and how many there are."""
    folder = Path(options.folder or f"{experiment.game}-{experiment.fingerprint}")
    games: int = options.games
    with Journal(folder, experiment) as journal:
        done = games - sum(map(len, journal.missing(games)))
        if done:
            there = _number(journal.tally.games, console)
            console.say("simulate-resumed", done=there, file=str(folder))
        progress = Progress(sys.stderr, console.speaker, games, done)
        with _kept(progress, journal, games, console):
            fill(journal, experiment, games, options.workers, options.dask, progress.told)
        # more may have been played before than are asked for now
        yield journal, max(games, journal.tally.games)


@contextmanager
def _kept(progress: Progress, journal: Journal, games: int, console: Console) -> Iterator[None]:
    """Whatever stops it: what was finished is kept, and the same command goes on."""
    try:
        yield
    except (KeyboardInterrupt, PaschError):
        progress.end()
        done = games - sum(map(len, journal.missing(games)))
        if done:
            values = {"done": _number(done, console), "games": _number(games, console)}
            console.say("simulate-stopped", file=str(journal.folder), **values)
        raise
    progress.end()


def _write(journal: Journal, games: int, parquet: bool, console: Console) -> None:
    folder, experiment, tally = journal.folder, journal.experiment, journal.tally
    table = folder / "games.csv"
    tables.write(table, journal.rows(games))
    found = json.dumps(summary.as_data(experiment, tally), indent=1, ensure_ascii=False)
    tables.write(folder / "summary.json", [found.encode(), b"\n"])
    page = report.pictures(experiment, tally, console.speaker)
    tables.write(folder / "pictures.html", [page.encode()])
    if parquet:
        tables.parquet(table, folder / "games.parquet")


def asked(options: Namespace, console: Console) -> Experiment:
    """The experiment that was typed; an error says what is wrong with it."""
    game = find(options.game)
    for name in ("games", "workers"):
        number = getattr(options, name)
        if number is not None and number < 1:
            raise BadBudget(f"--{name} {number}; it takes at least 1", {"budget": str(number)})
    bots = _bots(game, options.bots, options.seats)
    first: int | str = TURNS
    if options.first is not None:
        begins = first_of(game, options.first, len(bots))
        first = DRAW if begins is None else begins
    if not (options.seed.isascii() and options.seed.isdigit()):
        raise bad(game, "seed", options.seed, "0, 1, 2 …")
    chosen = options_of(console.speaker, game, options.option)
    rotate = not options.fixed_seats
    return Experiment(game.id, bots, chosen, int(options.seed), first, rotate).checked()


def _bots(game: Game, text: str | None, seats: str | None) -> tuple[Kind, ...]:
    """One for each seat; one alone takes all of them."""
    found = [kind(part) for part in (text or RANDOM).split(",")]
    if seats is not None:
        count = number_of(game, "seats", seats, game.seats)
    else:
        count = len(found) if len(found) > 1 else game.seats[0]
    if len(found) == 1:
        found *= count
    if len(found) != count:
        raise bad(game, "seats-bots", str(count), str(len(found)))
    return tuple(found)


def _number(number: int, console: Console) -> str:
    return grouped(number, console.language)
