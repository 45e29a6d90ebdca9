"""What a server needs of a database.

A table is a small document that changes now and then (who sits where) and a log that only grows.
Both are guarded against two writers: the document by its revision, the log by the key
(table, version).  Whoever comes second gets Conflict, reads again and decides anew.  When a call
that writes returns, what it wrote survives a power cut.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import NamedTuple


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
    """Somebody else wrote first."""


class Store(ABC):
    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def create(self, id: str, body: bytes, listed: bool, now: int) -> None:
        """A new document at revision 1; Conflict if the id is taken."""

    @abstractmethod
    async def write(self, id: str, revision: int, body: bytes, listed: bool, now: int) -> None:
        """Replace the document that is at `revision`; it is then one higher."""

    @abstractmethod
    async def read(self, id: str) -> Document | None: ...

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

    @abstractmethod
    async def forget(self, before: int) -> int:
        """Delete tables last touched before this time, with their logs; how many."""
