"""The deal of the day in the page: played, gone on with, ranked, told; and opened the next day."""

from __future__ import annotations

import json
import re
import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from web.house import PHONE, WIDE, House, play
from web.test_for_everybody import check, fits

from pasch import fair

GAME = "simpsons"
SECRET = bytes(range(32))
CLOSE = timedelta(minutes=6)


@pytest.fixture(autouse=True)
def _not_at_midnight() -> None:
    """The server's clock is the real one: no test begins on one day and ends on another."""
    now = datetime.now(UTC)
    midnight = datetime.combine(now.date() + timedelta(1), datetime.min.time(), UTC)
    if midnight - now < CLOSE:
        time.sleep((midnight - now).total_seconds() + 1)


def at_today(house: House, device: str, **more: Any) -> Page:
    """With a secret of its own, for all devices here draw the same numbers."""
    page = house.guest("/about", **more)
    page.wait_for_selector("h1")
    page.evaluate("(device) => { localStorage['pasch.device'] = JSON.stringify(device); }", device)
    page.goto(f"{house.address}/today")
    page.wait_for_selector(".day-play")
    page.select_option(".day-game select", GAME)
    expect(page.locator(".day-play")).to_have_count(2)
    return page


def begin(page: Page) -> str:
    page.click(".day:not(.past) .day-play button")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".tray .choices button")
    return page.url.rsplit("/", 1)[1]


def test_it_is_played_left_gone_on_with_and_ranked(house: House) -> None:
    page = at_today(house, "a device that plays and ends", name="Anna")
    table = begin(page)
    page.goto(f"{house.address}/today")
    page.select_option(".day-game select", GAME)
    again = page.locator(".day:not(.past) .day-play button")
    expect(again).to_have_text("Weiterspielen")
    again.click()
    page.wait_for_url(f"**/t/{table}")
    play(page)
    expect(page.locator("dialog.over .dice-warning")).to_have_count(0)
    page.click("dialog.over a[href='/today']")
    page.select_option(".day-game select", GAME)
    mine = page.locator(".day:not(.past) .day-mine")
    expect(mine).to_contain_text("Rang ", timeout=120_000)
    expect(page.locator(".day:not(.past) tr.mine th")).to_contain_text("Anna")
    expect(again).to_have_text("Noch einmal, ohne Wertung")
    info = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((it) => it.json())", table)
    assert (info["status"], info["seed"], info["day"]["sealed"]) == ("over", "", True)
    page.evaluate("""() => {
      window.told = [];
      navigator.share = ({ text }) => { window.told.push(text); return Promise.resolve(); };
    }""")
    mine.locator("button").click()
    page.wait_for_function("window.told.length")
    (told,) = page.evaluate("window.told")
    first, bar, words, link = told.split("\n")
    assert first.startswith("Pasch · ")
    assert re.fullmatch("🟩+⬜*", bar)
    assert len(bar) == 9
    assert re.fullmatch(r"Rang \d+ von \d+, [+−]?\d+\sProzentpunkte durch eigene Züge", words)
    assert link == f"{house.address}/today"
    assert table not in told


def test_yesterdays_deal_is_played_and_every_throw_of_it_is_checked_here(house: House) -> None:
    page = at_today(house, "a device that plays late", name="Anna", language="en")
    page.click(".past .day-play button")
    page.wait_for_url("**/t/*")
    play(page)
    over = page.locator("dialog.over")
    expect(over.locator(".dice-line")).to_contain_text("Checked: all ")
    expect(over.locator(".dice-warning")).to_have_count(0)
    own = page.evaluate("Object.values(JSON.parse(localStorage['pasch.dice']))")
    assert [(each["doubts"], each["checked"] > 0) for each in own] == [([], True)]


def test_without_a_sheet_of_the_system_it_is_copied(house: House) -> None:
    page = with_results(house, language="en")
    page.evaluate("delete Navigator.prototype.share")
    page.click(".day:not(.past) .day-mine button")
    expect(page.locator(".day:not(.past) .day-mine button")).to_have_text("Copied")


def answers(opened: bool, seal: str = "") -> dict[str, Any]:
    secret = fair.deal_secret(SECRET, "any day", GAME)
    rows = [
        {"rank": 1, "name": "Bartholomäus von Hohenstein", "play": [0.31, 0.02], "place": 2,
         "points": 4, "mine": False},
        {"rank": 2, "name": "Anna", "play": [-0.043, 0.021], "place": 1, "points": 9,
         "mine": True},
    ]  # fmt: skip
    return {
        "game": GAME, "seal": seal or fair.commit(secret), "seed": secret.hex() if opened else "",
        "ends": 0, "count": 2, "measuring": 0, "results": rows,
        "mine": {"table": "t", "state": "ranked", "progress": 0.0},
    }  # fmt: skip


def with_results(house: House, seal: str = "", **more: Any) -> Page:
    """The server's clock is the real one, so what it will say tomorrow is told by us."""

    def answer(route: Route) -> None:
        date = route.request.url.split("/days/")[1].split("/")[0]
        opened = date < datetime.now(UTC).date().isoformat()
        told = {"date": date, **answers(opened, seal if opened else "")}
        route.fulfill(json=told)

    page = house.guest("/today", blocked=(f"**/api/days/*/{GAME}?*", answer), **more)
    page.wait_for_selector(".day-game")
    page.select_option(".day-game select", GAME)
    expect(page.locator(".day tr.mine")).to_have_count(2)
    return page


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [PHONE, WIDE])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_and_is_for_everybody(
    house: House, language: str, size: tuple[int, int], theme: str
) -> None:
    page = with_results(house, language=language, size=size, theme=theme)
    for details in page.locator(".day details summary").all():
        details.click()
    check(page)
    assert fits(page)


def test_yesterdays_secret_is_checked_against_what_was_seen(house: House) -> None:
    page = with_results(house, language="en")
    past = page.locator(".past details")
    past.locator("summary").click()
    expect(past).to_contain_text("The secret fits the seal.")
    yesterday = (datetime.now(UTC).date() - timedelta(1)).isoformat()
    for seal, words in (
        (answers(True)["seal"], "it is the seal that this device saw before"),
        ("0" * 64, "this device saw a different seal before"),
    ):
        seals = json.dumps({f"{yesterday}/{GAME}": seal})
        page.evaluate("(seals) => { localStorage['pasch.seals'] = seals; }", seals)
        page.reload()
        page.select_option(".day-game select", GAME)
        past.locator("summary").click()
        expect(past).to_contain_text(words)


def test_a_secret_that_does_not_fit_is_called_out(house: House) -> None:
    page = with_results(house, seal="1" * 64, language="en")
    past = page.locator(".past details")
    past.locator("summary").click()
    expect(past.locator(".bad")).to_contain_text("the secret does not fit the seal")


def test_it_is_played_by_keyboard_from_the_first_page(house: House) -> None:
    page = house.guest("/", language="en", size=WIDE)
    card = page.locator(".days a[href='/today']")
    expect(card).to_contain_text("Deal of the day")
    card.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/today")
    page.evaluate("localStorage['pasch.device'] = JSON.stringify('a device with a keyboard')")
    button = page.locator(".day:not(.past) .day-play button")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_without_a_server_it_says_so(house: House) -> None:
    page = house.guest("/today", blocked=("**/api/days?*", lambda route: route.abort()))
    page.wait_for_selector(".scene")
    page.unroute_all()  # it is tried again now and then
    page.wait_for_selector(".day-game")
