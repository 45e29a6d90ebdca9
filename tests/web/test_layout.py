"""How tables lie in every window: nothing overlaps, nothing is cut off, the room is used."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from games.nichts_als_aerger.arrange import at
from playwright.sync_api import CDPSession, Page, expect
from web.house import GAMES, House, my_turn, play
from web.windows import NEXT_FRAME, WINDOWS, Window, show

import pasch

MEASURE = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8").rstrip().rstrip(";")

# Where the middle of each card of a hand is, and which buttons above it are cut off.
ENDS = """() => {
  const list = document.querySelector(".na-acts").getBoundingClientRect();
  const cut = (one) => one.getBoundingClientRect().bottom > list.bottom + 1;
  return [
    [...document.querySelectorAll(".na-held")].map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
    [...document.querySelectorAll(".na-acts button")].filter(cut).map((one) => one.textContent),
  ];
}"""
# After so many moves it is the turn of somebody whose table is looked at.
MOMENTS = (0, 2, 6)


def measured(page: Page, window: Window) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(MEASURE, {"scrolls": window.scrolls, "least": 14})
    return found


def faults(page: Page, window: Window) -> list[str]:
    """What is wrong there, and whether the window is left empty."""
    found = measured(page, window)
    told = [f"{window}: {fault}" for fault in found["faults"]]
    upright = window.height > window.width
    if upright and not window.scrolls and found["empty"] > 0.16:
        told.append(f"{window}: {found['empty']:.0%} of its height is empty")
    if not upright and not window.scrolls and found["board"][1] < 0.72 * window.height:
        told.append(f"{window}: the board is only {found['board'][1]:.0f} px high")
    return told


def go_on(page: Page, moves: int) -> bool:
    """So many moves from the list, and back to the board; whether the game still goes on."""
    page.wait_for_selector(".asks.mine")
    if moves:
        page.click(".asks [aria-pressed='false']")
        play(page, moves)
        page.wait_for_selector(".asks.mine, dialog.over")
        if page.locator("dialog.over").count():
            return False
        page.click(".asks [aria-pressed='true']")
    expect(page.locator(".tray > .choices")).to_have_count(0)
    return True


@pytest.mark.parametrize(("most", "language"), [(False, "de"), (True, "de"), (True, "en")])
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_its_place(house: House, game: str, most: bool, language: str) -> None:
    seats = pasch.load(game).seats[-1] if most else 2
    page = house.against_bots(game, seats=seats, level=1, language=language, as_list=False)
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    done = 0
    try:
        for moves in MOMENTS:
            if not go_on(page, moves - done):
                break
            done = moves
            for window in WINDOWS:
                show(page, tools, window)
                found += (f"after {moves} moves, {fault}" for fault in faults(page, window))
    finally:
        show(page, tools, WINDOWS[0])
    assert "\n".join(found) == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_list_of_choices_has_its_place(house: House, game: str) -> None:
    page = house.against_bots(game, seats=3, level=1)
    my_turn(page)
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    for window in WINDOWS[:9]:
        show(page, tools, window)
        found += (
            f"{window}: {fault}"
            for fault in measured(page, window._replace(scrolls=True))["faults"]
            if not fault.endswith("px small")  # the board makes room for the list
        )
    assert "\n".join(found) == ""


# What lies on top where the sentence and the board are at the same place.
ON_TOP = """() => {
  scrollTo(0, 1e5);
  const [board, asks] = [".board", ".asks"].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  const y = (Math.max(board.top, asks.top) + Math.min(board.bottom, asks.bottom)) / 2;
  const meet = Math.min(board.bottom, asks.bottom) - Math.max(board.top, asks.top);
  const found = document.elementFromPoint(asks.left + 30, y);
  return [meet, found.closest(".asks") ? "asks" : "board"];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_with_large_letters_the_sentence_goes_under_the_board(house: House, game: str) -> None:
    page = house.against_bots(game, seats=4, level=1, as_list=False)
    my_turn(page)
    tools = page.context.new_cdp_session(page)
    try:
        show(page, tools, Window(390, 844, 32, scrolls=True))
        meet, top = page.evaluate(ON_TOP)
    finally:
        show(page, tools, WINDOWS[0])
    assert meet <= 0 or top == "board"
    assert meet > 0 or game != "wonderful_world"  # the longest tray: here they do meet


@pytest.mark.parametrize("end", ["turns", "deck"])
def test_what_is_left_of_a_counted_game_has_its_place(house: House, end: str) -> None:
    """Before anybody holds a card, and with the first ones."""
    page = house.against_bots("nichts_als_aerger", {"end": end}, seats=4, level=1, as_list=False)
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    try:
        for moves in (0, 4):
            assert go_on(page, moves)
            for window in WINDOWS:
                show(page, tools, window)
                faults_there = measured(page, window._replace(scrolls=True))["faults"]
                found += (f"{window}: {fault}" for fault in faults_there)
    finally:
        show(page, tools, WINDOWS[0])
    assert "\n".join(found) == ""


@pytest.mark.parametrize("game", GAMES)
def test_short_names_are_whole_on_a_phone(house: House, game: str) -> None:
    page = house.against_bots(game, seats=3, level=1, as_list=False, name="Anna", size=(640, 360))
    my_turn(page)
    cut = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => one.innerText)"""
    assert page.locator(".players .name").evaluate_all(cut) == []


@pytest.mark.parametrize("game", GAMES)
def test_enlarging_enlarges(house: House, game: str) -> None:
    """A board at 400 % is larger than at 100 %, and panned."""
    page = house.against_bots(game, seats=2, level=1, as_list=False)
    my_turn(page)
    tools = page.context.new_cdp_session(page)
    boards = []
    for window in (Window(1280, 1024), Window(1280 // 4, 1024 // 4, scrolls=True)):
        show(page, tools, window)
        boards.append(measured(page, window)["board"])
    (wide, high), (zoomed_wide, zoomed_high) = boards
    assert 4 * zoomed_wide > 1.4 * wide
    assert 4 * zoomed_high > 1.4 * high


def zoom(page: Page, tools: CDPSession, percent: int) -> None:
    """As a browser enlarges: the window stays 1280 x 1024, with fewer and larger points in it."""
    metrics = {
        "width": 1280 * 100 // percent,
        "height": 1024 * 100 // percent,
        "deviceScaleFactor": percent / 100,
        "screenWidth": 1280,
        "screenHeight": 1024,
        "mobile": False,
    }
    tools.send("Emulation.setDeviceMetricsOverride", metrics)
    page.evaluate(NEXT_FRAME)


IN_SIGHT = """() => {
  const [place, drawn] = [".board", ".board > svg"].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return Math.min(1, place.width / drawn.width) * Math.min(1, place.height / drawn.height);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_enlarging_step_by_step_enlarges(house: House, game: str) -> None:
    """What a page is told of it is what browsers tell; a little of it leaves the board in sight."""
    page = house.against_bots(game, seats=2, level=1, as_list=False, size=(1280, 1024))
    my_turn(page)
    tools = page.context.new_cdp_session(page)
    sizes = []
    try:
        for percent in (100, 110, 125, 150, 175, 200, 250, 300, 400):
            zoom(page, tools, percent)
            assert page.evaluate("outerWidth") == 1280
            found = measured(page, Window(1280, 1024, scrolls=True))
            sizes.append(percent / 100 * found["board"][0])
            if percent <= 110:
                assert page.evaluate(IN_SIGHT) > 0.8
    finally:
        tools.send("Emulation.clearDeviceMetricsOverride")
    assert sizes == sorted(sizes)
    assert sizes[1] > 1.02 * sizes[0]
    assert sizes[5] > 1.2 * sizes[0]


def test_the_window_is_named_after_page_and_turn(house: House) -> None:
    page = house.guest("/nothing")
    expect(page).to_have_title("Hier ist nichts · Pasch")
    page = house.against_bots("simpsons", {"bank": 40}, seats=2, level=1, name="Anna")
    my_turn(page)
    expect(page).to_have_title("Anna ist am Zug · Mach dir keinen Fleck ins Hemd! · Pasch")
    play(page)
    words = page.locator("dialog.over h2").first.inner_text()
    expect(page).to_have_title(
        f"{words.removesuffix('.')} · Mach dir keinen Fleck ins Hemd! · Pasch"
    )
    page.click("dialog.over a[href='/']")
    expect(page).to_have_title("Pasch")


def test_portraits_and_the_picture_of_the_end_have_names(house: House) -> None:
    page = house.against_bots("simpsons", {"bank": 40}, seats=2, level=1, name="Anna")
    my_turn(page)
    named = page.locator(".board [role=img][aria-label], .board .spot")
    told = [one.get_attribute("aria-label") or "" for one in named.all()]
    for portrait in ("Homer", "Marge", "Bart", "Lisa", "Maggie", "Die Kinder", "Die ganze Familie"):
        assert sum(f"„{portrait}“" in words for words in told) == 1
    play(page)
    label = page.locator("svg.picture").get_attribute("aria-label") or ""
    assert "Anna" in label
    assert "Bo" in label
    assert "Chips" in label


def test_dice_differ_by_more_than_colour(house: House) -> None:
    page = house.against_bots("nichtlustig", seats=2, level=1, as_list=False)
    my_turn(page)
    edges = page.locator(".nl-die .nl-edge").evaluate_all(
        """(all) => all.map((one) => {
          const style = getComputedStyle(one);
          return style.stroke === "none" ? "" : `${style.strokeWidth} ${style.strokeDasharray}`;
        })"""
    )
    assert len(edges) == 7
    assert len(set(edges)) == 4


def test_sideways_all_that_can_be_done_after_the_game_is_in_sight(house: House) -> None:
    page = house.against_bots("simpsons", {"bank": 60}, seats=4, level=1, size=(640, 360))
    play(page)
    page.wait_for_selector("dialog.over[open]")
    for box in page.locator("dialog.over :is(a.button, button)").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
    ):
        assert box <= 360


def test_a_lifted_card_is_not_cut_off(house: House) -> None:
    page = house.against_bots("wonderful_world", seats=4, level=1, as_list=False)
    my_turn(page)
    page.locator(".ww-mine").first.evaluate("(one) => one.setAttribute('aria-pressed', 'true')")
    card, tray = (
        page.locator(which).first.evaluate("(one) => one.getBoundingClientRect().top")
        for which in (".ww-mine[aria-pressed=true] .ww-card", ".tray")
    )
    assert card >= tray + 4  # its ring has room, too


# Four people have a die each, and one of them is to go.
GIVING = {
    "game": "wonderful_world", "seats": 4, "options": {"open_hands": True}, "phase": "giving",
    "first": 0, "turn": 0,
    "rows": {
        "1": ["1d", "3e", "5c", "6b", "2a", "4f"], "2": ["2e", "5a", "1f", "4c"],
        "3": ["3d", "2f", "6a", "4e"], "4": ["4a", "1b", "2d", "5f", "6e"],
        "5": ["5d", "3f", "1e", "2c", "4b"], "6": ["6d"],
    },
    "players": [{"hand": [], "dice": 1}] * 4, "pile": {"grey": 0, "landscapes": 0},
    "beaten": ["1c", "3a", "3b", "5b", "6c"], "dice": [1, 3, 3, 5], "to_throw": 0,
    "falling": [], "shown": [],
}  # fmt: skip


def opened(house: House, position: dict[str, Any], language: str, folder: Path) -> Page:
    """A table in this position, at which Anna is asked."""
    file = folder / "position.json"
    file.write_text(json.dumps(position))
    page = house.guest("/open", name="Anna", language=language)
    page.set_input_files("input[type=file]", file)
    page.click(".play-on .main")
    page.wait_for_url("**/t/*")
    my_turn(page)
    if page.locator(".asks [aria-pressed='true']").count():
        page.click(".asks [aria-pressed='true']")
    return page


@pytest.mark.parametrize("language", ["de", "en"])
def test_who_of_four_gives_up_a_die_has_its_place(
    house: House, language: str, tmp_path: Path
) -> None:
    page = opened(house, GIVING, language, tmp_path)
    expect(page.locator(".ww-rest button")).to_have_count(4)
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    for window in WINDOWS[:9]:
        show(page, tools, window)
        found += (f"{window}: {fault}" for fault in measured(page, window)["faults"])
    assert "\n".join(found) == ""


@pytest.mark.parametrize("language", ["de", "en"])
def test_two_long_moves_of_a_piece_leave_the_hand_in_sight(
    house: House, language: str, tmp_path: Path
) -> None:
    hands = ("marathon denkste bombe", "karate", "karate", "karate")
    pieces = ("5 38 B B", "37 39 B B", "22 B B B", "10 B B B")
    spot = at(*pieces, hands=hands).play("roll d2")
    page = opened(house, pasch.load("nichts_als_aerger").position(spot.state), language, tmp_path)
    tools = page.context.new_cdp_session(page)
    for window in (Window(360, 640), Window(640, 360)):
        show(page, tools, window)
        if not page.locator(".na-quiet").count():
            page.locator(".board .spot[data-spot='from 5']").click()
        expect(page.locator(".na-acts button")).to_have_count(3)
        middles, cut = page.evaluate(ENDS)
        assert max(middles) <= window.height, window  # a finger finds them
        assert cut == [], window


def test_a_long_pile_leaves_the_hand_in_sight(house: House, tmp_path: Path) -> None:
    gone = (
        "champion knobelrunde die_chance grossmut denkste aetsch karate duell hypnose polonaise"
        " trio geburtstag prophezeiung wuerfel_menue geisterfahrer platztausch grosser_start"
    )
    hands = ("marathon bombe siebenmeilenstiefel", "karate", "karate")
    spot = at("5 38 B B", "37 39 B B", "22 B B B", hands=hands, discards=gone)
    page = opened(house, pasch.load("nichts_als_aerger").position(spot.state), "de", tmp_path)
    show(page, page.context.new_cdp_session(page), Window(360, 640))
    page.locator(".na-stock button").last.click()
    expect(page.locator(".na-told")).to_contain_text("Knobelrunde")
    middles, _ = page.evaluate(ENDS)
    assert len(middles) == 3
    assert max(middles) <= 640
