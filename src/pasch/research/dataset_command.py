"""`pasch dataset`: games of bots against themselves, every move of them, as Parquet."""

from __future__ import annotations

from argparse import Namespace
from shlex import quote

from pasch.console.console import Console
from pasch.research import tables
from pasch.research.simulate import asked, played
from pasch.speech import grouped

LEVEL = "2"  # who plays, if nobody is named


def run(options: Namespace, console: Console) -> int:
    options.bots = options.bots or LEVEL
    experiment = asked(options, console)._replace(logged=True)
    tables.need("polars", "research")
    if options.dask:
        tables.need("distributed", "dask")
    from pasch.research import dataset

    with played(experiment, options, console) as (journal, games):
        made = dataset.write(journal, games)
    size = sum(table["bytes"] for table in made.about["tables"].values())
    console.say(
        "dataset-written",
        file=quote(str(journal.folder)),
        games=grouped(games, console.language),
        moves=grouped(made.about["tables"]["moves"]["rows"], console.language),
        kilobytes=grouped(-(-size // 1000), console.language),
    )
    return 0
