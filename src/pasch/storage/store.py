"""What a server needs of a database.

A table is a small document that changes now and then (who sits where) and a log that only grows.
Both are guarded against two writers: the document by its revision, the log by the key
(table, version).  Whoever comes second gets Conflict, reads again and decides anew.

When a call that writes returns, what it wrote survives a power cut.  When it raises Conflict,
nothing was written.  When it raises Unavailable or is cancelled, all of it was written or nothing,
and only reading again tells which: the next write on a wrong belief gets Conflict.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from pasch.engine.errors import PaschError
from pasch.storage.condition import Condition
from pasch.storage.latency import Latency


class Entry(NamedTuple):
    """One line of a table's log; `at` is the time in milliseconds since 1970."""

    version: int
    actor: int
    action: int
    at: int


class Document(NamedTuple):
    """What is known of a table besides its log; `body` is JSON that the store does not read."""

    id: str
    revision: int
    body: bytes
    listed: bool
    touched: int


class StaleTable(NamedTuple):
    """A table where nothing happened for long.

    `last` is when something did, `seen_old` the running time at which a server first found it so.
    """

    id: str
    last: int
    seen_old: int | None


class Try(NamedTuple):
    """The one try of a device at a deal of the day that counts; it is forgotten with its table.

    `body` is JSON that the store does not read.
    """

    deal: str
    device: str
    table: str
    body: bytes


class Slot(NamedTuple):
    """One thing in a sealed box, which only those who know the box's secret can read.

    `owner` may replace it or take it out; after `until`, in milliseconds since 1970, it is gone.
    """

    box: str
    slot: str
    owner: str
    body: bytes
    until: int


class StoredTable(NamedTuple):
    """A whole table, as a backup has it."""

    document: Document
    log: list[Entry]
    tries: Sequence[Try] = ()  # never more than one


News = tuple[int, list[Entry]]  # a revision, and entries
NO_SECRETS: Final[Mapping[str, str]] = {}


class Conflict(Exception):
    """Somebody else wrote first, or the table is gone."""


class Unavailable(PaschError):
    """The database cannot do it now: a full disk, a lost connection, a closed store."""

    code = "unavailable"

    def __init__(self, text: str, reason: str = "unavailable") -> None:
        super().__init__(text, {"reason": reason})
        self.trouble = reason  # one of REASONS


class NewerDatabase(PaschError):
    """A newer Pasch has written here, in a way that this one does not know."""

    code = "newer_database"


# Why a database cannot do what it is asked: codes for the log, for /health and for metrics.
REASONS = (
    "busy",  # somebody else holds it for too long
    "damaged",  # what is on the disk makes no sense
    "disk_full",
    "io_error",  # the disk, or a limit on the size of files
    "read_only",
    "unavailable",
    "unreachable",
)


class NotEmpty(PaschError):
    """There are tables that a backup would take the place of."""

    code = "not_empty"


class Store(ABC):
    def __init__(self) -> None:
        self.condition = Condition()
        self.commits = Latency()

    @property
    def waiting(self) -> int:
        """Appends that wait for the next commit."""
        return 0

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go.  Later calls get Unavailable."""

    @abstractmethod
    async def create(self, id: str, body: bytes, listed: bool, now: int) -> None:
        """A new document at revision 1; Conflict if the id is taken."""

    @abstractmethod
    async def write(self, id: str, revision: int, body: bytes, listed: bool, now: int) -> None:
        """Replace the document that is at `revision`; it is then one higher."""

    @abstractmethod
    async def read(self, id: str) -> Document | None:
        """The document as it is now."""

    @abstractmethod
    def append(self, id: str, entries: Sequence[Entry]) -> Awaitable[None]:
        """Add all of these or none; Conflict if a version is there already."""

    @abstractmethod
    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The log from the version after this one on, in order."""

    @abstractmethod
    async def first_of(self, id: str, after: int, actors: Sequence[int]) -> Entry | None:
        """The first of the log after this version by one of these two actors: not all of a long log
        is read for it."""

    @abstractmethod
    async def versions(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Revision and last version of each table that exists: what a poll asks for."""

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """Of each table that exists: its revision, and its log after the version that is known."""
        newest = await self.versions(known)
        return {
            id: (revision, await self.entries(id, known[id]) if version > known[id] else [])
            for id, (revision, version) in newest.items()
        }

    @abstractmethod
    async def listed(self, limit: int) -> list[Document]:
        """Documents that want to be found, the latest first."""

    async def secret(self, name: str, fresh: str) -> str:
        """What is kept under this name: `fresh`, if nothing was before.

        The same for all servers on one database, whoever asks first.
        """
        found = await self.secrets()
        if name not in found:
            await self.keep_secrets({name: fresh})
            found = await self.secrets()
        return found[name]

    @abstractmethod
    async def secrets(self) -> dict[str, str]:
        """All of them, by name."""

    @abstractmethod
    async def keep_secrets(self, fresh: Mapping[str, str]) -> None:
        """Those of these that are not there yet."""

    @abstractmethod
    async def enter(self, entered: Try) -> None:
        """Conflict if the device has a try at this deal, or there is no such table."""

    @abstractmethod
    async def write_try(self, entered: Try) -> None:
        """Replace its body; nothing happens if it was forgotten."""

    @abstractmethod
    async def tries(self, deal: str, device: str = "") -> list[Try]:
        """All at this deal, or that of one device."""

    @abstractmethod
    async def put_in(self, slot: Slot, most: int) -> None:
        """In the place of what its owner had there; Conflict if it is somebody else's, or there are
        `most` others in the box."""

    @abstractmethod
    async def look_into(self, box: str) -> list[Slot]:
        """All that is in it, by slot."""

    @abstractmethod
    async def take_out(self, box: str, slot: str, owner: str) -> bool:
        """Whether it was there, and the owner's."""

    @abstractmethod
    async def clear_boxes(self, now: int) -> int:
        """Let go of what was kept until now; how many there were."""

    @abstractmethod
    def dump(self) -> AsyncIterator[StoredTable]:
        """All tables as they are at one moment.  For a store that nobody else asks meanwhile."""

    @abstractmethod
    async def fill(
        self,
        tables: Iterable[StoredTable],
        replace: bool = False,
        secrets: Mapping[str, str] = NO_SECRETS,
    ) -> None:
        """Put in all of these or none; NotEmpty if others are there and not to be replaced.  The
        secrets take the place of those that are there."""

    @abstractmethod
    async def others(self) -> int:
        """Connections of other processes, as far as the database can tell."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something that means nothing: Unavailable if that is not possible."""

    @abstractmethod
    async def ran(self, known: int = -1, more: int = 0) -> int:
        """Seconds that servers have run on this database, `more` added if they are still `known`.

        Of several servers each may add what passed since it last asked, but only if nobody else
        has added anything meanwhile: so no second is counted twice.
        """

    @abstractmethod
    async def old(self, before: int, limit: int) -> list[StaleTable]:
        """Tables where nothing happened since this time, the oldest first."""

    async def mark_old(self, before: int, ran: int) -> int:
        """Remember the running time at which tables are found old; how many are so for the first
        time.  Those that are old no longer, because somebody played or the clock was wrong, are
        as if they had never been seen so."""
        await self._unmark(before)
        return await self._in_parts(lambda: self._mark_some(before, ran))

    async def forget(self, before: int, ran: int) -> int:
        """Delete tables, with their logs, where nothing happened since `before` and which were
        found so up to the running time `ran`; how many."""
        return await self._in_parts(lambda: self._forget_some(before, ran))

    async def _in_parts(self, work: Callable[[], Awaitable[int]]) -> int:
        """So that nobody waits for all of it."""
        done = 0
        while some := await work():
            done += some
        return done

    @abstractmethod
    async def _unmark(self, before: int) -> None: ...

    @abstractmethod
    async def _mark_some(self, before: int, ran: int) -> int:
        """At most FORGET of them, in one transaction."""

    @abstractmethod
    async def _forget_some(self, before: int, ran: int) -> int:
        """At most FORGET of them, in one transaction."""


FORGET = 100
