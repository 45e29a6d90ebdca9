"""Another game with the same people: one tap proposes it, and it begins when all have agreed."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from web.house import House, play, until

OVER = "dialog.over[open]"


def friends(house: House) -> tuple[Page, Page]:
    """Two people at devices of their own, at a table in play that is soon over."""
    options = {"end": "turns", "rounds": 2}
    table = house.server.post(
        "/api/tables", {"game": "nichts_als_aerger", "options": options, "seats": 2}
    )
    path = f"/api/tables/{table['id']}"
    names = ("Anna", "Ben")
    seats = [
        house.server.post(f"{path}/seats/{seat}", {"name": name}) for seat, name in enumerate(names)
    ]
    house.server.post(f"{path}/start", token=table["host"])
    pages = []
    for seat, name in zip(seats, names, strict=True):
        held = {"game": "nichts_als_aerger", "seats": [{**seat, "name": name}], "seen": -1, "at": 0}
        tables = {table["id"]: {**table, "host": "", **held}}
        pages.append(house.guest(f"/t/{table['id']}", name=name, tables=tables))
    for page in pages:
        page.wait_for_selector(".board > *")
    return pages[0], pages[1]


def to_the_end(pages: tuple[Page, Page]) -> None:
    for _ in until(pages[0]):
        for page in pages:
            if page.locator(".asks.mine").count():
                play(page, 1)
        if all(page.locator(OVER).count() for page in pages):
            return
    raise AssertionError("not over in time")


def test_friends_see_who_is_in_and_it_begins_with_the_last_of_them(house: House) -> None:
    anna, ben = pages = friends(house)
    to_the_end(pages)
    first = anna.url
    anna.click("button:has-text('Noch eine Runde vorschlagen')")
    anna.wait_for_url(lambda url: url != first)
    expect(anna.locator(".note")).to_have_text("Es geht los, sobald alle dabei sind.")
    expect(anna.locator(".seats li").nth(0)).to_contain_text("ist dabei")
    expect(anna.locator(".seats li").nth(1)).to_contain_text("überlegt noch")
    expect(ben.locator(".who-is-in li").nth(0)).to_contain_text("Anna ist dabei")
    expect(ben.locator(".who-is-in li").nth(1)).to_contain_text("Ben überlegt noch")
    ben.click("button:has-text('Ja, noch eine Runde')")
    for page in pages:
        page.wait_for_selector(".board > *")  # nobody has to start it
        assert page.url == anna.url


def test_alone_against_bots_one_tap_begins(house: House) -> None:
    options = {"end": "turns", "rounds": 2}
    page = house.against_bots("nichts_als_aerger", options, seats=2, level=1, size=(640, 360))
    play(page)
    first = page.url
    again = page.locator(f"{OVER} button:has-text('Noch einmal spielen')")
    expect(again).to_be_in_viewport()  # without scrolling, however low the screen is
    expect(page.locator(".who-is-in")).to_have_count(0)
    again.click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector(".board > *")
