"""`pasch backup` and `pasch restore`: all tables in one file, and back into any database."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from pasch.console.console import Console
from pasch.console.refusals import Unwritable
from pasch.engine.errors import PaschError
from pasch.server.serve import TABLES, existing, folder_lock, home_of, store
from pasch.storage import backup
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import NotEmpty, Store

BESIDE = ("-wal", "-shm")  # files of SQLite that belong to another


class InUse(PaschError):
    """Servers are connected to the database that a backup shall be restored into."""

    code = "in_use"


def run(options: Namespace, console: Console) -> int:
    path = Path(options.file)
    if options.command == "restore":
        return _restore(options, console, path)
    try:
        counts = asyncio.run(_back_up(existing(options), path))
    except OSError as error:
        raise Unwritable(path, error) from None
    console.say("backup-done", file=str(path), tables=counts.tables, records=counts.records)
    return 0


async def _back_up(from_it: Store, path: Path) -> backup.Counts:
    await from_it.open()
    try:
        return await backup.write(from_it, path)
    finally:
        await from_it.close()


def _restore(options: Namespace, console: Console, path: Path) -> int:
    counts = backup.check(path)  # before anything is touched
    if options.database:
        asyncio.run(_fill(store(options), path, options.replace))
    else:
        _into_folder(home_of(options), path, options.replace, console)
    console.say("restore-done", file=str(path), tables=counts.tables, records=counts.records,
                date=counts.made.replace("T", " ")[:16])  # fmt: skip
    return 0


async def _fill(into: Store, path: Path, replace: bool) -> None:
    await into.open()
    try:
        servers = await into.others()
        if servers:
            raise InUse(f"{servers} connections", {"count": servers})
        await into.fill(backup.read(path), replace, backup.secrets(path))
    finally:
        await into.close()


def _into_folder(home: Path, path: Path, replace: bool, console: Console) -> None:
    """A new file, in place of the old one only when it is whole; that one is kept beside it."""
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(home, error, "--data") from None
    lock = folder_lock(home)  # no server may run there
    try:
        target, fresh = home / TABLES, home / f"{TABLES}.restoring"
        if target.exists() and not replace and asyncio.run(_has_tables(target)):
            raise NotEmpty("there are tables already")
        for left in ("", *BESIDE):  # of one that was killed
            Path(f"{fresh}{left}").unlink(missing_ok=True)
        asyncio.run(_fill(SqliteStore(str(fresh)), path, replace=False))
        old = _set_aside(target)
        fresh.replace(target)
        _sync(home)
        if old:
            console.say("restore-old", file=str(old))
    finally:
        lock.release()


async def _has_tables(target: Path) -> bool:
    """A database that cannot be read is not empty either."""
    found = SqliteStore(str(target))
    try:
        await found.open()
        async for _ in found.dump():
            return True
    except PaschError:
        return True
    finally:
        await found.close()
    return False


def _set_aside(target: Path) -> Path | None:
    """Keep what is there under another name, with what SQLite has beside it."""
    if not target.exists():
        return None
    old = target.with_name(f"{target.stem}.before-{datetime.now():%Y%m%d-%H%M%S}{target.suffix}")
    try:
        os.link(target, old)  # a second name, so that there is always a file of the first one
    except OSError:  # not every file system has them
        target.replace(old)
    for part in BESIDE:
        with suppress(FileNotFoundError):
            Path(f"{target}{part}").replace(f"{old}{part}")
    return old


def _sync(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
