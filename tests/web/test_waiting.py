"""How long a person waits for bots: counted with the boards' own times, on recorded rounds."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from web.house import GAMES, WEB, looking
from web.rounds import recorded

MATCHES, DECISIONS = 6, 14
NORMAL, FAST = 5600, 1950  # milliseconds, in the middle; a real page needs a little more
MAIN = """
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.localStorage = { getItem: () => null };
globalThis.document = { documentElement: { dataset: {}, style: {} } };
globalThis.addEventListener = () => {};
import { readFileSync } from "node:fs";
const { waits } = await import("./waits.mjs");
const [path, speed] = process.argv.slice(2);
console.log(JSON.stringify(await waits(JSON.parse(readFileSync(path)), speed, 1)));
"""
Waits = Callable[[str, str], list[dict[str, Any]]]


@pytest.fixture(scope="module")
def waits(tmp_path_factory: pytest.TempPathFactory) -> Waits:
    folder = tmp_path_factory.mktemp("waits")
    looking().esbuild(
        entryPoints=["dev/waits.ts"], format="esm", platform="node", jsx="automatic",
        jsxImportSource="preact", loader={".css": "empty"}, outfile=str(folder / "waits.mjs"),
    )  # fmt: skip
    main = folder / "main.mjs"
    main.write_text(MAIN, encoding="utf-8")

    def found(game: str, speed: str) -> list[dict[str, Any]]:
        path = folder / f"{game}.json"
        if not path.exists():
            path.write_text(json.dumps(recorded(game, MATCHES, DECISIONS)), encoding="utf-8")
        command = [looking().node(), str(main), str(path), speed]
        ran = subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True)
        told: list[dict[str, Any]] = json.loads(ran.stdout)
        assert len(told) > 20, game
        return told

    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("speed", "most"), [("normal", NORMAL), ("fast", FAST)])
def test_nobody_waits_long_for_bots(game: str, speed: str, most: int, waits: Waits) -> None:
    assert median(wait["ms"] for wait in waits(game, speed)) <= most


@pytest.mark.parametrize("game", GAMES)
def test_however_fast_it_goes_everything_is_shown_and_in_order(game: str, waits: Waits) -> None:
    """Fewer pictures, but each thing that happened is in one of them: the story tells it."""
    of = {speed: waits(game, speed) for speed in ("slow", "normal", "fast", "once")}
    told = [
        [[notation for shown in wait["shown"] for notation in shown["notations"]] for wait in found]
        for found in of.values()
    ]
    assert told[0] == told[1] == told[2] == told[3]
    slow, normal, fast, once = (sum(wait["ms"] for wait in found) for found in of.values())
    assert slow > normal > fast > once


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_seen_to_move_at_normal_speed(game: str, waits: Waits) -> None:
    """It is a game, not a list of results: nothing that moves goes by in a blink."""
    shown = [shown for wait in waits(game, "normal") for shown in wait["shown"]]
    assert median(one["pace"] for one in shown) >= 0.55
