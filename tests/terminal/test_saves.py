"""Where matches are kept: which one is taken up again, and which name a new one gets."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pytest
from terminal.scripted import ScriptedConsole, typed

import pasch
from pasch.cli import run
from pasch.console.data_folder import data_folder
from pasch.match import Table
from pasch.terminal import held_seats, play, saves
from pasch.terminal.refusals import FileExists


def kept(home: Path, name: str, age: int) -> Path:
    """A match that was played so many seconds ago."""
    home.mkdir(parents=True, exist_ok=True)
    path = home / f"{name}.pasch"
    Table(pasch.load("mal_anders"), pasch.Setup(2), [name, "Bo"]).save(path)
    os.utime(path, (10**9 - age, 10**9 - age))
    return path


def test_the_match_that_was_played_last_goes_on(home: Path) -> None:
    kept(home, "old", 500)
    newest = kept(home, "new", 3)
    kept(home, "middle", 100)
    found = saves.last()
    assert found is not None
    assert (found[1], found[0].names[0]) == (newest, "new")


def test_a_broken_one_is_passed_over(home: Path) -> None:
    good = kept(home, "good", 500)
    kept(home, "broken", 3).write_text("{", "utf-8")
    found = saves.last()
    assert found is not None
    assert found[1] == good


def test_a_name_that_somebody_plays_under_already_is_not_taken(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have locked it, and written nothing yet."""

    class Clock:
        now = staticmethod(lambda: datetime(2026, 11, 18, 20, 15))

    monkeypatch.setattr(saves, "datetime", Clock)
    first = saves.place("mal_anders", None)
    assert first.name == "mal_anders-2026-11-18-2015.pasch"
    with saves.held(first):
        second = saves.place("mal_anders", None)
        assert second.name == "mal_anders-2026-11-18-2015-2.pasch"
        second.touch()
        assert saves.place("mal_anders", None).name == "mal_anders-2026-11-18-2015-3.pasch"


def test_of_many_seats_at_servers_the_latest_are_remembered() -> None:
    for number in range(held_seats.MOST + 1):
        held_seats.keep(f"http://x/t/{number}", f"secret {number}")
    held_seats.keep("http://x/t/1", "another")
    held_seats.keep("http://x/t/new", "newest")
    assert [held_seats.known(f"http://x/t/{which}") for which in (0, 1, 2, 3, "new")] == [
        "", "another", "", "secret 3", "newest",
    ]  # fmt: skip


@pytest.mark.parametrize("named", ["", "data", "./data", "~/data"])
def test_a_folder_for_data_that_is_not_named_in_full_is_ignored(named: str) -> None:
    """By the specification: else matches would be kept wherever one happens to be."""
    usual = Path("~/.local/share/pasch").expanduser()
    assert data_folder({"XDG_DATA_HOME": named}) == data_folder({}) == usual
    assert data_folder({"XDG_DATA_HOME": "/srv/data"}) == Path("/srv/data/pasch")


def test_a_file_that_somebody_else_makes_meanwhile_stays_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was not there when the match was set up; by the time it is locked it is."""
    path = tmp_path / "new.pasch"

    @contextmanager
    def slowly(held: Path) -> Iterator[None]:
        path.write_text("theirs", "utf-8")
        yield

    monkeypatch.setattr(play, "held", slowly)
    desk = ScriptedConsole("en", typed())
    asked = ["play", "mal_anders", "--file", str(path), "--names", "Anna", "--plain"]
    with pytest.raises(FileExists, match=r"new\.pasch exists already"):
        run(asked, desk.console)
    assert path.read_text("utf-8") == "theirs"
