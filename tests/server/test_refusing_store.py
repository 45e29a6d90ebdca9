"""A database that refuses everything once: no table stands still, and each reaches its end.

Whatever is due by itself is tried again by itself, and people repeat what was not done.  Nothing
waits for a clock here: when everything rests, time is said to be up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest
import structlog
from server.house import in_time
from server.sandbox import Client, Fussy, Quick, Server

import pasch
from pasch import Setup, fair
from pasch.engine.table import Record
from pasch.server import app, clock, http
from pasch.server.http import Call
from pasch.server.messages import Done, NewTable, Seated, SeatNumber, SeatPledge, Sit
from pasch.server.refusals import Refusal
from pasch.server.table import LiveTable
from pasch.storage.store import Unavailable

NUMBERS = [f"{seat:x}" * 32 for seat in range(4)]
IDLE = 5  # turns of the event loop in which nothing happens: everything rests
WAYS = ("before", "after")  # refused, and not done; or done, and nobody was told

Handler = Callable[[Call, Any], Awaitable[Any]]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    monkeypatch.setattr(clock, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(app, "POLL_SECONDS", 0.0)


class Varied(Quick):
    """Bots that take any action, the same one every time: by the first ones no game ends soon."""

    async def choose(
        self,
        game: str,
        setup: Setup,
        seen: Sequence[Record],
        level: int,
        seed: int,
        clock: bool = True,
    ) -> int | None:
        rules = pasch.load(game)
        state = rules.start(setup)
        for record in seen:
            state.apply(record.action)
        legal = state.legal()
        return legal[(seed >> 5) * 7919 % len(legal)]


class Hall:
    """One server whose database is fussy, and somebody who sits in front of it."""

    def __init__(self, when: str) -> None:
        self.store = Fussy(when)
        self.server = Server(self.store, [])
        self.server.clock.thoughts.workers = Varied(1)
        self.id = self.host = ""
        self.tokens: dict[int, str] = {}
        self.clients: list[Client] = []
        self.number = 0

    async def insist(
        self, handler: Handler, body: object = None, token: str = "", seat: int = 0
    ) -> Any:
        """Whoever is told that it could not be done asks again; done before is as good."""
        call = self._call(token, seat)
        for _ in range(9):
            try:
                return await handler(call, body)
            except Unavailable:
                await self.rest()
            except Refusal as refusal:
                if refusal.code != "already_started":
                    raise
                return None
        raise AssertionError("refused for ever")

    async def once(self, handler: Handler, body: object, token: str, seat: int) -> None:
        """Whoever is told that it could not be done looks whether it was, and does not repeat."""
        before = self.store.documents[self.id].revision
        while self.store.documents[self.id].revision == before:
            with suppress(Unavailable):
                await handler(self._call(token, seat), body)

    def _call(self, token: str, seat: int) -> Call:
        served = self.server.app
        path = {"table": self.id, "seat": str(seat)}
        return Call(served.tables, served.connections.guard, "", path, token, "de", "", "",
                    served.analysis, served.days)  # fmt: skip

    async def open(self, game: str, people: Sequence[int], seats: int, **more: Any) -> None:
        bots = [seat for seat in range(seats) if seat not in people]
        made = await self.insist(http.make_table, NewTable(game, seats, bots=bots, **more))
        self.id, self.host = made.id, made.host
        for seat in people:  # a secret that nobody was told would be lost, and the host to help
            bound = fair.pledge(self.id, seat, NUMBERS[seat])
            found: Seated = await self.insist(http.sit, Sit(f"P{seat}", bound), seat=seat)
            self.tokens[seat] = found.token
        self.store.calm = False
        await self.insist(http.start, token=self.host)
        await self.open_numbers()

    async def open_numbers(self) -> None:
        for seat, token in self.tokens.items():
            await self.insist(http.open_number, SeatNumber(NUMBERS[seat]), token, seat)

    async def come(self, *seats: int) -> Client:
        """Turned away because the database is away, they come again."""
        while True:
            client = Client(self.server, self.id, seats)
            await client.hello([self.tokens[seat] for seat in seats])
            if not client.reason:
                self.clients.append(client)
                return client
            assert client.reason == "unavailable"
            client.gone()

    async def go(self) -> None:
        for client in self.clients:
            client.gone()
        self.clients.clear()

    def moved(self, seat: int) -> bool:
        return any(entry.actor == seat for entry in self.store.logs[self.id])

    @property
    def table(self) -> LiveTable:
        return self.server.app.tables.live[self.id]

    async def rest(self) -> None:
        """Until nothing happens by itself any more."""
        watch, idle = self.server.clock, 0
        while idle < IDLE:
            await asyncio.sleep(0)
            thoughts = watch.thoughts.known.values()
            busy = watch._thinking or not all(thought.task.done() for thought in thoughts)
            idle = 0 if busy else idle + 1

    async def play(self) -> None:
        """To the end: people choose, time passes, bots move."""
        while not (self.table.match and self.table.match.over):
            version = self.table.version
            await self.rest()
            offers = [
                (client, seat)
                for client in self.clients
                for seat in client.choices
                if client.choices[seat].v == client.version
            ]
            if offers:
                await self._choose(*offers[self.number % len(offers)])
            elif not await self.pass_time():
                await self.rest()
                assert self.table.version > version, "nobody is asked and nothing is waited for"
        await self.rest()
        assert self.table.document.status == "over"

    async def _choose(self, client: Client, seat: int) -> None:
        self.number += 1
        offered = client.choices.pop(seat)
        action = offered.choices[self.number * 7919 % len(offered.choices)].action
        for attempt in range(9):
            key = f"{self.number}.{attempt}"
            await client.say(t="move", seat=seat, at=offered.v, action=action, key=key)
            answer = client.answers[key]
            if isinstance(answer, Done) or answer.code in ("stale", "not_your_turn"):
                return
            assert answer.code == "unavailable"
            await self.rest()
        raise AssertionError("refused for ever")

    async def pass_time(self) -> bool:
        """Whether there was anything to wait for."""
        watch, served = self.server.clock, self.server.app
        if served.tables.doubtful:
            with suppress(Unavailable):
                await served._poll()
            return True
        for (_, seat), timer in list(watch._absent.items()):
            timer.cancel()
            watch._stand_in(self.table, seat)
            return True
        unsettled = watch._unsettled.get(self.id)
        if unsettled is not None:
            unsettled.timer.cancel()
            watch._settle(self.table)
            return True
        pending = watch._moves.get(self.id)
        if pending is None or not isinstance(pending.handle, asyncio.TimerHandle):
            return False
        pending.handle.cancel()
        if isinstance(pending.due, clock._WindowDue):
            watch._window_is_over(self.table, pending.due)
        else:
            watch._time_is_up(self.table, pending.due)
        return True

    async def close(self) -> None:
        await self.server.stop()


GAMES = pytest.mark.parametrize("game", pasch.catalogue())
REFUSED = pytest.mark.parametrize("when", WAYS)


@REFUSED
@GAMES
@in_time
async def test_bots_play_to_the_end(game: str, when: str) -> None:
    hall = Hall(when)
    await hall.open(game, (), 3)
    await hall.come()
    await hall.play()
    assert hall.store.refused["append"] > 5
    assert hall.store.refused["write"] > 1
    await hall.close()


@REFUSED
@pytest.mark.parametrize(
    ("game", "window_ms"),
    [*((game, 10**6) for game in pasch.catalogue()), ("nichts_als_aerger", 0)],
)
@in_time
async def test_people_and_a_bot_play_to_the_end(game: str, window_ms: int, when: str) -> None:
    hall = Hall(when)
    await hall.open(game, (0, 1), 3, window_ms=window_ms)
    for seat in hall.tokens:
        await hall.come(seat)
    await hall.play()
    await hall.close()


@REFUSED
@GAMES
@in_time
async def test_people_at_one_device_play_to_the_end(game: str, when: str) -> None:
    hall = Hall(when)
    await hall.open(game, (0, 1), 2, window_ms=10**6)
    await hall.come(0, 1)
    await hall.play()
    await hall.close()


@REFUSED
@GAMES
@in_time
async def test_who_is_away_is_stood_in_for_to_the_end(game: str, when: str) -> None:
    hall = Hall(when)
    await hall.open(game, (0, 1), 2, window_ms=10**6)
    await hall.come(0)
    await hall.play()
    assert hall.moved(1)
    await hall.close()


@REFUSED
@GAMES
@in_time
async def test_whose_time_is_up_is_moved_for_to_the_end(game: str, when: str) -> None:
    """Nobody ever chooses."""
    hall = Hall(when)
    await hall.open(game, (0, 1), 2, window_ms=10**6, move_seconds=86_400)
    onlooker = await hall.come()
    for seat in hall.tokens:
        await hall.come(seat)
    hall.clients = [onlooker]
    await hall.play()
    assert hall.moved(0)
    assert hall.moved(1)
    await hall.close()


@REFUSED
@in_time
async def test_who_does_not_open_a_number_is_not_waited_for(when: str) -> None:
    hall = Hall(when)
    hall.open_numbers = _nobody  # type: ignore[method-assign]
    await hall.open("wonderful_world", (0, 1), 2)
    for seat in hall.tokens:
        await hall.come(seat)
    assert hall.table.document.status == "opening"
    await hall.play()
    await hall.close()


async def _nobody() -> None: ...


@REFUSED
@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("game", ["wonderful_world", "simpsons"])
@in_time
async def test_the_same_people_play_again_to_the_end(game: str, shared: bool, when: str) -> None:
    hall = Hall(when)
    await hall.open(game, (0, 1), 3, window_ms=10**6)
    seated = [(0, 1)] if shared else [(0,), (1,)]
    for seats in seated:
        await hall.come(*seats)
    await hall.play()
    hall.id = (await hall.insist(http.play_again, token=hall.tokens[1])).id
    hall.clients.clear()
    for seats in seated:
        await hall.come(*seats)
    for seat, token in hall.tokens.items():  # each says it once: the rest follows by itself
        await hall.once(http.pledge, SeatPledge(fair.pledge(hall.id, seat, NUMBERS[seat])),
                        token, seat)  # fmt: skip
    await hall.rest()
    while hall.table.document.status == "open":
        assert await hall.pass_time(), "all are back, and nobody begins"
        await hall.rest()
    await hall.open_numbers()
    await hall.play()
    await hall.close()
