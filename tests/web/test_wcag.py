"""Criteria of WCAG 2.2 that axe does not look at; docs/accessibility.md lists all of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.house import GAMES, House, my_turn

LEAST = 24  # 2.5.8: pixels of a target
# What sticks out of the page to the right.
FITS = """() => [document.documentElement, ...document.querySelectorAll(".sheet-page")]
  .every((box) => box.scrollWidth <= box.clientWidth)"""
SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }"""
# Targets that are too small and have another one so near that it could be meant.
SMALL = """(least) => {
  const all = [...document.querySelectorAll("button, a[href], input, [role=button]")]
    .filter((one) => one.checkVisibility() && !one.closest("p, .skip, .unseen"))
    .filter((one) => !(one.localName === "input" && one.closest("label")))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width && box.height);
  const middle = ({ box }) => [box.x + box.width / 2, box.y + box.height / 2];
  return all
    .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
    .filter((small) => all.some((other) => {
      if (other === small || other.one.contains(small.one) || small.one.contains(other.one)) {
        return false;
      }
      const [x, y] = middle(small);
      const [ox, oy] = middle(other);
      return Math.hypot(x - ox, y - oy) < least;
    }))
    .map(({ one }) => one.outerHTML.slice(0, 120));
}"""
# What has the focus can be seen: on the screen, under nothing else, and with a sign of it.
SEEN = """() => {
  const now = document.activeElement;
  const box = now.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const style = getComputedStyle(now);
  const sign = style.outlineStyle !== "none" || style.boxShadow !== "none"
    || style.strokeWidth !== "0px";
  const clear = at && (now.contains(at) || at.contains(now) || at.closest("label, svg"));
  return [Boolean(clear), sign, now.outerHTML.slice(0, 120)];
}"""


def _focused(page: Page, presses: int) -> None:
    for _ in range(presses):
        page.keyboard.press("Tab")
        page.wait_for_timeout(30)
        if page.evaluate("document.activeElement === document.body"):
            continue
        clear, sign, what = page.evaluate(SEEN)
        assert clear, f"hidden: {what}"
        assert sign, f"no sign of the focus: {what}"


@pytest.mark.parametrize("game", GAMES)
def test_what_has_the_focus_is_seen(house: House, game: str) -> None:
    """2.4.7 and 2.4.11."""
    page = house.against_bots(game, as_list=False)
    my_turn(page)
    _focused(page, 12)


def test_what_has_the_focus_is_seen_on_the_first_page(house: House) -> None:
    """2.4.7 and 2.4.11."""
    page = house.guest()
    page.wait_for_selector(".card h2")
    _focused(page, 14)


@pytest.mark.parametrize("game", GAMES)
def test_targets_are_large_enough(house: House, game: str) -> None:
    """2.5.8: 24 pixels, or so far from the next one; places on a board have a list beside them."""
    page = house.against_bots(game)
    my_turn(page)
    found = [what for what in page.evaluate(SMALL, LEAST) if "data-spot" not in what]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_narrow_turned_and_with_spaced_text(house: House, game: str) -> None:
    """1.4.10 at 320 pixels, 1.3.4 turned to the side, 1.4.12 with more space between letters."""
    page = house.against_bots(game)
    my_turn(page)
    for width, height in ((320, 640), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FITS)
        expect(page.locator(".asks.mine")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate(
        """(style) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(style);
          document.adoptedStyleSheets.push(sheet);
        }""",
        SPACED,
    )
    assert page.evaluate(FITS)


def test_pages_have_titles_and_headings_of_their_own(house: House) -> None:
    """2.4.2 and 2.4.6."""
    titles = []
    for path in ("/", "/fair", "/about", "/rules/mal_anders"):
        page = house.guest(path)
        page.wait_for_selector("h1")
        page.wait_for_function("() => document.title !== ''")
        titles.append((page.title(), page.locator("h1").first.inner_text()))
    assert len({heading for _, heading in titles}) == len(titles)
    assert all("Pasch" in title for title, _ in titles)


def test_nothing_happens_by_the_focus_or_by_an_entry_alone(house: House) -> None:
    """3.2.1 and 3.2.2: whoever tabs through or picks a setting stays where they are."""
    page = house.guest()
    page.wait_for_selector(".card h2")
    for _ in range(10):
        page.keyboard.press("Tab")
    assert page.url == house.address + "/"
    page.click(".bar .round")
    page.click("label:has-text('English')")
    assert page.locator("dialog[open]").count() == 1
    assert page.url == house.address + "/"


def test_nothing_moves_when_nobody_wants_it(house: House) -> None:
    """2.2.2 and 2.3.1: without motion nothing moves, and nothing ever flashes."""
    page = house.against_bots("nichts_als_aerger")
    my_turn(page)
    moving = page.evaluate(
        """() => document.getAnimations()
          .filter((one) => one.playState === "running"
            && one.effect.getComputedTiming().duration > 1).length"""
    )
    assert moving == 0
