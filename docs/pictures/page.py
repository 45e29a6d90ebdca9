"""Photographs docs/pictures/web-*.webp: the page at play, on phones and on a wide screen.

`make pictures` runs it; wants the page built (`make web`).  The games are played by
bots and chance, so every run shows others: look at them before they are kept.
"""

from __future__ import annotations

import base64
import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

import pasch
from pasch.bench.browser import launch_options
from pasch.bench.server_run import pasch as serving

HERE = Path(__file__).parent
PHONE, WIDE = (360, 640), (1280, 800)
# The games, from left to right, and after how many moves there is something to see.
GAMES = {
    "mal_anders": 7,
    "nichtlustig": 16,
    "nichts_als_aerger": 24,
    "simpsons": 3,
    "wonderful_world": 6,
}
# Plays a choice of the list, each time another one; whether the game still goes on after so many.
PLAYER = """
(most) => new Promise((resolve) => {
  let moves = 0;
  const look = () => {
    if (document.querySelector("dialog.over[open]")) return resolve(false);
    const found = document.querySelectorAll(".tray .choices button");
    if (found.length && moves >= most) return resolve(true);
    if (found.length) { found[(7 * moves) % found.length].click(); moves += 1; }
    setTimeout(look, 10);
  };
  look();
})
"""
SMALL = """
async ([data, quality]) => {
  const image = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
"""


class Photographer:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def visit(self, size: tuple[int, int], language: str, theme: str) -> Page:
        kept: dict[str, Any] = {
            "settings": {"language": language, "theme": theme, "motion": "none"},
            "tour": {each: ["*"] for each in pasch.catalogue()},  # no newcomers: the board is shown
            "name": "Anna",
            "list": True,
        }
        for game in GAMES:
            kept[f"plan.{game}"] = {"seats": 3, "level": 3}
        lines = [
            f"localStorage['pasch.{key}'] ??= {json.dumps(json.dumps(value))};"
            for key, value in kept.items()
        ]
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, service_workers="block"
        )
        context.add_init_script("".join(lines))
        page = context.new_page()
        page.goto(self._address)
        page.wait_for_selector(".card h2")
        return page

    def home(self) -> bytes:
        page = self.visit(WIDE, "en", "light")
        page.wait_for_load_state("networkidle")
        return shot(page)

    def table(self, game: str, size: tuple[int, int], language: str, theme: str) -> bytes:
        """In the middle of a game, when it is Anna's turn; another game if that one ends before."""
        for _ in range(10):
            page = self.visit(size, language, theme)
            page.click(f"#{game} button.main")
            page.wait_for_selector(".board > *")
            if page.evaluate(PLAYER, GAMES[game]):
                page.evaluate("localStorage['pasch.list'] = 'false'")
                page.reload()
                try:
                    page.wait_for_selector(".asks.mine", timeout=3000)
                    return shot(page)
                except TimeoutError:
                    pass
            page.context.close()
        raise RuntimeError(f"no picture of {game}")

    def together(self, pictures: list[bytes]) -> bytes:
        """Phones, side by side."""
        phones = "".join(f'<img src="{url(picture)}">' for picture in pictures)
        gap = 24
        width = len(pictures) * (PHONE[0] + gap) + gap
        page = self._browser.new_page(viewport={"width": width, "height": PHONE[1] + 2 * gap})
        page.set_content(
            f"<style>body{{margin:0;padding:{gap}px;display:flex;gap:{gap}px;background:#fbf6ea}}"
            "img{border-radius:28px;box-shadow:0 0 0 3px #241e17,0 6px 0 3px #241e1740}</style>"
            + phones
        )
        return shot(page)


def url(picture: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(picture).decode()


def shot(page: Page) -> bytes:
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(400)
    picture = page.screenshot()
    page.context.close()
    return picture


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving("--data", folder, "--pace", "0.01") as running,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(**launch_options())
        at = Photographer(browser, f"http://localhost:{running.ports[0]}")
        themes = ["light", "light", "dark", "light", "light"]
        phones = [
            at.table(game, PHONE, "en", theme) for game, theme in zip(GAMES, themes, strict=True)
        ]
        pictures = {
            "home": at.home(),
            "games": at.together(phones),
            "wide": at.table("nichtlustig", WIDE, "de", "dark"),
        }
        page = browser.new_page()
        for name, picture in pictures.items():
            small = base64.b64decode(page.evaluate(SMALL, [url(picture), 0.7]))
            path = HERE / f"web-{name}.webp"
            path.write_bytes(small)
            print(path.name, f"{len(small) / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main()
