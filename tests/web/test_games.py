"""Each game to its end, with bots in every other seat."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from web.house import GAMES, House, my_turn, play

SCORES = {
    "mal_anders": "im Ziel",
    "nichtlustig": "Punkt",
    "nichts_als_aerger": "im Ziel",
    "simpsons": "Chip",
    "wonderful_world": "von 30 vertrieben",
}
SHORT: dict[str, dict[str, Any]] = {
    "nichts_als_aerger": {"end": "turns", "rounds": 3},
}
# What somebody touches who does not use the list: places on the board, then the tray.
TOUCH = """
(enough) => new Promise((resolve) => {
  const seen = () => Object.values(JSON.parse(localStorage["pasch.tables"]))[0].seen;
  const from = seen();
  const end = Date.now() + 60000;
  let luck = 7;
  const look = () => {
    if (seen() > from + enough || Date.now() > end) return resolve(seen() - from);
    const found = [...document.querySelectorAll(
      ".board .spot, .tray button:not(:disabled), .tray [role=button], dialog[open] .choices button"
    )].filter((one) => one.checkVisibility());
    const asked = found.filter((one) => one.closest("dialog"));
    const all = asked.length ? asked : found;
    luck = (luck * 1103515245 + 12345) % 2147483648;
    all[(luck >> 8) % all.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    setTimeout(look, 10);
  };
  look();
})
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_its_end(house: House, game: str) -> None:
    page = house.against_bots(game, SHORT.get(game), name="Anna", seats=2, level=1)
    moves = play(page)
    assert moves > 0
    assert page.locator("dialog.over h2").inner_text() in (
        "Anna gewinnt!", "Bo gewinnt!", "Cem gewinnt!", "Gemeinsam gewonnen!",
        "Diesmal leider verloren.",
    ) or "gewinnen" in page.locator("dialog.over h2").inner_text()  # fmt: skip
    expect(page.locator("dialog.over svg.picture")).to_contain_text(SCORES[game])
    lost = page.locator("dialog.over h2").inner_text() == "Diesmal leider verloren."
    scores = re.findall(r"\d im Ziel", page.locator("dialog.over ol").inner_text())
    tied = game == "nichts_als_aerger" and scores[0] == scores[1]
    expect(page.locator("dialog.over .why")).to_have_count(int(lost or tied))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_touching_the_board(house: House, game: str) -> None:
    page = house.against_bots(game, as_list=False)
    my_turn(page)
    assert page.evaluate(TOUCH, 20) > 20
