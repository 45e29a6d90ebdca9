"""What happens by the passing of time: bots move, absent people are stood in for, time runs out.

Every process that serves a table runs this for it.  When two do, both want to write the same
version; one wins and the other's move is dropped as stale, so nothing is ever done twice.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable, Iterable
from math import ceil
from time import time
from typing import NamedTuple

import structlog

from pasch.engine.errors import PaschError
from pasch.server.match import Match, Step
from pasch.server.refusals import Refusal
from pasch.server.table import LiveTable
from pasch.server.tables import OPENING_SECONDS, Tables
from pasch.server.thoughts import Thoughts
from pasch.server.windows import beat
from pasch.server.workers import Workers

RETRY_SECONDS = 1.0

Work = Callable[[], Awaitable[None]]
log = structlog.get_logger()


class Pace(NamedTuple):
    """Seconds."""

    bot: float = 0.7  # so that people can follow
    grace: float = 45  # an absent person's seat is then played by a bot
    opening: float = OPENING_SECONDS
    alone: float = 0  # as `bot`, where one person plays: the page shows it at the speed they like


class _Due(NamedTuple):
    """A seat that we move for at version `at`; `wait` is when the time of a person is over.

    `decided` is what they chose while a window was open which was closed without it.
    """

    seat: int
    at: int
    level: int
    wait: float | None = None
    decided: int | None = None


class _WindowDue(NamedTuple):
    """The window at version `at` closes at `wait`, or when somebody has answered.

    `bots` are the seats that bots play; where nobody else decides, `beat` is the time they have.
    """

    at: int
    bots: tuple[tuple[int, int], ...]
    wait: float | None
    beat: float | None


class _Pending(NamedTuple):
    due: _Due | _WindowDue
    handle: TimerHandle | asyncio.Task[None]


class _Unsettled(NamedTuple):
    """What has to follow by itself is tried when the timer ends; `status` is what it waits in."""

    status: str
    timer: TimerHandle


class Clock:
    """`changed` is called when a stand-in takes a seat."""

    def __init__(self, tables: Tables, workers: Workers, pace: Pace) -> None:
        self.changed: Callable[[LiveTable], None] = lambda table: None
        self._tables = tables
        self.thoughts = Thoughts(workers)
        self._pace = pace
        self._moves: dict[str, _Pending] = {}
        self._unsettled: dict[str, _Unsettled] = {}
        self._absent: dict[tuple[str, int], TimerHandle] = {}
        self._thinking: set[asyncio.Task[None]] = set()

    # People come and go

    def arrived(self, table: LiveTable, seats: Iterable[int]) -> None:
        for seat in seats:
            table.here[seat] = table.here.get(seat, 0) + 1
        self._tables.bus.connected_here(table.id, tuple(table.here))

    def left(self, table: LiveTable, seats: Iterable[int]) -> None:
        for seat in seats:
            table.here[seat] -= 1
            if not table.here[seat]:
                del table.here[seat]
        self._tables.bus.connected_here(table.id, tuple(table.here))

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

    def poke(self, table: LiveTable) -> None:
        """Something changed: see whether time has anything to do here."""
        try:
            with self._tables.watchdog:
                unsettled = table.unsettled
                due = self._due(table, table.match) if table.match is not None else None
        except Exception as error:
            self._tables.fail(table, error)
            return
        self._watch(table, table.document.status if unsettled else "")
        if table.match is None:
            return
        pending = self._moves.get(table.id)
        if pending is not None:
            if pending.due == due:
                return  # what is waited for is still the same
            del self._moves[table.id]
            pending.handle.cancel()
        if due is None:
            if not table.document.paused:
                self.thoughts.forget(table)
            return
        handle: TimerHandle | asyncio.Task[None] | None = None
        loop = asyncio.get_running_loop()
        if isinstance(due, _WindowDue):
            self.thoughts.of_window(table, table.match, due.bots)  # they decide while it is open
            if due.wait is not None:
                handle = loop.call_later(due.wait - time(), self._window_is_over, table, due)
        elif due.wait is None:
            handle = self._run(table, due, lambda: self._move(table, due))
        else:
            handle = loop.call_later(due.wait - time(), self._time_is_up, table, due)
        if handle is not None:
            self._moves[table.id] = _Pending(due, handle)

    def _watch(self, table: LiveTable, status: str) -> None:
        """What has to follow by itself in this status does, whichever process began it.

        One that was killed in between, or whose database was away, has left it undone: we do it.
        """
        known = self._unsettled.get(table.id)
        if known is not None and known.status != status:
            del self._unsettled[table.id]
            known.timer.cancel()
            known = None
        if known is not None or not status:
            return
        wait = RETRY_SECONDS
        if status == "opening":  # at most as long as we wait ourselves, whatever the clocks say
            left = table.document.open_until / 1000 - time()
            wait = min(max(0.0, left), self._tables.opening)
        loop = asyncio.get_running_loop()
        timer = loop.call_later(wait, self._settle, table)
        self._unsettled[table.id] = _Unsettled(status, timer)

    def _settle(self, table: LiveTable) -> None:
        del self._unsettled[table.id]
        self._run(table, None, lambda: self._tables.settle(table))

    def _due(self, table: LiveTable, match: Match) -> _Due | _WindowDue | None:
        """For whom we move, and when, if at all: where nobody looks, the table rests."""
        document = table.document
        played = table.stand_ins | table.bots if table.stand_ins else table.bots
        if document.paused or not table.connected or table.broken:
            return None
        if match.window:
            return _window_due(table, match)
        decided = table.decided()
        if decided is not None:
            return _Due(decided[0], match.version, 1, decided=decided[1])
        if not (played or document.move_seconds):
            return None
        asked = match.asked()
        for seat in asked:
            if seat in played:
                return _Due(seat, match.version, document.seats[seat].level or 1)
        deadline = table.deadline()
        if deadline is None or not asked:
            return None
        seat = next(iter(asked))
        return _Due(seat, match.version, 1, deadline)

    def _time_is_up(self, table: LiveTable, due: _Due) -> None:
        self._moves[table.id] = _Pending(due, self._run(table, due, lambda: self._move(table, due)))

    def _run(
        self, table: LiveTable, due: _Due | _WindowDue | None, work: Work
    ) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._carry_out(table, due, work))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        return task

    async def _carry_out(self, table: LiveTable, due: _Due | _WindowDue | None, work: Work) -> None:
        """What fails is tried again, whatever it was: no table stands still for it.

        `poke` cancels it as soon as something else is to be waited for.
        """
        try:
            await work()
        except (Refusal, PaschError) as refusal:
            if refusal.code == "broken_game" and not table.broken:
                self._tables.fail(table, refusal)  # nobody is there to choose another move
        except Exception:
            log.exception("clock failed", table=table.id)
        else:
            return
        await asyncio.sleep(RETRY_SECONDS)
        self._no_longer_pending(table, due)  # else nothing would seem to have changed
        self.poke(table)

    def _no_longer_pending(self, table: LiveTable, due: _Due | _WindowDue | None) -> None:
        """From here on nobody stops it half-way."""
        pending = self._moves.get(table.id)
        if pending is not None and pending.due is due:
            del self._moves[table.id]

    async def _move(self, table: LiveTable, due: _Due) -> None:
        match = table.match
        assert match is not None
        action = due.decided
        if action is None:
            clock = asyncio.get_running_loop().time
            version, begun = table.paced
            if version != due.at:  # else a window came before, which counts
                begun = clock()
            try:
                thought = self.thoughts.of_seat(table, match, due.seat, due.level)
                action = await asyncio.shield(thought)
            except Exception as error:
                self._tables.fail(table, error)
                return
            if due.wait is None:
                await asyncio.sleep(until_shown(self._pace_at(table), clock() - begun))
        self._no_longer_pending(table, due)
        await self._tables.move(table, due.seat, due.at, action)

    def _pace_at(self, table: LiveTable) -> float:
        """Seconds between the moves of bots.

        One person among bots need not be kept waiting: the bots play on while the page still shows
        what they did, and nobody else is there who could learn from the time that they need.  Where
        moves have a limit, that person's own time would begin before they have seen it all.
        """
        alone = table.people == 1 and not table.document.move_seconds
        return min(self._pace.alone, self._pace.bot) if alone else self._pace.bot

    # Windows

    def _window_is_over(self, table: LiveTable, due: _WindowDue) -> None:
        self._moves[table.id] = _Pending(
            due, self._run(table, due, lambda: self._close(table, due))
        )

    async def _close(self, table: LiveTable, due: _WindowDue) -> None:
        match = table.match
        assert match is not None
        clock = asyncio.get_running_loop().time
        begun = clock() - (time() - table.opened)
        try:
            answer = await self._answered(table, match, due, begun)
        except Exception as error:
            self._tables.fail(table, error)
            return
        if table.elsewhere:  # where somebody may have asked for time
            await self._tables.refresh((table.id,))
        self._no_longer_pending(table, due)
        table.paced = (due.at + len(match.window), begun)
        await self._tables.close_window(table, due.at, answer)

    async def _answered(
        self, table: LiveTable, match: Match, due: _WindowDue, begun: float
    ) -> Step | None:
        """What a bot plays, if any: among people it passes if it has not decided by now."""
        thought = self.thoughts.of_window(table, match, due.bots)
        if due.beat is None and not thought.done():
            return None
        if not thought.done():  # it tells no more than that they needed another beat
            await asyncio.shield(thought)
            since = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(until_shown(due.beat or 0.0, since))
        return thought.result()

    async def close(self) -> None:
        for timer in self._absent.values():
            timer.cancel()
        for waiting in self._unsettled.values():
            waiting.timer.cancel()
        for pending in self._moves.values():
            pending.handle.cancel()
        thoughts = self.thoughts.close()
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, *thoughts, return_exceptions=True)


def _window_due(table: LiveTable, match: Match) -> _WindowDue:
    sitting, closing = table.sitting(), table.closing()
    bots = tuple(sorted(sitting.bots.items()))
    time_for_bots = beat(match.window, sitting) if closing.for_bots else None
    return _WindowDue(match.version, bots, closing.at, time_for_bots)


def until_shown(pace: float, thought: float) -> float:
    """How long a move that was thought out in `thought` seconds is still kept back.

    A bot thinks during the pace, so that the time at which its move appears tells nothing of what
    it knows; one that needs longer waits for the next beat.
    """
    return max(1, ceil(thought / pace)) * pace - thought if pace > 0 else 0.0
