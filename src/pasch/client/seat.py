"""One seat at a table: it comes back when a connection breaks, and repeats what was not heard."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from pasch.catalogue import load
from pasch.client.dice import Dice
from pasch.client.errors import Disconnected, Refused
from pasch.client.messages import Choices, Done, Events, FromServer, Message, No, TableInfo, decode
from pasch.client.tables import Link, call, fetch, look
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.engine.state import HIDDEN, State

PATIENCE = 30.0  # seconds without a sign of life until it connects anew
AGAIN = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds until it tries again, and then for ever the last
REPEAT = ("busy", "paused", "unavailable", "too_many")  # said again, word for word
FAREWELLS = (4000, 4003, 4004, 4009, 4011, 4012)  # closed with these, it does not come back
EVERYBODY = "-1"  # how the table looks where nothing is hidden


async def join(
    link: str | Link,
    name: str,
    seat: int | None = None,
    token: str = "",
    language: str = "en",
) -> Seat:
    """Take a seat at the table behind this link: the first that is free, or the one asked for.

    With the `token` of a seat that was taken before, that one.  `async with` it to be there.
    """
    link = Link.read(link) if isinstance(link, str) else link
    if token:
        return await _again(link, token, language)
    info = await look(link)
    free = [place for place, each in enumerate(info.seats) if each.kind == "open"]
    for place in free if seat is None else [seat]:
        dice = Dice(link.table, place)
        dice.receive(info)  # the seal as it was before we sat down
        try:
            wanted = {"name": name, "pledge": dice.pledge}
            taken = await call("POST", f"{link.api}/seats/{place}", wanted)
        except Refused as error:
            if error.reason == "seat_taken" and seat is None:
                continue  # somebody else was faster
            raise
        dice.pledged = True
        return Seat(link, place, taken["token"], dice, language)
    raise Refused("seat_taken", "all seats are taken")


async def _again(link: Link, token: str, language: str) -> Seat:
    """The number that was pledged before is lost; while the table is open, another one is."""
    held = await call("GET", f"{link.api}/seat", token=token)
    dice = Dice(link.table, held["seat"])
    info = await look(link)
    dice.receive(info)
    if info.status == "open":
        address = f"{link.api}/seats/{dice.seat}/pledge"
        await call("PUT", address, {"pledge": dice.pledge}, token)
        dice.pledged = True
    return Seat(link, dice.seat, token, dice, language)


class Seat:
    """`table`, `events` and `version` are the newest that was told; `dice` is what we know of them.

    Iterate over the seat for all that happens, or over `choices()` to be asked.  Either ends with
    the game.
    """

    def __init__(self, link: Link, seat: int, token: str, dice: Dice, language: str) -> None:
        self.link = link
        self.seat = seat
        self.token = token  # whoever has it plays this seat
        self.dice = dice
        self.table: TableInfo | None = None
        self.events: Events | None = None
        self.version = -1
        self._question: Choices | None = None  # the last one that was put to this seat
        self._asked_after: Events | None = None  # how the table looked then
        self._language = language
        self._socket: ClientConnection | None = None
        self._keys = count(1)
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[Done]]] = {}
        self._heard: asyncio.Queue[FromServer | None] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None
        self._chores: set[asyncio.Task[None]] = set()
        self._problem: PaschError | None = None
        self._over = asyncio.Event()
        self._left = False

    async def __aenter__(self) -> Seat:
        self._reader = asyncio.get_running_loop().create_task(self._stay())
        return self

    async def __aexit__(self, *error: object) -> None:
        """The seat stays ours; after a while a bot stands in for it."""
        for task in [*self._chores, *filter(None, [self._reader])]:
            task.cancel()
            with suppress(asyncio.CancelledError, PaschError):
                await task

    @property
    def game(self) -> Game:
        assert self.table, "nothing was told yet"
        return load(self.table.game)

    @property
    def position(self) -> dict[str, Any]:
        """How the table looks to this seat now, as the game's readable position."""
        assert self.events, "nothing has happened yet"
        return self._position(self.events)

    def _position(self, events: Events) -> dict[str, Any]:
        found = events.positions
        return dict(found.get(str(self.seat), found.get(EVERYBODY, {})))

    def view(self, choices: Choices | None = None) -> State:
        """The position as this seat knows it now.  Of a question: as it was then, as if those
        before it had answered, in a window by letting it go by, else in secret."""
        asked = choices is not None and choices is self._question
        events = self._asked_after if asked else self.events
        assert events, "nothing has happened yet"
        view = self.game.from_position(self._position(events))
        while choices is not None and view.actor() != self.seat:
            window = self.game.window(view)
            view.apply(HIDDEN if window is None else window.passing)
        return view

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        """All that is told: tables, events, choices, windows, phrases."""
        while True:
            message = await self._heard.get()
            if message is None:
                if self._problem:
                    raise self._problem
                return
            yield message

    async def choices(self) -> AsyncIterator[Choices]:
        """Each time this seat is asked, until the game is over."""
        async for message in self:
            if message is self._question:  # the newest: what was asked before is past
                yield message

    async def move(self, choices: Choices, action: int) -> int:
        """Answer a question; the version that it is on the disk with.  Refused says why not."""
        done = await self._ask({"t": "move", "seat": self.seat, "at": choices.v, "action": action})
        return done.v

    async def think(self, choices: Choices) -> None:
        """Ask for time in a window; everybody sees it."""
        await self._send({"t": "think", "seat": self.seat, "at": choices.v})

    async def take_back(self) -> int:
        """Undo our last action, while nothing was thrown or shown after it."""
        done = await self._ask({"t": "take_back", "seat": self.seat, "at": self.version})
        return done.v

    async def say(self, phrase: str) -> None:
        """One of the phrases in docs/protocol.md; nobody answers."""
        await self._send({"t": "say", "seat": self.seat, "phrase": phrase})

    async def sync(self) -> None:
        """Be told again what is asked now."""
        await self._send({"t": "sync", "after": self.version})

    async def _ask(self, message: dict[str, Any]) -> Done:
        key = f"c{next(self._keys)}"
        message["key"] = key
        tries = iter(AGAIN)
        pause = 0.0
        while True:
            if self._left:
                raise self._problem or Disconnected(str(self.link), "left")
            answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
            self._waiting[key] = (message, answer)
            await self._send(message)
            try:
                return await answer
            except Refused as error:
                if error.reason not in REPEAT:
                    raise
                pause = next(tries, pause)
                await asyncio.sleep(pause)
            finally:
                self._waiting.pop(key, None)

    async def _send(self, message: dict[str, Any]) -> None:
        """Whatever becomes of it: what is waited for is said again when it comes back."""
        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def _stay(self) -> None:
        """Connected, again and again, until the game is over or it is told not to come back."""
        tries = iter(AGAIN)
        pause = 0.0
        try:
            while not self._finished:
                version = self.version
                try:
                    async with connect(
                        self.link.live, compression=None, open_timeout=PATIENCE,
                        ping_interval=PATIENCE / 3, ping_timeout=PATIENCE, max_size=None,
                    ) as socket:  # fmt: skip
                        await self._talk(socket)
                    if socket.close_code in FAREWELLS:
                        raise Disconnected(str(self.link), socket.close_reason or "closed")
                except (OSError, WebSocketException, TimeoutError):
                    pass
                finally:
                    self._socket = None
                if self.version != version:
                    tries = iter(AGAIN)
                if not self._finished:
                    pause = next(tries, pause)
                    await asyncio.sleep(pause)
            await self._check_all_dice()
        except PaschError as error:
            self._problem = error
        finally:
            self._left = True
            problem = self._problem or Disconnected(str(self.link), "left")
            for _, answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(problem)
            self._heard.put_nowait(None)

    async def _talk(self, socket: ClientConnection) -> None:
        self._socket = socket
        hello = {"t": "hello", "tokens": [self.token], "language": self._language,
                 "after": self.version}  # fmt: skip
        await self._send(hello)
        for message, _ in list(self._waiting.values()):
            await self._send(message)
        with suppress(ConnectionClosed):
            async for text in socket:
                heard = decode(text)
                if heard is not None:
                    self._hear(heard)
                if self._finished:
                    return

    @property
    def _finished(self) -> bool:
        """The move that ends a game is acknowledged after its events: it is waited for."""
        return self._over.is_set() and all(answer.done() for _, answer in self._waiting.values())

    def _hear(self, heard: Message) -> None:
        match heard:
            case TableInfo():
                self._hear_table(heard)
            case Events():
                self.events, self.version = heard, heard.v
                self.dice.witness(heard.events)
            case Choices() if heard.seat == self.seat:
                self._question, self._asked_after = heard, self.events
            case Done() | No():
                self._answered(heard)
                return
        if isinstance(heard, FromServer):
            self._heard.put_nowait(heard)
        if self.events and self.events.places and self.table and self.table.status == "over":
            self._over.set()

    def _hear_table(self, info: TableInfo) -> None:
        self.table = info
        self.dice.receive(info)
        if self.dice.may_open(info):
            self.dice.opened = True
            chore = asyncio.get_running_loop().create_task(self._open_number())
            self._chores.add(chore)
            chore.add_done_callback(self._chores.discard)

    async def _open_number(self) -> None:
        for pause in AGAIN:
            try:
                await call("PUT", f"{self.link.api}/seats/{self.seat}/number",
                           {"number": self.dice.number}, self.token)  # fmt: skip
                return
            except PaschError:
                await asyncio.sleep(pause)
        self.dice.opened = False  # it did not count, and nobody promised that it does

    def _answered(self, heard: Done | No) -> None:
        _, answer = self._waiting.get(heard.key, (None, None))
        if answer is None or answer.done():
            return
        if isinstance(heard, Done):
            answer.set_result(heard)
        else:
            answer.set_exception(Refused(heard.code, heard.text))

    async def _check_all_dice(self) -> None:
        """Once the secret is shown, everything is thrown again."""
        throws = await call("GET", f"{self.link.api}/throws")
        fell = {each["v"]: each["outcome"] for each in throws}
        self.dice.finish(await fetch(f"{self.link.api}/match"), fell)
