"""A database under test: stores on it, processes that use it, and faults from outside."""

from __future__ import annotations

import resource
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from kit.servers import Postgres

from pasch.storage.postgres import PostgresStore
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import Entry, Store

OLD = Path(__file__).parent / "old"  # databases that a released Pasch left behind


class Lab(ABC):
    address: str  # also for a process of its own

    def store(self) -> Store:
        return store_at(self.address)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store = self.store()
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    @contextmanager
    def broken(self) -> Iterator[None]:
        """A while in which the database can write nothing."""
        self.break_it()
        try:
            yield
        finally:
            self.mend()

    @abstractmethod
    def break_it(self) -> None: ...

    @abstractmethod
    def mend(self) -> None: ...

    @abstractmethod
    def sql(self, *statements: str) -> None:
        """Change the database behind the store's back."""

    @abstractmethod
    def load(self, step: int) -> None:
        """Fill it from the file that a Pasch at this step of the schema left behind."""

    @abstractmethod
    def set_step(self, step: int) -> None:
        """Pretend that the schema is at this step."""


class SqliteLab(Lab):
    def __init__(self, path: Path) -> None:
        self.path = path
        self.address = str(path)
        self._limits = resource.getrlimit(resource.RLIMIT_FSIZE)

    def break_it(self) -> None:
        """No file of this process may grow: to SQLite that is a full disk."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, self._limits[1]))

    def mend(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self._limits)

    def sql(self, *statements: str) -> None:
        connection = sqlite3.connect(self.path)
        for statement in statements:
            connection.executescript(statement)
        connection.close()

    def load(self, step: int) -> None:
        self.sql((OLD / f"step{step}.sqlite.sql").read_text())

    def set_step(self, step: int) -> None:
        self.sql(f"PRAGMA user_version = {step}")


class PostgresLab(Lab):
    """A schema of its own in a server that many tests share."""

    def __init__(self, server: Postgres, name: str) -> None:
        server.sql(f"CREATE SCHEMA {name}")
        self.address = f"{server.address}&search_path={name}"
        self._server = server
        self._name = name

    def break_it(self) -> None:
        self._server.stop()

    def mend(self) -> None:
        self._server.start()

    def sql(self, *statements: str) -> None:
        self._server.sql(*(f"SET search_path = {self._name}; {each}" for each in statements))

    def load(self, step: int) -> None:
        self.sql((OLD / f"step{step}.postgres.sql").read_text())

    def set_step(self, step: int) -> None:
        self.sql(f"INSERT INTO schema VALUES ({step})")


def store_at(address: str) -> Store:
    return PostgresStore(address) if "://" in address else SqliteStore(address)


def entry(version: int, action: int = 0) -> Entry:
    return Entry(version, 0, action, 1_700_000_000_000 + version)


def entries(first: int, last: int) -> list[Entry]:
    return [entry(version) for version in range(first, last + 1)]
