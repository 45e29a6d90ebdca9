"""What happens by the passing of time: bots move, absent people are stood in for, time runs out.

Every process that serves a table runs this for it.  When two do, both want to write the same
version; one wins and the other's move is dropped as stale, so nothing is ever done twice.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable, Coroutine, Iterable
from time import time
from typing import Any, NamedTuple

import structlog

from pasch.engine.errors import PaschError
from pasch.server.match import Match
from pasch.server.refusals import Refusal
from pasch.server.table import LiveTable
from pasch.server.tables import OPENING_SECONDS, Tables
from pasch.server.workers import Workers

RETRY_SECONDS = 1.0

log = structlog.get_logger()


class Pace(NamedTuple):
    """Seconds."""

    bot: float = 0.7  # so that people can follow
    grace: float = 45  # an absent person's seat is then played by a bot
    opening: float = OPENING_SECONDS


class Clock:
    """`changed` is called when a stand-in takes a seat."""

    def __init__(self, tables: Tables, workers: Workers, pace: Pace) -> None:
        self.changed: Callable[[LiveTable], None] = lambda table: None
        self._tables = tables
        self._workers = workers
        self._pace = pace
        self._moves: dict[str, TimerHandle] = {}
        self._openings: dict[str, TimerHandle] = {}
        self._absent: dict[tuple[str, int], TimerHandle] = {}
        self._thinking: set[asyncio.Task[None]] = set()

    # People come and go

    def arrived(self, table: LiveTable, seats: Iterable[int]) -> None:
        for seat in seats:
            table.here[seat] = table.here.get(seat, 0) + 1
        self._tables.bus.here(table.id, tuple(table.here))

    def left(self, table: LiveTable, seats: Iterable[int]) -> None:
        for seat in seats:
            table.here[seat] -= 1
            if not table.here[seat]:
                del table.here[seat]
        self._tables.bus.here(table.id, tuple(table.here))

    def look_around(self, table: LiveTable) -> None:
        """Give seats back to those who are here, and count the seconds of those who are not.

        Where nobody is left to play with, nobody is stood in for: the table rests.
        """
        table.elsewhere = self._tables.bus.elsewhere(table.id)
        playing = table.document.status == "playing" and bool(table.here)
        for seat, document in enumerate(table.document.seats):
            absent = playing and document.kind == "human" and not table.present(seat)
            waiting = (table.id, seat) in self._absent
            if not absent:
                table.stand_ins.discard(seat)
                if waiting:
                    self._absent.pop((table.id, seat)).cancel()
            elif not waiting and seat not in table.stand_ins:
                self._wait_for(table, seat)

    def _wait_for(self, table: LiveTable, seat: int) -> None:
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._pace.grace, self._stand_in, table, seat)
        self._absent[table.id, seat] = timer

    def _stand_in(self, table: LiveTable, seat: int) -> None:
        if self._tables.bus.alive:
            del self._absent[table.id, seat]
            table.stand_ins.add(seat)
            self.changed(table)
        else:  # nobody knows who is elsewhere
            self._wait_for(table, seat)

    # Moves that nobody makes by hand

    def wake(self, table: LiveTable) -> None:
        """Somebody looks: what is waited for goes on, and a table that rested begins to."""
        if table.id not in self._moves:
            self.poke(table)

    def poke(self, table: LiveTable) -> None:
        """Something changed: see whether time has anything to do here."""
        if table.match is None or not table.match.version:
            self._watch_opening(table)
        elif table.id in self._openings:
            self._openings.pop(table.id).cancel()
        if table.match is None:
            return
        timer = self._moves.pop(table.id, None)
        if timer:
            timer.cancel()
        due = self._due(table, table.match)
        if due:
            wait, seat = due
            loop = asyncio.get_running_loop()
            self._moves[table.id] = loop.call_later(wait, self._begin_move, table, seat)

    def _watch_opening(self, table: LiveTable) -> None:
        """Play begins when the time to open numbers is over, whichever process started the table.

        A process that was killed just when it began has not thrown the first dice: we do.
        """
        status = table.document.status
        if table.id in self._openings or status not in ("opening", "playing"):
            return
        wait = RETRY_SECONDS
        if status == "opening":  # at most as long as we wait ourselves, whatever the clocks say
            left = table.document.open_until / 1000 - time()
            wait = min(max(0.0, left), self._tables.opening)
        loop = asyncio.get_running_loop()
        self._openings[table.id] = loop.call_later(wait, self._begin_play, table)

    def _begin_play(self, table: LiveTable) -> None:
        del self._openings[table.id]
        self._run(self._play(table))

    async def _play(self, table: LiveTable) -> None:
        try:
            await self._tables.begin(table)
        except (Refusal, PaschError):
            await asyncio.sleep(RETRY_SECONDS)
            self.poke(table)

    def _due(self, table: LiveTable, match: Match) -> tuple[float, int] | None:
        """After how many seconds we move for which seat, if at all."""
        document = table.document
        played = table.stand_ins | table.bots if table.stand_ins else table.bots
        if document.paused or not (played or document.move_seconds):
            return None
        asked = match.asked()
        for seat in asked:
            if seat in played:
                return self._pace.bot, seat
        left = table.seconds_left()
        return None if left is None or not asked else (left, next(iter(asked)))

    def _begin_move(self, table: LiveTable, seat: int) -> None:
        del self._moves[table.id]
        self._run(self._move(table, seat))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _move(self, table: LiveTable, seat: int) -> None:
        match = table.match
        assert match is not None
        view, at = match.asked().get(seat), match.version
        if view is None:
            return
        seen = match.seen_until_asked(seat)
        seed = _seed(table, at)
        level = table.document.seats[seat].level or 1
        action = await self._workers.choose(match.game.id, match.table.setup, seen, level, seed)
        legal = view.legal()
        if action not in legal:
            log.warning("bot failed", table=table.id, seat=seat, game=match.game.id)
            action = legal[seed % len(legal)]
        try:
            await self._tables.move(table, seat, at, action)
        except (Refusal, PaschError):
            if match.version == at:  # nobody moved meanwhile: it is the database, or a pause
                await asyncio.sleep(RETRY_SECONDS)
                self.poke(table)

    async def close(self) -> None:
        for timer in (*self._absent.values(), *self._moves.values(), *self._openings.values()):
            timer.cancel()
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)


def _seed(table: LiveTable, version: int) -> int:
    """The same in every process, and nothing a player could know beforehand."""
    return int(table.document.secret[:14], 16) ^ version
