"""The board that knows no game: every game is played on it to its end, by everybody."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from kit.outside import install_toy, look_again
from kit.toy import TOY
from playwright.sync_api import Page, Route, expect
from server.processes import Process
from web.house import GAMES, PHONE, SEEN, WIDE, Devices, House, my_turn, play, version
from web.test_for_everybody import check, fits
from web.test_parts import run

from pasch import CHANCE, Game, Rng, Setup, Table, load
from pasch.facts import about, facts
from pasch.speech import Speaker

SIDEWAYS = (640, 360)
SHORT: dict[str, dict[str, Any]] = {"nichts_als_aerger": {"end": "turns", "rounds": 2}}
# Whatever does not fit is reached by scrolling down, not to the side.
INSIDE = """() => {
  const { scrollWidth, clientWidth } = document.querySelector(".gb");
  return scrollWidth <= clientWidth;
}"""
SCORES = {"simpsons": "Chips"}


def at_a_table(house: House, game: str, **more: Any) -> Page:
    """Where the game's own board cannot be had."""

    def missing(route: Route) -> None:
        route.abort()

    return house.against_bots(
        game, SHORT.get(game), as_list=False, blocked=(f"**/assets/{game}-*.js", missing), **more
    )


def positions(game: Game, seats: int, seed: int) -> list[dict[str, Any]]:
    """As one seat sees them, every seventh of a match."""
    table, rng = Table(game, Setup(seats)), Rng(seed)
    found = []
    while not table.over and len(table.log) < 300:
        if len(table.log) % 7 == 0:
            found.append(game.position(table.view(0)))
        if table.state.actor() == CHANCE:
            table.roll(rng)
        else:
            legal = table.state.legal()
            table.play(table.state.actor(), legal[int(rng.below(len(legal)))])
    return found


def test_page_and_terminal_list_the_same_facts(tmp_path: Path) -> None:
    asked, expected = [], []
    for game in (TOY, *map(load, GAMES)):
        speaker = Speaker("de", game.id)
        known = about(game, speaker)
        told = {**known._asdict(), "seats": sorted(known.seats)}
        for seats in {game.seats[0], game.seats[-1]}:
            for position in positions(game, seats, 3):
                asked.append([told, position, seats])
                expected.append(facts(known, position, seats))
    given = tmp_path / "given.json"
    given.write_text(json.dumps(asked), encoding="utf-8")
    found = run(
        tmp_path,
        "generic/facts.ts",
        "import { readFileSync } from 'node:fs';"
        f"const given = JSON.parse(readFileSync({json.dumps(str(given))}, 'utf8'));"
        "const list = (facts) => facts.map(({ name, kind, value }) => [name, kind,"
        " kind === 'group' ? list(value) : kind === 'rows' ? value.map(list) : value]);"
        "console.log(JSON.stringify(given.map((each) => {"
        " const { table, seats } = module.facts(...each);"
        " return [list(table), seats.map(list)]; })))",
    )
    assert len(expected) > 100
    for one, other in zip(found, json.loads(json.dumps(expected)), strict=True):
        assert one == other


def choices(*told: tuple[str, str]) -> str:
    return json.dumps(
        [{"action": n, "notation": text, "words": words} for n, (text, words) in enumerate(told)]
    )


def test_many_choices_are_grouped_by_how_their_notation_begins(tmp_path: Path) -> None:
    many = choices(
        *[(f"3+4:{n}-a", f"3 + 4: von {n} nach a") for n in range(5)],
        *[(f"1+1:{n}-a", f"1 + 1: von {n} nach a") for n in range(5)],
        ("-", "verfallen lassen"),
    )
    few = choices(("3+4:1", "3 + 4: eins"), ("3+4:2", "3 + 4: zwei"), ("1+1:3", "1 + 1: drei"))
    alone = choices(*[(f"x{n}", f"{n} Würfel") for n in range(12)])
    found = run(
        tmp_path,
        "generic/groups.ts",
        f"console.log(JSON.stringify([{many}, {few}, {alone}].map((all) => module.grouped(all)"
        ".map(({ heading, entries }) => [heading, entries.length, entries[0].rest]))))",
    )
    assert found == [
        [["3 + 4", 5, "von 0 nach a"], ["1 + 1", 5, "von 0 nach a"], ["", 1, "verfallen lassen"]],
        [["", 3, "3 + 4: eins"]],
        [["", 12, "0 Würfel"]],
    ]


def test_dice_tumble_when_the_same_number_falls_again(tmp_path: Path) -> None:
    fell = json.dumps([{"actor": -1, "notation": "d3"}])
    moved = json.dumps([{"actor": 0, "notation": "d3"}, {"actor": -1, "notation": "#2"}])
    found = run(
        tmp_path,
        "generic/throws.ts",
        f"const {{ rolled, thrown }} = module; const fell = {fell}, moved = {moved};"
        "console.log(JSON.stringify([rolled(3, 3, fell), rolled(3, 3, moved), rolled(3, 4, []),"
        " rolled([2, 5], [], fell), rolled(undefined, 3, fell), thrown(fell),"
        " thrown([{ actor: -1, notation: 'd:moon' }])]))",
    )
    assert found == [True, False, True, False, False, [3], ["moon"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_its_end(house: House, game: str) -> None:
    page = at_a_table(house, game, name="Anna", seats=2, level=1)
    page.wait_for_selector(".gb .gb-seat")
    assert play(page) > 0
    expect(page.locator("dialog.over h2")).not_to_be_empty()
    expect(page.locator("dialog.over svg.picture")).to_contain_text(SCORES.get(game, ""))


def with_toy(folder: str) -> None:
    """In the process of a server: the toy is installed there."""
    sys.path.insert(0, folder)
    look_again()


def test_a_game_from_outside_to_its_end(devices: Devices, tmp_path: Path) -> None:
    """Secret cards and stakes; nothing of it is drawn by itself."""
    outside = tmp_path / "site"
    outside.mkdir()
    install_toy(outside)
    arguments = ("--data", str(tmp_path / "data"), "--pace", "0.01", "--opening", "1000")
    with Process(*arguments, before=partial(with_toy, str(outside))) as server:
        house = House(devices, server)
        page = house.against_bots("toy", name="Anna", seats=3, language="en", as_list=False)
        my_turn(page)
        expect(page.locator(".gb-seat.asked h2").first).to_contain_text("Anna")
        expect(page.locator(".gb-card:not(.back)")).to_have_count(1)  # mine, and no other's
        expect(page.locator(".gb-card.back")).to_have_count(2)
        assert play(page) > 0
        expect(page.locator("dialog.over svg.picture")).to_contain_text("Score")
        devices.give_back(house.nowhere)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, WIDE])
@pytest.mark.parametrize(("game", "language"), [("nichtlustig", "de"), ("nichts_als_aerger", "en")])
def test_it_fits_and_everybody_can_use_it(
    house: House, game: str, language: str, size: tuple[int, int]
) -> None:
    page = at_a_table(house, game, size=size, language=language, theme="dark")
    my_turn(page)
    page.wait_for_selector(".gb .gb-seat")
    assert fits(page)
    assert page.evaluate(INSIDE)
    check(page)


def test_many_choices_are_one_tab_stop_and_can_be_searched(house: House) -> None:
    page = at_a_table(house, "nichtlustig")
    my_turn(page)
    buttons = page.locator(".tray .choices button")
    many = buttons.count()
    assert many > 25
    assert page.locator(".tray .choices button[tabindex='0']").count() == 1
    buttons.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".tray .choices button:focus")).to_have_count(1)
    page.keyboard.press("End")
    expect(buttons.last).to_be_focused()
    stop = Speaker("de", "nichtlustig").key("offer-stop")
    page.locator(".gb-find input").fill(" ".join(reversed(stop.upper().split())))  # in any order
    expect(buttons).to_have_count(1)
    expect(page.locator(".gb-find [role=status]")).to_contain_text(f"1 von {many}")
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_function(f"(before) => {SEEN} > before", arg=before)


def test_a_number_on_the_keyboard_is_a_choice(house: House) -> None:
    page = at_a_table(house, "wonderful_world")
    my_turn(page)
    page.wait_for_selector(".tray .choices button")
    before = version(page)
    page.keyboard.press("1")
    page.wait_for_function(f"(before) => {SEEN} > before", arg=before)
