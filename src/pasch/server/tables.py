"""All tables that this process serves, and everything that may be done to one.

Every change follows one path: take the table's lock, plan, write to the store, and only when that
is durable change what is in memory and tell the people.  A Conflict means that another process
was faster: the table is read anew and the caller decides again.
"""

from __future__ import annotations

from asyncio import gather, sleep
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import Final, NoReturn
from weakref import WeakValueDictionary

import structlog

from pasch.catalogue import load
from pasch.engine.errors import NothingToTakeBack, UnknownGame, WrongVersion
from pasch.server import pledges, windows
from pasch.server import table_document as documents
from pasch.server.game_faults import Watchdog, blamed_on, game_fault, raised_in
from pasch.server.match import EARLY, KEPT, LogEvent, Match, Step, of_seat
from pasch.server.refusals import Refusal
from pasch.server.table import LiveTable
from pasch.server.table_document import TableDocument
from pasch.server.windows import Notes
from pasch.storage.bus import Bus
from pasch.storage.store import Conflict, Document, Entry, Store, Unavailable

AT_ONCE = 100  # entries of a long log that is read again
OPENING_SECONDS = 10.0  # that people's devices have to open their numbers for the dice
ATTEMPTS = 5  # how often a change is tried against faster writers
BROKEN = 64  # tables that are known to be broken, and so need not be read again

log = structlog.get_logger()

# What Entry(...) does, but made by C alone.
_entry: Callable[[tuple[int, int, int, int]], Entry] = partial(tuple.__new__, Entry)

Happened = Callable[[LiveTable, Sequence[LogEvent] | None, object], None]
Change = Callable[[TableDocument], None]  # raises Refusal if it may not be
Note = Callable[[Notes], Notes | None]  # None: nothing new


class Tables:
    """`happened` and `changed` are called after every durable change.

    `happened` also gets whatever the mover gave along, so that their answer can go with the news;
    None in place of what happened means that it is more than can be told.  `broke` is called when
    a table turns out to be one that cannot be played on, `ended` when a game is over.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        opening: float = OPENING_SECONDS,
        wall: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.wall: Final = wall
        self.bus = bus
        self.opening: Final = opening
        self.live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.doubtful: set[str] = set()  # written or not, only reading again tells
        self.happened: Happened = lambda table, events, mover: None
        self.changed: Callable[[LiveTable], None] = lambda table: None
        self.broke: Callable[[LiveTable], None] = lambda table: None
        self.ended: Callable[[LiveTable], None] = lambda table: None
        self.watchdog: Final = Watchdog()
        self._broken: deque[LiveTable] = deque(maxlen=BROKEN)

    async def get(self, id: str) -> LiveTable:
        """A table to play at."""
        table = await self.find(id)
        if table.broken:
            raise Refusal(table.broken)
        return table

    async def find(self, id: str) -> LiveTable:
        """A table, be it broken: its log is then good up to the version that it is at."""
        table = self.live.get(id)
        if table is None:
            table = self.live[id] = LiveTable(id, self.wall)
        if not table.loaded:
            async with table.lock:
                if not table.loaded:
                    if table.broken:  # not even its document could be read
                        raise Refusal(table.broken)
                    await self._load(table)
        elif table.unfinished and not table.broken:
            async with table.lock:
                await self._settle(table)
        if table.document.status == "opening" and _now() >= table.document.open_until:
            await self.settle(table)
        return table

    async def create(self, document: TableDocument, id: str = "") -> LiveTable:
        table = LiveTable(id or documents.new_table_id(), self.wall)
        await self.store.create(table.id, documents.encode(document), document.listed, _now())
        if table.id in self.live:  # who plays again may look for it before it is there
            return await self.find(table.id)
        table.replace(1, document)
        table.loaded = True
        self.live[table.id] = table
        return table

    async def create_with_log(self, document: TableDocument, records: Sequence[Step]) -> str:
        """A table whose log begins with these.  Nobody knows of it before all of it is stored."""
        id, now = documents.new_table_id(), _now()
        await self.store.create(id, documents.encode(document), document.listed, now)
        entries = [
            Entry(number, actor, action, now)
            for number, (actor, action) in enumerate(records, start=1)
        ]
        await self.store.append(id, entries)
        return id

    async def refresh(self, ids: Iterable[str]) -> None:
        """Other processes may have changed these: read what is new, tell the people here."""
        known = {id: table.version for id in ids if (table := self.live.get(id)) is not None}
        if known:
            found = await self.store.news(known)
            work = (self._refresh(id, *news) for id, news in found.items())
            results = await gather(*work, return_exceptions=True)
            # One that is broken or gone spoils nothing for the others.
            errors = [error for error in results if isinstance(error, BaseException)
                      and not isinstance(error, Refusal)]  # fmt: skip
            for error in sorted(errors, key=lambda error: not isinstance(error, Unavailable)):
                raise error

    async def _refresh(self, id: str, revision: int, entries: Sequence[Entry]) -> None:
        table = self.live.get(id)
        if table is not None and table.loaded and not table.broken:
            async with table.lock:
                # Some of it may be ours, written since they were read; what is left follows on.
                entries = [entry for entry in entries if entry.version > table.version]
                if revision > table.revision:
                    await self._read_anew(table)
                elif entries and table.match:
                    await self._read_anew(table, entries)

    async def edit(self, table: LiveTable, change: Change) -> None:
        """Change the document."""
        async with table.lock:
            await self._edit(table, change)

    async def start(self, table: LiveTable) -> None:
        """Fix seats and pledges; play begins at once if there is no number to wait for."""
        async with table.lock:
            await self._start(table)

    async def pledge(self, table: LiveTable, seat: int, pledge: str) -> None:
        """The last pledge of those who play again starts their table."""
        async with table.lock:
            await self._edit(table, lambda document: pledges.make_pledge(document, seat, pledge))
            if pledges.all_are_back(table.document):
                await self._start(table)

    async def open_number(self, table: LiveTable, seat: int, number: str) -> None:
        """The last number that is opened begins the play."""
        async with table.lock:
            if table.document.seats[seat].seed != number:  # a client that heard no answer repeats
                await self._edit(
                    table, lambda document: pledges.open_number(document, table.id, seat, number)
                )
            await self._settle(table)

    async def settle(self, table: LiveTable) -> None:
        """What has to follow by itself: who plays again has pledged, the time to open numbers is
        over (play with those that are there), nature begins, or the last move was made."""
        async with table.lock:
            if pledges.all_are_back(table.document):
                await self._start(table)
                return
            if table.document.status == "opening":
                await self._edit(table, pledges.begin)
            await self._settle(table)

    async def again(self, table: LiveTable, may: Callable[[], None]) -> str:
        """The table where the same people play again: one, however many ask for it at once.

        Its id follows from the old table, so the store lets only one process create it.
        """

        def change(document: TableDocument) -> None:
            document.next = fresh

        fresh = documents.next_table_id(table.document, table.id)
        async with table.lock:
            if not table.document.next:
                may()
                with suppress(Conflict):
                    await self.create(documents.rematch(table.document), fresh)
                await self._edit(table, change)
            return table.document.next

    async def move(
        self, table: LiveTable, seat: int, at: int, action: int, mover: object = None
    ) -> int:
        """The version that the action became.  Said twice, it is done once."""
        async with table.lock:
            for _ in range(ATTEMPTS):
                match = table.match or _refuse("not_started")
                if at < match.version:
                    done = await self._done_already(table, match, seat, at, action)
                    if done:
                        return done
                _check_playing(table, match)
                if not match.fresh(seat, at) and not match.only_passed_since(at, seat):
                    raise Refusal("stale")
                if match.window:
                    noted = await self._in_window(table, match, seat, action)
                    if noted:
                        return noted
                with blamed_on(match.game.id, table.id), self.watchdog:
                    steps = match.plan_move(seat, action)
                version = await self._append(table, match, steps, mover)
                if version:
                    return version + of_seat(seat, [actor for actor, _ in steps])
            raise Refusal("busy")

    async def _in_window(self, table: LiveTable, match: Match, seat: int, action: int) -> int:
        """The version at which it is open, if this is only noted: somebody passes, which changes
        something where it waits for them; or decides what they will be asked next."""
        now, sitting = _now(), table.sitting()
        if any(each.seat == seat and each.passing == action for each in match.window):
            return await self._note(
                table, match, lambda notes: windows.with_pass(notes, sitting, seat, action, now)
            )
        after = match.after_window()
        if after is None or after[0] != seat or sitting.one_device:
            return 0
        if action not in after[1].legal():
            raise match.game.refusal(after[1], action)
        return await self._note(
            table, match, lambda notes: windows.with_decision(notes, seat, action)
        )

    async def think(self, table: LiveTable, seat: int, at: int) -> int:
        """A person wants time in the window that is open."""
        async with table.lock:
            match = table.match or _refuse("not_started")
            _check_playing(table, match)
            if at != match.version or all(each.seat != seat for each in match.window):
                raise Refusal("stale")
            now = _now()
            return await self._note(
                table, match, lambda notes: windows.with_thinker(notes, seat, now)
            )

    async def _note(self, table: LiveTable, match: Match, note: Note) -> int:
        """In the document, so that every process waits alike, and a new one too."""
        at = match.version

        def change(document: TableDocument) -> None:
            if match.version != at:
                raise Refusal("stale")
            notes = note(windows.notes_at(document.window, at))
            if notes is not None:
                document.window = notes

        if note(table.notes) is not None:
            await self._edit(table, change)
        return at

    async def close_window(self, table: LiveTable, at: int, answer: Step | None) -> None:
        """With what a bot plays, or everybody passes; not if something happened meanwhile."""
        async with table.lock:
            match = table.match or _refuse("not_started")
            _check_playing(table, match)
            if at == match.version and match.window:
                with blamed_on(match.game.id, table.id), self.watchdog:
                    steps = match.plan_window(answer, table.notes.then)
                await self._append(table, match, steps)

    async def take_back(self, table: LiveTable, seat: int, at: int) -> int:
        async with table.lock:
            match = table.match or _refuse("not_started")
            _check_playing(table, match)
            if at != match.version:
                raise Refusal("stale")
            if not match.may_take_back:
                raise Refusal("no_more_take_backs")
            if table.notes.thinkers:  # somebody has spoken up
                raise NothingToTakeBack("somebody thinks about it")
            version = await self._append(table, match, match.plan_take_back(seat))
            return version or _refuse("stale")

    async def _done_already(
        self, table: LiveTable, match: Match, seat: int, at: int, action: int
    ) -> int:
        """The version of this very move if it was made: a client that heard no answer repeats."""
        mine = (seat, EARLY + seat)
        later = match.after(at)
        made: LogEvent | Entry | None = None
        if later is None:  # too long ago to be in memory
            made = await self.store.first_of(table.id, at, mine)
        else:
            made = next((event for event in later if event.actor in mine), None)
        if made is not None:
            return made.version if made.action == action else 0
        notes = windows.notes_at(table.document.window, at)  # somebody else spoke up instead
        return at if notes.passed.get(seat) == action else 0

    # The one path, always with the table's lock held

    async def _start(self, table: LiveTable) -> None:
        until = _now() + int(self.opening * 1000)
        await self._edit(table, lambda document: pledges.freeze(document, table.id, until))
        await self._settle(table)

    async def _load(self, table: LiveTable) -> None:
        stored = await self.store.read(table.id)
        if stored is None:
            raise Refusal("no_such_table")
        try:
            await self._bring_to_life(table, stored)
        except (Refusal, WrongVersion, UnknownGame, Unavailable):
            if not table.broken:
                raise
        except Exception as error:
            refusal = self._break(table, error)
            if not table.revision:
                raise refusal from error
        table.loaded = True

    async def _bring_to_life(self, table: LiveTable, stored: Document) -> None:
        document = documents.decode(stored.body)
        table.asked_since = time()
        game = load(document.game)
        if not game.plays(document.version):
            raise WrongVersion(
                f"{table.id}: {document.game} version {document.version}",
                {"file": table.id, "found": str(document.version), "known": game.version,
                 "what": document.game},
            )  # fmt: skip
        table.replace(stored.revision, document)
        if table.match is not None:
            await self._catch_up(table, table.match)
            await self._settle(table)

    def fail(self, table: LiveTable, error: Exception) -> Refusal:
        """The game's own code failed at this table: it stops, and nothing of it is changed."""
        refusal = error if isinstance(error, Refusal) else None
        if refusal is None:
            refusal = game_fault(table.document.game, table.id, error)
        return self._stop(table, refusal)

    def _break(self, table: LiveTable, error: Exception) -> Refusal:
        """It cannot be played on, and says so; nothing of it is changed or deleted."""
        if table.revision and raised_in(error, table.document.game):
            return self.fail(table, error)
        log.error(
            "log of a table cannot be replayed",
            table=table.id, version=table.version + 1, error=repr(error),
        )  # fmt: skip
        return self._stop(table, Refusal("broken_log"))

    def _stop(self, table: LiveTable, refusal: Refusal) -> Refusal:
        if not table.broken:
            table.broken = refusal.code
            self._broken.append(table)
            self.broke(table)
        return refusal

    async def _settle(self, table: LiveTable) -> None:
        """What has to follow by itself and a killed server may have left undone."""
        match = table.match
        if match is None:
            return
        given = table.document.given
        if match.version < given:
            await self._catch_up(table, match)
            self.happened(table, None, None)
        try:
            with self.watchdog:
                steps = match.plan_nature()
        except Exception as error:
            raise self.fail(table, error) from error
        if steps:
            await self._append(table, match, steps)
        elif match.version == given:  # a person begins: they have seen nothing yet
            self.happened(table, (), None)
        if table.unfinished:
            await self._finish(table)

    async def _append(
        self, table: LiveTable, match: Match, steps: Sequence[Step], mover: object = None
    ) -> int:
        """The version of the first step, or 0 if another process was faster."""
        now = int(self.wall() * 1000)
        version = match.version
        entries = [
            _entry((version + number, actor, action, now))
            for number, (actor, action) in enumerate(steps, start=1)
        ]
        try:
            await self.store.append(table.id, entries)
        except Conflict:
            await self._read_anew(table)
            self.bus.publish(table.id)  # it may be our own, if its answer got lost
            return 0
        except Unavailable:
            self.doubtful.add(table.id)
            raise
        try:
            with self.watchdog:
                events = match.absorb(entries)
        except Exception as error:
            raise self._break(table, error) from error
        table.asked_since = now / 1000
        self.bus.publish(table.id)
        self.happened(table, events, mover)
        if table.unfinished:
            with suppress(Unavailable):  # the move is made; the next request for the table does it
                await self._finish(table)
        return version + 1

    async def _finish(self, table: LiveTable) -> None:
        await self._edit(table, _finish)
        self.ended(table)

    async def _edit(self, table: LiveTable, change: Change) -> None:
        for _ in range(ATTEMPTS):
            fresh = documents.decode(documents.encode(table.document))
            change(fresh)
            body = documents.encode(fresh)
            try:
                await self.store.write(table.id, table.revision, body, fresh.listed, _now())
            except Conflict:
                await self._read_anew(table)
                self.bus.publish(table.id)  # it may be our own, if its answer got lost
                continue
            except Unavailable:
                self.doubtful.add(table.id)
                raise
            try:
                with self.watchdog:
                    table.replace(table.revision + 1, fresh)
            except Exception as error:
                raise self.fail(table, error) from error
            self.bus.publish(table.id)
            self.changed(table)
            return
        raise Refusal("busy")

    async def _read_anew(self, table: LiveTable, entries: Sequence[Entry] | None = None) -> None:
        """Document and log; the log alone where what is new of it has been read already."""
        waiting = table.match is None
        if entries is None:
            stored = await self.store.read(table.id)
            if stored is None:
                raise Refusal("no_such_table")
            if stored.revision > table.revision:
                table.replace(stored.revision, documents.decode(stored.body))
                self.changed(table)
        if table.match:
            before = table.version
            events = await self._catch_up(table, table.match, entries)
            if events or waiting:
                gap = bool(events) and events[0].version != before + 1
                self.happened(table, None if gap else events, None)

    async def _catch_up(
        self, table: LiveTable, match: Match, entries: Sequence[Entry] | None = None
    ) -> list[LogEvent]:
        """Take in what the store has and we have not; the last of it, to be told."""
        if entries is None:
            entries = await self.store.entries(table.id, match.version)
        if entries:
            table.asked_since = entries[-1].at / 1000
        untold = max(0, len(entries) - KEPT)
        try:
            for place in range(0, untold, AT_ONCE):
                some = entries[place : min(place + AT_ONCE, untold)]
                with self.watchdog:
                    match.absorb(_without_gaps(match, some), silently=True)
                await sleep(0)  # other tables do not wait for a long log
            with self.watchdog:
                return match.absorb(_without_gaps(match, entries[untold:]))
        except Exception as error:
            raise self._break(table, error) from error


def _finish(document: TableDocument) -> None:
    document.status = "over"


def _without_gaps(match: Match, entries: Sequence[Entry]) -> Sequence[Entry]:
    """These, or if a version is missing what comes before it, taken in, and an error."""
    for number, entry in enumerate(entries):
        expected = match.version + number + 1
        if entry.version != expected:
            match.absorb(entries[:number], silently=True)
            raise ValueError(f"version {expected} is missing")
    return entries


def _check_playing(table: LiveTable, match: Match) -> None:
    if table.broken:
        raise Refusal(table.broken)
    if match.over:
        raise Refusal("over")
    if table.document.paused:
        raise Refusal("paused")


def _refuse(code: str) -> NoReturn:
    raise Refusal(code)


def _now() -> int:
    return int(time() * 1000)
