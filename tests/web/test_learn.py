"""Lessons in the page: played on the real board, by touch, keyboard and ear, and without a line."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import GAMES, PHONE, WIDE, House, until
from web.test_for_everybody import check, fits

from pasch.lessons.courses import has_lessons, lessons
from pasch.lessons.document import document

TAUGHT = tuple(game for game in GAMES if has_lessons(game))


def at_rest(page: Page) -> None:
    page.wait_for_selector("main.lesson[data-rest]")


def play(page: Page, game: str, lesson: str, language: str = "de") -> None:
    """To its end, by the list of choices."""
    told = document(game, lesson, language)
    moment = told.moments[0]
    while True:
        at_rest(page)
        for sentence in moment.say:
            expect(page.locator(".teacher")).to_contain_text(sentence)
        if moment.right:
            action, way = next(iter(moment.right.items()))
            page.locator(f".tray .choices [data-action='{action}']").click()
        elif moment.on:
            way = moment.on
            page.click(".lesson-on")
        else:
            break
        moment = told.moments[way.next]
    page.wait_for_selector(".lesson-after")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_of_a_game_is_played(house: House, game: str, language: str) -> None:
    size = PHONE if language == "de" else WIDE
    page = house.guest(f"/learn/{game}", size=size, language=language)
    all_lessons = lessons(game)
    page.click(f"a[href='/learn/{game}/{all_lessons[0]}'] >> nth=-1")
    for number, lesson in enumerate(all_lessons):
        page.wait_for_url(f"**/learn/{game}/{lesson}")
        expect(page.locator("h1")).to_have_text(document(game, lesson, language).title)
        play(page, game, lesson, language)
        assert fits(page), lesson
        assert page.locator(".board-fault").count() == 0
        if number + 1 < len(all_lessons):
            title = document(game, all_lessons[number + 1], language).title
            page.click(f".lesson-after button:has-text('{title}')")
    page.goto(f"{house.address}/learn/{game}")
    expect(page.locator(".lessons .done")).to_have_count(len(all_lessons))


@pytest.mark.parametrize("game", TAUGHT)
def test_axe_in_a_lesson(house: House, game: str) -> None:
    page = house.guest(f"/learn/{game}/{lessons(game)[1]}", as_list=False)
    at_rest(page)
    check(page)


def test_it_is_played_on_the_board_by_touch(house: House) -> None:
    page = house.guest("/learn/mal_anders/send-back", as_list=False)
    at_rest(page)
    page.click(".ma-pairs button:has-text('5')")  # 2 + 3
    page.locator(".board .spot").first.click()
    for _ in until(page):  # one of the two places that 2 + 3 leads to is right
        if "zweite Paar" in page.inner_text(".teacher"):
            break
        page.locator(".board .spot").last.click()
    expect(page.locator(".teacher")).to_contain_text("Sie muss wieder neben das Brett.")


def test_a_wrong_try_is_answered_and_nothing_moves(house: House) -> None:
    page = house.guest("/learn/mal_anders/send-back")
    at_rest(page)
    before = page.inner_html(".board")
    page.click(".choices button:has-text('2 + 4: von 4 nach 10')")
    expect(page.locator(".wrong")).to_contain_text("Damit bleibt Bens Figur auf 9 stehen.")
    page.click(".wrong summary")
    expect(page.locator(".wrong details")).to_contain_text("Auf einem Feld steht nur eine Figur.")
    page.click(".attempts button")
    expect(page.locator(".wrong")).to_contain_text("Auf 12 steht schon eine deiner Figuren")
    assert page.inner_html(".board") == before
    expect(page.locator("#voice")).to_contain_text("Damit bleibt Bens Figur auf 9 stehen.")
    check(page)


def test_by_keyboard_alone_and_heard(house: House) -> None:
    page = house.guest("/learn/mal_anders/enter")
    at_rest(page)
    voice = page.locator("#voice")
    expect(voice).to_contain_text("Bring alle vier Figuren")
    page.locator(".lesson-on").focus()
    page.keyboard.press("Enter")
    expect(voice).to_contain_text("Anna würfelt 1, 1, 2 und 2.")
    expect(page.locator(".lesson-on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(voice).to_contain_text("2 + 4 ergibt 6!")
    page.keyboard.press("1")
    expect(voice).to_contain_text("Anna setzt mit 2 + 4 eine Figur auf A.")
    expect(voice).to_contain_text("wofür nutzt du das zweite Paar")
    page.keyboard.press("2")
    expect(voice).to_contain_text("Geschafft!")
    expect(page.locator(".lesson-after .main")).to_be_focused()


def test_once_it_is_here_it_needs_no_line(house: House) -> None:
    page = house.guest("/learn/mal_anders/pairs")
    at_rest(page)
    page.context.set_offline(True)
    try:
        play(page, "mal_anders", "pairs")
        page.click("header [aria-label='Noch einmal von vorn']")
        play(page, "mal_anders", "pairs")
    finally:
        page.context.set_offline(False)


def test_the_language_may_change_in_the_middle(house: House) -> None:
    page = house.guest("/learn/mal_anders")
    expect(page.locator("h1")).to_have_text("mal anders lernen")
    page.click(".bar .round")
    page.click("label:has-text('English')")
    page.keyboard.press("Escape")
    expect(page.locator("h1")).to_have_text("Learn mal anders")
    expect(page.locator(".lessons").first).to_contain_text("Getting onto the board")


def test_the_ways_to_learn(house: House) -> None:
    page = house.guest("/")
    page.click("#mal_anders a:text-is('Lernen')")
    page.wait_for_url("**/learn/mal_anders")
    page.goto(f"{house.address}/rules/mal_anders")
    page.click("a:has-text('Spielend lernen')")
    page.wait_for_url("**/learn/mal_anders")


@pytest.mark.parametrize(
    ("path", "says"),
    [("/learn/chess", "gibt es"), ("/learn/mal_anders/nothing", "Diese Lektion gibt es nicht")],
)
def test_what_is_not_there_is_said(house: House, path: str, says: str) -> None:
    page = house.guest(path)
    expect(page.locator(".scene h1")).to_contain_text(says)


@pytest.mark.parametrize(
    "kept", ["[]", '{"mal_anders": 3}', '{"mal_anders": [1, null]}', "nonsense"]
)
def test_whatever_the_device_kept_it_opens(house: House, kept: Any) -> None:
    page = house.guest("/")
    page.evaluate("(kept) => { localStorage['pasch.lessons'] = kept }", kept)
    page.goto(f"{house.address}/learn/mal_anders")
    expect(page.locator(".lessons").first).to_be_visible()
    assert page.locator(".lessons .done").count() == 0
