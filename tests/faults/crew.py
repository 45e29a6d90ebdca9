"""The load: people who make a table, play it to its end, and make the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from http.client import HTTPException
from random import Random
from typing import NamedTuple

import msgspec
from faults.history import TableHistory
from faults.player import PATIENCE, Player
from server.house import until
from server.processes import Caller

from pasch.server import table_document as documents
from pasch.server.table_document import TableDocument
from pasch.storage.store import Document, Entry, Store, Unavailable

THINK = 0.03  # seconds at most: moderate, so that the machine is not what breaks


class Plan(NamedTuple):
    """Who sits where."""

    game: str
    hands: tuple[tuple[int, ...], ...]  # the seats of each client; an onlooker has none
    bots: tuple[int, ...] = ()
    move_seconds: int = 0
    takes_back: bool = False
    interrupts: bool = False  # whoever speaks up first plays

    @property
    def seats(self) -> int:
        return sum(map(len, self.hands)) + len(self.bots)

    @property
    def by_hand(self) -> bool:
        return not self.bots and not self.move_seconds


PLANS = (
    Plan("mal_anders", ((0, 1), (2, 3), ())),
    Plan("nichts_als_aerger", ((0,), (1,), (2,), ()), interrupts=True),
    Plan("simpsons", ((0,), (1,), (2,))),
    Plan("wonderful_world", ((0,), (1,), ())),
    Plan("nichtlustig", ((0, 1), ()), bots=(2,)),
    Plan("mal_anders", ((0,), (1,)), takes_back=True),
    Plan("simpsons", ((0,), (1,)), move_seconds=1),
)


class Crew:
    """The people of one plan, at doors of which neighbours take different ones."""

    def __init__(
        self, plan: Plan, doors: Sequence[int], store: Store, seed: int,
        finished: Callable[[TableHistory], None] | None = None,
    ) -> None:  # fmt: skip
        """`finished` gets each table that was played; without it they are kept."""
        self.plan = plan
        self.delays: list[float] = []  # of every acknowledgement, in seconds
        self._finished = finished
        self.tables: list[TableHistory] = []
        self.stopping = False
        self.answered_before = 0  # the last fault
        self._doors = list(doors)
        self._store = store
        self._random = Random(seed)

    @property
    def answers(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(client.done) for table in self.tables for client in table.clients)

    def where(self) -> str:
        """For whoever looks why nobody goes on."""
        if not self.tables:
            return f"{self.plan.game} has no table"
        table = self.tables[-1]
        known = [(client.name, client.version, client.pending) for client in table.clients]
        return f"{self.plan.game} {table.id} is stuck: {known}"

    async def run(self) -> None:
        """Until `stopping`; then everybody hears what there is, and leaves."""
        while not self.stopping:
            table = await asyncio.to_thread(self._make)
            if table is None:
                await asyncio.sleep(0.05)
                continue
            id, tokens = table
            players = [self._player(id, tokens, number) for number in range(len(self.plan.hands))]
            clients = [player.history for player in players]
            setup = (await self._document(id)).setup
            history = TableHistory(id, self.plan.game, setup, clients, self.plan.by_hand)
            self.tables.append(history)
            async with asyncio.TaskGroup() as tasks:
                for player in players:
                    tasks.create_task(player.play())
                while not (self.stopping or all(player.over for player in players)):
                    await asyncio.sleep(0.02)
                for player in players:
                    player.resting.set()
                history.log = await self._all_know_it(id, players)
            if self._finished:
                self.tables.remove(history)
                self._finished(history)

    def _make(self) -> tuple[str, list[str]] | None:
        """A table in play; None if a server or its answer went missing meanwhile."""
        plan = self.plan
        more = {"bots": plan.bots, "move_seconds": plan.move_seconds, "window_ms": 0}
        with suppress(OSError, HTTPException, AssertionError, msgspec.DecodeError):
            caller = Caller(self._random.choice(self._doors), PATIENCE)
            return caller.begin(plan.game, plan.seats, **more)
        return None

    def _player(self, id: str, tokens: list[str], number: int) -> Player:
        held = {seat: tokens[seat] for seat in self.plan.hands[number]}
        first = number % len(self._doors)
        player = Player(
            f"client {number}", self._doors[first:] + self._doors[:first], id, held,
            seed=self._random.randrange(1 << 30), think=THINK,
            rivals=self.plan.interrupts or not self.plan.by_hand or self.plan.takes_back,
            takes_back=self.plan.takes_back,
        )  # fmt: skip
        player.delays = self.delays
        return player

    async def _all_know_it(self, id: str, players: Sequence[Player]) -> list[Entry]:
        """The log at a moment when everybody has heard all of it; nobody listens any longer."""
        log: list[Entry] = []

        async def know_it() -> bool:
            nonlocal log
            try:
                log = await self._store.entries(id)
            except Unavailable:  # the fault of the hour: ask again
                return False
            if any(player.history.version != len(log) for player in players):
                return False
            for player in players:
                player.leave()
            return True

        try:
            await until(know_it)
        except TimeoutError:  # the checker will say who
            for player in players:
                player.leave()
        return log

    async def _document(self, id: str) -> TableDocument:
        """What a server acknowledged is in the store."""
        found: list[Document | None] = []

        async def read() -> bool:
            with suppress(Unavailable):
                found.append(await self._store.read(id))
            return bool(found)

        await until(read)
        assert found[0] is not None, f"lost: table {id} was made"
        document = documents.decode(found[0].body)
        assert document.status != "open", f"lost: table {id} was started"
        return document
