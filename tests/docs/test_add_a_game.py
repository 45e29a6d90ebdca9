"""docs/add-a-game.md shows the files that `pasch new-game` writes."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from pasch.new_game.template import Names, files_of

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
UNSHOWN = {".gitignore", "README.md", "src/pasch_zweimal/py.typed"}


def test_the_page_shows_the_files_of_the_template() -> None:
    spec = importlib.util.spec_from_file_location("add_a_game", ROOT / "tools" / "add_a_game.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    text = PAGE.read_text("utf-8")
    assert tool.page(text) == text, "python tools/add_a_game.py brings the page up to date"
    shown = {name for name, _ in tool.SHOWN.findall(text)}
    assert shown == files_of(Names("zweimal", "Zweimal", "Zweimal")).keys() - UNSHOWN
