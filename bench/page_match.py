"""One game at the page, from the first page to its end: its devices, who plays, what is noticed."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

from page_player import PagePlayer, Stuck
from page_watch import PageWatch, letters
from playwright.sync_api import Browser, Error, Page

import pasch

PHONE, WIDE = (360, 640), (1280, 800)
SIZES = {"touch": PHONE, "mouse": WIDE, "keys": WIDE, "device": PHONE, "browsers": PHONE}
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
# Shorter by the game's own options; --full plays without.
SHORT: dict[str, dict[str, Any]] = {
    "nichts_als_aerger": {"end": "turns", "rounds": 8},
    "simpsons": {"bank": 60},
}
MINUTES = 12  # at most for one game
LAYOUTS = 8  # so often a table is measured in one game
USUAL = 16  # pixels of letters
LARGE = 24  # letters from which on a table may be scrolled


class Wanted(NamedTuple):
    game: str
    way: str
    language: str
    size: tuple[int, int] | None
    font: int
    motion: str
    full: bool

    @property
    def name(self) -> str:
        size = "" if self.size is None else f"-{self.size[0]}x{self.size[1]}"
        font = f"-{self.font}px" if self.font != USUAL else ""
        return f"{self.game}-{self.way}-{self.language}{size}{font}"

    @property
    def options(self) -> dict[str, Any]:
        return {} if self.full else SHORT.get(self.game, {})


class Played(NamedTuple):
    inputs: int
    versions: int
    seconds: float
    result: str
    found: dict[str, int]


class Match:
    """One game at the page: its devices, who plays there, and what is noticed."""

    def __init__(self, wanted: Wanted, browser: Browser, port: int, shots: Path) -> None:
        self.wanted = wanted
        self.address = f"http://localhost:{port}"
        self.browser = browser
        self.shots = shots
        self.players: list[PagePlayer] = []
        self.watches: list[PageWatch] = []
        self.taken: set[str] = set()
        self.looked = 0
        self.names: list[str] = []

    def device(self, way: str, size: tuple[int, int], name: str, newcomer: bool) -> Page:
        wanted = self.wanted
        context = self.browser.new_context(
            locale="de-DE" if wanted.language == "de" else "en-GB",
            viewport={"width": size[0], "height": size[1]},
            has_touch=way == "touch",
            service_workers="block",
            device_scale_factor=1 if size[0] > 700 else 2,
        )
        context.set_default_timeout(60_000)
        most = pasch.load(wanted.game).seats[-1]
        seats = {"browsers": 2, "device": 4}.get(wanted.way, 4 if wanted.way == "mouse" else 3)
        plan = {"seats": min(seats, most), "level": 1, "options": wanted.options, "window": 800}
        settings = {"language": wanted.language, "motion": wanted.motion, "bots": "fast"}
        kept = {"settings": settings, "name": name, f"plan.{wanted.game}": plan}
        kept |= {} if newcomer else {"tour": {wanted.game: ["*"]}}
        lines = [f"localStorage['pasch.{key}'] ??= {json.dumps(json.dumps(value))};"
                 for key, value in kept.items()]  # fmt: skip
        context.add_init_script("".join(lines))
        page = context.new_page()
        letters(context.new_cdp_session(page), wanted.font)
        self.watches.append(PageWatch(page, wanted.font >= LARGE))
        self.players.append(PagePlayer(page, way, luck=len(self.players) + 7))
        return page

    def shoot(self, page: Page, moment: str) -> None:
        """The first picture of each moment of each device."""
        number = next(n for n, player in enumerate(self.players) if player.page is page)
        name = f"{self.wanted.name}-{moment}{number or ''}.png"
        if name not in self.taken:
            self.taken.add(name)
            page.wait_for_timeout(60)
            page.screenshot(path=self.shots / name)

    def sit_down(self) -> None:
        """From the first page to the table, as people go."""
        way, size = self.wanted.way, self.wanted.size or SIZES[self.wanted.way]
        pointer = {"mouse": "mouse", "keys": "keys"}.get(way, "touch")
        page = self.device(pointer, size, NAMES[0], newcomer=way == "touch")
        page.goto(self.address)
        card = page.locator(f"#{self.wanted.game}")
        card.locator("h2").wait_for()
        self.names = [NAMES[0]]
        if way == "keys":
            card.locator(".ways button.main").focus()
            page.keyboard.press("Enter")
        elif way == "device":
            card.locator(".ways").nth(1).locator("button").nth(1).click()
            fields = page.locator("dialog .person input")
            self.names = NAMES[: fields.count()]
            for number, name in enumerate(self.names):
                fields.nth(number).fill(name)
            self.shoot(page, "0-setup")
            page.click("dialog .start button")
        elif way == "browsers":
            card.locator(".ways").nth(1).locator("button").nth(0).click()
            page.click("dialog .start button")
            page.wait_for_selector(".seats")
            other = self.device("mouse", WIDE, NAMES[1], newcomer=True)
            other.goto(page.url)
            other.click(".come button.main")
            self.names = NAMES[:2]
            page.wait_for_function("() => document.querySelectorAll('.seats b').length === 2")
            page.get_by_text(NAMES[1]).first.wait_for()
            self.shoot(page, "0-lobby")
            page.click(".start button.main")
        else:
            card.locator(".ways button.main").click()
        for player in self.players:
            player.page.wait_for_selector("main.table .board > *, main.curtain")

    def play(self) -> Played:
        began = time.monotonic()
        self.sit_down()
        for watch in self.watches:
            watch.axe()
        versions, moved = 0, time.monotonic()
        while {self.step(number) for number in range(len(self.players))} != {True}:
            now = sum(max(0, player.version) for player in self.players)
            moved = time.monotonic() if now != versions else moved
            versions = now
            if time.monotonic() - moved > 90 or time.monotonic() - began > 60 * MINUTES:
                raise Stuck(
                    " / ".join(player.page.inner_text("body")[-300:] for player in self.players)
                )
        return self.end(time.monotonic() - began)

    def step(self, number: int) -> bool:
        """One look and one act at a device; whether its game is over."""
        player, watch = self.players[number], self.watches[number]
        seen = player.look()
        if seen["over"]:
            return True
        self.notice(player, watch, seen)
        if not player.act(seen):
            player.page.wait_for_timeout(15)
        return False

    def notice(self, player: PagePlayer, watch: PageWatch, seen: dict[str, Any]) -> None:
        page = player.page
        if player.tries:
            return  # looked at already
        if seen["curtain"]:
            watch.hand_over()
            self.shoot(page, "3-hand-over")
        elif seen["call"]:
            watch.call()
            self.shoot(page, "4-call")
        elif seen["open"]:
            self.shoot(page, "4-window")
        elif seen["mine"] and seen["rests"] and not seen["sheet"]:
            self.shoot(page, "1-turn")
            if self.looked < LAYOUTS and seen["version"] % 3 == 0:
                self.looked += 1
                watch.layout()
                watch.anything()
            if seen["version"] > 40 and "axe" not in self.taken:
                self.taken.add("axe")
                watch.axe()
                self.shoot(page, "2-middle")
                self.read_rules(page, player)

    def read_rules(self, page: Page, player: PagePlayer) -> None:
        """In the middle of the game, and back to it."""
        page.keyboard.press("r")
        page.wait_for_selector("dialog[open] h2")
        page.wait_for_timeout(300)
        self.shoot(page, "5-rules")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
        player.look()

    def end(self, seconds: float) -> Played:
        found: dict[str, int] = {}
        rows: list[str] = []
        heads: set[str] = set()
        for player, watch in zip(self.players, self.watches, strict=True):
            self.shoot(player.page, "6-end")
            watch.axe()
            watch.anything()
            rows = watch.end(self.names)
            heads.add(player.page.locator("dialog.over h2").first.inner_text())
            for note in player.notes:
                watch.note(note)
            found |= watch.found
        if len(heads) > 1:
            found[f"ends differ: {heads}"] = 1
        versions = max(player.version for player in self.players)
        inputs = sum(player.taps for player in self.players)
        return Played(inputs, versions, seconds, f"{heads.pop()} {'; '.join(rows)}", found)

    def close(self) -> None:
        for player in self.players:
            player.page.context.close()


def play_page(wanted: Wanted, browser: Browser, port: int, shots: Path) -> Played:
    match = Match(wanted, browser, port, shots)
    began = time.monotonic()
    try:
        return match.play()
    except (Stuck, Error) as problem:
        for number, player in enumerate(match.players):
            player.page.screenshot(path=shots / f"{wanted.name}-9-stuck{number or ''}.png")
        found = {key: value for watch in match.watches for key, value in watch.found.items()}
        found |= {note: 1 for player in match.players for note in player.notes}
        found[f"STUCK: {str(problem)[:600]}"] = 1
        return Played(0, 0, time.monotonic() - began, "not over", found)
    finally:
        match.close()
