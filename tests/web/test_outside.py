"""Boards of games from outside, good and bad: the page imports them while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from shutil import copytree

import pytest
from kit.stranger import example, find, path_with_esbuild, put
from kit.taught import ID as TAUGHT
from kit.taught import put_taught
from playwright.sync_api import Page, expect
from server.processes import Process
from web.house import SOURCES, Devices, House, my_turn, play, until
from web.test_games import TOUCH

from pasch.new_game.board import build as build_board

OURS = "nichts_als_aerger"
MINIMAL = "export const contract = 1; export default ({ h }) => ({ Board: () => h('svg') });"
STYLE = ".cups-name { font-size: 12px; } .cups-claim { fill: rgb(1, 2, 3); }"
ART = """<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="cover" viewBox="0 0 320 200"><circle cx="160" cy="120" r="40"/></symbol></svg>"""
DRAWS_ONCE = """export const contract = 1;
export default ({ h }) => ({
  Board: ({ position }) => {
    if (position.claim) throw new Error("cannot draw a claim");
    return h("svg", { class: "mine" });
  },
});"""
BOARDS = {
    "good": {"board.js": example("js"), "style.css": STYLE, "art.svg": ART},
    "plain": {},
    "alone": {"board.js": MINIMAL},
    "gone": {"board.js": MINIMAL},
    "throws": {"board.js": "throw new Error('at import');"},
    "syntax": {"board.js": "export default ("},
    "empty": {"board.js": "export const contract = 1;"},
    "draws": {"board.js": MINIMAL.replace("h('svg')", "undefined.draw()")},
    "later": {"board.js": DRAWS_ONCE},
    "counts": {"board.js": MINIMAL.replace("({ Board", "({ beat: () => 'long', Board")},
    "old": {"board.js": MINIMAL.replace("contract = 1", "contract = 0")},
}
FAULTS = {
    "gone": "fehlt",
    "throws": "hat einen Fehler",
    "syntax": "hat einen Fehler",
    "empty": "hat einen Fehler",
    "draws": "hat einen Fehler",
    "old": "passt nicht zu dieser Version",
}


@pytest.fixture(scope="module")
def strange(
    tmp_path_factory: pytest.TempPathFactory, devices: Devices, with_esbuild: None
) -> Iterator[tuple[House, Path]]:
    """A server where all of them are installed, and where its packages are."""
    folder = tmp_path_factory.mktemp("installed")
    for id, files in BOARDS.items():
        put(folder, id, files)
    made = put(folder, "built", {"index.tsx": example("tsx")})
    build_board(made)
    made = put(folder, "ours", {}, like=SOURCES / OURS)
    copytree(SOURCES / OURS / "web", made / "web", dirs_exist_ok=True)
    build_board(made)
    put_taught(folder)
    data = str(tmp_path_factory.mktemp("data"))
    with Process("--data", data, "--pace", "0.01", before=partial(find, folder)) as server:
        yield House(devices, server), folder


@pytest.fixture(scope="module")
def with_esbuild() -> Iterator[None]:
    """As an author has it who fetched it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", path_with_esbuild())
        yield


@pytest.fixture
def house(strange: tuple[House, Path]) -> Iterator[House]:
    house, _ = strange
    yield house
    complaints = [*house.devices.complaints]
    house.devices.give_back(house.nowhere)
    assert complaints == []


def sit(house: House, game: str, **more: object) -> Page:
    return house.against_bots(game, seats=2, as_list=False, **more)  # type: ignore[arg-type]


def test_the_board_of_the_documentation_is_played_to_its_end(house: House) -> None:
    page = sit(house, "good", name="Anna")
    expect(page.locator(".board svg[role=img]")).to_have_attribute("aria-label", "Zwei Becher")
    expect(page.locator(".board .token")).to_have_count(2)
    fill = page.locator(".cups-claim").evaluate("(one) => getComputedStyle(one).fill")
    assert fill == "rgb(1, 2, 3)"  # its style came too
    expect(page.locator(".board-fault")).to_have_count(0)
    for _ in until(page):
        if page.locator("dialog.over").count():
            break
        page.evaluate("[...document.querySelectorAll('.tray button')].at(-1)?.click()")
    expect(page.locator("dialog.over svg.picture")).to_contain_text("Auge")


def test_a_board_in_typescript_is_built_and_drawn(house: House) -> None:
    page = sit(house, "built")
    expect(page.locator(".board .die-body")).to_have_count(2)
    expect(page.locator(".board-fault")).to_have_count(0)


def test_a_board_of_ours_works_from_outside_as_it_is(house: House) -> None:
    """What strangers may use is enough for the largest of our own: it uses nothing else."""
    page = house.against_bots("ours", as_list=False)
    my_turn(page)
    assert page.evaluate(TOUCH, 20) > 20
    expect(page.locator(".board-fault")).to_have_count(0)
    expect(page.locator(".board .na-track").first).to_be_visible()


def test_a_game_without_a_board_is_played_on_the_generic_one(house: House) -> None:
    page = house.against_bots("plain", seats=2)
    assert play(page) > 0
    expect(page.locator(".board-fault")).to_have_count(0)


def test_a_board_that_is_only_a_board_is_enough(house: House) -> None:
    page = sit(house, "alone")
    page.locator(".tray button").first.click()
    expect(page.locator(".board-fault")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "en"])
def test_lessons_from_outside_are_played_on_the_board_from_outside(
    house: House, language: str
) -> None:
    """It is shown what to keep, tries the other, and keeps it."""
    page = house.guest("/", language=language)
    page.locator(f"#{TAUGHT} a[href='/learn/{TAUGHT}']").click()
    page.locator(f".lessons a[href='/learn/{TAUGHT}/keep']").click()
    page.wait_for_selector("main.lesson[data-rest]")
    expect(page.locator("h1")).to_have_text({"de": "Behalten", "en": "Keeping"}[language])
    expect(page.locator(".board svg .taught-place")).to_have_count(2)
    page.click(".tray .choices [data-action='1']")
    expect(page.locator(".wrong")).to_contain_text({"de": "Wurf", "en": "roll"}[language])
    page.click(".tray .choices [data-action='0']")
    page.wait_for_selector(".lesson-after")
    expect(page.locator(".teacher")).to_contain_text("Ben")
    expect(page.locator(".board-fault")).to_have_count(0)
    page.goto(f"{house.address}/learn/{TAUGHT}")
    expect(page.locator(".lessons .done")).to_have_count(1)


@pytest.mark.parametrize(("game", "said"), FAULTS.items())
def test_a_bad_board_is_named_and_the_game_goes_on(house: House, game: str, said: str) -> None:
    page = house.guest()
    page.route("**/games/gone/**/board.js", lambda route: route.fulfill(status=404))
    table = house.server.begin(game, 2, bots=[1])
    path, [token, _] = f"/t/{table[0]}", table[1]
    held = {"id": table[0], "game": game, "host": "", "seen": -1, "at": 0,
            "seats": [{"seat": 0, "token": token, "name": "Anna"}]}  # fmt: skip
    page.evaluate("(kept) => localStorage['pasch.tables'] = JSON.stringify(kept)", {table[0]: held})
    page.goto(house.address + path)
    expect(page.locator(".board-fault")).to_contain_text(said)
    assert play(page) > 0


def test_a_board_that_throws_later_is_replaced_where_it_stands(house: House) -> None:
    page = sit(house, "later")
    page.locator(".tray button").last.click()
    expect(page.locator(".board-fault")).to_be_visible()
    expect(page.locator(".board .mine")).to_have_count(0)


def test_a_time_that_is_none_is_a_fault(house: House) -> None:
    page = sit(house, "counts", motion="normal")
    page.locator(".tray button").last.click()
    expect(page.locator(".board-fault")).to_be_visible()


def test_a_fault_is_said_in_the_language_of_the_player(house: House) -> None:
    page = sit(house, "old", language="en")
    expect(page.locator(".board-fault")).to_contain_text("does not fit this version")


def test_games_from_outside_have_a_picture(house: House) -> None:
    page = house.guest()
    good, plain = page.locator("#good .cover"), page.locator("#plain .cover")
    expect(good.locator("use")).to_have_count(2)
    href = good.locator("use").last.get_attribute("href") or ""
    assert href.startswith("/games/good/")
    assert href.endswith("/art.svg#cover")
    expect(good.locator("text")).to_have_count(0)
    expect(plain.locator("text")).to_have_text("ZB")  # Zwei Becher


def test_a_changed_board_is_loaded_without_a_restart(
    strange: tuple[House, Path], house: House
) -> None:
    _, folder = strange
    page = sit(house, "alone")
    board = folder / "stranger_alone/web/board.js"
    board.write_text(MINIMAL.replace("h('svg')", "h('svg', { class: 'other' })"), "utf-8")
    expect(page.locator(".board .other")).to_have_count(0)
    page.reload()
    expect(page.locator(".board .other")).to_have_count(1)
