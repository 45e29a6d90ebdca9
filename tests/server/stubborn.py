"""A player who never gives up: comes back after every break and repeats what was not answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
from server.house import until
from server.processes import Process
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from pasch import fair
from pasch.fair import Verdict
from pasch.match import loads
from pasch.server.messages import Choices, Done, Events, FromServer, Refused

_decode = msgspec.json.Decoder(FromServer).decode


class Made(NamedTuple):
    """A move that was acknowledged."""

    version: int
    seat: int
    action: int


class Stubborn:
    """Holds some seats of a table and plays them at random, at one of several servers."""

    def __init__(self, ports: Sequence[int], table: str, tokens: Sequence[str], seed: int) -> None:
        self.table = table
        self.made: list[Made] = []
        self.refused: list[str] = []
        self.version = -1
        self.over = False
        self._ports = ports
        self._tokens = list(tokens)
        self._random = Random(seed)
        self._pending: dict[str, Any] | None = None
        self._choices: Choices | None = None
        self._interrupts = False
        self._breaks = 0
        self._socket: ClientConnection | None = None
        self._left = False

    async def leave(self) -> None:
        """`play` ends soon after."""
        self._left = True
        if self._socket:
            await self._socket.close()

    async def play(self) -> None:
        """Until the game is over, or `leave`."""
        while not (self.over or self._left):
            port = self._ports[self._breaks % len(self._ports)]
            self._breaks += 1
            with suppress(OSError, WebSocketException, TimeoutError):
                url = f"ws://127.0.0.1:{port}/live/{self.table}"
                async with connect(url, compression=None, proxy=None) as socket:
                    await self._talk(socket)
            await asyncio.sleep(0.01)

    async def _talk(self, socket: ClientConnection) -> None:
        self._socket = socket
        if self._left:
            return
        hello = {"t": "hello", "tokens": self._tokens, "after": self.version}
        await socket.send(msgspec.json.encode(hello).decode())
        if self._pending:
            await socket.send(msgspec.json.encode(self._pending).decode())
        async for raw in socket:
            message = _decode(raw)
            if isinstance(message, Events):
                self._follow(message)
                self._choices = None
            elif isinstance(message, Choices):
                self._choices = message
            elif isinstance(message, Done) and self._pending:
                move, self._pending = self._pending, None
                self.made.append(Made(message.v, move["seat"], move["action"]))
                if self._choices and self._choices.v < message.v:
                    self._choices = None  # they were for the move that is made now
            elif isinstance(message, Refused):
                if not (self._interrupts and message.code == "stale"):  # somebody was faster
                    self.refused.append(message.code)
                self._pending = None
                await socket.send(
                    msgspec.json.encode({"t": "sync", "after": self.version}).decode()
                )
            if self._pending:
                continue
            if self.over:
                return
            if self._choices:
                await self._move(socket, self._choices)

    async def _move(self, socket: ClientConnection, choices: Choices) -> None:
        choice = self._random.choice(choices.choices)
        self._choices = None
        self._interrupts = choices.window or choices.early
        self._pending = {"t": "move", "seat": choices.seat, "at": choices.v,
                         "action": choice.action, "key": "k"}  # fmt: skip
        await socket.send(msgspec.json.encode(self._pending).decode())

    def _follow(self, message: Events) -> None:
        """No version may be missing or come twice."""
        numbers = [event.v for event in message.events]
        if message.whole:
            assert not numbers
        else:
            assert numbers == list(range(message.v - len(numbers) + 1, message.v + 1)), numbers
            assert message.v - len(numbers) <= self.version or self.version < 0, "a gap"
        assert message.v >= self.version
        self.version = message.v
        self.over = self.over or bool(message.places)


@asynccontextmanager
async def playing(*players: Stubborn) -> AsyncIterator[None]:
    """All of them play meanwhile, and leave in order."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield
    finally:
        for player in players:
            await player.leave()
        await asyncio.gather(*tasks)


async def whole_game_with_a_kill(game: str, seats: int, *servers: Process) -> None:
    """A stranger in every seat, neighbours at different servers; one of these is killed midway."""
    id, tokens = servers[0].begin(game, seats, window_ms=0)  # everybody answers in every window
    players = [
        Stubborn([servers[seat % len(servers)].port], id, [token], seat)
        for seat, token in enumerate(tokens)
    ]
    async with playing(*players):
        await until(lambda: sum(len(player.made) for player in players) > 5)
        await asyncio.to_thread(servers[0].kill)
        await asyncio.to_thread(servers[0].start)
        await until(lambda: all(player.over for player in players))
    assert len({player.version for player in players}) == 1
    assert all(player.made for player in players)
    assert not any(player.refused for player in players)
    table = loads(servers[-1].call("GET", f"/api/tables/{id}/match")[1].decode())
    proof = fair.read_proof(table.extra["proof"], seats)
    assert fair.verify(table.game, table.setup, table.log, proof).verdict is Verdict.TRUE
