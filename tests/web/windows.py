"""Windows in which tables are looked at, and letters of whoever looks."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# How far the bar of an open window reaches over the board, over other controls and out of the
# browser's, in pixels.
COVERS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const bar = box(document.querySelector(".window"));
  const over = (one) => Math.min(
    Math.min(bar.right, one.right) - Math.max(bar.left, one.left),
    Math.min(bar.bottom, one.bottom) - Math.max(bar.top, one.top),
  );
  const rest = document.querySelectorAll(".board > svg, .players li, .tray button, .top button");
  const out = Math.max(-bar.left, -bar.top, bar.right - innerWidth, bar.bottom - innerHeight);
  return Math.max(out, ...[...rest].map((one) => over(box(one))));
}"""


class Window(NamedTuple):
    width: int
    height: int
    font: int = 16  # the browser's own
    scrolls: bool = False  # there is no room for all of it at once

    def __str__(self) -> str:
        return f"{self.width}x{self.height}@{self.font}"


WINDOWS = (
    Window(640, 360),  # phones and tablets
    Window(360, 640),
    Window(390, 844),
    Window(430, 932),
    Window(820, 1180),
    Window(1024, 768),
    Window(1366, 650),  # screens
    Window(1440, 900),
    Window(1920, 1080),
    Window(390, 844, 32, scrolls=True),  # whose owners read large letters
    Window(820, 1180, 32, scrolls=True),
    Window(1440, 900, 32, scrolls=True),
    Window(640, 360, 32, scrolls=True),
    Window(320, 256, scrolls=True),  # 1280 x 1024 at 400 %
)


def show(page: Page, tools: CDPSession, window: Window) -> None:
    sizes = {"standard": window.font, "fixed": window.font}
    tools.send("Page.setFontSizes", {"fontSizes": sizes})
    page.set_viewport_size({"width": window.width, "height": window.height})
    page.evaluate(NEXT_FRAME)
