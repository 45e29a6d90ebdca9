"""The page in a real browser, at a real server, and somebody who plays there."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from types import ModuleType
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from server.processes import Process

import pasch

WEB = Path(__file__).parents[2] / "web"
BUILT = Path(pasch.__file__).parent / "web"
PHONE = (360, 640)
WIDE = (1440, 900)
MS = 45_000
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
GAMES = ("mal_anders", "nichtlustig", "nichts_als_aerger", "simpsons", "wonderful_world")

# Plays for whoever sits here: always a choice of the list, each time another one.
PLAYER = """
(most) => new Promise((resolve, reject) => {
  let moves = 0;
  const end = Date.now() + 90000;
  const look = () => {
    if (document.querySelector("dialog.over[open]")) return resolve(moves);
    if (moves >= most) return resolve(moves);
    if (Date.now() > end) {
      return reject(new Error(`not over after ${moves} moves: ${document.body.innerText}`));
    }
    const go = document.querySelector(".curtain .main");
    if (go) go.click();
    const found = document.querySelectorAll(".tray .choices button");
    if (found.length) { found[(7 * moves) % found.length].click(); moves += 1; }
    setTimeout(look, 4);
  };
  look();
})
"""


def build() -> None:
    """The page as its sources are now; made once, however many processes test."""
    with (WEB / "package.json").open() as door:
        flock(door, LOCK_EX)
        _build()


def _build() -> None:
    index = BUILT / "index.html"
    sources = [
        *WEB.joinpath("src").rglob("*.*"),
        *WEB.joinpath("art").glob("*.svg"),
        *WEB.glob("*.mjs"),
        *BUILT.parent.rglob("*.ftl"),
    ]
    newest = max(path.stat().st_mtime for path in sources)
    if not index.exists() or index.stat().st_mtime < newest:
        node = looking().node()
        subprocess.run([node, "build.mjs", "--outdir", str(BUILT), "--fast"], cwd=WEB, check=True)


def looking() -> ModuleType:
    """web/dev/look.py, which shows a board without a server."""
    spec = importlib.util.spec_from_file_location("look", WEB / "dev/look.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield found
        found.close()


class House:
    """A browser and a server."""

    def __init__(self, browser: Browser, server: Process) -> None:
        self.browser = browser
        self.server = server
        self.complaints: list[str] = []

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server.port}"

    def guest(
        self,
        at: str = "/",
        *,
        size: tuple[int, int] = PHONE,
        language: str = "de",
        theme: str = "light",
        name: str = "",
        as_list: bool = True,
        **more: Any,
    ) -> Page:
        """Somebody with a device of his own; nothing moves there unless it is said."""
        settings = {"language": language, "theme": theme, "motion": "none", **more}
        kept = {"pasch.settings": settings, "pasch.list": as_list, "pasch.name": name}
        lines = [
            f"if (!localStorage[{json.dumps(key)}]) localStorage[{json.dumps(key)}] = "
            f"{json.dumps(json.dumps(value))};"
            for key, value in kept.items()
            if value != ""
        ]
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="de-DE" if language == "de" else "en-GB",
            service_workers="block",
        )
        context.set_default_timeout(MS)
        context.add_init_script("".join(lines))
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(self.address + at)
        return page

    def against_bots(
        self,
        game: str,
        options: dict[str, Any] | None = None,
        seats: int = 3,
        level: int = 2,
        **more: Any,
    ) -> Page:
        page = self.guest(**more)
        plan = json.dumps({"options": options or {}, "seats": seats, "level": level})
        page.evaluate(f"localStorage['pasch.plan.{game}'] = {json.dumps(plan)}")
        page.click(f"#{game} button.main")
        page.wait_for_selector(".board > *")
        return page


def play(page: Page, most: int = 10**6) -> int:
    """To the end, or so many moves; how many they were."""
    moves: int = page.evaluate(PLAYER, most)
    return moves


def until(page: Page) -> Iterator[None]:
    """Again and again, as long as a patient person would."""
    end = time.monotonic() + MS / 1000
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(5)


def my_turn(page: Page) -> None:
    page.wait_for_selector(".asks.mine")


# The last version that this device has seen of its only table.
SEEN = "Object.values(JSON.parse(localStorage['pasch.tables']))[0].seen"


def version(page: Page) -> int:
    seen: int = page.evaluate(SEEN)
    return seen
