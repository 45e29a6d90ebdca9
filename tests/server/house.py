"""A server in this process on a free port, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from inspect import getsource, isfunction
from pathlib import Path
from socket import socket
from typing import Any, ParamSpec

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pasch.server.app import App, Settings
from pasch.server.clock import Pace
from pasch.server.limits import Limits
from pasch.server.messages import (
    Choices,
    Done,
    Events,
    FromServer,
    OpenWindow,
    Refused,
    TableInfo,
)
from pasch.server.table import LiveTable
from pasch.storage.bus import Bus, LocalBus
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import Store

SECONDS = 60  # for anything to happen: only what hangs takes so long
MANY = 10**6
FREELY = Limits(4096, *([MANY] * 11))
LONG = 1000.0  # seconds: nobody is stood in for, however slow the machine is
AT_ONCE = Settings(limits=FREELY, pace=Pace(bot=0.01, grace=LONG))
SLOWLY = AT_ONCE._replace(pace=Pace(grace=LONG))
UPGRADE = (
    "GET /live/{id} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
decode = msgspec.json.Decoder(FromServer).decode
P = ParamSpec("P")


def in_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for things, but not for ever."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 3 * SECONDS))

    return run


class Answer(msgspec.Struct):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def code(self) -> str:
        return str(self.data["code"])


class _Server(uvicorn.Server):
    """Stops at once: the real one looks ten times a second whether it shall, and whether all left,
    which hundreds of tests would wait for."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.stopping = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.stopping.wait()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        state = self.server_state
        for connection in list(state.connections):
            connection.shutdown()
        await until(lambda: not (state.connections or state.tasks))
        await self.lifespan.shutdown()


class House:
    """One running server."""

    def __init__(self, app: App, port: int, server: _Server) -> None:
        self.app = app
        self.port = port
        self._server = server
        self.stack = AsyncExitStack()

    @property
    def connections(self) -> set[Any]:
        """As uvicorn knows them."""
        return set(self._server.server_state.connections)

    @property
    def tasks(self) -> set[asyncio.Task[None]]:
        """Requests that are being answered."""
        return self._server.server_state.tasks

    async def call(
        self, method: str, path: str, body: object = None, token: str = "", **headers: str
    ) -> Answer:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        text = body if isinstance(body, bytes) else msgspec.json.encode(body)
        lines = {
            "Host": f"127.0.0.1:{self.port}",
            "Connection": "close",
            "Content-Length": str(len(text) if body is not None else 0),
            **({"Authorization": f"Bearer {token}"} if token else {}),
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode())
        writer.write(text if body is not None else b"")
        raw = await asyncio.wait_for(reader.read(), SECONDS)
        await hang_up(writer)
        first, _, rest = raw.partition(b"\r\n")
        top, _, said = rest.partition(b"\r\n\r\n")
        found = dict(line.split(": ", 1) for line in top.decode().split("\r\n"))
        return Answer(int(first.split()[1]), found, said)

    async def ok(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        answer = await self.call(method, path, body, token)
        assert answer.status < 300, answer
        return answer.data if answer.body else None

    async def table(self, game: str = "mal_anders", seats: int = 2, **more: Any) -> Party:
        """A table where everybody sits and nobody has begun."""
        made = await self.ok("POST", "/api/tables", {"game": game, "seats": seats, **more})
        party = Party(self, made["id"], made["host"])
        for seat in range(seats):
            if seat not in more.get("bots", ()):
                sit = {"name": f"Guest {seat}"}
                seated = await self.ok("POST", f"{party.path}/seats/{seat}", sit)
                party.tokens[seat] = seated["token"]
        return party

    async def begun(self, game: str = "mal_anders", seats: int = 2, **more: Any) -> Party:
        party = await self.table(game, seats, **more)
        await self.ok("POST", f"{party.path}/start", None, party.host)
        return party

    def go(self) -> None:
        """Begin to stop, as at a SIGTERM."""
        self._server.stopping.set()

    async def live(self, id: str) -> LiveTable:
        """What the server itself knows."""
        return await self.app.tables.get(id)

    async def visit(self, id: str, *tokens: str, language: str = "en", after: int = -1) -> Guest:
        guest = await self.stranger(id)
        with suppress(ConnectionClosed):  # turned away at the door
            await guest.say(t="hello", tokens=list(tokens), language=language, after=after)
        return guest

    async def stranger(self, id: str) -> Guest:
        """Somebody who has said nothing yet."""
        url = f"ws://127.0.0.1:{self.port}/live/{id}"
        return Guest(
            await self.stack.enter_async_context(connect(url, compression=None, proxy=None))
        )

    async def raw(self, id: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket whose bytes are ours to break, after the upgrade and a good hello."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.stack.push_async_callback(hang_up, writer)
        writer.write(UPGRADE.format(id=id).encode())
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
        writer.write(b'\x81\x8d\0\0\0\0{"t":"hello"}')
        return reader, writer


class Party:
    """A table and the secrets of its seats."""

    def __init__(self, house: House, id: str, host: str) -> None:
        self.house = house
        self.id = id
        self.host = host
        self.path = f"/api/tables/{id}"
        self.tokens: dict[int, str] = {}

    async def guest(self, *seats: int, language: str = "en", after: int = -1) -> Guest:
        tokens = (self.tokens[seat] for seat in seats)
        return await self.house.visit(self.id, *tokens, language=language, after=after)

    async def guests(self) -> list[Guest]:
        """One for every seat, each of whom has seen the table as it is now."""
        found = [await self.guest(seat) for seat in self.tokens]
        for guest in found:
            await guest.hear(Events)
        return found


class Guest:
    """One socket: what was heard, in order, and the latest of each kind."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        self.choices: dict[int, Choices] = {}
        self.window: OpenWindow | None = None
        self.events: Events | None = None
        self.info: TableInfo | None = None

    async def say(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self) -> FromServer:
        raw = await asyncio.wait_for(self.socket.recv(decode=False), SECONDS)
        assert isinstance(raw, bytes)
        self.heard.append(raw)
        message: FromServer = decode(raw)
        if isinstance(message, Events):
            self.events = message
            self.choices.clear()
            self.window = None
        elif isinstance(message, OpenWindow):
            self.window = message
        elif isinstance(message, Choices):
            self.choices[message.seat] = message
        elif isinstance(message, TableInfo):
            self.info = message
        return message

    async def hear(self, kind: type, where: Callable[[Any], object] = lambda message: True) -> Any:
        """The next message of this kind."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and where(message):
                return message

    async def settle(self) -> None:
        """Hear everything that was sent before now."""
        await self.say(t="ping", key="settled")
        while not self.heard or b'"settled"' not in self.heard[-1]:
            await self.next()
        self.heard.pop()

    async def settle_until(self, true: Callable[[], Any]) -> None:
        """Listen until it holds."""
        await self.settle()
        while not true():
            await self.next()

    async def move(self, seat: int, action: int, at: int, key: str = "k") -> Done | Refused:
        offered = self.choices.get(seat)
        await self.say(t="move", seat=seat, at=at, action=action, key=key)
        answer: Done | Refused = await self.hear(Done | Refused)  # type: ignore[arg-type]
        noted = offered is not None and (offered.early or action == offered.passing)
        if noted and self.choices.get(seat) is offered:
            del self.choices[seat]  # nothing else may follow for a while
        return answer

    async def refused(self, **message: Any) -> str:
        """The code with which this is refused."""
        await self.say(**message)
        answer: Refused = await self.hear(Refused)
        return answer.code

    async def closed(self) -> tuple[int, str]:
        """The code and the reason with which the server hangs up."""
        await asyncio.wait_for(self.socket.wait_closed(), SECONDS)
        return self.socket.close_code or 0, self.socket.close_reason or ""

    @property
    def version(self) -> int:
        return self.events.v if self.events else -1


@asynccontextmanager
async def house(
    store: Store | Path, settings: Settings = AT_ONCE, bus: Bus | None = None
) -> AsyncIterator[House]:
    kept = SqliteStore(str(store / "tables.sqlite")) if isinstance(store, Path) else store
    app = App(kept, bus or LocalBus(), settings)
    server = _Server(app.config(host="127.0.0.1", port=0))
    running = asyncio.create_task(server.serve())
    await until(lambda: server.started or running.done())
    if running.done():
        await running
    port = server.servers[0].sockets[0].getsockname()[1]
    found = House(app, port, server)
    try:
        async with found.stack:
            yield found
    finally:
        found.go()
        await running


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with suppress(OSError):
        await writer.wait_closed()


async def until(true: Callable[[], Any] | Callable[[], Awaitable[Any]]) -> None:
    """Wait until it holds."""
    for _ in range(SECONDS * 100):
        held = true()
        if isinstance(held, Awaitable):
            held = await held
        if held:
            return
        await asyncio.sleep(0.01)
    asked = getsource(true).strip() if isfunction(true) else repr(true)
    raise AssertionError(f"not within {SECONDS} seconds: {asked}")
