"""The server put together: requests, sockets, and what runs beside them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import time
from typing import Any, NamedTuple

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pasch import __version__
from pasch.build import build
from pasch.server.accept import Entrance, HttpConnection
from pasch.server.analysis_service import AnalysisService
from pasch.server.clock import Clock, Pace
from pasch.server.connections import Connections
from pasch.server.days import WORK, Days
from pasch.server.dispatch import Dispatcher
from pasch.server.expiry import LOOK_SECONDS, Expiry
from pasch.server.limits import Guard, Limits
from pasch.server.metrics import Metrics
from pasch.server.openapi import document
from pasch.server.pages import FOLDER, Pages
from pasch.server.refusals import STATUS
from pasch.server.routes import ROUTES
from pasch.server.tables import Tables
from pasch.server.workers import Workers
from pasch.storage.bus import Bus
from pasch.storage.store import Store, Unavailable

LOOP = "auto" if sys.platform == "win32" else "uvloop"  # which is not made for Windows
POLL_SECONDS = 1.0  # while the bus is away
GOODBYE_SECONDS = 5
PROBE_SECONDS = 2.0  # a write that worked or failed so lately tells how the database does

log = structlog.get_logger()

HEADERS = (
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; "
     b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
)  # fmt: skip


class Settings(NamedTuple):
    limits: Limits = Limits()
    pace: Pace = Pace()
    workers: int = 1
    origins: tuple[str, ...] = ()  # besides the server's own
    proxied: bool = False  # whether a proxy of ours stands before it
    keep_days: float = 180  # a table that nobody touched so long is forgotten
    review_seconds: float = 20
    measuring: int = WORK  # actions by which a try at the deal of the day is measured
    wall: Callable[[], float] = time
    web: Path = FOLDER  # the built front end
    public: str = ""  # the address for links to this server, if people must take another one


class App:
    """One server process."""

    def __init__(self, store: Store, bus: Bus, settings: Settings = Settings()) -> None:  # noqa: B008
        self.metrics = Metrics(__version__, build())
        self.tables = Tables(store, bus, settings.pace.opening, settings.wall)
        self._store = store
        self._bus = bus
        self._missed = False  # something that the bus had to tell
        self._forgetting = Expiry(store, settings.keep_days)
        self.workers = Workers(settings.workers)
        self._clock = Clock(self.tables, self.workers, settings.pace)
        self.analysis = AnalysisService(settings.review_seconds)
        self.days = Days(self.tables, self.analysis.reviews, settings.measuring)
        self._public = settings.public
        self.web = settings.web
        self._guard = Guard(settings.limits, settings.origins, settings.proxied)
        self.connections = Connections(self.tables, self._clock, self._guard, self.metrics)
        self.entrance = Entrance(self.connections, self._guard, self.metrics)
        self._watch()

    def _watch(self) -> None:
        """What is measured where it happens is read when somebody asks for metrics."""
        metrics, analysis = self.metrics, self.analysis
        metrics.commit = self._store.commits
        metrics.bot = self.workers.latency
        metrics.hint = analysis.latency
        metrics.review = analysis.reviews.latency
        metrics.queues = {
            "commits": lambda: self._store.waiting,
            "bots": lambda: self.workers.asked,
            "hints": lambda: analysis.waiting + analysis.workers.asked,
            "reviews": lambda: analysis.reviews.waiting,
        }

    def config(self, **more: Any) -> uvicorn.Config:
        """For uvicorn: requests go through Starlette, sockets straight to us."""
        accepted: Any = partial(HttpConnection, self.entrance)
        return uvicorn.Config(
            self.asgi(),
            ws="none",  # the entrance hands them over itself
            loop=LOOP,
            http=accepted,
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            date_header=False,
            timeout_graceful_shutdown=GOODBYE_SECONDS,
            **more,
        )

    def asgi(self) -> ASGIApp:
        dispatch = Dispatcher(
            self.tables, self._guard, self.metrics, self.analysis, self.days, self._public
        )
        pages = Pages(self.web)
        routes = [
            *dispatch.routes(ROUTES),
            Route("/openapi.json", self._describe),
            Route("/health", self._health),
            Route("/metrics", self._measure),
            *pages.routes(),
        ]
        handlers: Any = {
            HTTPException: pages.lost(dispatch.unknown),
            Exception: dispatch.unknown,
        }
        return _with_headers(
            Starlette(routes=routes, lifespan=self._lifespan, exception_handlers=handlers)
        )

    async def _health(self, request: Request) -> Response:
        reason = await self._trouble()
        if reason:
            told = {"ok": False, "bus": self._bus.alive, "reason": reason}
            return _json(told, STATUS["unavailable"])
        return _json({"ok": True, "bus": self._bus.alive})

    async def _trouble(self) -> str:
        """Why the database does not read or does not write, or nothing."""
        try:
            await self._store.versions(["health"])
            if self._store.condition.unproved(PROBE_SECONDS):
                await self._store.probe()
        except Unavailable as error:
            return error.trouble
        return self._store.condition.reason

    async def _measure(self, request: Request) -> Response:
        self.metrics.sockets = self.connections.sockets
        self.metrics.tables = len(self.tables.live)
        self.metrics.forgotten = self._forgetting.forgotten
        self.metrics.store_failures = self._store.condition.failures
        self.metrics.store_ok = not self._store.condition.reason
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _describe(self, request: Request) -> Response:
        return Response(document(), media_type="application/json")

    @asynccontextmanager
    async def _lifespan(self, starlette: Starlette) -> AsyncIterator[None]:
        await self._store.open()
        self.tables.watchdog.start()
        news: asyncio.Queue[str] = asyncio.Queue()
        await self._bus.open(news.put_nowait)
        helpers = [
            asyncio.create_task(_for_ever(work))
            for work in (
                partial(self._follow, news),
                self._poll,
                self._forget,
                self.connections.watch,
            )
        ]
        try:
            yield
        finally:
            for helper in helpers:
                helper.cancel()
            await asyncio.gather(*helpers, return_exceptions=True)
            await self._clock.close()
            await self.days.close()
            await self.analysis.close()
            self.workers.close()
            await self._bus.close()
            await self._store.close()
            self.tables.watchdog.stop()

    async def _follow(self, news: asyncio.Queue[str]) -> None:
        """Another process tells of tables: of their log, their document, or who is there."""
        ids = {await news.get()}
        while not news.empty():
            ids.add(news.get_nowait())
        try:
            await self.tables.refresh(ids)
        except Unavailable:  # nobody tells it twice: read it once the database is back
            for id in ids:
                news.put_nowait(id)
            raise
        for id in ids:
            self.connections.look_around(id)

    async def _poll(self) -> None:
        """While the bus is away, and once more when it is back: what was missed is not told again.

        And after a write without an answer, for it may have been done: then all are to hear of it.
        """
        await asyncio.sleep(POLL_SECONDS)
        alive, doubtful = self._bus.alive, set(self.tables.doubtful)
        self._missed = self._missed or not alive
        if self._missed or doubtful:
            await self.tables.refresh(
                doubtful.union(self.connections.at) if self._missed else doubtful
            )
            self._missed = not alive
            self.tables.doubtful -= doubtful
            for id in doubtful:
                self._bus.publish(id)

    async def _forget(self) -> None:
        await self._forgetting.look()
        await asyncio.sleep(LOOK_SECONDS)


async def _for_ever(work: Callable[[], Awaitable[None]]) -> None:
    """What fails once (a database that restarts) is tried again."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("helper failed")
            await asyncio.sleep(POLL_SECONDS)


def _json(answer: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def _with_headers(inner: ASGIApp) -> ASGIApp:
    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await inner(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = dict(message["headers"])
                unsaid = [header for header in HEADERS if header[0] not in said]
                message["headers"] = [*message["headers"], *unsaid]
            await send(message)

        await inner(scope, receive, sending)

    return outer
