"""The page in a real browser, at a real server, and somebody who plays there."""

from __future__ import annotations

import importlib.util
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from types import ModuleType
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect, sync_playwright
from server.processes import Process

import pasch
from pasch.bench.browser import launch_options

WEB = Path(__file__).parents[2] / "web"
BUILT = Path(pasch.__file__).parent / "web"
PHONE = (360, 640)
WIDE = (1440, 900)
MS = 45_000
SOURCES = WEB.parent / "src/pasch/games"  # of which the installed package has only what was built
GAMES = tuple(sorted(path.parent.name for path in SOURCES.glob("*/web")))
KNOWN = (*GAMES, "classic", "dash", "toy")  # also those from outside that tests install

# Plays for whoever sits here: the last choice of the list, and every third time another one.
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
    if (found.length) {
      const other = moves % 3 ? 0 : (7 * moves) % found.length;
      found[found.length - 1 - other].click();
      moves += 1;
    }
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
        *SOURCES.glob("*/web/*"),
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
    expect.set_options(timeout=MS)  # its five seconds assume a quiet machine
    with sync_playwright() as driver:
        found = driver.chromium.launch(**launch_options())
        yield found
        found.close()


# Whatever a page keeps on its device, before it is opened.
KEEP = """(kept) => {
  localStorage.clear();
  for (const name in kept) localStorage[`pasch.${name}`] = JSON.stringify(kept[name]);
}"""
# What people add to the dice is the same in every run.
NO_LUCK = "crypto.getRandomValues = (bytes) => bytes.fill(7);"


class Devices:
    """Pages of the browser that one test after the other uses.

    To open one again takes a third of what a new one takes, which has yet to learn the script.
    """

    def __init__(self, browser: Browser) -> None:
        self.complaints: list[str] = []
        self._browser = browser
        self._free: list[Page] = []
        self._used: list[Page] = []

    def take(self, language: str) -> Page:
        locale = "de-DE" if language == "de" else "en-GB"
        for page in self._free:
            if page.evaluate("navigator.language") == locale:
                self._free.remove(page)
                break
        else:
            context = self._browser.new_context(locale=locale, service_workers="block")
            context.set_default_timeout(MS)
            context.add_init_script(NO_LUCK)
            page = context.new_page()
            page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self._used.append(page)
        return page

    def give_back(self, nowhere: str) -> None:
        """All of them, each with its one page, which shows nothing."""
        for page in self._used:
            if page.is_closed():
                continue
            for other in page.context.pages:
                if other is not page:
                    other.close()
            page.unroute_all()
            page.goto(nowhere)
            self._free.append(page)
        self._used.clear()
        self.complaints.clear()


class House:
    """Devices and a server."""

    def __init__(self, devices: Devices, server: Process) -> None:
        self.devices = devices
        self.server = server

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server.port}"

    @property
    def nowhere(self) -> str:
        """A page that is hardly one, but may keep what the others find."""
        return f"{self.address}/health"

    def guest(
        self,
        at: str = "/",
        *,
        size: tuple[int, int] = PHONE,
        language: str = "de",
        theme: str = "light",
        name: str = "",
        as_list: bool = True,
        newcomer: bool = False,
        tables: dict[str, Any] | None = None,
        plans: dict[str, Any] | None = None,
        blocked: tuple[str, Callable[[Route], None]] | None = None,
        **more: Any,
    ) -> Page:
        """Somebody with a device of their own; nothing moves there unless it is said.

        Only a newcomer is shown around.
        """
        settings = {"language": language, "theme": theme, "motion": "none", **more}
        page = self.devices.take(language)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(self.nowhere)
        kept = {"settings": settings, "list": as_list, "name": name, "tables": tables or {}}
        kept |= {} if newcomer else {"tour": {game: ["*"] for game in KNOWN}}
        kept |= {f"plan.{game}": plan for game, plan in (plans or {}).items()}
        page.evaluate(KEEP, kept)
        if blocked:
            page.route(*blocked)
        page.goto(self.address + at)
        return page

    def against_bots(
        self,
        game: str,
        options: dict[str, Any] | None = None,
        seats: int = 3,
        level: int = 2,
        name: str = "Gast",
        **more: Any,
    ) -> Page:
        """In the first seat of a table in play."""
        table = self.server.post(
            "/api/tables",
            {
                "game": game,
                "options": options or {},
                "seats": seats,
                "bots": list(range(1, seats)),
                "level": level,
                "hints": True,
            },
        )
        path = f"/api/tables/{table['id']}"
        seat = self.server.post(f"{path}/seats/0", {"name": name})
        self.server.post(f"{path}/start", token=table["host"])
        held = {"game": game, "seats": [{**seat, "name": name}], "seen": -1, "at": 0, **table}
        page = self.guest(f"/t/{table['id']}", name=name, tables={table["id"]: held}, **more)
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
