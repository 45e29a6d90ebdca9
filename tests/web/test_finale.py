"""The end of each game: short, skippable, still where nothing moves, and another one for losers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.house import GAMES, House, looking

SNAPSHOTS = Path(__file__).parent / "snapshots"
LONGEST = 4000  # milliseconds
# When the last movement of a finale ends; 0 is: nothing moves.
ENDS = """
() => Math.max(0, ...document.querySelector(".finale").getAnimations({ subtree: true })
  .map((one) => one.effect.getComputedTiming().endTime))
"""
DRAWN = "document.querySelector('.finale').innerHTML"
# Plays as PLAYER of the house does, hurrying whatever moves, until the finale is there.
UNTIL_FINALE = """
() => new Promise((resolve, reject) => {
  let moves = 0;
  const end = Date.now() + 90000;
  const look = () => {
    const finale = document.querySelector(".finale svg");
    if (finale) return resolve(document.querySelector("dialog.over[open]") !== null);
    if (Date.now() > end) return reject(new Error(`no finale after ${moves} moves`));
    document.querySelector(".board")?.click();
    const found = document.querySelectorAll(".tray .choices button");
    if (found.length) {
      moves += 1;
      found[(7 * moves) % found.length].click();
    }
    setTimeout(look, 4);
  };
  look();
})
"""
# A finale that does not end by itself, however slow the machine is: long clocks never ring.
ENDLESS = """
() => {
  const real = window.setTimeout;
  window.setTimeout = (work, time, ...more) => (time > 3000 ? 0 : real(work, time, ...more));
}
"""
QUICK: dict[str, Any] = {"end": "turns", "rounds": 2}


def shown(stage: tuple[Path, str], page: Page, game: str, query: str) -> None:
    """The finale of a game over the position that is kept of it."""
    folder, address = stage
    told = json.loads((SNAPSHOTS / f"{game}.json").read_text(encoding="utf-8"))
    looking().lay_out(folder, game, told)
    page.goto(f"{address}?game={game}&{query}")
    page.wait_for_selector(".finale svg")


@pytest.mark.parametrize("game", [*GAMES, "generic"])
def test_a_finale_is_short_and_still_where_nothing_moves(
    stage: tuple[Path, str], phone: Page, game: str
) -> None:
    plain = "&plain" if game == "generic" else ""
    of = GAMES[0] if game == "generic" else game
    drawn = []
    for how in ("won", "lost"):
        shown(stage, phone, of, f"finale={how}&pace=1{plain}")
        assert 500 < phone.evaluate(ENDS) <= LONGEST
        shown(stage, phone, of, f"finale={how}&pace=0{plain}")
        assert phone.evaluate(ENDS) == 0
        drawn.append(phone.evaluate(DRAWN))
    won, lost = drawn
    assert won != lost


def over(house: House, *, endless: bool = False, **settings: Any) -> tuple[Page, bool]:
    """Somebody at the end of a game, and whether the result is open together with the finale."""
    page = house.against_bots("nichts_als_aerger", QUICK, seats=2, level=1, **settings)
    if endless:
        page.evaluate(ENDLESS)
    return page, page.evaluate(UNTIL_FINALE)


def test_any_key_skips_the_finale(house: House) -> None:
    page, opened = over(house, motion="normal", endless=True)
    assert not opened
    expect(page.locator(".finale")).to_have_attribute("aria-hidden", "true")
    page.keyboard.press("Shift")
    expect(page.locator("dialog.over[open]")).to_be_visible()


def test_a_tap_skips_the_finale(house: House) -> None:
    page, opened = over(house, motion="normal", endless=True)
    assert not opened
    page.mouse.click(180, 200)
    expect(page.locator("dialog.over[open]")).to_be_visible()
    page.click("dialog.over [aria-label='Schließen']")
    expect(page.locator(".finale")).to_have_count(0)  # the board is there to be looked at


def test_the_result_follows_the_finale_by_itself(house: House) -> None:
    page, opened = over(house, motion="fast")
    assert not opened
    expect(page.locator("dialog.over[open]")).to_be_visible()


def test_where_nothing_moves_the_result_is_there_at_once(house: House) -> None:
    page, _ = over(house, motion="none")
    expect(page.locator("dialog.over[open]")).to_be_visible()
    assert page.evaluate(ENDS) == 0


def test_who_comes_back_to_a_finished_game_sees_no_finale_move(house: House) -> None:
    page, _ = over(house, motion="none")
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage["pasch.settings"]);
          localStorage["pasch.settings"] = JSON.stringify({ ...kept, motion: "normal" });
        }"""
    )
    page.reload()
    expect(page.locator("dialog.over[open]")).to_be_visible()
    page.wait_for_selector(".finale svg", state="attached")
    assert page.evaluate(ENDS) == 0
