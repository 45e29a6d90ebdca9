"""By keyboard alone, by ear, in both languages, at both sizes, in both themes."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import GAMES, PHONE, SEEN, WEB, WIDE, House, my_turn, play, until, version

AXE = (WEB / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes) window.heard.push(node.textContent);
}).observe(document.getElementById("voice"), { childList: true });
"""


# What fades in is pale until it is there.
SETTLE = """() => {
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
}"""


def check(page: Page) -> None:
    """Nothing for axe to find; text at the size of the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(SETTLE)
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
    )
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []


def fits(page: Page) -> bool:
    """Nothing sticks out to the right, nor in a sheet."""
    wide: bool = page.evaluate(
        """() => [document.documentElement, ...document.querySelectorAll(".sheet-page")]
          .every((box) => box.scrollWidth <= box.clientWidth)"""
    )
    return wide


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_on_every_page(house: House, theme: str) -> None:
    page = house.guest(theme=theme)
    page.wait_for_selector(".card h2")
    check(page)
    page.click(".bar .round")
    check(page)
    page.keyboard.press("Escape")
    page.click("#nichts_als_aerger [aria-label^='Selbst']")
    page.click("summary")
    check(page)
    for path in (
        "/fair",
        "/about",
        "/rules/mal_anders#MA-21",
        "/learn/mal_anders",
        "/mine",
        "/open",
        "/t/unknown",
        "/nothing",
    ):
        page.goto(house.address + path)
        page.wait_for_selector("h1")
        check(page)
        assert fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_axe_at_every_table(house: House, game: str) -> None:
    page = house.against_bots(game, as_list=False)
    my_turn(page)
    for (width, height), theme in ((PHONE, "light"), (WIDE, "dark")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        check(page)
        assert fits(page)
        board = page.locator(".board").bounding_box()
        assert board
        assert board["y"] >= 0
        assert board["y"] + board["height"] <= height


def test_axe_on_what_lies_over_a_table(house: House) -> None:
    page = house.against_bots("simpsons", {"bank": 40}, seats=2, level=1)
    my_turn(page)
    check(page)  # the list
    for key in ("m", "s", "h", "t", "r", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        page.wait_for_function("() => !document.querySelector('dialog .thinking')")
        check(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    play(page)
    check(page)
    page.click("dialog a:has-text('noch einmal ansehen')")
    page.wait_for_selector(".stage")
    check(page)


def test_a_lobby_for_host_and_guest(house: House) -> None:
    host = house.guest(name="Anna")
    host.click("#mal_anders button:has-text('Mit Freunden')")
    host.click("dialog button.main")
    host.wait_for_selector(".seats")
    check(host)
    guest = house.guest(host.url.removeprefix(house.address), theme="dark")
    guest.wait_for_selector(".come")
    check(guest)
    assert fits(guest)


def test_a_heading_before_the_games_are_known(house: House) -> None:
    page = house.against_bots("mal_anders")
    page.route("**/api/games*", lambda route: None)  # no answer
    page.reload()
    my_turn(page)
    expect(page.locator("h1")).to_have_text("Pasch")
    check(page)


def test_a_whole_game_by_keyboard(house: House) -> None:
    page = house.guest(as_list=False, plans={"simpsons": {"options": {"bank": 60}}})
    page.wait_for_selector(".card h2")
    page.locator("#simpsons button.main").focus()
    page.keyboard.press("Enter")
    my_turn(page)
    page.keyboard.press("l")
    for _ in until(page):
        if page.locator("dialog.over").count():
            break
        page.keyboard.press("1")
    page.wait_for_selector("dialog.over")


def test_arrows_on_the_board(house: House) -> None:
    page = house.against_bots("wonderful_world", as_list=False)
    my_turn(page)
    spot = page.locator(".board .spot[tabindex='0']")
    if not spot.count():  # a card of the hand is chosen first
        page.locator(".tray button").first.press("Enter")
    spot.first.focus()
    at = page.evaluate("document.activeElement.dataset.spot")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.dataset.spot") != at:
            break
    else:
        assert page.locator(".board .spot").count() == 1
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    if version(page) == before:  # several cards could go there: now one of the hand
        page.locator(".tray button:not(:disabled)").first.press("Enter")
    page.wait_for_function(f"() => {SEEN} > {before}")


def test_what_a_screen_reader_hears(house: House) -> None:
    page = house.against_bots("mal_anders", name="Anna")
    my_turn(page)
    page.evaluate(LISTEN)
    start = version(page)
    play(page, 3)
    my_turn(page)
    heard: list[str] = page.evaluate("window.heard")
    id = page.url.rsplit("/", 1)[1]
    steps = page.evaluate(
        f"fetch('/api/tables/{id}/steps?language=de&after={start}').then((answer) => answer.json())"
    )
    told = [sentence for step in steps["steps"] for sentence in step.get("story", [])]
    # In order and once: all that happened, and besides it only whose turn it is.
    turns = [text for text in heard if re.search(r" ist am Zug\.$|Möglichkeit(en)?\.$", text)]
    rest = " ".join(text for text in heard if text not in turns)
    assert rest == " ".join(told)
    assert turns[-1] == heard[-1]
    assert heard[-1].startswith("Anna, ")
    assert all(one != other for one, other in pairwise(heard))


def test_the_language_changes_in_mid_game(house: House) -> None:
    page = house.against_bots("nichtlustig", size=WIDE)
    my_turn(page)
    expect(page.locator(".tale h2")).to_have_text("Was bisher geschah")
    page.evaluate("document.querySelector('.tray .choices button').dataset.here = 'yes'")
    page.keyboard.press("m")
    page.click("button:has-text('Einstellungen')")
    page.click("label:has-text('English')")
    page.keyboard.press("Escape")
    expect(page.locator(".tale h2")).to_have_text("The story so far")
    expect(page.locator(".asks")).to_contain_text("which dice")
    expect(page.locator(".tale li").first).to_have_text(
        re.compile("begins|rolls to see who starts")
    )
    assert page.evaluate("document.documentElement.lang") == "en"


def test_text_twice_as_large(house: House) -> None:
    """On a phone, on every page and in every sheet: nothing sticks out."""
    page = house.against_bots("simpsons", {"bank": 40}, seats=2, level=1, text=200, name="Anna")
    my_turn(page)
    assert fits(page)
    for key in ("m", "s", "h", "t", "r", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        page.wait_for_function("() => !document.querySelector('dialog .thinking')")
        assert fits(page), key
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    play(page)
    page.wait_for_selector("dialog.over")
    assert fits(page)
    table = page.url.rsplit("/", 1)[1]
    for path in (f"m/{table}", "", "fair", "about", "rules/nichtlustig", "t/unknown", "nothing"):
        page.goto(f"{house.address}/{path}")
        page.wait_for_selector(".stage, .card h2, .text, .rules-text h1, .scene .button")
        assert fits(page), path
    page.goto(house.address)
    page.click("#nichts_als_aerger [aria-label^='Selbst']")
    page.click("summary")
    assert fits(page)
    page.keyboard.press("Escape")
    page.click("#nichts_als_aerger button:has-text('Mit Freunden')")
    page.click("dialog button.main")
    page.wait_for_selector(".seats")
    assert fits(page)


def test_settings_follow_from_tab_to_tab(house: House) -> None:
    page = house.guest()
    other = page.context.new_page()
    other.goto(house.address + "/about")
    expect(other.locator("h1")).to_have_text("Über Pasch")
    page.click(".bar .round")
    page.click("label:has-text('English')")
    page.click("label:has-text('Dark')")
    expect(other.locator("h1")).to_have_text("About Pasch")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
