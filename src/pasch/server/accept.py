"""A TCP connection from its accept on: counted, bounded and timed before anything else happens.

uvicorn parses what comes in and runs the application.  Here is what it leaves open: how many may
come, how much they may say before they are understood, and how long they may take.  A connection
that becomes a WebSocket is handed to `Connection` and keeps its place in the count.
"""

from __future__ import annotations

import asyncio
from functools import cache
from http import HTTPStatus
from typing import Any, cast

import httptools
import msgspec
import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pasch.server.addresses import is_here, network
from pasch.server.connection import Connection, Host
from pasch.server.limits import Guard
from pasch.server.messages import Problem
from pasch.server.metrics import Metrics
from pasch.server.refusals import STATUS, Refusal, words
from pasch.server.websocket import CLOSE_SECONDS
from pasch.speech import LANGUAGES, Speaker, asked_language

HEAD_BYTES = 1 << 14
REQUEST_BYTES = 1 << 16  # head and body in all: more than the longest body, however it is chopped
PIPELINED = 8  # requests that may wait for the answer to one before them
SPARE = 16  # connections kept back for the operator when all others are taken
FOR_THE_OPERATOR = (b"/health", b"/metrics")

HEAD_SECONDS = 10.0  # from accept, or from the first byte of a later request
BODY_SECONDS = 10.0  # from the end of the head
ANSWER_SECONDS = 60.0  # until it is made and handed over
IDLE_SECONDS = 5.0  # between two requests

# Said twice, each of these has two meanings, and whoever stands before us may see the other one.
ONCE = frozenset(
    (b"host", b"origin", b"authorization", b"content-length", b"x-forwarded-proto",
     b"sec-websocket-key", b"sec-websocket-version")
)  # fmt: skip
FORWARDED = b"x-forwarded-for"

log = structlog.get_logger()


class Entrance:
    """All connections that are no sockets yet, and who may still come in."""

    def __init__(self, host: Host, guard: Guard, metrics: Metrics) -> None:
        self.host = host
        self.guard = guard
        self.metrics = metrics
        self.spare = SPARE
        # Those whose turn it is to say or to take something; the first has been so for longest.
        self.waiting: dict[HttpConnection, None] = {}
        self.spare_waiting: dict[HttpConnection, None] = {}  # of them, those in spare places

    def admit(self, connection: HttpConnection) -> str:
        """Counted from now on if let in; else the reason.

        When every place is taken, somebody we wait for makes room: who was let in has to use it.
        So it is with the places for the operator, of which anybody on this computer may take one.
        """
        reason = self.guard.refuse_connection(connection.peer)
        if reason == "full" and self.waiting:
            next(iter(self.waiting)).make_room()
            reason = ""
        if reason and connection.is_here and not self.spare and self.spare_waiting:
            next(iter(self.spare_waiting)).make_room()
        if reason and self.spare and connection.is_here:
            self.spare -= 1
            connection.is_spare = True
        elif reason:
            return reason
        self.guard.connected(connection.peer)
        return ""

    def left(self, connection: HttpConnection) -> None:
        self.no_longer_waits(connection)
        self.guard.disconnected(connection.peer)
        if connection.is_spare:
            self.spare += 1

    def waits(self, connection: HttpConnection) -> None:
        """For the other side, from now on."""
        self.no_longer_waits(connection)
        (self.spare_waiting if connection.is_spare else self.waiting)[connection] = None

    def no_longer_waits(self, connection: HttpConnection) -> None:
        self.waiting.pop(connection, None)
        self.spare_waiting.pop(connection, None)


class HttpConnection(HttpToolsProtocol):
    """Requests of one connection, or the handshake of a socket."""

    def __init__(
        self,
        entrance: Entrance,
        config: Any,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.peer = ""
        self.is_here = False  # whether it comes from this computer
        self.is_spare = False  # whether it has one of the places for the operator
        self._entrance = entrance
        self._admitted = False
        self._timer: asyncio.TimerHandle | None = None
        self._bytes = 0  # of the request that is coming in
        self._coming = False  # whether one is
        self._headed = False  # whether its head has come

    # Coming and going

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.peer = network(peer)
        self.is_here = is_here(peer)
        reason = self._entrance.admit(self)
        if reason:
            self._turn_away(reason)
            return
        self._admitted = True
        self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_timer()
        self._leave()

    def _leave(self) -> None:
        if self._admitted:
            self._admitted = False
            self._entrance.left(self)

    def make_room(self) -> None:
        """For somebody else who wants to come in."""
        self._entrance.metrics.refused("full")
        self.transport.abort()
        self._leave()  # at once: the event loop says so later

    def shutdown(self) -> None:
        """The server goes: who is being answered still is, nobody is waited for."""
        if self in self._entrance.waiting or self.is_spare:
            self.transport.close()
            self._set_timer(CLOSE_SECONDS)
        elif not self.transport.is_closing():
            super().shutdown()

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._coming:  # the first byte of a request
            self._coming = True
            if self.cycle is not None and self.cycle.response_complete:
                self._expect(HEAD_SECONDS)  # of the very first one it runs since the accept
        self._bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._upgrade()
            return  # any other wish to upgrade was taken for a plain request
        except httptools.HttpParserError as error:
            known = error.__context__
            self._turn_away(known.code if isinstance(known, Refusal) else "bad_request")
            return
        if self._coming and not self._bytes:  # it began somewhere in this piece
            self._bytes = len(data)
        if self._coming and self._bytes > (REQUEST_BYTES if self._headed else HEAD_BYTES):
            self._turn_away("too_big" if self._headed else "head_too_big")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise Refusal("too_many")
        self._coming, self._headed = True, False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._check_head()
        self._headed = True
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._coming, self._bytes = False, 0
        if self._should_upgrade():
            return
        if self.cycle.response_complete and not self.pipeline:  # refused before all of it was there
            self._expect(IDLE_SECONDS)
        else:
            self._be_busy()

    def _check_head(self) -> None:
        seen: set[bytes] = set()
        size, forwarded = len(self.url), None
        for name, value in self.headers:
            size += len(name) + len(value) + 4
            if name in ONCE or (name == FORWARDED and not self._entrance.guard.proxied):
                if name in seen:
                    raise Refusal("bad_request")
                seen.add(name)
            if name == FORWARDED:  # each proxy adds its own at the end
                forwarded = value.decode("latin-1")
        if size > HEAD_BYTES:
            raise Refusal("head_too_big")
        if self.is_spare:
            if self.url not in FOR_THE_OPERATOR or self._should_upgrade():
                raise Refusal("full")
            return
        guard = self._entrance.guard
        guard.hit(guard.address(self.peer, forwarded))

    # Sockets

    def _should_upgrade(self) -> bool:
        return self._get_upgrade() == b"websocket"

    def _upgrade(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self._turn_away("bad_request")  # its answer would be mixed with frames
            return
        lines = [b"%b %b HTTP/1.1\r\n" % (self.scope["method"].encode(), self.url)]
        lines += [b"%b: %b\r\n" % header for header in self.headers]
        self._stop_timer()
        self._entrance.no_longer_waits(self)
        self.connections.discard(self)
        socket = Connection(self._entrance.host, self.server_state, self.peer)
        self.transport.set_protocol(cast("asyncio.Protocol", socket))
        try:
            socket.connection_made(self.transport)
            socket.data_received(b"".join([*lines, b"\r\n"]))
        except Exception:  # nothing of it is kept, and the next one is not the worse for it
            log.exception("handshake broke the server")
            self._entrance.metrics.refused("broken")
            self.transport.abort()

    # Time

    def on_response_complete(self) -> None:
        more = bool(self.pipeline)
        super().on_response_complete()
        self._unset_keepalive_if_required()  # we have a time of our own
        if self.transport.is_closing():  # when all that was written has been taken
            self._expect(ANSWER_SECONDS)
        elif more:
            self._be_busy()
        else:
            self._expect(HEAD_SECONDS if self._coming else IDLE_SECONDS)

    def _be_busy(self) -> None:
        """It is our turn."""
        self._set_timer(ANSWER_SECONDS)
        self._entrance.no_longer_waits(self)

    def _expect(self, seconds: float) -> None:
        """It is the other side's turn."""
        self._set_timer(seconds)
        if self._admitted:
            self._entrance.waits(self)

    def _set_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        if self.transport.is_closing():
            self.transport.abort()
        elif self._coming and self._bytes:
            self._turn_away("too_late")
        elif self.transport.get_write_buffer_size():  # an answer is on its way
            self.transport.close()
            self._expect(ANSWER_SECONDS)
        elif self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()
        else:  # nobody said anything
            self.transport.close()

    def _turn_away(self, code: str) -> None:
        self._entrance.metrics.refused(code)
        cycle = self.cycle
        if (
            cycle is None
            or cycle.response_complete
            or not (cycle.response_started or self.pipeline)
        ):
            self.transport.write(_answer(code, self._language()))
        self.transport.close()
        if self._admitted:
            self._expect(ANSWER_SECONDS)
        else:
            self._set_timer(ANSWER_SECONDS)

    def _language(self) -> str:
        for name, value in self.headers or ():
            if name == b"accept-language":
                return asked_language(value.decode("latin-1")) or LANGUAGES[0]
        return LANGUAGES[0]


@cache
def _answer(code: str, language: str) -> bytes:
    """Without asking the application, which may have enough to do."""
    status = STATUS[code]
    body = msgspec.json.encode(Problem(code, words(Speaker(language), Refusal(code))))
    return (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\ncache-control: no-store\r\n"
        "x-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
    ).encode() + body
