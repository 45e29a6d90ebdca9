"""Keys that answer from anywhere: where is everybody, score, dice, hand, what happened, again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.house import GAMES, House, my_turn

VOICE = "[...document.querySelectorAll('#voice p')].map((one) => one.textContent)"


def answer(page: Page, key: str) -> str:
    """What is said after a key is pressed."""
    last = "document.querySelector('#voice p:last-child')"
    page.evaluate(f"window.last = {last}")
    page.keyboard.press(key)
    page.wait_for_function(f"() => {last} !== window.last")
    said: str = page.evaluate(f"{last}.textContent")
    return said


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered(house: House, game: str) -> None:
    page = house.against_bots(game, name="Anna")
    my_turn(page)
    page.wait_for_function(f"() => {VOICE}.some((text) => text.includes('Möglichkeit'))")
    answers = [answer(page, key) for key in "wedci"]
    assert all(answers)
    assert "Anna" in answers[0]
    assert answer(page, "a") == answers[-1]


def test_a_question_is_answered_over_a_sheet(house: House) -> None:
    page = house.against_bots("nichts_als_aerger", name="Anna", seats=2)
    my_turn(page)
    page.keyboard.press("m")
    page.wait_for_selector("dialog[open]")
    assert "auf B" in answer(page, "w")
    expect(page.locator("dialog [role=log] p").last).to_contain_text("auf B")
    page.click("dialog button:has-text('Ansagen')")
    page.click("dialog button:has-text('Wo stehen alle?')")
    expect(page.locator("dialog .told")).to_contain_text("auf B")


def test_single_keys_can_be_switched_off(house: House) -> None:
    """WCAG 2.1.4."""
    page = house.against_bots("mal_anders", name="Anna")
    my_turn(page)
    answer(page, "w")
    page.keyboard.press("?")
    page.click("dialog label:has-text('Kürzel mit einer einzigen Taste')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    said = page.evaluate(f"{VOICE}.length")
    for key in "wedciav":
        page.keyboard.press(key)
    page.keyboard.press("?")  # the list itself stays
    page.wait_for_selector("dialog[open]")
    assert page.evaluate(f"{VOICE}.length") == said


def test_the_listening_pace_by_a_key(house: House) -> None:
    page = house.against_bots("mal_anders", name="Anna")
    my_turn(page)
    assert "Zuhören ist an" in answer(page, "v")
    assert page.evaluate("JSON.parse(localStorage['pasch.settings']).listening") is True
    assert answer(page, "v") == "Zuhören ist aus."
