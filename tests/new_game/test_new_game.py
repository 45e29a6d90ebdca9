"""`pasch new-game`: a package that is sound from its first day, or a sentence why not."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pasch.cli import run
from pasch.console.console import Console
from pasch.console.refusals import Unwritable
from pasch.console.screen import Screen
from pasch.engine.errors import PaschError
from pasch.new_game.command import LONGEST, FolderExists, named, write
from pasch.speech import Speaker

SOURCE = Path(__file__).parents[2] / "src"
LONG = "an_old_game_with_a_long_name_too"


def new_game(*arguments: str, language: str = "en") -> str:
    out = io.StringIO()
    console = Console(language, io.StringIO(), Screen(out), io.StringIO())
    assert run(["new-game", *arguments], console) == 0
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad_game_name"),
        ("My-Game", "bad_game_name"),
        ("1st", "bad_game_name"),
        ("_pig", "bad_game_name"),
        ("schönes", "bad_game_name"),
        ("../pig", "bad_game_name"),
        ("class", "bad_game_name"),
        ("pig\n", "bad_game_name"),
        ("x" * (LONGEST + 1), "bad_game_name"),
        ("simpsons", "game_name_taken"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_a_sentence(name: str, code: str) -> None:
    with pytest.raises(PaschError) as caught:
        named(name)
    assert caught.value.code == code
    for language in ("de", "en"):
        assert Speaker(language).error(caught.value).endswith(".")


@pytest.mark.parametrize("title", ['a "b"', "{ $seat }", "two\nlines", "x" * 61, "[a](b)"])
def test_a_title_that_would_break_a_file_is_refused(title: str) -> None:
    for titles in ({"german": title}, {"english": title}):
        with pytest.raises(PaschError) as caught:
            named("pig", **titles)
        assert caught.value.code == "bad_game_title"
        assert Speaker("de").error(caught.value)


def test_a_title_in_one_language_is_that_of_both_until_there_is_another() -> None:
    assert named("pig", german="Sau")[1:] == ("Sau", "Sau")
    assert named("pig", english="Pig Out")[1:] == ("Pig Out", "Pig Out")
    assert named("old_pig")[1:] == ("Old Pig", "Old Pig")


def test_nothing_is_written_over_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pasch-pig").mkdir()
    with pytest.raises(FolderExists) as caught:
        new_game("pig")
    assert "pasch-pig" in Speaker("de").error(caught.value)
    assert not list((tmp_path / "pasch-pig").iterdir())


def test_what_to_type_next_can_be_copied_whatever_the_folder_is_called(tmp_path: Path) -> None:
    folder = tmp_path / "my games"
    shown = new_game("pig", "--folder", str(folder))
    assert f"  cd '{folder}'\n" in shown
    assert (folder / "pyproject.toml").is_file()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unwritable, match="file/pig"):
        new_game("pig", "--folder", str(tmp_path / "file" / "pig"))


def test_titles_and_names_stand_where_they_belong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = new_game("old_maid", "--german", "Schwarzer Peter", "--english", "Old Maid")
    assert "pip install --editable '.[dev]'" in shown
    written = [file for file in (tmp_path / "pasch-old-maid").rglob("*") if file.is_file()]
    assert f"{len(written)} files" in shown
    package = tmp_path / "pasch-old-maid" / "src" / "pasch_old_maid"
    assert "title = Schwarzer Peter\n" in (package / "de.ftl").read_text("utf-8")
    assert "title = Old Maid\n" in (package / "en.ftl").read_text("utf-8")
    assert "# Schwarzer Peter\n" in (package / "rules.de.md").read_text("utf-8")
    assert "class OldMaidState(State)" in (package / "state.py").read_text("utf-8")
    project = (tmp_path / "pasch-old-maid" / "pyproject.toml").read_text("utf-8")
    assert 'name = "pasch-old-maid"' in project
    assert 'old_maid = "pasch_old_maid"' in project
    assert (tmp_path / "pasch-old-maid" / ".gitignore").exists()
    for file in package.parents[1].rglob("*.*"):
        if file.is_file():
            assert b"\r" not in file.read_bytes()  # wherever it is written
            text = file.read_text("utf-8")
            assert "zweimal" not in text.lower()
            assert not re.search(r"\bZW", text), file


def test_a_new_game_is_well_typed_and_tidy_whatever_it_is_called(tmp_path: Path) -> None:
    """Lines are folded by their length, and so by the length of the name."""
    for name in ("x", LONG):
        write(tmp_path / name, named(name))
    tidy("ruff", "format", "--check", *("x", LONG), folder=tmp_path)
    tidy("ruff", "check", *("x", LONG), folder=tmp_path)
    # One of them is enough: names do not change types.
    tidy("mypy", "--cache-dir", os.devnull, "--follow-imports=silent", folder=tmp_path / LONG)


def tidy(tool: str, *arguments: str, folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", tool, *arguments],
        cwd=folder, env={**os.environ, "MYPYPATH": str(SOURCE)}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
