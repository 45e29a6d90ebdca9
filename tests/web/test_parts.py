"""What the page reckons by itself, and what it weighs."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from web.house import BUILT, GAMES, SOURCES, WEB, build, looking

FIRST_PAGE = 45_000  # Brotli
TABLE = 60_000
TABLE_ZIPPED = 66_000  # for a server behind a proxy that knows gzip alone
PACK = """
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
const sizes = process.argv.slice(2).map((path) => brotliCompressSync(readFileSync(path)).length);
console.log(JSON.stringify(sizes));
"""


def run(folder: Path, source: str | Path, script: str) -> Any:
    """What a script prints that has the module's names."""
    bundle, entry = folder / "module.mjs", WEB / "src" / source
    looking().esbuild(entryPoints=[str(entry)], format="esm", outfile=str(bundle))
    main = folder / "main.mjs"
    main.write_text(f"import * as module from './module.mjs';\n{script}", encoding="utf-8")
    printed = subprocess.run(
        [looking().node(), str(main)], check=True, capture_output=True, text=True
    )
    return json.loads(printed.stdout)


def test_what_was_thrown_is_told_once_the_dice_lie(tmp_path: Path) -> None:
    before = {"seats": 2, "turn": 0, "dice": 8, "chips": [9, 9], "bank": 9, "bets": [1, 2],
              "portrait": "bart", "faces": []}  # fmt: skip
    after = {**before, "dice": 6, "chips": [10, 11], "bank": 6, "bets": [0, 0]}
    happened = [
        {"actor": 0, "notation": "2d"},
        {"actor": -1, "notation": "d:bart"},
        {"actor": -1, "notation": "d:lisa"},
    ]
    given = ", ".join(map(json.dumps, (before, after, happened)))
    times, told = run(
        tmp_path,
        SOURCES / "simpsons/web/pictures.ts",
        f"console.log(JSON.stringify([module.pictures({given}).map((p) => p.at),"
        f" module.tells({given})]))",
    )
    *_, thrown, paid, _end = times
    assert thrown < told < paid


def test_script_and_style_are_small(tmp_path: Path) -> None:
    """What the first page loads, and a table besides: a board costs only those who play at it."""
    build()
    files = [path for path in (BUILT / "assets").iterdir() if path.suffix in (".js", ".css")]
    script = tmp_path / "pack.mjs"
    script.write_text(PACK, encoding="utf-8")
    packed = subprocess.run(
        [looking().node(), str(script), *map(str, files)],
        check=True,
        capture_output=True,
        text=True,
    )
    names = [path.name for path in files]
    index = (BUILT / "index.html").read_text("utf-8")
    first = set(re.findall(r"/assets/([\w.-]+\.(?:js|css))", index))
    assert len(first) >= 4  # boot, style, what boards share, the page
    every = {name for name in names if name.startswith("at_table")}
    # A board of ours, or the generic one, or one from outside, for which the kit comes.
    kinds = (*GAMES, "generic", "kit")
    assert {name for name in names if not name.startswith(kinds)} == first | every
    assert every

    def weigh(sizes: dict[str, int]) -> tuple[int, int]:
        """The first page, and the heaviest table."""
        page = sum(sizes[name] for name in first)
        tables = [sum(sizes[name] for name in names if name.startswith(kind)) for kind in kinds]
        assert min(tables) > 0
        return page, page + sum(sizes[name] for name in every) + max(tables)

    page, table = weigh(dict(zip(names, json.loads(packed.stdout), strict=True)))
    assert page <= FIRST_PAGE
    assert table <= TABLE
    _, table = weigh({path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files})
    assert table <= TABLE_ZIPPED


def test_drawings_are_well_formed() -> None:
    for sheet in [WEB / "art/page.svg", *SOURCES.glob("*/web/art.svg")]:
        names = [one.get("id") for one in ElementTree.parse(sheet).iter() if one.get("id")]
        assert len(names) == len(set(names)), sheet
        assert "cover" in names


def test_words_are_the_same_in_both_languages() -> None:
    def keys(language: str) -> set[str]:
        text = (BUILT.parent / f"words/web.{language}.ftl").read_text(encoding="utf-8")
        return {line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()}

    assert keys("de") == keys("en")


def test_every_sheet_is_in_the_style_once() -> None:
    """A sheet that nobody imports styles nothing, and nobody sees why."""
    folder = WEB / "src/style"
    index = (folder / "index.css").read_text(encoding="utf-8")
    imported = [line.split('"')[1] for line in index.splitlines() if line.startswith("@import")]
    sheets = {f"./{path.name}" for path in folder.glob("*.css")} - {"./index.css"}
    assert sorted(imported) == sorted(sheets)
