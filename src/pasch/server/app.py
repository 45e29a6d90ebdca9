"""The server put together: requests, sockets, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from pasch.engine.errors import PaschError
from pasch.server.clock import Clock, Pace
from pasch.server.http import ROUTES, Api, Call, Desk, language_of
from pasch.server.limits import Guard, Limits
from pasch.server.live import Live, words
from pasch.server.messages import Problem
from pasch.server.metrics import Metrics
from pasch.server.openapi import openapi
from pasch.server.refusals import Refusal
from pasch.server.tables import Tables
from pasch.server.workers import Workers
from pasch.speech import Speaker
from pasch.storage.bus import Bus
from pasch.storage.store import Store

POLL_SECONDS = 1.0  # while the bus is away
_encode = msgspec.json.Encoder().encode

HEADERS = (
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; "
     b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)  # fmt: skip


class Settings(NamedTuple):
    limits: Limits = Limits()
    pace: Pace = Pace()
    workers: int = 1
    origins: tuple[str, ...] = ()  # besides the server's own


def app(store: Store, bus: Bus, settings: Settings = Settings()) -> ASGIApp:  # noqa: B008
    metrics = Metrics()
    guard = Guard(settings.limits)
    tables = Tables(store, bus)
    workers = Workers(settings.workers)
    clock = Clock(tables, workers, settings.pace)
    live = Live(tables, clock, settings.limits, metrics)
    desk = Desk(tables, guard)

    async def socket(websocket: WebSocket) -> None:
        address = _address(websocket.scope)
        if not _same_origin(websocket.headers, settings.origins):
            await websocket.close(4003, "wrong_origin")
        elif not guard.socket(address):
            await websocket.close(4029, "too_many")
        else:
            try:
                await live.serve(websocket, websocket.path_params["table"], address)
            finally:
                guard.gone(address)

    async def health(request: Request) -> Response:
        await store.versions(["health"])
        return Response(b'{"ok":true}', media_type="application/json")

    async def measure(request: Request) -> Response:
        metrics.sockets.set(live.sockets)
        metrics.tables.set(len(tables.live))
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    async def describe(request: Request) -> Response:
        return Response(_encode(openapi()), media_type="application/json")

    @asynccontextmanager
    async def lifespan(starlette: Starlette) -> AsyncIterator[None]:
        await store.open()
        news: asyncio.Queue[str] = asyncio.Queue()
        await bus.open(news.put_nowait)
        helpers = [
            asyncio.create_task(_follow(tables, news)),
            asyncio.create_task(_poll(tables, bus, live)),
        ]
        try:
            yield
        finally:
            live.close_all()
            for helper in helpers:
                helper.cancel()
            await clock.close()
            workers.close()
            await bus.close()
            await store.close()

    routes = [_route(api, desk) for api in ROUTES]
    routes += [
        Route("/openapi.json", describe),
        Route("/health", health),
        Route("/metrics", measure),
    ]
    return _with_headers(
        Starlette(routes=[*routes, WebSocketRoute("/live/{table}", socket)], lifespan=lifespan)
    )


async def _follow(tables: Tables, news: asyncio.Queue[str]) -> None:
    while True:
        await tables.refresh(await news.get())


async def _poll(tables: Tables, bus: Bus, live: Live) -> None:
    while True:
        await asyncio.sleep(POLL_SECONDS)
        here = live.tables_here()
        if bus.alive or not here:
            continue
        for id, (revision, version) in (await tables.store.versions(here)).items():
            table = tables.live.get(id)
            if table and (revision, version) != (table.revision, table.version):
                await tables.refresh(id)


def _route(api: Api, desk: Desk) -> Route:
    decoder = msgspec.json.Decoder(api.body) if api.body else None

    async def endpoint(request: Request) -> Response:
        language = language_of(request)
        address = _address(request.scope)
        try:
            desk.guard.request(address)
            body = decoder.decode(await _body(request, desk)) if decoder else None
            token = request.headers.get("authorization", "").removeprefix("Bearer ")
            call = Call(desk, address, request.path_params, token, language)
            answer = await api.handler(call, body)
        except msgspec.DecodeError as error:  # ValidationError is one of these
            problem = Problem("bad_request", str(error))
            return Response(_encode(problem), 400, media_type="application/json")
        except (Refusal, PaschError) as refusal:
            problem = Problem(refusal.code, words(Speaker(language), refusal))
            status = refusal.status if isinstance(refusal, Refusal) else 409
            return Response(_encode(problem), status, media_type="application/json")
        if answer is None:
            return Response(status_code=api.status)
        return Response(_encode(answer), api.status, media_type="application/json")

    return Route(api.path, endpoint, methods=[api.method])


async def _body(request: Request, desk: Desk) -> bytes:
    """The body, given up as soon as it is too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > desk.guard.limits.message_bytes:
            raise Refusal("too_big")
    return body


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _same_origin(headers: Any, allowed: tuple[str, ...]) -> bool:
    """A browser always says where its page came from; a page of somebody else may not play here."""
    origin = headers.get("origin")
    return origin is None or origin in allowed or urlsplit(origin).netloc == headers.get("host")


def _with_headers(inner: ASGIApp) -> ASGIApp:
    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await inner(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await inner(scope, receive, sending)

    return outer
