"""Where matches are kept: one file per match, in the user's data folder unless told otherwise."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from glob import escape
from pathlib import Path

from pasch.console.data_folder import data_folder
from pasch.console.refusals import Unwritable
from pasch.engine.errors import PaschError
from pasch.lock import Lock
from pasch.match import FRESH, Table, open
from pasch.terminal.refusals import FileExists, NothingToResume


def place(game: str, asked: str | None) -> Path:
    """The file for a new match."""
    if asked:
        path = Path(asked)
        if path.exists():
            raise FileExists(f"{asked} exists already", {"file": asked})
        return path
    home = data_folder()
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(home, error) from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    path = home / f"{stem}.pasch"
    number = 1
    while path.exists() or _lock_of(path).exists():
        number += 1
        path = home / f"{stem}-{number}.pasch"
    return path


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Nobody else may play on with the match in this file meanwhile; Locked says who does."""
    target = Path(os.path.realpath(path))  # by whatever name they come to it
    lock = Lock(_lock_of(target), str(path))
    try:
        lock.acquire()
    except OSError as error:
        raise Unwritable(path, error) from None
    try:
        for left in target.parent.glob(f".{escape(target.name)}.*{FRESH}"):
            left.unlink(missing_ok=True)  # by one that was killed while it wrote
        yield
    finally:
        lock.release()


def _lock_of(target: Path) -> Path:
    return target.with_name(f".{target.name}.lock")


def keep(table: Table, path: Path) -> None:
    try:
        table.save(path)
    except OSError as error:
        raise Unwritable(path, error) from None


def resume(asked: str) -> tuple[Table, Path]:
    """The match in the file asked for, or else the last one that is not over."""
    if asked:
        return open(asked), Path(asked)
    found = last()
    if found is None:
        raise NothingToResume("no match is waiting", {"file": str(data_folder())})
    return found


def last() -> tuple[Table, Path] | None:
    """The match played last, among those not over yet."""
    for path in sorted(data_folder().glob("*.pasch"), key=_age):
        try:
            table = open(path)
        except PaschError:  # it says so when it is asked for by name
            continue
        if not table.over:
            return table, path
    return None


def _age(path: Path) -> float:
    return -path.stat().st_mtime
