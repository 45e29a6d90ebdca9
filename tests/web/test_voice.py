"""What a screen reader is given to read, and when."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import Any

from playwright.sync_api import Page
from web.house import House, my_turn, play

SPEED = 22  # characters a second
HEARD = "[...document.querySelectorAll('#voice p')].map((one) => one.textContent)"
# What is announced and when, and when a question is shown; the last choice is played at once.
RECORD = """
(turns) => new Promise((resolve, reject) => {
  const said = [], asked = [];
  const end = Date.now() + 90000;
  let mine = false;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) said.push([performance.now(), node.textContent]);
  }).observe(document.getElementById("voice"), { childList: true });
  const look = () => {
    const shown = document.querySelector(".asks.mine") !== null;
    if (shown && !mine) asked.push(performance.now());
    mine = shown;
    const over = asked.length > turns || document.querySelector("dialog.over");
    if (over) return resolve([said, asked]);
    if (Date.now() > end) return reject(new Error(JSON.stringify([said, asked])));
    if (shown) [...document.querySelectorAll(".tray .choices button")].pop()?.click();
    setTimeout(look, 5);
  };
  look();
})
"""


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate(HEARD)
    return found


def late(said: list[tuple[float, str]], asked: list[float]) -> list[float]:
    """Seconds from each question's being shown until a voice would begin to read it."""
    found = []
    free = 0.0
    starts = []
    for at, text in said:
        starts.append(max(free, at))
        free = starts[-1] + 1000 * len(text) / SPEED
    for shown in asked:
        after = [start for start, (at, _) in zip(starts, said, strict=True) if at >= shown - 50]
        found += [(after[0] - shown) / 1000] if after else []
    return found


def test_the_opening_is_told(house: House) -> None:
    page = house.guest(name="Anna")
    page.wait_for_selector(".card h2")
    page.evaluate(
        """() => {
          window.told = [];
          new MutationObserver((changes) => {
            for (const { target, addedNodes } of changes)
              if (target.id === "voice")
                for (const node of addedNodes) window.told.push(node.textContent);
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    page.click("#mal_anders button.main")
    my_turn(page)
    page.wait_for_function("() => window.told.some((text) => text.includes('Möglichkeit'))")
    told: list[str] = page.evaluate("window.told")
    assert "beginnt." in told[0]
    assert "würfelt" in told[0]
    assert any("Anna würfelt" in text for text in told)
    assert not any(text.endswith("Eine Möglichkeit.") for text in told)  # it plays itself


def test_whoever_comes_back_hears_what_happened(house: House) -> None:
    """Also without motion, where it is not shown step by step."""
    page = house.against_bots("mal_anders", name="Anna")
    play(page, 4)
    my_turn(page)
    page.evaluate(
        """() => {
          const tables = JSON.parse(localStorage["pasch.tables"]);
          for (const table of Object.values(tables)) table.seen -= 5;
          localStorage["pasch.tables"] = JSON.stringify(tables);
        }"""
    )
    page.reload()
    my_turn(page)
    page.wait_for_function(f"() => {HEARD}.length > 1")
    assert " würfelt " in heard(page)[0]


def test_the_voice_speaks_in_a_sheet(house: House) -> None:
    page = house.against_bots("mal_anders", name="Anna")
    my_turn(page)
    page.keyboard.press("s")
    page.wait_for_selector("dialog [role=log]", state="attached")
    assert page.locator("dialog [role=log] p").count() == 0  # what was said before is not repeated
    page.evaluate("document.querySelectorAll('.tray .choices button')[0].click()")
    page.wait_for_selector("dialog [role=log] p", state="attached")
    assert "Anna" in page.locator("dialog [role=log] p").first.inner_text()


def test_a_question_waits_for_the_voice(house: House) -> None:
    """Bots wait, what one seat did is told in one go, and the own question is read at once."""
    page = house.against_bots("mal_anders", name="Anna", seats=2, level=1, listening=True)
    recorded: tuple[Any, Any] = page.evaluate(RECORD, 3)
    said, asked = recorded
    found = late(said, asked[1:])
    assert found
    assert median(found) <= 1
    texts = [text for _, text in said]
    assert all(one != other for one, other in pairwise(texts))
    assert not any("Bo ist am Zug" in text for text in texts)
