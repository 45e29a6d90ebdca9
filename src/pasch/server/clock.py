"""What happens by the passing of time: bots move, absent people are stood in for, clocks run out.

Every process that serves a table runs this for it.  When two do, both want to write the same
version; one wins and the other's move is dropped as stale, so nothing is ever done twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import NamedTuple

import structlog

from pasch.engine.errors import PaschError
from pasch.server.refusals import Refusal
from pasch.server.tables import LiveTable, Tables
from pasch.server.workers import Workers

log = structlog.get_logger()


class Pace(NamedTuple):
    """Seconds."""

    bot: float = 0.7  # so that people can follow
    grace: float = 45  # an absent person's seat is then played by a bot


class Clock:
    def __init__(self, tables: Tables, workers: Workers, pace: Pace) -> None:
        self._tables = tables
        self._workers = workers
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leaving: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self.stand_ins_changed: Callable[[LiveTable], None] = lambda table: None

    # People come and go

    def arrived(self, table: LiveTable, seat: int) -> None:
        table.present[seat] = table.present.get(seat, 0) + 1
        timer = self._leaving.pop((table.id, seat), None)
        if timer:
            timer.cancel()
        table.stand_ins.discard(seat)

    def left(self, table: LiveTable, seat: int) -> None:
        table.present[seat] -= 1
        if table.present[seat]:
            return
        del table.present[seat]
        loop = asyncio.get_running_loop()
        self._leaving[table.id, seat] = loop.call_later(
            self._pace.grace, self._stand_in, table, seat
        )

    def _stand_in(self, table: LiveTable, seat: int) -> None:
        self._leaving.pop((table.id, seat), None)
        if seat not in table.present and table.present and self._tables.bus.alive:
            table.stand_ins.add(seat)
            self.stand_ins_changed(table)

    # Moves that nobody makes by hand

    def poke(self, table: LiveTable) -> None:
        """Something changed: see whether time has anything to do here."""
        running = self._tasks.pop(table.id, None)
        if running and running is not asyncio.current_task():
            running.cancel()
        wait = self._wait(table)
        if wait is not None:
            task = asyncio.create_task(self._move(table, wait))
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._forget(table.id, done))

    def _forget(self, id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(id) is task:
            del self._tasks[id]

    def _wait(self, table: LiveTable) -> float | None:
        """Seconds until we move for the seat that is asked, or None for never."""
        match, document = table.match, table.document
        if match is None or document.paused:
            return None
        actor = match.table.state.actor()
        if actor < 0:
            return None
        if document.seats[actor].kind == "bot" or actor in table.stand_ins:
            return self._pace.bot
        if document.move_seconds:
            return max(0.0, table.asked_since + document.move_seconds - time())
        return None

    async def _move(self, table: LiveTable, wait: float) -> None:
        await asyncio.sleep(wait)
        match = table.match
        assert match is not None
        seat, at = match.table.state.actor(), match.version
        seat_document = table.document.seats[seat]
        action = await self._workers.choose(
            match.game.id,
            match.table.setup,
            match.table.seen_by(seat),
            seat_document.level or 1,
            _seed(table, at),
        )
        if action is None:
            log.warning("bot failed", table=table.id, seat=seat, game=match.game.id)
            legal = match.view(seat).legal()
            action = legal[_seed(table, at) % len(legal)]
        with suppress(Refusal, PaschError):  # somebody moved meanwhile
            await self._tables.move(table, seat, at, action)

    async def close(self) -> None:
        for timer in self._leaving.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _seed(table: LiveTable, version: int) -> int:
    """The same in every process, and nothing a player could know beforehand."""
    return int(table.document.secret[:16], 16) ^ version
