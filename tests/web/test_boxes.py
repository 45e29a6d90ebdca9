"""From device to device by a code, and a table for a club: sealed, so that no server reads it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.house import PHONE, WIDE, House
from web.test_for_everybody import check, fits
from web.test_mine import game, kept, with_games

WORDS = {
    "de": ("Code machen", "Holen", "Dazukommen", "Klub verlassen"),
    "en": ("Make a code", "Fetch", "Join", "Leave the club"),
}


def code_of(page: Page) -> str:
    shown = page.locator(".carry [role=status]")
    expect(shown).to_have_text(re.compile(r"[0-9A-Z]{5}-[0-9A-Z]{5}"))
    return shown.inner_text().split(": ")[1][:11]


@pytest.mark.parametrize("language", ["de", "en"])
def test_by_a_code_to_another_device(house: House, language: str) -> None:
    make, fetch, _, _ = WORDS[language]
    size = PHONE if language == "de" else WIDE
    old = house.guest("/about", size=size, language=language)
    with_games(old, house, [game(number, 1) for number in range(300)])
    old.click(f".carry >> text={make}")
    code = code_of(old)
    check(old)
    assert fits(old)
    new = house.guest("/about", size=size, language=language)
    with_games(new, house, [game(5, 1), game(900, 2)])
    new.fill(".carry input", code.lower().replace("-", " "))
    new.keyboard.press("Enter")
    expect(new.locator(".keeping .note")).to_contain_text("299")
    assert len(kept(new)) == 301
    third = house.guest("/about", size=size, language=language)
    with_games(third, house, [game(1, 1)])
    third.fill(".carry input", code)
    third.click(f".carry >> text={fetch}")  # it was taken
    expect(third.locator(".carry .bad")).to_be_visible()
    assert len(kept(third)) == 1


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_club_sees_its_members_and_nobody_else_does(house: House, language: str) -> None:
    _, _, join, leave = WORDS[language]
    size = PHONE if language == "en" else WIDE
    pages: list[Page] = []
    for name, wins, word in [
        ("Anna", 2, "Grüner Drache"),
        ("Ben", 3, " grüner  drache"),
        ("Cleo", 9, "anderes Wort"),
    ]:
        page = house.guest("/about", size=size, language=language)
        with_games(page, house, [game(number, 1) for number in range(wins)] + [game(50, 2)])
        page.evaluate("(seed) => { crypto.getRandomValues = (some) => some.fill(seed); }", wins)
        page.fill(".club input >> nth=0", word + language)
        page.fill(".club input >> nth=1", name)
        page.click(f".club >> text={join}")
        expect(page.locator(".club tbody tr").first).to_be_visible()
        pages.append(page)
    anna, ben, cleo = pages
    expect(ben.locator(".club tbody th")).to_have_text(["Ben", "Anna"])
    expect(ben.locator(".club tbody tr >> nth=1 >> td")).to_have_text(["3", "2", "–"])
    expect(cleo.locator(".club tbody th")).to_have_text(["Cleo"])
    check(ben)
    assert fits(ben)
    anna.click(f".club >> text={leave}")
    expect(anna.locator(".club form")).to_be_visible()
    ben.reload()
    expect(ben.locator(".club tbody th")).to_have_text(["Ben"])
