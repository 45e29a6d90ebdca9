"""What must never be wrong at a page, however it is played: looked for while somebody plays."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import CDPSession, ConsoleMessage, Error, Page

ROOT = Path(__file__).parents[1]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
GEOMETRY = (ROOT / "tests/web/geometry.js").read_text("utf-8").rstrip().rstrip(";")
# What fades in is pale until it is there.
SETTLE = """() => {
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
}"""
# Under a curtain there is nothing else, and nothing else is said.
BARE = """() => {
  if (!document.querySelector("main.curtain")) return [[], []];  // lifted meanwhile
  const rest = [...document.querySelectorAll(".board, .tray, .tale, dialog, .players")];
  const said = [...document.querySelectorAll("#voice p")].map((one) => one.textContent);
  const title = document.querySelector(".curtain h1")?.textContent;
  const other = (text) => text.slice(0, 6) !== title.slice(0, 6);  // for the one before
  return [rest.map((one) => one.className), said.filter(other)];
}"""
# Cards of a hand; while anybody may come to the device to answer, none is to be seen.
HANDS = ".na-hand, .ww-hand"
PLACES = """() => [...document.querySelectorAll("dialog.over ol[aria-label] li")]
  .map((one) => one.textContent)"""
UGLY = re.compile(r"\{|\}|undefined|NaN|\[object|null|[a-z]+-[a-z]+-[a-z]+:")
NOT_OURS = re.compile(r"blocked by Playwright|net::ERR_ABORTED")


class PageWatch:
    """Notes what was wrong, once each."""

    def __init__(self, page: Page, scrolls: bool) -> None:
        self.page = page
        self.scrolls = scrolls
        self.found: dict[str, int] = {}
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.note(f"script: {error}"))

    def note(self, what: str) -> None:
        self.found[what] = self.found.get(what, 0) + 1

    def _heard(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and not NOT_OURS.search(line.text):
            self.note(f"console: {line.text[:200]}")

    def anything(self) -> None:
        """What may be asked at any moment."""
        if self.page.locator(".board-fault").count():
            self.note(f"board fault: {self.page.locator('.board-fault').inner_text()}")
        for text in self.page.locator(
            ".asks p, .tale li, .curtain h1, .window p"
        ).all_inner_texts():
            if UGLY.search(text):
                self.note(f"words: {text}")

    def layout(self) -> None:
        """At rest, with nothing lying over the table."""
        over = self.page.locator(
            ".window, .tour, dialog[open], .nl-detail, .na-held[aria-pressed=true]"
        )
        if over.count():
            return
        self.page.evaluate(SETTLE)
        self.page.evaluate("scrollTo(0, 0)")
        try:
            measured = self.page.evaluate(GEOMETRY, {"scrolls": self.scrolls, "least": 14})
        except Error:
            if self.page.locator("main.table").count():
                raise
            return  # handed on meanwhile
        for fault in measured["faults"] if not over.count() else []:
            self.note(f"layout: {fault}")

    def axe(self) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        self.page.evaluate(SETTLE)
        run = "axe.run(document, { resultTypes: ['violations'] }).then((all) => all.violations)"
        for one in self.page.evaluate(run):
            self.note(f"axe: {one['id']}: {one['nodes'][0]['html'][:160]}")

    def hand_over(self) -> None:
        rest, said = self.page.evaluate(BARE)
        if rest or said:  # unless it is just being cleared away
            self.page.wait_for_timeout(150)
            rest, said = self.page.evaluate(BARE)
        if rest or said:
            self.note(f"curtain: {rest} {said}")

    def call(self) -> None:
        if self.page.locator(HANDS).count() and self.page.locator(".window.call").count():
            self.note("a hand is open under a call")

    def end(self, names: list[str]) -> list[str]:
        """Everybody has their place, or all of them have none."""
        rows: list[str] = self.page.evaluate(PLACES)
        for name in names:
            if sum(name in row for row in rows) != 1:
                self.note(f"end: {name} is not once in {rows}")
        return rows


def letters(tools: CDPSession, font: int) -> None:
    """The size that the browser itself gives to letters."""
    tools.send("Page.setFontSizes", {"fontSizes": {"standard": font, "fixed": font}})
