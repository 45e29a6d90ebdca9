"""All tables of a database in one file that can be restored into any kind of database.

A backup is gzipped JSON, one line per table: its document and its log, as they stood at one moment.
The first line says what it is; the last one counts the others and has their SHA-256, so that a
file that was cut off or changed is never restored.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple, TypeVar

import msgspec

from pasch import __version__
from pasch.engine.errors import PaschError
from pasch.storage.store import Document, Entry, Store, StoredTable, Try

FORMAT = 1  # rises when an older Pasch could not read it
LEVEL = 6  # of gzip
Value = TypeVar("Value")


class BadBackup(PaschError):
    """`facts["problem"]` says what is wrong with it."""

    code = "bad_backup"

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {problem}", {"file": str(path), "problem": problem})


class Counts(NamedTuple):
    tables: int
    records: int
    made: str


class Head(msgspec.Struct, rename={"backup": "pasch-backup"}):
    backup: int
    pasch: str
    made: str
    secrets: dict[str, str] = {}  # of the server's own


class Line(msgspec.Struct, array_like=True):
    id: str
    revision: int
    body: bytes
    listed: bool
    touched: int
    log: list[Entry]
    tries: list[Try] = []


class Tail(msgspec.Struct):
    tables: int
    records: int
    sha256: str


_encode = msgspec.json.Encoder().encode


async def write(store: Store, path: Path) -> Counts:
    """The whole database as it is now, into a file that only the owner can read."""
    if path.exists():
        raise BadBackup(path, "exists")
    fresh = path.with_name(f".{path.name}.{token_hex(8)}.new")
    try:
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(handle, "wb") as raw, gzip.GzipFile("", "wb", LEVEL, raw) as file:
            counts = await _write(store, file)
            file.close()
            raw.flush()
            os.fsync(raw.fileno())
        check(fresh)  # what cannot be read is no backup
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
    return counts


async def _write(store: Store, file: gzip.GzipFile) -> Counts:
    digest = sha256()
    tables = records = 0

    def put(line: object) -> None:
        text = _encode(line) + b"\n"
        digest.update(text)
        file.write(text)

    made = datetime.now(UTC).isoformat(timespec="seconds")
    put(Head(FORMAT, __version__, made, await store.secrets()))
    async for document, log, tries in store.dump():
        put(Line(*document, log, list(tries)))
        tables += 1
        records += len(log)
    file.write(_encode(Tail(tables, records, digest.hexdigest())) + b"\n")
    return Counts(tables, records, made)


def check(path: Path) -> Counts:
    """Read it from the beginning to the end; BadBackup unless all of it is right."""
    tables = records = 0
    for kept in read(path):
        tables += 1
        records += len(kept.log)
    return Counts(tables, records, _decode(path, next(_lines(path)), Head).made)


def read(path: Path) -> Iterator[StoredTable]:
    """The tables; BadBackup, if need be after the last of them, when something is wrong."""
    lines = _lines(path)
    first = next(lines, b"")
    head = _decode(path, first, Head)
    if head.backup != FORMAT:
        raise BadBackup(path, "newer")
    digest = sha256(first)
    tables = records = 0
    held = next(lines, b"")  # the last line is another kind
    for following in lines:
        line = _decode(path, held, Line)
        if [entry.version for entry in line.log] != list(range(1, len(line.log) + 1)):
            raise BadBackup(path, "damaged")
        digest.update(held)
        tables += 1
        records += len(line.log)
        yield StoredTable(
            Document(line.id, line.revision, line.body, line.listed, line.touched),
            line.log,
            tuple(line.tries),
        )
        held = following
    if not held.endswith(b"\n"):
        raise BadBackup(path, "cut-off")
    if _decode(path, held, Tail) != Tail(tables, records, digest.hexdigest()):
        raise BadBackup(path, "damaged")


def secrets(path: Path) -> dict[str, str]:
    """Those of the server that wrote it; none, if it was an older Pasch."""
    return _decode(path, next(_lines(path)), Head).secrets


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except FileNotFoundError:
        raise BadBackup(path, "missing") from None
    except EOFError:
        raise BadBackup(path, "cut-off") from None
    except gzip.BadGzipFile:
        raise BadBackup(path, "foreign") from None
    except zlib.error:
        raise BadBackup(path, "damaged") from None


def _decode(path: Path, text: bytes, kind: type[Value]) -> Value:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        problem = "foreign" if kind is Head else "cut-off" if kind is Tail else "damaged"
        raise BadBackup(path, problem) from None
