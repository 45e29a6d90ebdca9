"""Tables as pictures: fixed positions, both themes, every window, compared with what was kept.

`make snapshots` renews tests/web/snapshots after a drawing was changed on purpose: look at them.
The letters are our own Nunito and the browser draws without a graphics card, so machines agree but
for the smoothing of edges; both pictures are made small before they are compared.
"""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from web.house import PHONE, looking
from web.windows import WINDOWS, Window, show

KEPT = Path(__file__).parent / "snapshots"
THEMES = ("light", "dark")
# Where in a match of bots it is busy: the arguments of dev/frames.py, and from which
# frame on it is looked for one where there is something to choose.
SCENES = {
    "mal_anders": ("--seats 4 --seed 3", 40),
    "nichtlustig": ("--seats 4 --seed 3", 60),
    "nichts_als_aerger": ("--seats 4 --seed 3", 90),
    "simpsons": ("--seats 4 --seed 3", 30),
    "wonderful_world": ("--seats 4 --seed 3", 24),
}
RENEW = os.environ.get("PASCH_SNAPSHOTS") == "renew"
PERCENT = 0.3  # of the picture may differ: less than one piece
# As wide as it is told, as a data URL.
SMALL = """
async ([data, width]) => {
  const image = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = new OffscreenCanvas(width, Math.round((width * image.height) / image.width));
  const ink = canvas.getContext("2d");
  ink.imageSmoothingQuality = "high";
  ink.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
"""
# Percent of the pixels in which a colour differs by more than a tenth, seen 90 pixels wide.
COMPARE = """
async (pair) => {
  const [a, b] = await Promise.all(pair.map(async (data) => {
    const image = await createImageBitmap(await (await fetch(data)).blob());
    const height = Math.round((90 * image.height) / image.width);
    const ink = new OffscreenCanvas(90, height).getContext("2d");
    ink.imageSmoothingQuality = "high";
    ink.drawImage(image, 0, 0, 90, height);
    return ink.getImageData(0, 0, 90, height).data;
  }));
  if (a.length !== b.length) return 100;
  let count = 0;
  for (let at = 0; at < a.length; at += 4) {
    if ([0, 1, 2].some((part) => Math.abs(a[at + part] - b[at + part]) > 25)) count += 1;
  }
  return (400 * count) / a.length;
}
"""


def position(game: str) -> dict[str, Any]:
    """As it was kept, so that other bots do not make other pictures."""
    kept = KEPT / f"{game}.json"
    if RENEW:
        frames, at = SCENES[game]
        told = looking().played(game, frames)
        told["frames"] = [frame for frame in told["frames"][at:] if frame["choices"]][:1]
        told["frames"][0]["story"] = []
        kept.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    found: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8"))
    return found


def picture(page: Page, address: str) -> bytes:
    page.goto(address)
    page.wait_for_selector(".board svg")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")  # the sheets of drawings
    return small(page)


def small(page: Page, width: int = PHONE[0] // 2) -> bytes:
    """As it is seen now, so many pixels wide."""
    shot = page.screenshot(animations="disabled")
    return base64.b64decode(page.evaluate(SMALL, [url(shot), width]))


def url(picture: bytes) -> str:
    return "data:image/*;base64," + base64.b64encode(picture).decode()


def differs(page: Page, one: bytes, other: bytes) -> float:
    """Percent of the picture."""
    found: float = page.evaluate(COMPARE, [url(one), url(other)])
    return found


@pytest.mark.parametrize("game", SCENES)
def test_boards_look_as_they_did(
    game: str, stage: tuple[Path, str], phone: Page, tmp_path: Path
) -> None:
    folder, address = stage
    looking().lay_out(folder, game, position(game))
    for theme in THEMES:
        now = picture(phone, f"{address}?game={game}&pace=0&theme={theme}")
        kept = KEPT / f"{game}-{theme}.webp"
        if RENEW:
            kept.write_bytes(now)
        seen = tmp_path / kept.name
        seen.write_bytes(now)
        assert differs(phone, kept.read_bytes(), now) <= PERCENT, f"look at {seen} and {kept}"


@pytest.mark.parametrize("game", SCENES)
def test_tables_lie_as_they_did(
    game: str, stage: tuple[Path, str], phone: Page, tmp_path: Path
) -> None:
    """Whatever the window and the letters are."""
    folder, address = stage
    looking().lay_out(folder, game, position(game))
    picture(phone, f"{address}?game={game}&pace=0&theme=light")
    tools = phone.context.new_cdp_session(phone)
    told = []
    for window in WINDOWS:
        show(phone, tools, window)
        now = small(phone, min(180, window.width // 3))
        kept = KEPT / "windows" / f"{game}-{window}.webp"
        if RENEW:
            kept.write_bytes(now)
        seen = tmp_path / kept.name
        seen.write_bytes(now)
        if differs(phone, kept.read_bytes(), now) > PERCENT:
            told.append(f"look at {seen} and {kept}")
    show(phone, tools, Window(*PHONE))
    assert told == []


def test_another_picture_is_noticed(stage: tuple[Path, str], phone: Page) -> None:
    """The other theme, or one piece on another field, is more than may differ."""
    folder, address = stage
    light, dark = ((KEPT / f"mal_anders-{theme}.webp").read_bytes() for theme in THEMES)
    assert differs(phone, light, light) == 0
    assert differs(phone, light, dark) > 50
    told = position("mal_anders")
    pieces = told["frames"][0]["position"]["pieces"]
    fields = next(piece["on"] for piece in pieces if piece["on"])
    fields[0] = "b" if fields[0] == "a" else "a"
    looking().lay_out(folder, "mal_anders", told)
    assert differs(phone, light, picture(phone, f"{address}?game=mal_anders&pace=0")) > PERCENT
