"""Each game to its end by keys alone, by somebody who knows only what a screen reader would say.

What is announced, and the name of what has the focus: nothing else is looked at.
"""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page
from web.house import GAMES, House

SHORT: dict[str, dict[str, Any]] = {
    "nichts_als_aerger": {"end": "turns", "rounds": 3},
    "simpsons": {"bank": 40},
}
QUESTION = re.compile(r"Möglichkeit(en)?\.$")
GOOD = ("hinaus", "Ziel", "Punkt")
TRAY = "Möglichkeiten"  # where the focus waits while others move
SECONDS = 60
# Announcements since the last look, wherever they are made, and what has the focus.
LISTEN = """() => {
  window.said = [];
  const note = (node) => {
    if (node.nodeType === 1 && node.matches("[role=log] p")) window.said.push(node.textContent);
  };
  const inert = (node) => {
    const open = [...document.querySelectorAll("dialog[open]")].pop();
    return open && !open.contains(node);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (!inert(node)) note(node);
  }).observe(document.body, { childList: true, subtree: true });
}"""
HEAR = """() => {
  const now = document.activeElement;
  const name = now?.getAttribute("aria-label") ?? now?.textContent ?? "";
  const sheet = now?.closest("dialog")?.getAttribute("aria-label") ?? "";
  return [window.said.splice(0), now === document.body ? "" : name, sheet];
}"""


class Listener:
    """Hears and presses keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.asked = False

    def listen(self) -> tuple[str, str]:
        said, focus, sheet = self.page.evaluate(HEAR)
        self.heard += said
        self.asked = self.asked or any(QUESTION.search(text) for text in said)
        return focus, sheet

    def press(self, key: str) -> str:
        """The name of what has the focus then."""
        self.page.keyboard.press(key)
        return self.listen()[0]

    def choose(self, first: str) -> None:
        """One of the first few choices, by what they say; Enter takes it."""
        for _ in range(3):
            if any(word in first for word in GOOD):
                break
            then = self.press("ArrowDown")
            if then == first:
                break
            first = then
        self.asked = False
        self.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keys_and_by_the_voice_alone(house: House, game: str) -> None:
    plan = {"seats": 2, "level": 1, "options": SHORT.get(game, {})}
    page = house.guest(name="Anna", plans={game: plan})
    page.wait_for_selector(".card h2")
    page.evaluate(LISTEN)
    listener = Listener(page)
    title = page.locator(f"#{game} h2").inner_text()
    for _ in range(60):
        if listener.press("Tab") == f"Gegen Bots: {title}":
            break
    page.keyboard.press("Enter")
    answered = 0
    end = time.monotonic() + SECONDS
    while True:
        focus, sheet = listener.listen()
        if re.search("gewinn|gewonnen|verloren", sheet):
            break
        if listener.asked and focus and focus not in (title, TRAY):
            answered += 1
            listener.choose(focus)
        assert time.monotonic() < end, (focus, sheet, listener.heard[-5:])
        page.wait_for_timeout(5)
    assert answered > 1
    assert "beginnt" in " ".join(listener.heard[:4]) or game == "wonderful_world"
