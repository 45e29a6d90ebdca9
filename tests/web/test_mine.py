"""My games: counted on the device, summed, taken along, deleted; nothing of it on a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import PHONE, WIDE, House, play
from web.test_for_everybody import check, fits

DAY = 86_400_000


def game(number: int, place: int, **more: Any) -> dict[str, Any]:
    others = [1 if place > 1 else 2, 3]
    seats = [
        {"name": "Anna", "bot": 0, "place": place, "points": number},
        {"name": "Ben", "bot": 0, "place": others[0], "points": 3},
        {"name": "Cem", "bot": 2, "place": others[1], "points": 0},
    ]
    kind = "simpsons" if number % 3 else "mal_anders"
    at = 1_770_000_000_000 + number * DAY
    return {"id": f"t{number}", "game": kind, "at": at, "seats": seats, "mine": [0], **more}


def with_games(page: Page, house: House, games: list[dict[str, Any]]) -> None:
    page.wait_for_selector("h1")
    page.evaluate("(games) => { localStorage['pasch.games'] = JSON.stringify(games); }", games)
    page.goto(f"{house.address}/mine")
    page.wait_for_selector(".keeping")


def kept(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage['pasch.games'] ?? '[]')")
    return found


def bring(page: Page, file: Path, text: str) -> None:
    file.write_text(text)
    page.set_input_files(".keeping input[type=file]", file)


def test_a_game_that_ends_is_counted_once(house: House) -> None:
    page = house.against_bots("simpsons", name="Anna")
    play(page)
    table = page.url.rsplit("/", 1)[1]
    for _ in range(2):
        page.goto(f"{house.address}/mine")
        expect(page.locator(".mine-totals li").first).to_have_text("Ein Spiel gespielt")
    (found,) = kept(page)
    assert (found["id"], found["game"], found["mine"]) == (table, "simpsons", [0])
    assert [seat["bot"] for seat in found["seats"]] == [0, 2, 2]
    assert 1 in [seat["place"] for seat in found["seats"]]
    page.click(".mine-latest a")
    page.wait_for_url(f"**/m/{table}")


def test_what_began_in_the_middle_is_not_counted(house: House) -> None:
    page = house.against_bots("simpsons", name="Anna")
    play(page)
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{house.address}/m/{table}#3")
    page.click(".what-if-open")
    page.click(".what-if .main")
    page.wait_for_url("**/t/*")
    play(page)
    page.goto(f"{house.address}/mine")
    expect(page.locator(".mine-totals li").first).to_have_text("Ein Spiel gespielt")
    page.wait_for_function(
        "Object.values(JSON.parse(localStorage['pasch.tables'])).every(({ counted }) => counted)"
    )
    assert [each["id"] for each in kept(page)] == [table]


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_thousand_games_at_a_glance(house: House, language: str) -> None:
    size = PHONE if language == "de" else WIDE
    page = house.guest("/about", size=size, language=language)
    with_games(page, house, [game(number, 1 + number % 3) for number in range(1000)])
    expect(page.locator(".mine-totals")).to_contain_text("1.000" if language == "de" else "1,000")
    expect(page.locator(".mine .sums").first.locator("tbody tr")).to_have_count(2)
    expect(page.locator(".mine-latest li")).to_have_count(10)
    assert fits(page)
    for wide in page.locator(".mine .scroll").all():  # all columns are in sight
        assert wide.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    check(page)


def test_they_are_taken_to_another_device(house: House, tmp_path: Path) -> None:
    page = house.guest("/about")
    games = [game(1, 1, luck=0.25, play=-0.125), game(2, 2)]
    with_games(page, house, games)
    expect(page.locator(".mine")).to_contain_text("1 von 2 Spielen")
    with page.expect_download() as download:
        page.click(".keeping button >> nth=0")
    text = Path(download.value.path()).read_text()
    other = house.guest("/about", language="en", size=WIDE)
    with_games(other, house, [game(2, 2), game(3, 1)])
    for words in ("One game was added.", "Nothing new"):
        bring(other, tmp_path / "games.json", text)
        expect(other.locator(".keeping .note")).to_contain_text(words)
        assert [each["id"] for each in kept(other)] == ["t1", "t2", "t3"]
    assert kept(other)[0] == games[0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: "no JSON", "keine Datei mit gespielten"),
        (lambda text: json.dumps([1]), "keine Datei mit gespielten"),
        (lambda text: text.replace('"pasch_games":1', '"pasch_games":0'), "anderen Version"),
        (lambda text: text.replace('"place":1', '"place":2'), "verändert"),
    ],
)
def test_a_foreign_old_or_altered_file_changes_nothing(
    house: House, change: Any, said: str, tmp_path: Path
) -> None:
    page = house.guest("/about")
    with_games(page, house, [game(1, 1)])
    with page.expect_download() as download:
        page.click(".keeping button >> nth=0")
    text = Path(download.value.path()).read_text()
    bring(page, tmp_path / "games.json", change(text))
    expect(page.locator(".keeping .bad")).to_contain_text(said)
    assert kept(page) == [game(1, 1)]
    check(page)


def test_a_device_without_room_keeps_what_it_has(house: House, tmp_path: Path) -> None:
    page = house.guest("/about")
    with_games(page, house, [game(1, 1)])
    with page.expect_download() as download:
        page.click(".keeping button >> nth=0")
    text = Path(download.value.path()).read_text()
    page.evaluate("localStorage['pasch.games'] = JSON.stringify([])")
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
    bring(page, tmp_path / "games.json", text)
    expect(page.locator(".keeping .bad")).to_contain_text("kein Platz")
    assert kept(page) == []


def test_all_is_deleted_by_keyboard_and_not_counted_again(house: House) -> None:
    page = house.against_bots("simpsons", name="Anna")
    play(page)
    page.goto(f"{house.address}/mine")
    expect(page.locator(".mine-latest li")).to_have_count(1)
    page.locator(".keeping button").last.focus()
    page.keyboard.press("Enter")
    check(page)
    page.locator("dialog .main").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".mine > .note")).to_be_visible()
    page.goto(f"{house.address}/mine")
    expect(page.locator(".mine > .note")).to_be_visible()
    assert kept(page) == []
