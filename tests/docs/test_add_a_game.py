"""The game that docs/add-a-game.md builds is a game: it obeys every law."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import pasch.games
from pasch import Game, Setup
from pasch.parts import PARTS
from pasch.testing.laws import LAWS, Law

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FILE = re.compile(r"<!-- file: (\S+) -->\n```\w+\n(.*?)```\n", re.DOTALL)


@pytest.fixture(scope="module")
def zweimal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The files of the page, put where a game belongs."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "zweimal").mkdir()
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        (folder / "zweimal" / name).write_text(text, encoding="utf-8")
    pasch.games.__path__.append(str(folder))
    try:
        assert "zweimal" in pasch.catalogue()
        yield pasch.load("zweimal")
    finally:
        pasch.games.__path__.remove(str(folder))
        for module in [name for name in sys.modules if name.startswith("pasch.games.zweimal")]:
            del sys.modules[module]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_game_of_the_page_obeys(zweimal: Game, law: Law) -> None:
    for seats in zweimal.seats:
        for seed in range(5):
            law(zweimal, zweimal.setup(Setup(seats)), seed)


def test_the_page_shows_every_file_a_game_has(zweimal: Game) -> None:
    shown = {name for name, _ in FILE.findall(PAGE.read_text(encoding="utf-8"))}
    real = Path(str(import_module("pasch.games.mal_anders").__file__)).parent
    sources = {path.name for path in real.iterdir() if path.suffix in (".py", ".md", ".ftl")}
    assert shown == sources - {f"{part}.py" for part in PARTS}
