"""Windows in which tables are looked at, and letters of whoever looks."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


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
