"""A client that never gives up and writes down all it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from random import Random
from time import monotonic
from typing import Any

import msgspec
from faults.checker import digest
from faults.history import Acknowledged, ClientHistory, Event, Heard, Move
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from pasch.server.messages import Choices, Done, Events, FromServer, Pong, Refused

_decode = msgspec.json.Decoder(FromServer).decode
_encode = msgspec.json.Encoder().encode
PATIENCE = 3.0  # seconds without a sign of life before it connects anew
TRY_AGAIN = ("unavailable", "busy", "paused")  # whoever hears these repeats it word for word
OVERTAKEN = ("stale", "not_your_turn", "over", "nothing_to_take_back")
COME_BACK = (1000, 1001, 1005, 1006, 1011, 4008, 4010, 4503)  # closed, and to be expected here


class Player:
    """Holds some seats of a table, or none, and plays them at random, at one of several servers.

    `rivals`: somebody else may play its seats or take moves back, so that it may be overtaken.
    """

    def __init__(
        self, name: str, ports: Sequence[int], table: str, tokens: dict[int, str], seed: int,
        think: float, rivals: bool, takes_back: bool,
    ) -> None:  # fmt: skip
        self.history = ClientHistory(name, tuple(tokens))
        self.table = table
        self.over = False
        self.delays: list[float] = []  # from a move to its acknowledgement, in seconds
        self.resting = asyncio.Event()  # set: it makes no more moves, and only listens
        self._ports = ports
        self._tokens = tokens
        self._random = Random(seed)
        self._think = think
        self._rivals = rivals
        self._takes_back = takes_back
        self._keys = count()
        self._choices: dict[int, Choices] = {}
        self._undo = -1
        self._key = ""
        self._said_at = 0.0
        self._taking_back = False
        self._early = False  # it decides for the time when a window is closed
        self._lets_go = False  # of a window
        self._wants: dict[str, Any] | None = None  # the message not answered yet
        self._asked_again = False
        self._socket: ClientConnection | None = None
        self._left = False

    def leave(self) -> None:
        """Hears nothing from now on; `play` ends soon after."""
        self._left = True
        if self._socket:
            self._socket.transport.abort()

    async def play(self) -> None:
        """Until `leave`."""
        for attempt in count():
            if self._left:
                return
            port = self._ports[attempt % len(self._ports)]
            self._asked_again = False
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(
                    f"ws://127.0.0.1:{port}/live/{self.table}", compression=None, proxy=None,
                    open_timeout=PATIENCE, ping_interval=PATIENCE / 3, ping_timeout=PATIENCE,
                    close_timeout=0.5,
                ) as socket:  # fmt: skip
                    await self._talk(socket)
                    self._look_at_the_end(socket)
            await asyncio.sleep(0.02 + self._random.random() * 0.05)

    async def say(self, message: dict[str, Any]) -> None:
        """Whatever becomes of it."""
        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(_encode(message).decode())

    async def _talk(self, socket: ClientConnection) -> None:
        self._socket = socket
        if self._left:
            return
        tokens = list(self._tokens.values())
        await self.say({"t": "hello", "tokens": tokens, "after": self.history.version})
        if self._taking_back:  # taken back twice might be one too many
            self.history.perhaps_taken_back += 1
            self._taking_back, self._wants = False, None
        if self._wants:
            await self.say(self._wants)
        with suppress(ConnectionClosed):
            async for raw in socket:
                if self._left:
                    return
                await self._hear(_decode(raw))
                if not self._wants and not self.over and not self.resting.is_set():
                    await self._act()

    def _look_at_the_end(self, socket: ClientConnection) -> None:
        if not self._left and (socket.close_code or 1005) not in COME_BACK:
            self.history.wrong.append(f"closed with {socket.close_code} {socket.close_reason}")

    async def _hear(self, message: FromServer) -> None:
        match message:
            case Events():
                self._follow(message)
            case Choices():
                self._choices[message.seat] = message
            case Done(key, version) if self._wants and key == self._key:
                self._is_done(version)
            case Refused(key, code) if self._wants and key == self._key:
                await self._is_refused(code)
            case Pong():  # what was asked for again came before it
                self._asked_again = False
            case Refused(_, code):
                if code not in TRY_AGAIN + OVERTAKEN:
                    self.history.wrong.append(f"refused: {code}")

    def _follow(self, message: Events) -> None:
        told = tuple(Event(event.v, event.actor, event.action) for event in message.events)
        looks = tuple((viewer, digest(seen)) for viewer, seen in message.positions.items())
        heard = Heard(message.v, told, message.whole, self._asked_again, looks)
        self.history.heard.append(heard)
        self._choices = {}
        self._undo = message.undo
        self.over = bool(message.places)

    def _is_done(self, version: int) -> None:
        self.delays.append(monotonic() - self._said_at)
        if self._taking_back:
            self.history.taken_back.append(version)
        else:
            move = self.history.pending
            assert move
            if self._early:  # made when the window closes, unless somebody speaks up
                self.history.decided.append(move)
            elif not self._lets_go:  # that becomes a record when everybody has answered
                self.history.done.append(Acknowledged(move, version))
            asked = self._choices.get(move.seat)
            if asked and asked.v < version:
                del self._choices[move.seat]  # they were for the move that is made now
        self._no_longer_wanted()

    async def _is_refused(self, code: str) -> None:
        if code in TRY_AGAIN and not self._taking_back:
            await asyncio.sleep(0.1)
            if self._wants:
                await self.say(self._wants)
            return
        if code == "unavailable":  # nobody knows whether it was done
            self.history.perhaps_taken_back += 1
        elif code not in TRY_AGAIN and not (self._rivals and code in OVERTAKEN):
            self.history.wrong.append(f"refused: {code} for {self._wants}")
        self._no_longer_wanted()
        self._choices = {}
        self._asked_again = True
        await self.say({"t": "sync", "after": self.history.version})
        await self.say({"t": "ping", "key": "synced"})

    def _no_longer_wanted(self) -> None:
        self._wants, self.history.pending, self._taking_back = None, None, False

    async def _act(self) -> None:
        """What is decided after thinking is decided on what was known before."""
        undo = self._takes_back and self._undo in self._tokens and self._random.random() < 0.05
        if not undo and not self._choices:
            return
        self._key = f"k{next(self._keys)}"
        if undo:
            self._taking_back = True
            self._wants = {"t": "take_back", "seat": self._undo, "at": self.history.version}
        else:
            asked = self._choices.pop(self._random.choice(sorted(self._choices)))
            move = Move(asked.seat, asked.v, self._random.choice(asked.choices).action)
            self.history.pending = move
            self._early = asked.early
            self._lets_go = asked.window and move.action == asked.passing
            self._wants = {"t": "move", **move._asdict()}
        self._wants["key"] = self._key
        if self._think:
            await asyncio.sleep(self._think * self._random.random())
        self._said_at = monotonic()
        await self.say(self._wants)
