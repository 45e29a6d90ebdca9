"""An author with a new game, as `pasch new-game` writes it, who makes mistakes in it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from pasch.catalogue import load, outside, package_of
from pasch.new_game.command import named, write
from pasch.new_game.template import Names
from pasch.testing.__main__ import main

NUMBERS = count()  # each author has a game of their own: nothing is remembered of the last


def install(folder: Path, names: Names) -> None:
    """The package of a new game, put into a folder of the path as pip would."""
    package = f"pasch_{names.id}"
    project = folder / f"{names.id}.project"
    write(project, names)
    shutil.move(project / "src" / package, folder / package)
    info = folder / f"{package}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {names.distribution}\nVersion: 0.1.0\n"
    )
    (info / "entry_points.txt").write_text(f"[pasch.games]\n{names.id} = {package}\n")


def forget() -> None:
    """Games are looked for once a process."""
    for cached in (outside, load, package_of):
        cached.cache_clear()


class Author:
    def __init__(self, folder: Path, names: Names, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.id, self.package = folder, names.id, f"pasch_{names.id}"
        self._capsys = capsys
        write(folder, names)

    def path(self, name: str) -> Path:
        """A file of the package, or one in tests/."""
        inside = self.folder / "src" / self.package / name
        return self.folder / name if name.startswith("tests/") else inside

    def change(self, name: str, old: str, new: str) -> None:
        text = self.path(name).read_text("utf-8")
        assert old in text
        self.path(name).write_text(text.replace(old, new), "utf-8")

    def test(self, *arguments: str) -> tuple[int, str]:
        """The exit status of `python -m pasch.testing`, and what it says."""
        status = main([self.package, "--tests", str(self.folder / "tests"), *arguments])
        said = self._capsys.readouterr()
        return status, said.out + said.err


@pytest.fixture
def author(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Author]:
    found = Author(tmp_path / "game", named(f"pig{next(NUMBERS)}", "Schwein", "Pig"), capsys)
    monkeypatch.syspath_prepend(str(found.folder / "src"))
    monkeypatch.setattr(sys, "path", [*sys.path])  # what the command adds goes again
    yield found
    forget()
    for name in [name for name in sys.modules if name.startswith(found.package)]:
        del sys.modules[name]
