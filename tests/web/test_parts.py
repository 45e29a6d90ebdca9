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
ON_DEMAND = {
    "after": 9_500,  # with its style, which the first page had before
    "boxes": 4_000,  # with the hashes that check the dice
    "collect": 2_000,
    "finale": 9_000,
    "learn": 5_000,
    "mine": 1_000,  # styles; their scripts are in "more"
    "more": 8_000,
    "open": 1_000,
    "puzzles": 6_000,
    "rules": 4_000,
    "sheets": 8_000,
    "today": 5_000,
    "tour": 3_000,
    "what_if": 11_000,  # with the replay, where it is asked for
}  # what comes to whoever wants it
TABLE_ZIPPED = 66_000  # for a server behind a proxy that knows gzip alone
SNAPSHOTS = Path(__file__).parent / "snapshots"
ROLLED = {"actor": -1, "notation": "d3"}
# How long the board says it takes, and when it may be told.
TIMES = """
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.localStorage = { getItem: () => null };
globalThis.document = { documentElement: { dataset: {}, style: {} } };
globalThis.addEventListener = () => {};
const { BOARDS: plain } = await import("./plain.mjs");
const { BOARDS: slow } = await import("./slow.mjs");
const found = [];
for (const [game, ...given] of ASKED) {
  const [[, ...one], [, ...other]] = await Promise.all(
    [plain, slow].map(async (boards) => {
      const { ui } = await boards[game]();
      return [game, ui.beat(...given), ui.tells(...given)];
    }),
  );
  found.push([game, one, other]);
}
console.log(JSON.stringify(found));
"""
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


def test_how_long_a_throw_takes_stands_in_one_place(tmp_path: Path) -> None:
    """Whoever changes it there changes it in every board that throws, and in its style."""
    slow = tmp_path / "slow.ts"
    board = (WEB / "src/games/board.ts").as_posix()
    slow.write_text(f'export * from "{board}";\nexport const throwTime = () => 10000;\n')
    entry = tmp_path / "boards.ts"
    entry.write_text('export { BOARDS } from "pasch:boards";\n')
    for name, alias in (("plain", board), ("slow", str(slow))):
        looking().esbuild(
            entryPoints=[str(entry)], format="esm", outfile=str(tmp_path / f"{name}.mjs"),
            jsx="automatic", jsxImportSource="preact", loader={".css": "empty"},
            alias={"@pasch/board": alias},
        )  # fmt: skip
    asked = []
    for game in GAMES:
        kept = json.loads((SNAPSHOTS / f"{game}.json").read_text("utf-8"))["frames"][0]
        position, happened = kept["position"], kept["happened"]
        thrown = [one for one in happened if one["notation"].startswith("d")]
        chance = any(one["actor"] < 0 for one in happened)
        before = {**position, "dice": len(thrown)} if game == "simpsons" else position
        asked.append([game, before, position, happened if chance else [ROLLED]])
    main = tmp_path / "main.mjs"
    main.write_text(TIMES.replace("ASKED", json.dumps(asked)), encoding="utf-8")
    printed = subprocess.run(
        [looking().node(), str(main)], check=True, capture_output=True, text=True
    )
    for game, plain, slowly in json.loads(printed.stdout):
        assert all(time < 10_000 for time in plain), game
        assert all(time >= 10_000 for time in slowly), game


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
    # A board of ours, or the generic one, or one from outside, for which the kit comes.
    kinds = (*GAMES, "generic", "kit")
    tables = [first | _with_what_they_import(names, ("at_table", kind)) for kind in kinds]
    assert len({frozenset(table) for table in tables}) == len(kinds)
    wanted = {part: _with_what_they_import(names, (part,)) - first for part in ON_DEMAND}
    assert set(names) == set().union(*tables, *wanted.values())  # nothing is built in vain

    def weigh(sizes: dict[str, int]) -> tuple[int, int]:
        """The first page, and the heaviest table."""
        weights = [sum(sizes[name] for name in table) for table in tables]
        return sum(sizes[name] for name in first), max(weights)

    sizes = dict(zip(names, json.loads(packed.stdout), strict=True))
    page, table = weigh(sizes)
    assert page <= FIRST_PAGE
    assert table <= TABLE
    for part, most in ON_DEMAND.items():
        only = wanted[part] - set().union(*tables)
        assert sum(sizes[name] for name in only) <= most, part
    _, table = weigh({path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files})
    assert table <= TABLE_ZIPPED


def _with_what_they_import(names: list[str], beginnings: tuple[str, ...]) -> set[str]:
    found: set[str] = set()
    asked = [name for name in names if name.startswith(beginnings)]
    assert {name.partition("-")[0] for name in asked} == set(beginnings)
    while asked:
        name = asked.pop()
        if name not in found:
            found.add(name)
            text = (BUILT / "assets" / name).read_text("utf-8")
            asked += re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', text)
    return found


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
