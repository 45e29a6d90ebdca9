"""From a Starlette request to a handler of ours, and back with its answer or its refusal."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping
from gzip import compress
from time import perf_counter
from typing import Any

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from pasch.engine.errors import PaschError
from pasch.server.analysis_service import AnalysisService
from pasch.server.days import Days
from pasch.server.encodings import best
from pasch.server.http import Api, Call
from pasch.server.limits import Guard
from pasch.server.messages import Problem
from pasch.server.metrics import Metrics
from pasch.server.refusals import STATUS, Refusal, words
from pasch.server.tables import Tables
from pasch.speech import LANGUAGES, Speaker, asked_language

_encode = msgspec.json.Encoder().encode
log = structlog.get_logger()

LONG = 1 << 14  # bytes of an answer that is worth compressing
HOST = re.compile(r"([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?", re.ASCII)


class Dispatcher:
    """Checks each request and hands it to the handler of its route."""

    def __init__(
        self,
        tables: Tables,
        guard: Guard,
        metrics: Metrics,
        analysis: AnalysisService,
        days: Days,
        public: str = "",
    ) -> None:
        self._tables = tables
        self._guard = guard
        self._metrics = metrics
        self._coach = analysis
        self._days = days
        self._public = public

    def routes(self, apis: Iterable[Api]) -> list[Route]:
        """One for each path, so that a wrong method is told all the right ones."""
        by_path: dict[str, dict[str, Api]] = {}
        for api in apis:
            by_path.setdefault(api.path, {})[api.method] = api
        return [self._route(path, by_method) for path, by_method in by_path.items()]

    def _route(self, path: str, apis: dict[str, Api]) -> Route:
        async def endpoint(request: Request) -> Response:
            started = perf_counter()
            api = apis["GET" if request.method == "HEAD" else request.method]
            try:
                answer = await self._handle(api, request)
            except ClientDisconnect:
                answer = Response(status_code=400)
            except (Refusal, PaschError) as refusal:
                answer = self._refuse(request, refusal)
            milliseconds = round((perf_counter() - started) * 1000, 1)
            # The route, not the path: a log is no place for what people pass around.
            log.info("request", method=api.method, route=path, status=answer.status_code,
                     milliseconds=milliseconds)  # fmt: skip
            return answer

        return Route(path, endpoint, methods=list(apis))

    async def _handle(self, api: Api, request: Request) -> Response:
        headers = request.headers
        peer = request.client.host if request.client else ""
        address = self._guard.address(peer, ",".join(headers.getlist("x-forwarded-for")))
        self._guard.request(address, api.cost)
        if not self._guard.known_origin(headers.get("origin"), headers.get("host")):
            raise Refusal("wrong_origin")
        token = headers.get("authorization", "").removeprefix("Bearer ")
        if request.query_params.get("language", LANGUAGES[0]) not in LANGUAGES:
            raise Refusal("bad_request")
        call = Call(
            self._tables, self._guard, address, request.path_params, token, language(request),
            self._here(request), self._public, self._coach, self._days,
        )  # fmt: skip
        body = await self._body(request, api.most)
        said = _decode(body, api.body) if api.body else None
        if api.query:
            said = _question(request.query_params, api.query)
        answer = await api.handler(call, said)
        if answer is None:
            return Response(status_code=api.status)
        told = answer if isinstance(answer, bytes) else _encode(answer)
        if len(told) < LONG or not best(",".join(headers.getlist("accept-encoding")), ("gzip",)):
            return Response(told, api.status, media_type=api.media)
        short = await asyncio.to_thread(compress, told, 1)
        said = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(short, api.status, said, api.media)

    def _here(self, request: Request) -> str:
        host = request.headers.get("host", "")
        scheme = self._guard.scheme(request.headers.get("x-forwarded-proto"))
        return f"{scheme}://{host}" if HOST.fullmatch(host) else ""

    async def _body(self, request: Request, most: int) -> bytes:
        """The body, given up as soon as it is too long."""
        most = most or self._guard.limits.message_bytes
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Refusal("too_big")
        return body

    def _refuse(self, request: Request, refusal: Refusal | PaschError) -> Response:
        self._metrics.refused(refusal.code)
        problem = Problem(refusal.code, words(Speaker(language(request)), refusal))
        status = STATUS.get(refusal.code, 409)
        return Response(_encode(problem), status, media_type="application/json")

    async def unknown(self, request: Request, error: Exception) -> Response:
        """No route of ours."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        code = {404: "no_such_page", 405: "no_such_method"}.get(status, "broken")
        answer = self._refuse(request, Refusal(code))
        if isinstance(error, HTTPException) and error.headers:
            answer.headers.update(error.headers)  # Allow
        return answer


def _decode(body: bytes, kind: type) -> Any:
    """What was said, checked; in JSON 2.0 is a whole number."""
    try:
        return msgspec.convert(_whole(msgspec.json.decode(body)), kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("bad_request", str(error)) from None


def _question(asked: Mapping[str, str], kind: type) -> Any:
    """What stands after the question mark, besides the language."""
    try:
        said = {name: value for name, value in asked.items() if name != "language"}
        return msgspec.convert(said, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", str(error)) from None


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(each) for each in value]
    if isinstance(value, dict):
        return {name: _whole(each) for name, each in value.items()}
    return value


def language(request: Request) -> str:
    """`?language=`, else the first one asked for that we speak, else German."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "")
    return asked_language(asked) or LANGUAGES[0]
