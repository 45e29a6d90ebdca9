"""A set of self-play games in Parquet: three tables, and a document that says what they are.

`games.parquet` has a row per game, `seats.parquet` one per seat of a game, `moves.parquet` one per
move or roll.  `dataset.json` names the experiment, the columns, and a checksum of each file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cached_property
from hashlib import file_digest, sha256
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, NamedTuple

import polars as pl
from polars.exceptions import PolarsError

from pasch.bots.levels import guide_of
from pasch.catalogue import find
from pasch.console.refusals import Unwritable
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.engine.table import Record, replay
from pasch.research import tables
from pasch.research.batch import FIELD, RECORD
from pasch.research.errors import BadDataset
from pasch.research.experiment import Experiment
from pasch.research.journal import Journal
from pasch.research.run import fill

FORMAT: Final = "pasch-dataset"
SCHEMA: Final = 1  # rises when a column changes its name, type or meaning
ABOUT: Final = "dataset.json"


class Column(NamedTuple):
    """What stands in a column."""

    type: type[pl.DataType]
    about: str


COLUMNS: Final[Mapping[str, Mapping[str, Column]]] = {
    "games": {
        "game": Column(pl.UInt32, "the game's number, from 0"),
        "first": Column(pl.Int8, "the seat that began; null if it was drawn"),
        "actions": Column(pl.UInt32, "moves and rolls"),
        "end": Column(pl.String, "winner, shared or nobody; won or lost where all play together"),
    },
    "seats": {
        "game": Column(pl.UInt32, "the game's number"),
        "seat": Column(pl.Int8, "from 0"),
        "order": Column(pl.Int8, "0 for whoever began, 1 for the next; null if it was drawn"),
        "bot": Column(pl.String, "who sat there: a level, random, or the name of a bot"),
        "place": Column(pl.Int8, "1 for the winners; a game lost together has no 1"),
        "points": Column(pl.Int32, "as the game counts them"),
        "share": Column(pl.Float64, "of the win: 1 for one winner, less where several share it"),
    },
    "moves": {
        "game": Column(pl.UInt32, "the game's number"),
        "step": Column(pl.UInt32, "the place in the log, from 0"),
        "actor": Column(pl.Int8, "the seat, or -1 for nature: dice and cards drawn"),
        "action": Column(pl.Int32, "the action as the rules number it"),
        "choices": Column(pl.UInt16, "how many actions were legal; null for nature"),
        "secret": Column(pl.Boolean, "whether somebody at the table did not see it"),
        "move": Column(pl.String, "the action in the game's notation"),
    },
}


class Dataset:
    """A set that was loaded: `games`, `seats` and `moves` are tables of polars, read when needed.

    `about` is what `dataset.json` says.
    """

    def __init__(self, folder: Path, about: Mapping[str, Any]) -> None:
        self.folder: Final = folder
        self.about: Final = about
        self.games: Final = pl.scan_parquet(folder / "games.parquet")
        self.seats: Final = pl.scan_parquet(folder / "seats.parquet")
        self.moves: Final = pl.scan_parquet(folder / "moves.parquet")

    def __repr__(self) -> str:
        return f"<Dataset of {self.about['games']} games of {self.game.id}>"

    @cached_property
    def game(self) -> Game:
        """Whose games they are."""
        return find(self.experiment.game)

    @cached_property
    def experiment(self) -> Experiment:
        """Who played, by which options, from which seed."""
        names = ("game", "bots", "options", "seed", "first", "rotate", "logged")
        found = {name: self.about["experiment"][name] for name in names}
        return Experiment(**{**found, "bots": tuple(found["bots"])})

    def log(self, game: int) -> list[Record]:
        """Every move and roll of a game."""
        mine = self.moves.filter(pl.col("game") == game).sort("step")
        return [Record(*row) for row in mine.select("actor", "action").collect().rows()]

    def replay(self, game: int, steps: int | None = None) -> State:
        """The position after so many steps of a game, or at its end."""
        return replay(self.game, self.experiment.setup(game), self.log(game)[:steps])


def load(folder: str | os.PathLike[str], check: bool = True) -> Dataset:
    """A set that `pasch dataset` wrote.  BadDataset if it is none, was altered, or is of another
    time; without `check` the files themselves are not read for that."""
    folder = Path(folder)
    about = _about(folder)
    if about.get("schema") != SCHEMA:
        raise _bad(folder, "format", found=about.get("schema"), known=SCHEMA)
    if about.get("checksum") != _checksum(about):
        raise _bad(folder, "altered", name=ABOUT)
    game = find(about["experiment"]["game"])
    if about["experiment"]["version"] != game.version:
        found = about["experiment"]["version"]
        raise _bad(folder, "rules", found=found, known=game.version, game=game.id)
    for name, table in about["tables"].items():
        path = folder / f"{name}.parquet"
        if not path.is_file() or path.stat().st_size != table["bytes"]:
            raise _bad(folder, "altered", name=path.name)
        if check and _digest(path) != table["sha256"]:
            raise _bad(folder, "altered", name=path.name)
    return Dataset(folder, about)


def make(
    experiment: Experiment,
    games: int,
    folder: str | os.PathLike[str],
    workers: int | None = None,
    dask: str | None = None,
) -> Dataset:
    """Play the games that are not in the folder yet, and write the set.  As with `simulate`, the
    result depends on nothing else."""
    wanted = experiment.checked()._replace(logged=True)
    with Journal(Path(folder), wanted) as journal:
        fill(journal, wanted, games, workers, dask)
        return write(journal, max(games, journal.tally.games))


def write(journal: Journal, games: int) -> Dataset:
    """The games of a logged experiment as a set, in the folder of its journal."""
    folder, experiment = journal.folder, journal.experiment
    rows = folder / f".games.{token_hex(4)}.csv"
    try:
        tables.write(rows, journal.rows(games))
        made = _tables(rows, experiment)
        (folder / ABOUT).unlink(missing_ok=True)  # until it is whole again
        for name, table in made.items():
            _sink(table, folder / f"{name}.parquet")
    finally:
        rows.unlink(missing_ok=True)
    about: dict[str, Any] = {
        "format": FORMAT,
        "schema": SCHEMA,
        "experiment": experiment.as_data(),
        "games": games,
        "tables": {name: _described(folder, name) for name in COLUMNS},
    }
    text = json.dumps({**about, "checksum": _checksum(about)}, indent=1, ensure_ascii=False)
    tables.write(folder / ABOUT, [text.encode(), b"\n"])
    return load(folder, check=False)


def _tables(rows: Path, experiment: Experiment) -> dict[str, pl.LazyFrame]:
    """From the rows of a simulation, each with the log in its last cell."""
    seats = experiment.seats
    texts = ["end", "log", *(f"bot_{seat}" for seat in range(seats))]
    wide = pl.scan_csv(rows, schema_overrides=dict.fromkeys(texts, pl.String), quote_char='"')
    together = guide_of(find(experiment.game)).together
    winners = (pl.col("place") == 1).sum().over("game")
    seated = wide.select(
        "game",
        "first",
        pl.lit([*range(seats)]).alias("seat"),
        *(
            pl.concat_list(f"{what}_{seat}" for seat in range(seats)).alias(what)
            for what in ("bot", "place", "points")
        ),
    ).explode("seat", "bot", "place", "points")
    logged = wide.select("game", record=pl.col("log").str.split(RECORD)).select(
        "game", "record", step=pl.int_ranges(0, pl.col("record").list.len())
    )
    parts = pl.col("record").str.splitn(FIELD, 5).struct.rename_fields(
        ["actor", "action", "choices", "secret", "move"]
    )  # fmt: skip
    found = {
        "games": wide,
        "seats": seated.with_columns(
            order=(pl.col("seat") - pl.col("first")) % seats,
            share=(pl.col("place") == 1) / (1 if together else winners.clip(lower_bound=1)),
        ),
        "moves": logged.explode("record", "step")
        .select("game", "step", parts)
        .unnest("record")
        .with_columns(
            choices=pl.when(pl.col("choices") != "").then("choices"), secret=pl.col("secret") == "1"
        ),
    }
    return {
        name: found[name].select(
            pl.col(column).cast(kind) for column, (kind, _) in COLUMNS[name].items()
        )
        for name in COLUMNS
    }


def _sink(table: pl.LazyFrame, path: Path) -> None:
    """Whole or not at all."""
    fresh = path.with_name(f".{path.name}.{token_hex(4)}.new")
    try:
        table.sink_parquet(fresh, compression="zstd")
        os.replace(fresh, path)
    except (OSError, PolarsError) as error:
        fresh.unlink(missing_ok=True)
        found = error if isinstance(error, OSError) else OSError(0, str(error))
        raise Unwritable(path, found, "--folder") from None


def _described(folder: Path, name: str) -> dict[str, Any]:
    path = folder / f"{name}.parquet"
    return {
        "rows": pl.scan_parquet(path).select(pl.len()).collect().item(),
        "bytes": path.stat().st_size,
        "sha256": _digest(path),
        "columns": {
            column: {"type": kind.__name__, "about": about}
            for column, (kind, about) in COLUMNS[name].items()
        },
    }


def _about(folder: Path) -> dict[str, Any]:
    try:
        found = json.loads((folder / ABOUT).read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        raise _bad(folder, "foreign") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise _bad(folder, "foreign")
    return found


def _checksum(about: Mapping[str, Any]) -> str:
    """Of the document itself, without this."""
    plain = {name: value for name, value in about.items() if name != "checksum"}
    return sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()


REASONS: Final = {
    "foreign": "{file} is not a Pasch dataset: it has no dataset.json of one",
    "altered": "{file} was altered after it was written: {name}",
    "format": "{file} is a dataset of format {found}; this Pasch reads format {known}",
    "rules": "{file} was played by version {found} of the rules of {game}; this Pasch has {known}",
}


def _bad(folder: Path, problem: str, **facts: object) -> BadDataset:
    told = {"file": str(folder), **{name: str(fact) for name, fact in facts.items()}}
    return BadDataset(REASONS[problem].format(**told), {"problem": problem, **told})
