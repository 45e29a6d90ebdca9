"""The first minute of somebody who has never played the game on this device."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from web.house import GAMES, KEEP, PHONE, SOURCES, WIDE, House, my_turn, play, version
from web.house import SEEN as KEPT_VERSION

SIDEWAYS = (640, 360)
# The words and the rings, and the part of the window that can be seen.
BOXES = """() => {
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const rings = [...document.querySelectorAll(".tour-ring")].map(box);
  return [box(document.querySelector(".tour")), rings, [0, 0, innerWidth, innerHeight]];
}"""
SEEN = "JSON.parse(localStorage['pasch.tour'])"


def aim(game: str, language: str = "de") -> str:
    text = (SOURCES / game / f"{language}.ftl").read_text("utf-8")
    [line] = [line for line in text.splitlines() if line.startswith("web-aim = ")]
    return line.removeprefix("web-aim = ")


def steps(page: Page, game: str) -> list[str]:
    found: list[str] = page.evaluate(f"{SEEN}[{json.dumps(game)}]")
    return found


# Lines of what is asked whose letters a ring covers, with the glow around it.
ACROSS = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".asks p"));
  const rings = [...document.querySelectorAll(".tour-ring")].map((one) => {
    const glow = parseFloat(getComputedStyle(one).boxShadow.split("px")[3]);
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return { top: top - glow, bottom: bottom + glow, left: left - glow, right: right + glow };
  });
  return [...range.getClientRects()].filter((line) => {
    const air = 0.15 * line.height;  // letters leave that much of their line free
    return rings.some((ring) => ring.top < line.bottom - air && ring.bottom > line.top + air
      && ring.left < line.right && ring.right > line.left);
  }).map(({ top, bottom }) => [top, bottom, ...rings.map((ring) => ring.top)]);
}"""


def newcomer(house: House, game: str, **more: Any) -> Page:
    page = house.against_bots(game, newcomer=True, **{"as_list": False, **more})
    expect(page.locator(".tour")).to_be_visible()
    return page


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_each_game_says_what_it_is_about(house: House, game: str, language: str) -> None:
    page = newcomer(house, game, language=language)
    expect(page.locator(".tour .tour-aim")).to_have_text(aim(game, language))
    expect(page.locator("#voice")).to_contain_text(aim(game, language))  # for the ear, too


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, WIDE])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_decision_is_pointed_out(house: House, game: str, size: tuple[int, int]) -> None:
    page = newcomer(house, game, size=size)
    my_turn(page)
    expect(page.locator(".tour-ring").first).to_be_visible()
    told = 0
    while page.locator(".tour").count():
        page.wait_for_timeout(300)  # it looks four times a second where everything lies
        words, rings, window = page.evaluate(BOXES)
        for box in (words, *rings):
            assert box[0] >= window[0] - 8
            assert box[1] >= window[1] - 8
            assert box[2] <= window[2] + 8
            assert box[3] <= window[3] + 8
        assert page.evaluate(ACROSS) == []
        said = page.locator(".tour p").last.inner_text()
        expect(page.locator("#voice")).to_contain_text(said)
        page.click(".tour .main")
        expect(page.locator(f'.tour p:text-is("{said}")')).to_have_count(0)
        told += 1
    assert told >= 1
    assert page.locator(".asks.mine").count()  # nothing was played by it


def test_what_was_shown_is_not_shown_again(house: House) -> None:
    page = newcomer(house, "mal_anders")
    my_turn(page)
    while page.locator(".tour").count():
        page.click(".tour .main")
        page.wait_for_timeout(300)
    page.reload()
    my_turn(page)
    page.wait_for_timeout(300)
    assert page.locator(".tour").count() == 0
    assert {"aim", "web-tour-pairs"} <= set(steps(page, "mal_anders"))


def test_who_plays_at_once_is_not_held_up(house: House) -> None:
    """A move takes away what stood there; nothing has to be pressed."""
    page = newcomer(house, "simpsons")
    my_turn(page)
    expect(page.locator(".tour-ring").first).to_be_visible()
    said = page.locator(".tour p").last.inner_text()
    page.locator(".board .spot, .si-button").first.click()
    expect(page.locator(f'.tour p:text-is("{said}")')).to_have_count(0)
    assert "aim" in steps(page, "simpsons")
    expect(page.locator(".tour .tour-aim")).to_have_count(0)


def test_what_plays_itself_uses_nothing_up(house: House) -> None:
    """The first question is made one that plays itself; the next one is the newcomer's."""
    page = newcomer(house, "mal_anders", byHand=True)
    my_turn(page)
    before = version(page)
    forced: list[int] = []
    sockets: list[WebSocketRoute] = []

    def change(message: str | bytes) -> None:
        told = json.loads(message)
        if not forced and told["t"] == "choices" and len(told["choices"]) > 1:
            forced.append(told["v"])
            told["routine"] = told["choices"][0]["action"]
        sockets[-1].send(json.dumps(told))

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server().on_message(change)

    page.route_web_socket(re.compile("/live"), between)
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage["pasch.settings"]);
          localStorage["pasch.settings"] = JSON.stringify({ ...kept, byHand: false });
        }"""
    )
    page.reload()
    page.wait_for_function(f"() => {KEPT_VERSION} > {before}")
    my_turn(page)
    assert forced
    expect(page.locator(".tour .tour-aim")).to_be_visible()
    assert steps(page, "mal_anders") == []
    page.close()  # what lies between it and the server stays there


def test_who_wants_none_of_it_closes_it(house: House) -> None:
    page = newcomer(house, "wonderful_world")
    page.click(".tour [aria-label='Nichts mehr zeigen']")
    expect(page.locator(".tour, .tour-ring")).to_have_count(0)
    assert steps(page, "wonderful_world") == ["*"]
    my_turn(page)
    play_by_touch(page)
    page.wait_for_timeout(300)
    assert page.locator(".tour").count() == 0


def play_by_touch(page: Page) -> None:
    page.locator(".ww-mine, .ww-throw").first.click()


def test_who_has_played_it_before_sees_nothing(house: House) -> None:
    page = newcomer(house, "mal_anders")
    kept = json.loads(page.evaluate("localStorage['pasch.tables']"))
    [mine] = kept.values()
    # As a device is that played it before anybody was shown around.
    before = {"name": "Gast", "list": False, "tables": {**kept, "old": {**mine, "id": "old"}}}
    page.evaluate(KEEP, before)
    page.reload()
    my_turn(page)
    page.wait_for_timeout(300)
    assert page.locator(".tour").count() == 0


def test_it_is_a_tap_away_and_can_be_seen_again(house: House) -> None:
    page = house.against_bots("mal_anders", as_list=False)
    my_turn(page)
    assert page.locator(".tour").count() == 0  # no newcomer
    page.click("[aria-label='Worum es geht']")
    expect(page.locator("dialog .tour-aim")).to_have_text(aim("mal_anders"))
    expect(page.locator("dialog .tour-steps li")).to_have_count(4)
    page.click("dialog button:has-text('Auf dem Brett zeigen')")
    expect(page.locator(".tour .tour-aim")).to_have_text(aim("mal_anders"))
    page.click("[aria-label='Menü']")
    expect(page.locator(".tour")).to_have_count(0)  # not over what somebody has opened
    page.click("dialog .menu button:has-text('Worum es geht')")
    expect(page.locator("dialog .tour-aim")).to_be_visible()


def test_by_keyboard(house: House) -> None:
    page = newcomer(house, "mal_anders")
    my_turn(page)
    expect(page.locator(".tour-ring").first).to_be_visible()
    page.focus(".players button")
    page.keyboard.press("Tab")
    expect(page.locator(".tour .main")).to_be_focused()
    first = page.locator(".tour p").last.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".tour p").last).not_to_have_text(first)
    expect(page.locator(".tour .main")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".tour")).to_have_count(0)
    expect(page.locator("#tray")).to_be_focused()  # where there is something to do


def test_by_the_list_it_points_at_the_list(house: House) -> None:
    page = newcomer(house, "nichtlustig", as_list=True)
    my_turn(page)
    expect(page.locator(".tour p").last).to_contain_text("Tippe eine Zeile an")
    expect(page.locator(".tour-ring")).to_have_count(1)
    play(page, 1)
    expect(page.locator(".tour")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_words_in_both_languages(game: str) -> None:
    tour = (SOURCES / game / "web/tour.ts").read_text("utf-8")
    steps = re.findall(r'say: "([\w-]+)"', tour)
    assert 3 <= len(steps) == len(set(steps))
    for language in ("de", "en"):
        text = (SOURCES / game / f"{language}.ftl").read_text("utf-8")
        assert all(f"\n{key} = " in text for key in steps)
