"""Every sign that the page writes can be drawn: none comes out as the box of a missing one."""

from __future__ import annotations

import json
from pathlib import Path

from web.house import BUILT, SOURCES, House

from pasch.rules import OWN

# Draws each sign as the page does, and the sign that no font has.
MISSING = """async (signs) => {
  await document.fonts.ready;
  await Promise.all([...new Set(signs)].map((sign) => document.fonts.load("24px Nunito", sign)));
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 48;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const font = getComputedStyle(document.body).fontFamily;
  const drawn = (sign) => {
    context.clearRect(0, 0, 48, 48);
    context.font = `24px ${font}`;
    context.fillText(sign, 8, 32);
    return context.getImageData(0, 0, 48, 48).data.join();
  };
  const box = drawn("\\u{10FFFD}");
  return [...signs].filter((sign) => drawn(sign) === box);
}"""


def written() -> set[str]:
    """All signs in what the page may say: its words, those of the boards, and the rules."""
    found: set[str] = set()
    for file in BUILT.rglob("*.json"):
        if "." in file.stem:  # words, by scope and language
            found |= set(json.dumps(json.loads(file.read_text("utf-8")), ensure_ascii=False))
    for file in [*SOURCES.glob("*/rules.*.md"), *SOURCES.glob("*/web/*.ts*")]:
        found |= set(file.read_text("utf-8"))
    for file in Path(__file__).parents[2].glob("web/src/**/*.ts*"):
        found |= set(file.read_text("utf-8"))
    return {sign for sign in found if ord(sign) > 126 and not sign.isspace()} - {OWN}


def test_every_sign_of_the_page_has_a_glyph(house: House) -> None:
    page = house.guest()
    page.wait_for_selector(".card h2")
    assert page.evaluate(MISSING, "\N{KHMER LETTER KA}") == ["\N{KHMER LETTER KA}"]
    assert page.evaluate(MISSING, "".join(sorted(written()))) == []


def test_the_mark_of_our_own_rulings_is_drawn(house: House) -> None:
    page = house.guest("/rules/mal_anders")
    mark = page.locator(".ruling").first
    mark.wait_for()
    assert OWN not in page.inner_text("main")
    assert mark.get_attribute("aria-label")
    box = mark.bounding_box()
    assert box
    assert min(box["width"], box["height"]) > 5
