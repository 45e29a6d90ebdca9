"""Puzzles in the page: on the real board, by touch, keyboard and ear; the rating stays here."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import GAMES, PHONE, WIDE, House
from web.test_for_everybody import check, fits

from pasch.puzzles import shipped
from pasch.puzzles.document import Told, document

PUZZLED = tuple(game for game in GAMES if shipped.count(game))


def at_rest(page: Page) -> None:
    page.wait_for_selector("main.puzzle[data-rest]")


def choose(page: Page, action: int) -> None:
    page.locator(f".tray .choices [data-action='{action}']").click()


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage['pasch.puzzles'] ?? '{}')")
    return found


def explained(page: Page, told: Told) -> None:
    after = page.locator(".puzzle-after")
    for text in (told.best.words, told.tempting.words, told.cost, told.measure, *told.best.why):
        expect(after).to_contain_text(text)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", PUZZLED)
def test_a_puzzle_of_every_game_is_missed_then_solved(
    house: House, game: str, language: str
) -> None:
    size = PHONE if language == "de" else WIDE
    told = document(game, 3, language)
    page = house.guest(f"/puzzles/{game}/3", size=size, language=language)
    at_rest(page)
    expect(page.locator(".teacher")).to_contain_text(told.question)
    wrong = next(iter(told.wrong))
    choose(page, wrong)
    expect(page.locator(".teacher .wrong")).to_contain_text(told.wrong[wrong])
    assert kept(page)["tried"] == {game: [3]}
    assert kept(page)["rating"] < 1500
    assert fits(page)
    before = kept(page)
    choose(page, next(iter(told.right)))
    explained(page, told)
    assert kept(page) == before  # the first answer has counted
    assert fits(page)
    assert page.locator(".board-fault").count() == 0
    page.click(".puzzle-after button.main")
    page.wait_for_url(f"**/puzzles/{game}/*")
    page.wait_for_function("() => !location.pathname.endsWith('/3')")
    at_rest(page)


@pytest.mark.parametrize("game", PUZZLED)
def test_axe_before_and_after(house: House, game: str) -> None:
    page = house.guest(f"/puzzles/{game}/5", as_list=False)
    at_rest(page)
    check(page)
    page.click(".give")
    page.wait_for_selector(".puzzle-after")
    check(page)


def test_it_is_solved_by_keys_alone_and_told_to_the_ear(house: House) -> None:
    told = document("mal_anders", 2, "de")
    page = house.guest("/puzzles/mal_anders/2")
    at_rest(page)
    actions = [choice.action for choice in told.choices]
    page.keyboard.press(str(actions.index(next(iter(told.right))) + 1))
    page.wait_for_selector(".puzzle-after")
    expect(page.locator("[aria-live]").first).to_contain_text(told.best.words)
    assert kept(page)["solved"] == {"mal_anders": [2]}
    assert kept(page)["rating"] > 1500
    expect(page.locator(".puzzle-after")).to_contain_text("Gelöst!")


def test_the_solution_is_shown_to_who_asks_for_it(house: House) -> None:
    page = house.guest("/puzzles/simpsons/4", language="en")
    at_rest(page)
    page.click(".give")
    explained(page, document("simpsons", 4, "en"))
    assert kept(page)["tried"] == {"simpsons": [4]}
    assert kept(page)["solved"] == {}


def test_todays_puzzle_is_a_link_on_the_first_page(house: House) -> None:
    page = house.guest("/")
    page.click("a[href='/puzzles/today']")
    at_rest(page)
    assert re.search(r"/puzzles/\w+/\d+$", page.url)


def test_the_list_of_games_leads_to_a_puzzle_near_my_rating(house: House) -> None:
    page = house.guest("/puzzles")
    expect(page.locator(".lessons li")).to_have_count(len(PUZZLED))
    check(page)
    assert fits(page)
    page.click("a[href='/puzzles/mal_anders']")
    at_rest(page)
    assert re.search(r"/puzzles/mal_anders/\d+$", page.url)


def test_it_is_played_on_from_and_taken_along_as_a_file(house: House, tmp_path: Path) -> None:
    page = house.guest("/puzzles/nichtlustig/6")
    at_rest(page)
    page.click(".give")
    with page.expect_download() as saved:
        page.click(".puzzle-after button:has-text('Als Datei')")
    file = tmp_path / "puzzle.json"
    saved.value.save_as(file)
    data = json.loads(file.read_text("utf-8"))
    assert (data["game"], data["number"]) == ("nichtlustig", 6)
    page.click(".puzzle-after button:has-text('Von hier weiterspielen')")
    page.wait_for_selector(".play-on")
    page.goto(f"{house.address}/open")
    page.set_input_files(".open input[type=file]", file)
    page.wait_for_selector(".open .board svg, .open .board > *")
    page.click(".play-on button.main")
    page.wait_for_url("**/t/*")


def test_a_puzzle_file_of_another_format_is_refused(house: House, tmp_path: Path) -> None:
    page = house.guest("/open")
    file = tmp_path / "puzzle.json"
    for data in ({"pasch_puzzle": 2, "position": {}}, {"pasch_puzzle": 1, "position": "x"}):
        file.write_text(json.dumps(data))
        page.set_input_files(".open input[type=file]", file)
        expect(page.locator("[role=alert]")).to_be_visible()
        page.reload()


def test_my_rating_is_exported_deleted_and_brought_back(house: House, tmp_path: Path) -> None:
    page = house.guest("/puzzles/mal_anders/2")
    at_rest(page)
    page.click(".give")
    page.wait_for_selector(".puzzle-after")
    before = kept(page)
    page.goto(f"{house.address}/mine")
    expect(page.locator(".mine-puzzles")).to_contain_text("0 von 1")
    with page.expect_download() as saved:
        page.click(".keeping button >> nth=0")
    file = tmp_path / "mine.json"
    saved.value.save_as(file)
    altered = tmp_path / "altered.json"
    altered.write_text(
        file.read_text("utf-8").replace('"solved":{}', '"solved":{"mal_anders":[2]}')
    )
    page.set_input_files(".keeping input[type=file]", altered)
    expect(page.locator(".keeping [role=alert]")).to_be_visible()
    assert kept(page) == before
    page.click(".keeping button >> nth=1")
    page.click("dialog button.main")
    expect(page.locator(".keeping [role=status]")).to_be_visible()
    assert kept(page) == {}
    page.set_input_files(".keeping input[type=file]", file)
    expect(page.locator(".mine-puzzles, .keeping [role=status]").first).to_be_visible()
    page.wait_for_function("() => (localStorage['pasch.puzzles'] ?? '{}') !== '{}'")
    assert kept(page) == before


def test_a_puzzle_that_is_none_says_so(house: House) -> None:
    page = house.guest("/puzzles/mal_anders/100000")
    expect(page.locator("h1")).to_have_text("Dieses Rätsel gibt es nicht.")
    page.goto(f"{house.address}/puzzles/chess")
    page.wait_for_selector("a[href='/puzzles']")
