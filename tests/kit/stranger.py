"""Games from outside for tests: the toy `cups` in packages of its own, as pip would leave them."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree

CUPS = Path(__file__).parents[1] / "terminal/toys/cups"
DOCS = Path(__file__).parents[2] / "docs/board-interface.md"
WORDS = "\nweb-score = { $pips ->\n    [one] { $pips } Auge\n   *[other] { $pips } Augen\n}\n"


def put(folder: Path, id: str, web: Mapping[str, str]) -> Path:
    """A game of this id, whose folder `web/` holds these files; where its package is."""
    package = folder / f"stranger_{id}"
    copytree(CUPS, package, ignore=lambda *_: {"__pycache__"})
    source = package / "__init__.py"
    source.write_text(source.read_text("utf-8").replace('id="cups"', f'id="{id}"'), "utf-8")
    for language in ("de", "en"):
        with (package / f"{language}.ftl").open("a", encoding="utf-8") as words:
            words.write(WORDS)
    for name, text in web.items():
        path = package / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    info = folder / f"{package.name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package.name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[pasch.games]\n{id} = {package.name}\n")
    return package


def example(kind: str) -> str:
    """The board that the documentation shows."""
    found = re.search(rf"^```{kind}\n(.*?)^```", DOCS.read_text("utf-8"), re.M | re.S)
    assert found
    return found[1]


def find(folder: Path) -> None:
    """From now on, in this process."""
    sys.path.insert(0, str(folder))
    forget()


def forget() -> None:
    from pasch.catalogue import load, outside, package_of
    from pasch.rules import rules

    for cached in (outside, load, package_of, rules):
        cached.cache_clear()
