"""How tables lie in every window: nothing overlaps, nothing is cut off, the room is used."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import GAMES, House, my_turn, play
from web.windows import WINDOWS, Window, show

import pasch

MEASURE = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8").rstrip().rstrip(";")

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
