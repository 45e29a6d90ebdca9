"""`pasch serve`: from arguments to a running server."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from argparse import Namespace
from pathlib import Path
from signal import SIGTERM
from typing import TextIO, cast

import structlog
import uvicorn

from pasch.build import SERVER, is_compiled, is_optimised_python
from pasch.catalogue import left_out
from pasch.console.console import Console
from pasch.console.data_folder import data_folder
from pasch.console.refusals import BadArguments, Unwritable
from pasch.engine.errors import PaschError
from pasch.lock import Lock
from pasch.server import arguments
from pasch.server.app import App, Settings
from pasch.server.clock import Pace
from pasch.server.expiry import checked
from pasch.server.file_handles import most_connections
from pasch.server.limits import UNLIMITED, Limits
from pasch.server.log_stream import LogStream
from pasch.server.pages import INDEX
from pasch.storage.bus import Bus, LocalBus
from pasch.storage.store import Store

log = structlog.get_logger()
HERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}  # where everywhere is, for one here
TABLES = "tables.sqlite"  # in the data folder

# Messages come and go without cycles, so there is little to find: look less often, but not so
# seldom that a look takes longer than a millisecond.
GARBAGE = (5_000, 50, 100)

# Seconds that a thread which has committed waits until the busy event loop lets it say so; those
# whose moves it committed wait as long, and so does the next group.
LET_GO = 0.0005


# For operators who serve many; a pure Python install is right for a family.
FASTER = (
    "compiled it serves about twice as many: have a C compiler and Python's headers, then"
    " pip install --force-reinstall --no-deps pasch, or . in a clone"
)
FASTER_PYTHON = (
    "this Python was built without --enable-optimizations; one that was, like those of Debian,"
    " python.org or uv, serves about a sixth more"
)
BUILD_PAGE = "make web, in a clone; the published package has it"


class NoTables(PaschError):
    """A command that needs a database of tables, where there is none."""

    code = "no_tables"


class Server(uvicorn.Server):
    """Says where it is to be found once it is."""

    def __init__(self, config: uvicorn.Config, web: Path, lock: Lock | None = None) -> None:
        super().__init__(config)
        self._web = web
        self._lock = lock

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded now stays: no need to look through it again and again
        gc.set_threshold(*GARBAGE)
        sys.setswitchinterval(LET_GO)
        for server in self.servers:
            for listener in server.sockets:
                host, port = listener.getsockname()[:2]
                log.info("serving", url=f"http://{host}:{port}/")
                if self._lock:
                    self._lock.tell(f"http://{HERE.get(host, host)}:{port}/")
        if not is_compiled(SERVER):
            log.info("interpreted", faster=FASTER)
        elif not is_optimised_python():
            log.info("slow_python", faster=FASTER_PYTHON)
        if not self.has_page:
            self.say_no_page()
        for left in left_out():
            log.warning("left_out", game=left.name, source=left.distribution, reason=left.reason)

    @property
    def has_page(self) -> bool:
        """Or it was built without one: who opens it is told so, and who starts it too."""
        return (self._web / INDEX).is_file()

    def say_no_page(self) -> None:
        log.warning("no_page", folder=str(self._web), build=BUILD_PAGE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        # It was asked to stop and has stopped: nothing to tell whoever started it.
        self._captured_signals = [each for each in self._captured_signals if each != SIGTERM]


def run(options: Namespace, console: Console) -> int:
    chosen = settings(options)  # nonsense is refused before anything is made
    app = App(store(options), _bus(options), chosen)
    lock = None if options.database else folder_lock(home_of(options))
    set_up_logs(logging.INFO)
    config = app.config(host=options.host, port=options.port)
    try:
        Server(config, chosen.web, lock).run()
    except SystemExit as error:  # uvicorn could not bind or start, and has said why
        return int(error.code or 0)
    finally:
        if lock:
            lock.release()
    return 0


def settings(options: Namespace) -> Settings:
    arguments.check(options)
    limits = UNLIMITED if options.unlimited else Limits().shared_by(options.sockets_per_address)
    return Settings(
        limits=limits.within(most_connections()),
        pace=Pace(options.pace, options.grace, options.opening),
        workers=options.workers,
        origins=tuple(options.origin),
        proxied=options.behind_proxy,
        keep_days=checked(options.keep_days),
    )


def store(options: Namespace) -> Store:
    """The one that `--database` or `--data` names."""
    if options.database:
        if not options.database.startswith(("postgresql://", "postgres://")):
            raise _bad("--database", options.database, "postgresql://…")
        from pasch.storage.postgres import PostgresStore

        return PostgresStore(options.database)
    return embedded(home_of(options))


def existing(options: Namespace) -> Store:
    """The same, but none is made where there is none."""
    if not options.database:
        file = home_of(options) / TABLES
        if not file.exists():
            raise NoTables(f"no tables in {file.parent}", {"file": str(file.parent)})
    return store(options)


def folder_lock(home: Path) -> Lock:
    """Held while a server runs: players at two of them on one folder would not see each other."""
    lock = Lock(home / "tables.lock", str(home))
    try:
        lock.acquire()
    except OSError as error:
        raise Unwritable(home, error, "--data") from None
    return lock


def home_of(options: Namespace) -> Path:
    return Path(options.data) if options.data else data_folder()


def embedded(home: Path) -> Store:
    """All tables in one file in this folder."""
    from pasch.storage.sqlite import SqliteStore

    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(home, error, "--data") from None
    return SqliteStore(str(home / TABLES))


def _bus(options: Namespace) -> Bus:
    if not options.bus:
        return LocalBus()
    if not options.bus.startswith(("redis://", "rediss://", "unix://")):
        raise _bad("--bus", options.bus, "redis://…")
    from pasch.storage.redis import RedisBus

    return RedisBus(options.bus)


def _bad(option: str, value: str, right: str) -> PaschError:
    text = f"{option} {value!r}: {right}"
    return BadArguments(text, {"text": text, "command": "pasch serve"})


def set_up_logs(level: int) -> None:
    """One line of JSON an event; for people at a terminal, a readable one."""
    live = sys.stderr.isatty()
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.dev.ConsoleRenderer() if live else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(cast("TextIO", LogStream(sys.stderr))),
        cache_logger_on_first_use=True,
    )
