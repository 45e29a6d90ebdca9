"""`pasch dataset`: every move of every game, and nothing is loaded that is not what was written."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from polars.exceptions import ComputeError

import pasch
from pasch.cli import main
from pasch.research.dataset import ABOUT, COLUMNS, Dataset, load
from pasch.research.errors import BadDataset
from pasch.research.experiment import Experiment
from pasch.research.run import simulate
from pasch.speech import Speaker

FILES = (ABOUT, "games.parquet", "seats.parquet", "moves.parquet")
PATIENCE = 120.0


def command(folder: Path, *more: str, game: str = "mal_anders", games: int = 6) -> list[str]:
    return ["dataset", game, "--games", str(games), "--folder", str(folder),
            "--language", "en", *more]  # fmt: skip


def made(folder: Path, *more: str, game: str = "mal_anders", games: int = 6) -> Dataset:
    assert main(command(folder, *more, game=game, games=games)) == 0
    return load(folder)


def digests(folder: Path) -> list[str]:
    return [sha256((folder / name).read_bytes()).hexdigest() for name in FILES]


@pytest.fixture(scope="module")
def some(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return made(tmp_path_factory.mktemp("data") / "some")


def test_the_number_of_workers_and_a_second_start_change_nothing(
    some: Dataset, tmp_path: Path
) -> None:
    made(tmp_path / "two", "--workers", "2", games=2)
    made(tmp_path / "two", "--workers", "1")
    assert digests(tmp_path / "two") == digests(some.folder)


@pytest.mark.parametrize("game", pasch.catalogue())
def test_every_move_of_every_game_is_there(game: str, tmp_path: Path) -> None:
    data = made(tmp_path / game, "--bots", "1", game=game, games=2)
    places = data.seats.sort("game", "seat").collect()
    for number in range(2):
        table = pasch.Table(data.game, data.experiment.setup(number))
        moves = data.moves.filter(pl.col("game") == number).collect()
        assert moves["step"].to_list() == list(range(len(moves)))
        for row in moves.iter_rows(named=True):
            legal = table.state.legal() if row["actor"] >= 0 else None
            assert row["choices"] == (len(legal) if legal else None)
            assert row["secret"] == (table.state.audience() != pasch.EVERYONE)
            assert row["move"] == data.game.write(table.state, row["action"])
            if row["actor"] >= 0:
                table.play(row["actor"], row["action"])
            else:
                table.happen(row["action"])
        assert table.over
        assert data.replay(number) == table.state
        assert data.replay(number, 5) == pasch.replay(data.game, table.setup, table.log[:5])
        mine = places.filter(pl.col("game") == number)
        assert mine["place"].to_list() == table.state.places()
        assert mine["points"].to_list() == table.state.returns()
        assert data.games.collect()["actions"][number] == len(table.log)


def test_its_shares_are_those_of_a_simulation(tmp_path: Path) -> None:
    data = made(tmp_path / "x", "--bots", "1,2,2", games=12)
    tally = simulate(Experiment("mal_anders", (1, 2, 2)), 12, workers=1)
    for group in ("bot", "order", "seat"):
        found = data.seats.group_by(group).agg(pl.col("share").mean()).collect()
        for name, share in found.rows():
            assert share == pytest.approx(float(tally.wins[f"{group}:{name}"].mean))


def test_a_win_is_whole_where_all_play_together(tmp_path: Path) -> None:
    data = made(tmp_path / "x", "--seats", "2", game="wonderful_world", games=12)
    ends = dict(data.games.select("game", "end").collect().rows())
    shares = data.seats.select("game", "share").collect().rows()
    assert {(ends[game], share) for game, share in shares} == {("won", 1.0), ("lost", 0.0)}


def test_it_says_what_its_columns_are(some: Dataset) -> None:
    for name, columns in COLUMNS.items():
        table: pl.LazyFrame = getattr(some, name)
        assert table.collect_schema() == {key: column.type() for key, column in columns.items()}
        told = some.about["tables"][name]
        assert told["rows"] == table.select(pl.len()).collect().item()
        assert {key: found["about"] for key, found in told["columns"].items()} == {
            key: column.about for key, column in columns.items()
        }


def test_the_page_names_every_column() -> None:
    page = (Path(__file__).parents[2] / "docs/dataset.md").read_text("utf-8")
    for columns in COLUMNS.values():
        for name, column in columns.items():
            assert f"| `{name}` | {column.type.__name__} | {column.about} |" in page


def changed(key: str, value: object, whole: bool = False) -> Callable[[Path], None]:
    """Something else in `dataset.json`; with `whole` as if it had been written so."""

    def change(folder: Path) -> None:
        about: dict[str, Any] = json.loads((folder / ABOUT).read_text("utf-8"))
        part = about
        *path, last = key.split(".")
        for name in path:
            part = part[name]
        part[last] = value
        if whole:
            del about["checksum"]
            text = json.dumps(about, sort_keys=True)
            about["checksum"] = sha256(text.encode()).hexdigest()
        (folder / ABOUT).write_text(json.dumps(about))

    return change


def flipped(folder: Path) -> None:
    path = folder / "moves.parquet"
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


BAD: list[tuple[str, Callable[[Path], object], str, str]] = [
    ("foreign", lambda folder: (folder / ABOUT).unlink(), "not a Pasch dataset", "kein Datensatz"),
    ("foreign", lambda folder: (folder / ABOUT).write_text("[]"), "not a Pasch", "kein Datensatz"),
    ("foreign", changed("format", "other"), "not a Pasch dataset", "kein Datensatz von Pasch"),
    ("format", changed("schema", 0), "a dataset of format 0", "Datensatz im Format 0"),
    ("altered", changed("experiment.seed", 2), "altered", "verändert: dataset.json"),
    ("altered", flipped, "altered after it was written: moves.parquet", "verändert: moves"),
    ("altered", lambda folder: (folder / "seats.parquet").unlink(), "altered", "verändert: seats"),
    ("rules", changed("experiment.version", 0, whole=True), "version 0 of the rules", "Fassung 0"),
]


@pytest.mark.parametrize(("problem", "change", "english", "german"), BAD, ids=lambda x: str(x)[:20])
def test_what_is_not_as_it_was_written_is_refused_in_one_line(
    problem: str, change: Callable[[Path], object], english: str, german: str, some: Dataset,
    tmp_path: Path,
) -> None:  # fmt: skip
    for name in FILES:
        (tmp_path / name).write_bytes((some.folder / name).read_bytes())
    assert load(tmp_path).about == some.about
    change(tmp_path)
    with pytest.raises(BadDataset) as caught:
        load(tmp_path)
    assert caught.value.facts["problem"] == problem
    assert english.split(":")[0] in str(caught.value)
    assert "\n" not in str(caught.value)
    for language, expected in (("en", english), ("de", german)):
        said = Speaker(language).error(caught.value)
        assert expected in said
        assert "\n" not in said


def test_a_game_that_is_not_here_is_named(some: Dataset, tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / name).write_bytes((some.folder / name).read_bytes())
    changed("experiment.game", "chess", whole=True)(tmp_path)
    with pytest.raises(pasch.UnknownGame, match="chess"):
        load(tmp_path)


def test_a_full_disk_is_told_in_one_line_and_the_same_command_goes_on(
    some: Dataset, tmp_path: Path
) -> None:
    """Full when the tables are written: all games are in the journal by then."""
    folder = tmp_path / "full"
    made(folder)
    for name in FILES:
        (folder / name).unlink()
    largest = (folder / "games.journal").stat().st_size + 100

    def nearly_full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))

    def nothing_more() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))

    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    for limit in (nothing_more, nearly_full):
        done = subprocess.run(
            [sys.executable, "-m", "pasch", *command(folder)], env=environment, text=True,
            capture_output=True, timeout=PATIENCE, preexec_fn=limit,
        )  # fmt: skip
        if limit is nothing_more:
            assert done.returncode == 2, done.stdout + done.stderr
            said = [line for line in done.stderr.splitlines() if line.startswith("pasch: ")]
            assert len(said) == 1
            assert str(folder) in said[0]
            assert "Traceback" not in done.stderr
            left = {path.name for path in folder.iterdir()}
            assert not {*FILES} & left
            assert not [name for name in left if name.endswith((".new", ".csv"))]
        else:
            assert done.returncode == 0, done.stdout + done.stderr
    assert digests(folder) == digests(some.folder)


def test_what_is_missing_is_told_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from pasch.research import tables

    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    assert main(command(tmp_path / "x")) == 2
    assert "pip install 'pasch[research]'" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("error", [OSError(28, "No space left"), ComputeError("No space left")])
def test_a_disk_that_is_full_of_rows_leaves_no_half_table(
    error: Exception, some: Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """polars says so in either way."""

    def full(self: pl.LazyFrame, path: Path, **more: object) -> None:
        path.write_bytes(b"half")
        raise error

    folder = tmp_path / "x"
    made(folder)
    with monkeypatch.context() as patch:
        patch.setattr(pl.LazyFrame, "sink_parquet", full)
        assert main(command(folder)) == 2
    assert "games.parquet" in capsys.readouterr().err.splitlines()[-1]
    assert not [path.name for path in folder.iterdir() if path.name.startswith(".")]
    with pytest.raises(BadDataset, match="not a Pasch dataset"):  # until it is whole again
        load(folder)
    assert main(command(folder)) == 0
    assert digests(folder) == digests(some.folder)


def test_random_players_are_logged_too(tmp_path: Path) -> None:
    data = made(tmp_path / "x", "--bots", "random", games=2)
    assert data.replay(1).places() == data.seats.filter(game=1).collect()["place"].to_list()
    assert data.seats.collect()["bot"].unique().to_list() == ["random"]
