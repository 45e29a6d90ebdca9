"""docs/board-interface.md names all that a board may use, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/board-interface.md").read_text("utf-8")
GAMES = ROOT / "web/src/games"
BOARD = (GAMES / "board.ts").read_text("utf-8")
GAME = (GAMES / "game.ts").read_text("utf-8")


def exported() -> set[str]:
    listed = ",".join(re.findall(r"export (?:type )?\{([^}]*)\}", BOARD))
    names = {name.strip().removeprefix("type ") for name in listed.split(",")}
    return names | set(re.findall(r"export (?:interface|type|const) (\w+)", GAME))


def test_every_export_is_documented() -> None:
    kit = PAGE[PAGE.index("## The kit") : PAGE.index("## In TypeScript")]
    assert {name for name in exported() if f"`{name}`" not in kit} == set()
    named = set(re.findall(r"^\| (`.*?) \|", kit, re.M))
    listed = {name for cell in named for name in re.findall(r"`(\w+)`", cell)}
    assert listed <= exported()


@pytest.mark.parametrize("kind", ["BoardProps", "GameUI"])
def test_every_property_is_documented(kind: str) -> None:
    body = GAME[GAME.index(f"interface {kind}") :]
    properties = re.findall(r"^  (\w+)\??:", body[: body.index("\n}")], re.M)
    assert len(properties) >= 5
    section = PAGE[PAGE.index("## The module") :]
    for name in properties:
        assert re.search(rf"^\| `{name}[`(]", section, re.M), name


def test_the_version_is_the_one_of_the_page() -> None:
    found = re.search(r"PAGE_CONTRACT = (\d+)", GAME)
    assert found
    assert f"version is **{found[1]}**" in PAGE
    assert f"export const contract = {found[1]};" in PAGE
