"""Look back and try again: branches of a finished game, positions and match files in the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import PHONE, WIDE, House, my_turn, play
from web.test_for_everybody import check, fits

import pasch
from pasch.engine.state import CHANCE
from pasch.match import dumps


def played(game: str, records: int, seats: int = 3) -> pasch.Table:
    rng = pasch.Rng(5)
    names = ["Anna", "Ben", "Carla", "David"][:seats]
    table = pasch.Table(pasch.load(game), pasch.Setup(seats), names)
    while not table.over and len(table.log) < records:
        actor = table.state.actor()
        if actor == CHANCE:
            table.roll(rng)
        else:
            legal = table.state.legal()
            table.play(actor, legal[rng.below(len(legal))])
    return table


def finished(house: House, game: str = "simpsons") -> str:
    """A finished game, from a file."""
    data = json.loads(dumps(played(game, 10_000)))
    made: dict[str, Any] = house.server.post("/api/matches", {"match": data})
    return str(made["id"])


def step(page: Page, number: int) -> None:
    page.locator(".deck input").fill(str(number))
    expect(page.locator(".deck output")).to_contain_text(f"{number}/")


@pytest.mark.parametrize("language", ["de", "en"])
def test_from_a_step_one_plays_on(house: House, language: str) -> None:
    source = finished(house)
    size = PHONE if language == "de" else WIDE
    page = house.guest(f"/m/{source}", size=size, language=language, name="Anna")
    page.wait_for_selector(".deck")
    step(page, 5)
    page.click(".what-if-open")
    assert fits(page)
    check(page)
    page.click(".what-if .chips label:has-text('Ben')")
    page.click(".what-if .main")
    page.wait_for_url("**/t/*")
    my_turn(page)
    branch = page.url.rsplit("/", 1)[1]
    _, answer = house.server.call("GET", f"/api/tables/{branch}")
    info = json.loads(answer)
    assert info["origin"]["table"] == source
    assert info["seats"][1]["kind"] == "human"
    play(page)
    page.goto(f"{house.address}/m/{branch}")
    page.click(".branches a")  # back to where it came from, at that very step
    page.wait_for_url(f"**/m/{source}#*")
    expect(page.locator(".deck output")).to_contain_text("5/")
    assert fits(page)
    check(page)
    page.click(f".branches a[href='/t/{branch}']")  # and forth
    page.wait_for_url(f"**/t/{branch}")


def test_with_friends_it_waits_for_them(house: House) -> None:
    source = finished(house)
    page = house.guest(f"/m/{source}#3", name="Anna")
    page.click(".what-if-open")
    page.click(".what-if .chips label:has-text('Freunde')")
    page.click(".what-if .main")
    page.wait_for_url("**/t/*")
    expect(page.locator(".lobby .note")).to_contain_text("beginnt mittendrin")
    expect(page.locator(".seats li")).to_have_count(4)  # and one to choose how well bots play
    check(page)


def test_a_running_game_has_no_what_if(house: House) -> None:
    page = house.against_bots("mal_anders")
    my_turn(page)
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{house.address}/m/{table}")
    page.wait_for_selector(".deck")
    assert page.locator(".what-if-open").count() == 0


def test_it_is_done_by_keyboard(house: House) -> None:
    source = finished(house)
    page = house.guest(f"/m/{source}#4", name="Anna")
    page.locator(".what-if-open").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.what-if[open]")
    page.locator(".what-if .chips input").first.focus()
    page.keyboard.press("ArrowRight")  # another seat
    page.locator(".what-if #my-name").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    my_turn(page)


def test_a_position_is_passed_on_by_link_and_played(house: House) -> None:
    source = finished(house, "mal_anders")
    page = house.guest(f"/m/{source}#9", name="Anna")
    page.click(".what-if-open")
    link = page.locator(".what-if input.link").last.input_value()
    other = house.guest(link.replace(house.address, ""), name="Ben", size=WIDE, language="en")
    other.wait_for_selector(".open .board > *")
    assert fits(other)
    check(other)
    other.click(".play-on .main")
    other.wait_for_url("**/t/*")
    my_turn(other)


@pytest.mark.parametrize("game", pasch.catalogue())
def test_a_position_is_opened_from_a_file(house: House, game: str, tmp_path: Path) -> None:
    table = played(game, 40)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(table.game.position(table.state)))
    page = house.guest("/open", name="Anna")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".open .board > *")
    assert page.locator(".board-fault").count() == 0
    assert fits(page)
    page.click(".play-on .main")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".board > *")


def test_a_match_file_goes_on_or_is_looked_at(house: House, tmp_path: Path) -> None:
    file = tmp_path / "game.pasch"
    file.write_text(dumps(played("wonderful_world", 40)))
    page = house.guest("/open", name="Anna")
    page.set_input_files("input[type=file]", file)
    page.click(".play-on label:has-text('Carla')")
    page.click(".play-on .main")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".board > *")
    file.write_text(dumps(played("wonderful_world", 10_000)))
    page.goto(f"{house.address}/open")
    page.set_input_files("input[type=file]", file)
    page.wait_for_url("**/m/*")
    page.wait_for_selector(".deck")
    assert page.locator(".fair-check").count() == 0  # none of its throws were ours


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no JSON", "weder eine Partie noch eine Stellung"),
        ("[1]", "weder eine Partie noch eine Stellung"),
        ('{"pasch": 1, "check": "x"}', "verändert"),
        ("x" * 50_000, "zu groß"),
    ],
)
def test_what_cannot_be_opened_is_refused(
    house: House, text: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "file.json"
    file.write_text(text)
    page = house.guest("/open")
    page.set_input_files("input[type=file]", file)
    expect(page.locator(".open .bad")).to_contain_text(said)
    check(page)


def test_a_position_that_cannot_be_names_its_field(house: House, tmp_path: Path) -> None:
    table = played("mal_anders", 40)
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**table.game.position(table.state), "throws": 99}))
    page = house.guest("/open")
    page.set_input_files("input[type=file]", file)
    page.click(".play-on .main")
    expect(page.locator(".play-on .bad")).to_contain_text("throws")
