"""wonderful_world: the page around the board, and the chances in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import looking

KEPT = Path(__file__).parent / "snapshots/wonderful_world.json"
# Red, green and blue of the sky, each 0 to 255, from whatever the browser calls the colour.
SKY = """
() => {
  const one = document.createElement("i");
  one.style.backgroundColor = "var(--sky)";
  document.body.append(one);
  const ink = new OffscreenCanvas(1, 1).getContext("2d");
  ink.fillStyle = getComputedStyle(one).backgroundColor;
  ink.fillRect(0, 0, 1, 1);
  one.remove();
  return [...ink.getImageData(0, 0, 1, 1).data].slice(0, 3);
}
"""


def shown(stage: tuple[Path, str], page: Page, theme: str = "light", **position: Any) -> None:
    """The kept position, changed like this."""
    folder, address = stage
    told: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    told["frames"][0]["position"] |= position
    told["frames"][0]["choices"] = [
        {"action": dice, "notation": f"x{dice}", "words": f"{dice}"} for dice in (1, 2, 3, 4)
    ]
    looking().lay_out(folder, "wonderful_world", told)
    page.goto(f"{address}?game=wonderful_world&pace=0&theme={theme}")
    page.wait_for_selector(".ww-board")


def colour(page: Page) -> int:
    """How far the sky is from grey."""
    parts = page.evaluate(SKY)
    return int(max(parts) - min(parts))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_gains_colour_with_every_landscape_and_every_man(
    stage: tuple[Path, str], phone: Page, theme: str
) -> None:
    seen = []
    for landscapes, beaten, phase in (
        (8, [], "laying"),
        (0, [], "laying"),
        (0, ["1b", "1c", "1d", "1e"], "laying"),
        (0, [], "won"),
    ):
        pile = {"grey": 9, "landscapes": landscapes}
        shown(stage, phone, theme, pile=pile, beaten=beaten, phase=phase)
        seen.append(colour(phone))
    assert seen[0] == 0
    assert seen == sorted(set(seen))
    shown(stage, phone, theme, phase="lost")
    assert colour(phone) == 0


def test_chances_carry_their_words(stage: tuple[Path, str], phone: Page) -> None:
    rows = {"1": ["1b"], "2": [], "3": [], "4": [], "5": [], "6": []}
    shown(stage, phone, rows=rows)
    buttons = phone.locator(".ww-throw")
    expect(buttons).to_have_count(4)
    expect(buttons.nth(0)).to_have_text("mit 1\u00a0Würfel: 17\u00a0%")
    expect(buttons.nth(1)).to_have_text("mit 2\u00a0Würfeln: 0\u00a0%")
