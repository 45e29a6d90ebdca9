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
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pasch.engine.errors import PaschError


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


class Conflict(Exception):
    """Somebody else wrote first, or the table is gone."""


class Unavailable(PaschError):
    """The database cannot do it now: a full disk, a lost connection, a closed store."""

    code = "unavailable"


class NewerDatabase(PaschError):
    """A newer Pasch has written here, in a way that this one does not know."""

    code = "newer_database"


class Store(ABC):
    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go.  Whoever comes later gets Unavailable."""

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
    async def append(self, id: str, entries: Sequence[Entry]) -> None:
        """Add all of these or none; Conflict if a version is there already."""

    @abstractmethod
    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The log from the version after this one on, in order."""

    @abstractmethod
    async def versions(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Revision and last version of each table that exists: what a poll asks for."""

    @abstractmethod
    async def listed(self, limit: int) -> list[Document]:
        """Documents that want to be found, the latest first."""

    async def forget(self, before: int) -> int:
        """Delete tables where nothing happened since this time, with their logs; how many."""
        forgotten = 0
        while some := await self._forget_some(before):  # in parts, so that nobody waits for all
            forgotten += some
        return forgotten

    @abstractmethod
    async def _forget_some(self, before: int) -> int:
        """At most FORGET of them, in one transaction."""


FORGET = 100
