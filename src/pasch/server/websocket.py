"""A WebSocket as uvicorn hands it over, without the layers between.

Reading is left to the `websockets` library, which knows every corner of RFC 6455.  Writing is one
thing: a frame, made once, goes as the same bytes to everybody who is to get it.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

from pasch.server.limits import Guard
from pasch.server.refusals import CLOSE

BEHIND = 1 << 18  # bytes that a slow reader may be behind before we close its connection
CLOSE_SECONDS = 2  # for the other side to say goodbye
PIECE = 1 << 11  # bytes that are read before we look whether it was too much already

_quiet = logging.getLogger("pasch.wire")
_quiet.setLevel(logging.CRITICAL + 1)  # what strangers send is no news


@mypyc_attr(allow_interpreted_subclasses=True)
class WebSocket(ABC):
    """One connection from the upgrade to its end.

    A protocol of asyncio by what it has, not by descent: from there it would be half as quick.
    """

    __slots__ = ("_connections", "_guard", "_open", "_parts", "_protocol", "heard", "peer",
                 "transport")  # fmt: skip

    def __init__(self, guard: Guard, server_state: Any, peer: str) -> None:
        self.transport: asyncio.Transport
        self.heard = True  # anything since the last ping
        self._guard = guard  # counts it since it was accepted, as coming from `peer`
        self.peer = peer
        self._connections = server_state.connections
        self._protocol = ServerProtocol(max_size=guard.limits.message_bytes, logger=_quiet)
        self._open = False
        self._parts: list[bytes] = []

    @abstractmethod
    def upgraded(self, request: Request) -> None:
        """The first of all: somebody is there."""

    @abstractmethod
    def received(self, message: bytes) -> None:
        """A text; never after `close`."""

    @abstractmethod
    def noise(self) -> None:
        """A ping, a pong, an empty part of a text: nothing to do, but not for nothing either."""

    @abstractmethod
    def gone(self) -> None:
        """The last, if `upgraded` was called."""

    def send(self, frame: bytes) -> None:
        if self._open:
            self.transport.write(frame)

    def close(self, reason: str) -> None:
        """Say why; the other side answers and hangs up, or we do after a while."""
        if self._open:
            self._open = False
            self._protocol.send_close(CLOSE[reason], reason)
            self._flush()
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.transport.abort)

    # What uvicorn and the event loop call

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.set_write_buffer_limits(BEHIND)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._open = False
        self._connections.discard(self)
        self._guard.disconnected(self.peer)
        if self._protocol.state is not State.CONNECTING:
            self.gone()

    def pause_writing(self) -> None:
        self.close("too_slow")
        self.transport.abort()

    def resume_writing(self) -> None:
        return  # it is gone by then

    def eof_received(self) -> bool:
        return False  # whoever says no more is not talked to either: the event loop hangs up

    def shutdown(self) -> None:
        """The server goes; tables stay, and clients come back to whoever serves them next."""
        if self.transport.is_closing():
            return
        if self._open:
            self.close("going_away")
        else:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.heard = True
        if self._whole(data):  # nearly always
            self.received(apply_mask(data[6:], data[2:6]))
            return
        if self._pong(data):  # from everybody who only sits there
            self.noise()
            return
        if len(data) <= PIECE:
            self._read(data)
            return
        self._read(data[:PIECE])
        for place in range(PIECE, len(data), PIECE):
            if not self._open:  # nobody listens any more
                return
            self._read(data[place : place + PIECE])

    def _read(self, data: bytes) -> None:
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                if self._open:
                    self._take(event)
            elif isinstance(event, Request):
                self._upgrade(event)
        if protocol.writes:  # a pong, a goodbye, a complaint
            self._flush()

    def _whole(self, data: bytes) -> bool:
        """Whether this is one short text in one frame, and nothing is left from before."""
        return (
            self._open
            and len(data) > 6
            and data[0] == 0x81
            and data[1] ^ 0x80 == len(data) - 6 < 126
            and self._protocol.current_size is None
            and not self._protocol.reader.buffer
        )

    def _pong(self, data: bytes) -> bool:
        """Whether this is the answer to a ping of ours, and nothing is left from before."""
        return (
            self._open
            and len(data) == 6
            and data[0] == 0x8A
            and data[1] == 0x80
            and not self._protocol.reader.buffer
        )

    def _upgrade(self, request: Request) -> None:
        response = self._protocol.accept(request)
        self._protocol.send_response(response)
        self._flush()
        if response.status_code == 101:
            self._open = True
            # The parser that has read the request would keep it as long as the socket lives.
            self._protocol.parser = self._protocol.parse()
            next(self._protocol.parser)
            self.upgraded(request)

    def _take(self, event: Frame) -> None:
        if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if event.opcode is Opcode.BINARY:  # we speak text only
                self._parts.append(b"\x00")
            if event.data:
                self._parts.append(bytes(event.data))
            if event.fin:
                message, self._parts = b"".join(self._parts), []
                self.received(message)
            elif not event.data:  # a part of nothing: as many as one likes fit in a message
                self.noise()
        elif event.opcode is Opcode.CLOSE:
            self._open = False
        else:
            self.noise()

    def _flush(self) -> None:
        self.transport.write(b"".join(self._protocol.data_to_send()))
        if self._protocol.eof_sent:
            self._open = False
            self.transport.close()
