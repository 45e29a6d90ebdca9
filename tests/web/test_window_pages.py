"""Whoever measures windows learns nothing of what somebody at a real page holds.

The page says nothing by itself while a window is open, whether it shows a card to play or not; and
how long windows are is compared by the test of Kolmogorov and Smirnov, as over sockets alone
(tests/server/test_window_lengths.py).  200 of each kind: bench/windows.py.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

import pytest
from server.hands import USABLE, USELESS
from server.test_window_lengths import ATTEMPTS, LUCK, likelihood
from server.window_pages import LENGTH, lights_up, long_window, measure, pages
from web.windows import COVERS, NEXT_FRAME, WINDOWS

from web import house

MEASURED = 12  # of each kind
# As we were: a lone "pass" is passed by the page itself.
TALKS = """
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const { t, v, seat, window, choices } = JSON.parse(data);
      const pass = t === "choices" && window && choices.find(({ notation }) => notation === "pass");
      if (!pass) return;
      this.send(JSON.stringify({ t: "move", seat, at: v, action: pass.action, key: "x" }));
    });
  }
};
"""


def apart(work: object) -> None:
    """In a thread of its own: the browser of the other tests has this one's event loop."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()  # type: ignore[arg-type]


@pytest.fixture(autouse=True, scope="module")
def _built() -> None:
    house.build()


def test_a_page_with_a_card_to_play_cannot_be_told_from_one_without(tmp_path: Path) -> None:
    async def compare() -> None:
        async with pages(tmp_path) as (served, sitters):
            assert await lights_up(served, sitters, "lit") == {USABLE: True, USELESS: False}
            found: list[float] = []
            while max(found, default=0) <= LUCK and len(found) < ATTEMPTS:
                both = await measure(served, sitters, MEASURED, f"{len(found)}")
                for measured in both.values():
                    assert [each.sent for each in measured] == [[]] * MEASURED
                lengths = [[each.length for each in measured] for measured in both.values()]
                assert median(lengths[0]) > 0.5 * LENGTH / 1000  # there was something to measure
                found.append(likelihood(*lengths))
            assert max(found) > LUCK, found

    apart(compare())


def test_a_page_that_answers_by_itself_is_found_out(tmp_path: Path) -> None:
    async def compare() -> None:
        async with pages(tmp_path, TALKS) as (served, sitters):
            both = await measure(served, sitters, 2)
            assert all(each.sent for each in both[USABLE])

    apart(compare())


def test_the_bar_of_a_window_covers_no_field_and_no_card(tmp_path: Path) -> None:
    async def look() -> None:
        async with pages(tmp_path) as (served, sitters):
            page = sitters[USABLE].page
            async with long_window(served, sitters[USABLE], USABLE, "bar"):
                await page.wait_for_selector(".window .main")
                found = {}
                for window in WINDOWS:
                    if window.font == 16 and not window.scrolls:
                        size = {"width": window.width, "height": window.height}
                        await page.set_viewport_size(size)  # type: ignore[arg-type]
                        await page.evaluate(NEXT_FRAME)
                        found[window] = await page.evaluate(COVERS)
                assert {window: by for window, by in found.items() if by > 4} == {}

    apart(look())
