"""Windows as somebody measures them whose opponent sits at a real page, with a usable card or not.

Shared by the test and by bench/windows.py, which measures 200 of each kind.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Page, WebSocket, async_playwright
from server.hands import TOKENS, USABLE, USELESS, about_to_draw, table
from server.house import AT_ONCE, House, house

from pasch.bench.browser import launch_options
from pasch.games.nichts_als_aerger.rules.actions import PASS
from pasch.server.messages import Events, OpenWindow

LENGTH = 250  # milliseconds
LIT = ".ring"
MS = 45_000  # only what hangs takes so long
# Whatever a page keeps on its device, before it is opened.
KEEP = """(kept) => {
  localStorage.clear();
  for (const name in kept) localStorage[`pasch.${name}`] = JSON.stringify(kept[name]);
}"""
PINGS = "ping"  # are sent by the clock alone


class Measured(NamedTuple):
    length: float  # seconds
    sent: list[str]  # what the page said meanwhile


class Sitter:
    """A page, from table to table."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.sent: list[str] = []
        self._address = address
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    async def sit(self, id: str, seat: int = 1) -> None:
        """At this table, which it has seen as it is."""
        held = {"seat": seat, "token": TOKENS[seat], "name": f"P{seat}"}
        known = {"id": id, "game": "nichts_als_aerger", "host": "", "seen": -1, "at": 0,
                 "seats": [held]}  # fmt: skip
        settings = {"language": "en", "motion": "none"}
        tour = {"nichts_als_aerger": ["*"]}
        kept = {"settings": settings, "tables": {id: known}, "tour": tour}
        await self.page.goto(f"{self._address}/health")
        await self.page.evaluate(KEEP, kept)
        await self.page.goto(f"{self._address}/t/{id}")
        await self.page.wait_for_selector(".board > *")
        await self.page.wait_for_selector(".asks:not(:empty)")


@asynccontextmanager
async def pages(folder: Path, script: str = "") -> AsyncIterator[tuple[House, dict[str, Sitter]]]:
    """A server, and a page for each kind of hand; both have the same load to bear.

    `script` is run in them before anything else.
    """
    async with house(folder, AT_ONCE) as served, async_playwright() as driver:
        browser = await driver.chromium.launch(**launch_options())
        sitters = {}
        for card in (USABLE, USELESS):
            context = await browser.new_context(service_workers="block")
            context.set_default_timeout(MS)
            if script:
                await context.add_init_script(script)
            sitters[card] = Sitter(await context.new_page(), f"http://localhost:{served.port}")
        yield served, sitters
        await browser.close()


async def measure(
    served: House, sitters: dict[str, Sitter], windows: int, name: str = ""
) -> dict[str, list[Measured]]:
    """So many of each kind, two at a time."""
    found: dict[str, list[Measured]] = {USABLE: [], USELESS: []}
    numbers = count()
    for _ in range(windows):
        both = [_window(served, f"{name}w{next(numbers)}", sitters[card], card) for card in found]
        for card, measured in zip(found, await asyncio.gather(*both), strict=True):
            found[card].append(measured)
    return found


async def _window(served: House, id: str, sitter: Sitter, card: str) -> Measured:
    """One in which seat 1 sits at the page, as seat 3 measures it who opened it."""
    hands = (USELESS, card, USELESS, USELESS)
    party = await table(served, id, *hands, log=about_to_draw, window_ms=LENGTH)
    await sitter.sit(id)
    measuring = await party.guest(3)
    await measuring.settle()
    sitter.sent.clear()
    clock = asyncio.get_running_loop().time
    await measuring.say(t="move", seat=3, at=measuring.version, action=PASS)
    await measuring.hear(OpenWindow)
    begun = clock()
    await measuring.hear(Events)
    length = clock() - begun
    sent = [frame for frame in sitter.sent if json.loads(frame)["t"] != PINGS]
    await measuring.socket.close()
    return Measured(length, sent)


async def lights_up(served: House, sitters: dict[str, Sitter], name: str) -> dict[str, bool]:
    """Whether the page shows, in a long window, that there is a card to play."""
    found = {}
    for card, sitter in sitters.items():
        async with long_window(served, sitter, card, f"{name}-{card}"):
            await asyncio.sleep(0.3)
            found[card] = await sitter.page.locator(LIT).count() > 0
    return found


@asynccontextmanager
async def long_window(served: House, sitter: Sitter, card: str, id: str) -> AsyncIterator[None]:
    """One that stays open, at a page whose seat holds this card."""
    hands = (USELESS, card, USELESS, USELESS)
    party = await table(served, id, *hands, log=about_to_draw, window_ms=600_000)
    await sitter.sit(id)
    guest = await party.guest(3)
    await guest.settle()
    await guest.say(t="move", seat=3, at=guest.version, action=PASS)
    opened = await guest.hear(OpenWindow)
    # The page has the news when it shows what the move led to.
    seen = f"Object.values(JSON.parse(localStorage['pasch.tables']))[0].seen >= {opened.v}"
    await sitter.page.wait_for_function(f"() => {seen}")
    yield
    await guest.socket.close()
