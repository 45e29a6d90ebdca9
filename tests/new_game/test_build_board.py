"""`pasch build-board`: one file out of TypeScript, or a sentence why not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from kit.stranger import example, path_with_esbuild

from pasch.engine.errors import PaschError
from pasch.new_game.board import BoardNotBuilt, NoBoardSource, NoEsbuild, build
from pasch.plugin_check import PAGE_CONTRACT
from pasch.speech import LANGUAGES, Speaker

ROOT = Path(__file__).parents[2]
OWN = sorted((ROOT / "src/pasch/games").glob("*/web"))


@pytest.fixture(autouse=True)
def esbuild(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that the page is built with; fetched with it."""
    monkeypatch.setenv("PATH", path_with_esbuild())


def board(folder: Path, text: str) -> Path:
    source = folder / "web/index.tsx"
    source.parent.mkdir(exist_ok=True)
    source.write_text(text, "utf-8")
    return source


def test_the_version_is_the_one_of_the_page() -> None:
    page = (ROOT / "web/src/games/game.ts").read_text("utf-8")
    assert f"PAGE_CONTRACT = {PAGE_CONTRACT};" in page


def test_a_board_brings_no_copy_of_what_the_page_gives(tmp_path: Path) -> None:
    source = example("tsx").replace(
        "import {", 'import { useState } from "preact/hooks";\nimport {', 1
    )
    board(tmp_path, source.replace("return (", "useState(0); return <>{", 1).replace(
        "  );\n}\n\nexport", "}</>;\n}\n\nexport", 1))  # fmt: skip
    made = build(tmp_path)
    text = made.read_text("utf-8")
    assert made == tmp_path / "web/board.js"
    assert text.startswith(f"export const contract = {PAGE_CONTRACT};\nexport default (")
    assert set(re.findall(r'require\("([^"]+)"\)', text)) == {"@pasch/board", "preact/hooks"}
    assert "_kit.Fragment" in text
    assert len(text) < 2000


def test_the_folder_of_the_page_may_be_named_itself(tmp_path: Path) -> None:
    board(tmp_path, example("tsx"))
    assert build(tmp_path / "web") == tmp_path / "web/board.js"


@pytest.mark.parametrize("web", OWN, ids=lambda web: web.parent.name)
def test_our_own_boards_are_built_like_those_of_others(web: Path, tmp_path: Path) -> None:
    for path in web.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    given = set(re.findall(r'require\("([^"]+)"\)', build(tmp_path).read_text("utf-8")))
    assert given <= {"@pasch/board", "preact/hooks", "preact"}


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("export const ui = {", "found end of file"),
        ('import "./missing";', "./missing"),
        ("export const board = {};", "exports no `ui`"),
    ],
)
def test_what_cannot_be_built_says_why_and_spoils_nothing(
    tmp_path: Path, source: str, said: str
) -> None:
    made = board(tmp_path, source).with_name("board.js")
    made.write_text("as it was")
    with pytest.raises(BoardNotBuilt, match=re.escape(said)) as caught:
        build(tmp_path)
    assert "index.tsx" in str(caught.value)
    assert "node:" not in str(caught.value)
    assert made.read_text() == "as it was"
    assert sorted(path.name for path in made.parent.iterdir()) == ["board.js", "index.tsx"]


def test_without_a_source_or_esbuild_a_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NoBoardSource) as no_source:
        build(tmp_path)
    board(tmp_path, example("tsx"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoEsbuild) as no_esbuild:
        build(tmp_path)
    errors: list[PaschError] = [no_source.value, no_esbuild.value]
    for language in LANGUAGES:
        assert all("web/board.js" in Speaker(language).error(error) for error in errors)


def test_esbuild_of_the_game_comes_first(tmp_path: Path) -> None:
    board(tmp_path, example("tsx"))
    mine = tmp_path / "node_modules/.bin/esbuild"
    mine.parent.mkdir(parents=True)
    mine.write_text("#!/bin/sh\necho mine >&2; exit 1\n")
    mine.chmod(0o755)
    with pytest.raises(BoardNotBuilt, match="mine"):
        build(tmp_path)
