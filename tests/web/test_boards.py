"""What a touch on a board means, without a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import looking

KEPT = Path(__file__).parent / "snapshots/nichts_als_aerger.json"


def at(folder: Path, choices: list[str], on: list[str]) -> None:
    """My pieces are there, and I may do that; the number of a choice is its place, from 1."""
    told: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    [frame] = told["frames"]
    frame["position"]["players"][0]["on"] = on
    frame["choices"] = [
        {"action": number, "notation": notation, "words": notation}
        for number, notation in enumerate(choices, 1)
    ]
    looking().lay_out(folder, "nichts_als_aerger", told)


@pytest.fixture(scope="module")
def board(stage: tuple[Path, str], phone: Page) -> tuple[Path, Page, str]:
    """Where time passes only if it is told to."""
    folder, address = stage
    phone.clock.install()
    return folder, phone, f"{address}?game=nichts_als_aerger&pace=0"


def touch(page: Page, spot: str, dx: float = 0) -> None:
    """So far aside of the middle of a place, in parts of its width."""
    box = page.locator(f"[data-spot='{spot}']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * (0.5 + dx), box["y"] + box["height"] / 2)


def test_a_piece_that_stands_alone_moves_at_once(board: tuple[Path, Page, str]) -> None:
    folder, page, address = board
    at(folder, ["3-7", "20-24"], ["3", "20", "B", "B"])
    page.goto(address)
    touch(page, "from 3")
    expect(page.locator("#played")).to_have_text("1")


def test_of_two_that_stand_close_the_nearest_is_looked_at_first(
    board: tuple[Path, Page, str],
) -> None:
    folder, page, address = board
    at(folder, ["6-9", "7-10"], ["6", "7", "B", "B"])  # these two stand side by side
    page.goto(address)
    touch(page, "from 7", dx=0.2)
    expect(page.locator("#played")).to_have_text("")
    expect(page.locator(".na-acts .main")).to_have_text("7-10")
    page.click(".na-quiet")
    touch(page, "from 6", dx=-0.2)
    expect(page.locator(".na-acts .main")).to_have_text("6-9")
    touch(page, "from 6")
    expect(page.locator("#played")).to_have_text("1")


def test_nobody_passes_for_anybody(board: tuple[Path, Page, str]) -> None:
    folder, page, address = board
    at(folder, ["pass"], ["3", "B", "B", "B"])
    page.goto(address)
    page.clock.run_for(60_000)
    expect(page.locator("#played")).to_have_text("")
    page.click(".na-pass")
    expect(page.locator("#played")).to_have_text("1")


def test_to_play_no_card_stays_in_sight_when_one_is_opened(board: tuple[Path, Page, str]) -> None:
    folder, page, address = board
    at(folder, ["pass", "duell"], ["3", "B", "B", "B"])
    page.goto(address)
    page.click(".na-held")
    expect(page.locator(".na-acts .main")).to_be_visible()
    page.click(".na-pass")
    expect(page.locator("#played")).to_have_text("1")


def test_in_a_window_a_touch_on_a_card_plays_it(board: tuple[Path, Page, str]) -> None:
    folder, page, address = board
    at(folder, ["pass", "duell"], ["3", "B", "B", "B"])
    page.goto(f"{address}&window=1200")
    expect(page.locator(".na-pass")).to_have_count(0)  # it lies over the board, beside "wait"
    page.click(".na-held.ring")
    expect(page.locator("#played")).to_have_text("2")


def test_who_can_answer_is_waited_for(board: tuple[Path, Page, str]) -> None:
    folder, page, address = board
    at(folder, ["pass", "duell"], ["3", "B", "B", "B"])
    page.goto(address)
    expect(page.locator(".na-pass")).to_be_visible()
    page.clock.run_for(60_000)
    expect(page.locator("#played")).to_have_text("")


def interrupted(folder: Path) -> None:
    """Two pictures: between them Bo shouts a Denkste."""
    told: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    [frame] = told["frames"]
    frame["choices"] = []
    after = json.loads(json.dumps(frame))
    after["position"]["plays"].append(
        {"play": "denkste", "seat": 1, "step": 0, "doing": "answers", "actor": 0}
    )
    after["happened"] = [{"actor": 1, "notation": "denkste"}]
    told["frames"] = [frame, after]
    looking().lay_out(folder, "nichts_als_aerger", told)


def turn(page: Page) -> None:
    """To the next picture, once the page listens."""
    page.wait_for_selector(".na-board")
    page.clock.run_for(200)
    page.keyboard.press("Control+ArrowRight")


def test_an_interrupt_is_slammed_onto_the_table(board: tuple[Path, Page, str]) -> None:
    folder, page, address = board
    interrupted(folder)
    page.goto(address.replace("pace=0", "pace=1"))
    page.evaluate(  # on a busy machine it is over before anybody could look
        """() => {
          window.begun = [];
          addEventListener("animationstart", ({ target, animationName }) => {
            if (target.matches(".na-slams")) window.begun.push(animationName);
          }, true);
        }"""
    )
    turn(page)
    expect(page.locator(".na-shout")).to_have_text("Denkste!")
    expect(page.locator(".na-trouble.na-startled")).to_be_attached()
    page.wait_for_function("window.begun.length")
    assert page.evaluate("window.begun") == ["na-slams"]


def test_an_interrupt_lies_there_at_once_where_nothing_moves(
    board: tuple[Path, Page, str],
) -> None:
    folder, page, address = board
    interrupted(folder)
    page.goto(address)
    turn(page)
    expect(page.locator(".na-trouble.na-startled")).to_be_attached()
    expect(page.locator(".na-shout, .na-sparks, .na-slams, .na-until")).to_have_count(0)
    assert (
        page.locator(".na-board").evaluate("one => one.getAnimations({subtree: true}).length") == 0
    )
