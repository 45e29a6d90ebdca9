"""Where the focus is: on the heading, on what can be done, and never nowhere."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import GAMES, House, my_turn, until
from web.windows import NEXT_FRAME

# Where the focus is: "" for nowhere.
FOCUS = """() => {
  const now = document.activeElement;
  if (!now || now === document.body) return "";
  if (now.matches("h1")) return "heading";
  return now.closest("dialog") ? "sheet" : now.closest(".tray") ? "tray"
    : now.closest(".board") ? "board" : "elsewhere";
}"""
# Plays by Enter alone: on what has the focus, and when that does not end the question, on the next
# thing that can be done, by a made-up luck.  Where the focus was, after every move.
BY_ENTER = """(moves) => new Promise((resolve, reject) => {
  const seen = () => Object.values(JSON.parse(localStorage["pasch.tables"]))[0].seen;
  const where = [];
  const end = Date.now() + 60000;
  const press = (on) => {
    const key = { key: "Enter", bubbles: true, cancelable: true };
    if (on.dispatchEvent(new KeyboardEvent("keydown", key))) on.click?.();
  };
  let at = -1, tries = 7, frames = 0, lost = 0;
  const look = () => {
    const now = document.activeElement;
    const nowhere = !now || now === document.body;
    lost = nowhere ? lost + 1 : 0;
    if (lost === 5) where.push("nowhere");  // it takes a frame or two to be given back
    if (where.length >= moves || document.querySelector("dialog.over")) return resolve(where);
    if (Date.now() > end) return reject(new Error(`${where} ${now?.outerHTML}`));
    if (!nowhere && document.querySelector(".asks.mine") && frames++ % 12 === 0) {
      if (seen() !== at) {
        at = seen();
        where.push(now.closest(".tray") ? "tray" : now.closest(".board") ? "board" : "elsewhere");
        press(now);
      } else {
        const sheet = document.querySelector("dialog[open]");
        const all = [...(sheet ?? document).querySelectorAll(sheet ? ".choices button"
          : ".tray button:enabled, .tray [tabindex='0'], .board .spot")];
        tries = (tries * 1103515245 + 12345) % 2147483648;
        const next = all[(tries >> 8) % all.length];
        next?.focus();
        if (next) press(next);
      }
    }
    requestAnimationFrame(look);
  };
  look();
})"""


# Whoever is asked does the first thing, until they are asked for a bet.
UNTIL_BETS = """() => {
  if (!document.querySelector(".asks.mine") || document.querySelector(".si-button.for")) return;
  const first = document.querySelector(".tray button") ?? document.querySelector(".board .spot");
  first?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def three_people(house: House, game: str, **more: Any) -> list[Page]:
    """A device for each of them, at a table in play."""
    table = house.server.post("/api/tables", {"game": game, "seats": 3, **more})
    path = f"/api/tables/{table['id']}"
    pages = []
    for seat, name in enumerate(("Anna", "Ben", "Carla")):
        held = house.server.post(f"{path}/seats/{seat}", {"name": name})
        mine = {"game": game, "seats": [{**held, "name": name}], "seen": -1, "at": 0, **table}
        if seat == 2:
            house.server.post(f"{path}/start", token=table["host"])
        pages.append((seat, name, mine))
    return [
        house.guest(f"/t/{table['id']}", name=name, as_list=False, motion="normal",
                    tables={table["id"]: mine})
        for _, name, mine in pages
    ]  # fmt: skip


def test_a_chosen_stake_stays_when_another_one_bets(house: House) -> None:
    pages = three_people(house, "simpsons")
    for _ in until(pages[0]):
        betting = [page for page in pages if page.locator(".tray .si-button.for").count()]
        if len(betting) == 2:
            break
        for page in pages:
            page.evaluate(UNTIL_BETS)
    one, other = betting
    three = one.locator(".si-chips input").nth(2)
    three.check(force=True)
    label = three.get_attribute("aria-label")
    one.locator(".si-button.for").focus()
    one.evaluate("window.here = document.activeElement")
    mine = one.locator(".asks").inner_text()
    other.locator(".si-button.against").click()
    expect(other.locator(".asks.mine")).to_have_count(0)
    expect(one.locator(".player.asked, .players [class*=asked]")).to_have_count(1)
    assert one.locator(".asks").inner_text() == mine
    assert one.locator(".si-chips input:checked").get_attribute("aria-label") == label
    assert one.evaluate("window.here === document.activeElement")
    assert "3" in one.evaluate("document.activeElement.textContent")


@pytest.mark.parametrize("game", GAMES)
def test_the_heading_of_a_new_page_then_the_main_action(house: House, game: str) -> None:
    page = house.guest(as_list=False)
    page.wait_for_selector(".card h2")
    page.evaluate(
        """() => {
          window.been = [];
          document.addEventListener("focusin", ({ target }) => window.been.push(target.localName));
        }"""
    )
    page.locator(f"#{game} button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".board > *")
    assert "h1" in page.evaluate("window.been")
    my_turn(page)
    page.wait_for_function(f"() => /tray|board/.test(({FOCUS})())")
    assert page.evaluate("document.activeElement.matches('button, [tabindex=\"0\"], input')")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("as_list", [True, False])
def test_the_focus_is_never_lost_after_a_move(house: House, game: str, as_list: bool) -> None:
    page = house.against_bots(game, as_list=as_list, level=1)
    my_turn(page)
    page.evaluate("document.querySelector('h1').focus()")
    where = page.evaluate(BY_ENTER, 8)
    assert "nowhere" not in where
    assert "elsewhere" not in where[1:]


# A name of its own for whatever has the focus; "" is the browser's, after the last thing of a page.
STOP = """() => {
  const now = document.activeElement;
  return now === document.body ? "" : (now.dataset.stop ??= String(window.stops = -~window.stops));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_tab_goes_on_from_everything_to_the_next(house: House, game: str) -> None:
    """2.1.2: what the focus lights up and darkens must not hold it."""
    page = house.against_bots(game, as_list=False, seats=2, level=1)
    my_turn(page)
    page.wait_for_function(f"() => /tray|board/.test(({FOCUS})())")
    stops = []
    for key in ["Tab"] * 9 + ["Shift+Tab"] * 9:
        stops.append(page.evaluate(STOP))
        page.keyboard.press(key)
        page.evaluate(NEXT_FRAME)
    assert all(one != other for one, other in pairwise(stops)), stops


def test_a_list_of_choices_is_one_tab_stop(house: House) -> None:
    page = house.against_bots("nichtlustig")
    my_turn(page)
    buttons = page.locator(".tray .choices button")
    count = buttons.count()
    assert count > 9
    assert page.locator(".tray .choices button[tabindex='0']").count() == 1
    buttons.first.focus()
    page.keyboard.press("ArrowDown")
    expect(buttons.first).not_to_be_focused()
    page.keyboard.press("End")
    expect(buttons.nth(count - 1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(buttons.nth(count - 1)).to_be_focused()  # where one was
    page.keyboard.press("Home")
    expect(buttons.first).to_be_focused()


def test_a_key_held_down_answers_one_question(house: House) -> None:
    page = house.against_bots("mal_anders")
    my_turn(page)
    first = page.locator(".tray .choices button").first
    first.focus()
    asked = page.locator(".asks").inner_text()
    page.evaluate(
        """() => {
          const event = { key: "Enter", repeat: true, bubbles: true, cancelable: true };
          window.acted = document.activeElement.dispatchEvent(new KeyboardEvent("keydown", event));
        }"""
    )
    assert page.evaluate("window.acted") is False
    assert page.locator(".asks").inner_text() == asked
