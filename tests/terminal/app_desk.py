"""The app without a window: Textual's own pilot presses keys and clicks; a screen is its text."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from pasch.catalogue import find
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE
from pasch.match import Table
from pasch.terminal.app.play import AppMatch
from pasch.terminal.app.question import Question
from pasch.terminal.seating import begin, plan

PATIENCE = 120.0  # seconds until a question that never comes is given up
SAME = 6  # looks at a screen that must not differ
Script = Callable[["AppDesk"], Awaitable[None]]


class AppDesk:
    """One match in the app, at a window of this size."""

    def __init__(self, table: Table, path: Path, language: str, size: tuple[int, int]) -> None:
        self.out = StringIO()
        console = Console(language, StringIO(), Screen(self.out), StringIO())
        self.match = AppMatch(table, path, console)
        self.match.playing.pace = 0  # nobody watches
        self.app = self.match.app
        self.app.animation_level = "none"
        self.table = self.match.screen
        self.size = size
        self._pilot: Pilot[int] | None = None

    @property
    def pilot(self) -> Pilot[int]:
        assert self._pilot is not None
        return self._pilot

    def play(self, script: Script) -> None:
        """Run the script beside the app, from its first question on."""

        async def run() -> None:
            async with self.app.run_test(size=self.size) as self._pilot:
                await self.question()
                await script(self)

        asyncio.run(run())
        if self.app.failed is not None:
            raise self.app.failed

    async def question(self, other_than: Question | None = None) -> Question | None:
        """The question that is asked as soon as there is one; None once the app has ended."""
        deadline = time.monotonic() + PATIENCE
        while self.app.return_value is None and self.app.failed is None:
            await asyncio.sleep(0.002)
            found = self.table.question
            if found is not None and found is not other_than:
                return found
            assert time.monotonic() < deadline, f"nobody asks:\n{self.text}"
        return None

    async def answer(self, *keys: str) -> Question | None:
        """Press these keys, which answer what is asked; the next question."""
        asked = self.table.question
        await self.pilot.press(*keys)
        return await self.question(asked)

    async def until(self, seen: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not seen():
            await asyncio.sleep(0.002)
            assert time.monotonic() < deadline, f"it never came:\n{self.text}"

    async def settled(self) -> str:
        """The screen once nothing changes any more: sizes are found in several rounds."""
        same, shown = 0, ""
        while same < SAME:
            await asyncio.sleep(0.02)
            await self.pilot.pause()
            same = same + 1 if self.text == shown else 0
            shown = self.text
        return shown

    @property
    def text(self) -> str:
        """What is on the screen, pages over the table included."""
        size = self.app.size
        strips = self.app.screen._compositor.render_strips(size)
        return "".join(f"{strip.text.rstrip()}\n" for strip in strips)

    def line(self, id: str) -> str:
        return str(self.table.query_one(id, Static).render())


def new_table(
    game: str, names: str = "Anna", bots: str | None = None, seed: int = 125, language: str = "en",
    seats: str | None = None,
) -> Table:  # fmt: skip
    console = Console(language, StringIO(), Screen(StringIO()), StringIO())
    wanted = plan(console.speaker, find(game), names, seats, bots, first="1", level="1")
    return begin(wanted, str(seed))


def played_on(table: Table, records: int, seat: int = 0) -> Table:
    """At random for so many records, and on until this seat decides something."""
    rng = Rng(7)
    while not table.over:
        actor = table.state.actor()
        legal = [] if actor == CHANCE else table.state.legal()
        asked = actor == seat and len(legal) > 1 and table.game.window(table.state) is None
        if len(table.log) >= records and asked:
            break
        if actor == CHANCE:
            table.roll(rng)
        else:
            table.play(actor, legal[int(rng.below(len(legal)))])
    return table
