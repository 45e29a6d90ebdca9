"""`pasch doctor`: is everything there that a server needs, and if not, what to do about it.

Each check is a function that gives findings; the words are `doctor-<code>`, and for what is not as
it should be `doctor-<code>-do`.  Nothing is changed: a database is only read, and none is made.
"""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import sqlite3
import sys
from argparse import Namespace
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from re import match
from time import monotonic, time

import msgspec

from pasch import __version__
from pasch.build import build
from pasch.catalogue import catalogue, left_out
from pasch.console.console import Console
from pasch.engine.message import Value
from pasch.lock import Lock, Locked
from pasch.server.pages import FOLDER, INDEX
from pasch.server.serve import TABLES, home_of
from pasch.storage.schema import STEPS

OK, NOTE, BAD = "ok", "note", "bad"
SERVER_EXTRA = 'extra=="server"'
SIGNS = {OK: "✓", NOTE: "!", BAD: "✗"}
PATIENCE = 5  # seconds for an answer over the network
LONG = 60  # seconds, to count all tables
LITTLE, TIGHT = 1 << 30, 100 << 20  # bytes of room
HANDLES = 4096
DRIFT = 5  # seconds between two clocks that may be
QUIET_DAYS = 90
DAY = 24 * 3600


class Finding:
    def __init__(self, state: str, code: str, **facts: Value) -> None:
        self.state = state
        self.code = code
        self.facts = facts


class Report(msgspec.Struct):
    """What `--json` tells of each finding."""

    check: str
    state: str
    text: str
    advice: str


def run(options: Namespace, console: Console) -> int:
    """0 if a server would run well, 1 if something has to be done first."""
    found = asyncio.run(examine(options))
    words = console.speaker
    reports = [
        Report(
            finding.code,
            finding.state,
            words.key(f"doctor-{finding.code}", **finding.facts),
            "" if finding.state == OK else words.key(f"doctor-{finding.code}-do", **finding.facts),
        )
        for finding in found
    ]
    bad = sum(finding.state == BAD for finding in found)
    if options.json:
        console.screen.line(msgspec.json.encode(reports).decode())
    else:
        for report in reports:
            console.screen.text(report.text, f"{SIGNS[report.state]} ")
            if report.advice:
                console.screen.text(report.advice, "  → ")
        console.say("doctor-all", count=bad)
    return 1 if bad else 0


async def examine(options: Namespace) -> list[Finding]:
    wall, steady = time(), monotonic()
    found = [*_pasch(), *_handles()]
    if options.database:
        found += [finding async for finding in _postgres(options.database)]
    else:
        found += _folder(home_of(options))
    if options.bus:
        found.append(await _bus(options.bus))
    found += _clock(time() - wall, monotonic() - steady)
    return found


def _pasch() -> Iterator[Finding]:
    yield Finding(OK, "version", pasch=__version__, python=platform.python_version(),
                  sqlite=sqlite3.sqlite_version, system=platform.platform(terse=True))  # fmt: skip
    missing = [name for name in _needed() if not _installed(name)]
    if missing:
        yield Finding(BAD, "parts-missing", names=", ".join(missing))
    what = build()
    if what == "all compiled":
        yield Finding(OK, "compiled")
    else:
        yield Finding(NOTE, "interpreted", build=what)
    yield Finding(OK, "games", count=len(catalogue()))
    for left in left_out():
        yield Finding(NOTE, "game-left-out", name=left.name, source=left.distribution,
                      reason=left.reason)  # fmt: skip
    yield Finding(OK, "page") if (FOLDER / INDEX).exists() else Finding(BAD, "no-page")


def _needed() -> list[str]:
    try:
        wanted = requires("pasch") or []
    except PackageNotFoundError:  # it runs from its sources
        return []
    ours = [line for line in wanted if "extra ==" not in line or SERVER_EXTRA in _plain(line)]
    if sys.platform == "win32":
        ours = [line for line in ours if 'sys_platform!="win32"' not in _plain(line)]
    names = [match(r"[\w.-]+", line) for line in ours]
    return [name[0] for name in names if name]


def _plain(requirement: str) -> str:
    return requirement.replace(" ", "").replace("'", '"')


def _installed(name: str) -> bool:
    try:
        return bool(version(name))
    except PackageNotFoundError:
        return False


def _handles() -> Iterator[Finding]:
    if sys.platform == "win32":  # there is no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    many = soft == resource.RLIM_INFINITY or soft >= HANDLES
    state, code = (OK, "handles") if many else (NOTE, "few-handles")
    yield Finding(state, code, count=soft, most=hard)


def _folder(home: Path) -> Iterator[Finding]:
    if not home.exists():
        yield Finding(NOTE, "no-folder", folder=str(home))
        return
    if not home.is_dir() or not os.access(home, os.R_OK | os.W_OK | os.X_OK):
        yield Finding(BAD, "folder-rights", folder=str(home))
        return
    yield Finding(OK, "folder", folder=str(home))
    yield _room(home)
    yield _server(home)
    file = home / TABLES
    if not file.exists():
        yield Finding(NOTE, "no-database", file=str(file))
        return
    if not os.access(file, os.R_OK | os.W_OK):
        yield Finding(BAD, "database-rights", file=str(file))
        return
    if file.stat().st_mode & 0o077:
        yield Finding(NOTE, "database-open", file=str(file))
    yield from _sqlite(file)


def _room(home: Path) -> Finding:
    free = shutil.disk_usage(home).free
    state, code = (
        (OK, "room") if free >= LITTLE else (NOTE, "little-room") if free >= TIGHT
        else (BAD, "no-room")
    )  # fmt: skip
    return Finding(state, code, megabytes=free >> 20, folder=str(home))


def _server(home: Path) -> Finding:
    lock = Lock(home / "tables.lock", str(home))
    try:
        lock.acquire()
    except Locked as held:
        return Finding(OK, "running", pid=held.facts["pid"], since=held.facts["since"],
                       url=held.facts["url"])  # fmt: skip
    lock.release()
    return Finding(OK, "not-running")


def _sqlite(file: Path) -> Iterator[Finding]:
    try:
        with closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        ) as connection:
            step = connection.execute("PRAGMA user_version").fetchone()[0]
            yield _schema(step)
            checked = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if checked != "ok":
                yield Finding(BAD, "damaged", file=str(file), reason=str(checked))
                return
            newest = connection.execute(
                "SELECT max(coalesce((SELECT max(at) FROM records), 0),"
                " coalesce((SELECT max(touched) FROM tables), 0))"
            ).fetchone()[0]
            tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.DatabaseError as error:
        yield Finding(BAD, "damaged", file=str(file), reason=str(error))
        return
    yield Finding(OK, "database", tables=tables)
    yield from _newest(newest)


def _schema(step: int) -> Finding:
    facts = {"found": step, "known": len(STEPS)}
    if step > len(STEPS):
        return Finding(BAD, "schema-newer", **facts)
    return Finding(NOTE, "schema-older", **facts) if step < len(STEPS) else Finding(OK, "schema")


def _newest(milliseconds: int) -> Iterator[Finding]:
    """What was last written tells whether the clock of this machine can be right."""
    ago = time() - milliseconds / 1000
    if milliseconds and ago < -DRIFT:
        yield Finding(BAD, "clock-behind", seconds=int(-ago))
    elif milliseconds and ago > QUIET_DAYS * DAY:
        yield Finding(NOTE, "quiet", days=int(ago // DAY))


def _clock(wall: float, steady: float) -> Iterator[Finding]:
    made = Path(__file__).stat().st_mtime
    if time() < made - DAY:
        yield Finding(BAD, "clock-behind", seconds=int(made - time()))
    elif abs(wall - steady) > 1:
        yield Finding(BAD, "clock-jumps", seconds=round(abs(wall - steady)))
    else:
        yield Finding(OK, "clock")


async def _postgres(address: str) -> AsyncIterator[Finding]:
    import asyncpg

    try:
        connection = await asyncpg.connect(address, timeout=PATIENCE, command_timeout=PATIENCE)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        yield Finding(BAD, "unreachable", reason=str(error) or type(error).__name__)
        return
    try:
        ((number, kept, replica, now),) = await connection.fetch(
            "SELECT current_setting('server_version'), current_setting('synchronous_commit'),"
            " pg_is_in_recovery(), extract(epoch FROM clock_timestamp())::float8"
        )
        yield Finding(OK, "postgres", version=number)
        if abs(now - time()) > DRIFT:
            yield Finding(BAD, "clocks-differ", seconds=round(abs(now - time())))
        if kept == "off":
            yield Finding(BAD, "not-durable")
        if replica:
            yield Finding(BAD, "replica")
        if await connection.fetchval("SELECT to_regclass('schema')") is None:
            yield Finding(NOTE, "no-database", file="PostgreSQL")
            return
        yield _schema(await connection.fetchval("SELECT coalesce(max(step), 0) FROM schema"))
        tables = await connection.fetchval("SELECT count(*) FROM tables", timeout=LONG)
        yield Finding(OK, "database", tables=tables)
        for finding in _newest(await connection.fetchval("SELECT max(touched) FROM tables") or 0):
            yield finding
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        yield Finding(BAD, "unreachable", reason=str(error) or type(error).__name__)
    finally:
        await connection.close(timeout=PATIENCE)


async def _bus(address: str) -> Finding:
    import redis.asyncio as redis

    try:
        client = redis.from_url(
            address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, retry=None
        )
        try:
            await client.ping()
        finally:
            await client.aclose()
    except (redis.RedisError, OSError, ValueError) as error:
        return Finding(BAD, "bus-away", reason=str(error) or type(error).__name__)
    return Finding(OK, "bus")
