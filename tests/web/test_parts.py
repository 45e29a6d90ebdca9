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

from pasch import fair

VECTORS = Path(__file__).parents[1] / "fair/vectors.json"
FIRST_PAGE = 45_000  # Brotli
TABLE = 60_000
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


def test_throws_are_those_of_the_vectors(tmp_path: Path) -> None:
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))["throws"]
    asked = [
        [
            {"table": one["table"], "seats": one["seats"], "seed": one["seed"], "commitment": ""},
            {"number": one["number"], "outcomes": one["outcomes"], "weights": one["weights"]},
        ]
        for one in vectors
    ]
    found = run(
        tmp_path,
        "fair/check.ts",
        f"console.log(JSON.stringify({json.dumps(asked)}.map(([a, b]) => module.outcome(a, b))))",
    )
    assert found == [one["outcome"] for one in vectors]


def test_pledges_and_numbers_of_bots_are_those_of_the_vectors(tmp_path: Path) -> None:
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    found = run(
        tmp_path,
        "fair/numbers.ts",
        f"const {{ pledges, bots }} = {json.dumps(vectors)};"
        "console.log(JSON.stringify(["
        "pledges.map((one) => module.pledgeOf(one.table, one.seat, one.number)),"
        "bots.map((one) => module.botNumber(one.seed, one.table, one.seat))]))",
    )
    assert found[0] == [one["pledge"] for one in vectors["pledges"]]
    assert found[1] == [one["number"] for one in vectors["bots"]]


def test_a_number_that_was_not_pledged_is_found(tmp_path: Path) -> None:
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    pledged, bot = vectors["pledges"][0], vectors["bots"][0]
    seal = fair.commit(bytes.fromhex(bot["seed"]))
    proof = {"version": 2, "table": bot["table"], "seed": bot["seed"], "commitment": seal}
    proof |= {"seats": [pledged["number"], bot["number"]], "pledges": [pledged["pledge"], ""]}
    cases = [
        proof,
        {**proof, "seats": ["", bot["number"]]},  # left out
        {**proof, "seats": ["11" * 16, bot["number"]]},
        {**proof, "seats": [pledged["number"], "11" * 32]},
    ]
    found = run(
        tmp_path,
        "fair/check.ts",
        f"console.log(JSON.stringify({json.dumps(cases)}.map((one) => module.check(one, []))))",
    )
    assert [one["problem"] for one in found] == ["", "", "pledge", "bot"]


def test_a_false_throw_is_found(tmp_path: Path) -> None:
    proof = {"table": "t", "seats": ["a", "b"], "seed": "00" * 32}
    seal = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    die = {"number": 0, "v": 7, "outcomes": [0, 1, 2, 3, 4, 5], "weights": [1] * 6}
    cases = [
        [{**proof, "commitment": seal}, [{**die, "outcome": 5}]],
        [{**proof, "commitment": seal}, [{**die, "outcome": 4}]],
        [{**proof, "commitment": "0" * 64}, [{**die, "outcome": 5}]],
    ]
    found = run(
        tmp_path,
        "fair/check.ts",
        f"console.log(JSON.stringify({json.dumps(cases)}.map(([a, b]) => module.check(a, b))))",
    )
    assert found == [
        {"problem": "", "wrong": -1, "count": 1},
        {"problem": "throw", "wrong": 7, "count": 1},
        {"problem": "seal", "wrong": -1, "count": 1},
    ]


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
    """What the first page and one table load: a board costs only those who play at it."""
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
    assert {name for name in names if not name.startswith(kinds)} == first

    def weigh(sizes: dict[str, int]) -> tuple[int, int]:
        """The first page, and the heaviest table."""
        page = sum(sizes[name] for name in first)
        tables = [sum(sizes[name] for name in names if name.startswith(kind)) for kind in kinds]
        assert min(tables) > 0
        return page, page + max(tables)

    page, table = weigh(dict(zip(names, json.loads(packed.stdout), strict=True)))
    assert page <= FIRST_PAGE
    assert table <= TABLE
    _, table = weigh({path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files})
    assert table <= TABLE  # without Brotli, too


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
