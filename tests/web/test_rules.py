"""The rules as people read them: chapters that fold, pictures that the board draws."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.house import GAMES, House, my_turn, version

OPEN = "details[open] h2"


def chapters(page: Page) -> list[str]:
    return page.locator(OPEN).all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_shows_what_it_speaks_of(house: House, game: str) -> None:
    page = house.guest(f"/rules/{game}")
    expect(page.locator(OPEN)).to_have_count(1)  # the others are folded
    page.click("button:has-text('Alles aufklappen')")
    count = page.locator("details").count()
    assert count >= 5
    expect(page.locator(OPEN)).to_have_count(count)
    for chapter in page.locator("details").all():
        picture = chapter.locator(f"figure.game-{game}").first
        expect(picture.locator("svg").first).to_be_visible()
        expect(picture.locator("figcaption")).not_to_be_empty()
        assert (
            picture.locator("[inert][aria-hidden=true]").count() == 1
        )  # it is no table to play at
    assert page.locator(".board-fault").count() == 0
    page.click("button:has-text('Alles zuklappen')")
    expect(page.locator(OPEN)).to_have_count(0)


def test_chapters_fold_by_keyboard(house: House) -> None:
    page = house.guest("/rules/mal_anders")
    page.locator("summary").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(OPEN)).to_have_text(["Das Brett", "Ein Zug"])
    page.keyboard.press("Space")
    expect(page.locator(OPEN)).to_have_text(["Das Brett"])


def test_an_address_opens_the_chapter_of_its_rule(house: House) -> None:
    page = house.guest("/rules/mal_anders#MA-21")
    expect(page.locator(OPEN)).to_have_text(["Einsetzen"])
    expect(page.locator("#MA-21")).to_be_focused()


def test_a_rule_that_another_names_is_a_link(house: House) -> None:
    page = house.guest("/rules/simpsons#SI-20")
    page.click("#SI-20 a:text-is('SI-23')")
    expect(page.locator("#SI-23")).to_be_focused()
    assert page.url.endswith("#SI-23")
    page.go_back()
    expect(page.locator("#SI-20")).to_be_focused()


def test_in_a_sheet_a_link_changes_no_address(house: House) -> None:
    page = house.against_bots("nichts_als_aerger")
    page.keyboard.press("r")
    page.click("dialog button:has-text('Alles aufklappen')")
    page.click("dialog #NA-62 a:text-is('NA-48')")
    expect(page.locator("dialog #NA-48")).to_be_focused()
    assert "#" not in page.url


def test_pictures_leave_the_table_below_as_it_is(house: House) -> None:
    page = house.against_bots("wonderful_world", as_list=False)
    my_turn(page)
    page.locator(".ww-mine").first.click()
    before = version(page)
    chosen = page.locator(".tray .ww-mine[aria-pressed=true]").count()
    bloom = page.evaluate("document.documentElement.style.getPropertyValue('--bloom')")
    page.keyboard.press("r")
    page.click("dialog button:has-text('Alles aufklappen')")
    expect(page.locator("dialog figure svg.ww-board")).to_have_count(5)
    page.click("dialog [aria-label='Schließen']")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.documentElement.className") == "ww-world"
    assert page.evaluate("document.documentElement.style.getPropertyValue('--bloom')") == bloom
    if version(page) == before:
        assert page.locator(".tray .ww-mine[aria-pressed=true]").count() == chosen


def test_rules_can_be_read_without_pictures(house: House) -> None:
    page = house.guest(
        "/rules/mal_anders", blocked=("**/*.rules-*", lambda route: route.fulfill(status=404))
    )
    page.click("button:has-text('Alles aufklappen')")
    expect(page.locator("#MA-1")).to_be_visible()
    expect(page.locator("#MA-40")).to_be_visible()
    assert page.locator("figure").count() == 0
