"""A database that does not answer for a while: it is said so, nothing is lost, all goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from server.house import AT_ONCE, LONG, SLOWLY, Guest, House, Party, house, in_time, until
from server.test_whole_games import play_on

from pasch.server import app, clock
from pasch.server.clock import Pace
from pasch.server.messages import Done, Events
from pasch.storage.bus import LocalBus, OnNotice
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import Entry, Unavailable


class Moody(SqliteStore):
    """Answers unless it is away."""

    away = False
    asked = 0  # while it was away
    deaf = False  # writes, but its answers do not arrive

    async def _change(self, statement: str, *values: object) -> int:
        self._look()
        return await super()._change(statement, *values)

    async def _ask(self, query: str, *values: object) -> list[object]:
        self._look()
        return await super()._ask(query, *values)

    async def append(self, id: str, entries: object) -> None:
        self._look()
        await super().append(id, entries)  # type: ignore[arg-type]
        if self.deaf:
            raise Unavailable("deaf")

    def _look(self) -> None:
        if self.away:
            self.asked += 1
            raise Unavailable("away")


@pytest.fixture
def store(tmp_path: Path) -> Moody:
    return Moody(str(tmp_path / "tables.sqlite"))


@in_time
async def test_requests_are_refused_and_health_says_why(store: Moody) -> None:
    async with house(store) as served:
        party = await served.table()
        store.away = True
        for method, path, body in (
            ("POST", "/api/tables", {"game": "mal_anders", "seats": 2}),
            ("GET", "/api/tables/unknown", None),
            ("POST", f"{party.path}/start", None),
        ):
            answer = await served.call(method, path, body, party.host)
            assert (answer.status, answer.code) == (503, "unavailable")
            assert len(answer.data["text"]) > 10
        health = await served.call("GET", "/health")
        assert (health.status, health.data["ok"]) == (503, False)
        store.away = False
        assert (await served.call("GET", "/health")).status == 200
        assert (await served.ok("POST", f"{party.path}/start", None, party.host))["status"]


@in_time
async def test_a_move_is_refused_and_made_later(store: Moody) -> None:
    async with house(store) as served:
        party = await served.begun("simpsons", first=0)  # who begins there begins by choosing
        guest, other = await party.guests()
        await guest.settle_until(lambda: 0 in guest.choices)
        choices = guest.choices[0]
        store.away = True
        move = {"t": "move", "seat": 0, "at": choices.v, "action": choices.choices[0].action}
        assert await guest.refused(**move) == "unavailable"
        await other.settle()
        assert other.version == choices.v
        store.away = False
        assert await guest.move(0, choices.choices[0].action, choices.v) == Done("k", choices.v + 1)


@in_time
async def test_whoever_comes_meanwhile_is_told_to_come_back(store: Moody) -> None:
    async with house(store) as served:
        store.away = True
        guest = await served.visit("unknown")
        assert await guest.closed() == (4503, "unavailable")


@in_time
async def test_a_bot_tries_again(store: Moody, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "RETRY_SECONDS", 0.01)
    async with house(store, AT_ONCE._replace(pace=Pace(bot=0, grace=LONG))) as served:
        party = await served.begun(bots=[0, 1])
        onlooker = await served.visit(party.id)
        await onlooker.hear(Events)
        store.away = True
        await until(lambda: store.asked > 2)
        version = (await served.live(party.id)).version
        store.away = False
        await onlooker.hear(Events, lambda events: events.v > version + 10)


@in_time
async def test_the_end_of_a_game_is_written_later(
    store: Moody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move is durable by itself; that the table is over may come after."""
    write = SqliteStore.write

    async def not_now(self: SqliteStore, *values: object) -> None:
        raise Unavailable("away")

    async with house(store) as served:
        party = await served.begun("wonderful_world")
        guests = await party.guests()
        onlooker = await served.visit(party.id)
        monkeypatch.setattr(SqliteStore, "write", not_now)
        await play_on(party, guests, onlooker, Random(5))
        assert onlooker.events
        assert onlooker.events.places
        monkeypatch.setattr(SqliteStore, "write", write)
        assert await _status(served, party.path) == "over"
        assert (await served.call("GET", f"{party.path}/match")).status == 200


async def _status(served: House, path: str) -> str:
    return str((await served.ok("GET", path))["status"])


class Talking(LocalBus):
    """A bus whose news the test brings."""

    async def open(self, on_notice: OnNotice) -> None:
        self.on_notice = on_notice

    def publish(self, table: str) -> None:
        self.told = table


@in_time
async def test_news_that_came_while_the_database_was_away_is_read_later(
    store: Moody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody tells it again: whoever forgot it would be behind until the next move."""
    monkeypatch.setattr(app, "POLL_SECONDS", 0.01)
    bus = Talking()
    async with house(store, SLOWLY, bus) as served:
        party, onlooker, entries = await _played_elsewhere(served)
        store.away = True
        bus.on_notice(party.id)
        await until(lambda: store.asked > 1)
        await SqliteStore.append(store, party.id, entries)
        store.away = False
        await onlooker.hear(Events, lambda events: events.v == entries[-1].version)


@in_time
async def test_a_move_whose_answer_got_lost_is_told_to_all(
    store: Moody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if whoever made it never comes back, in this process and in the others."""
    monkeypatch.setattr(app, "POLL_SECONDS", 0.01)
    bus = Talking()
    async with house(store, SLOWLY, bus) as served:
        party = await served.begun("simpsons", first=0)
        guest, onlooker = await party.guest(0), await served.visit(party.id)
        await guest.settle_until(lambda: 0 in guest.choices)
        choices = guest.choices[0]
        bus.told = ""
        store.deaf = True
        move = {"t": "move", "seat": 0, "at": choices.v, "action": choices.choices[0].action}
        assert await guest.refused(**move) == "unavailable"
        store.deaf = False
        await onlooker.hear(Events, lambda events: events.v > choices.v)
        await until(lambda: bus.told == party.id)
        bus.told = ""
        done = await guest.move(0, choices.choices[0].action, choices.v)
        assert done == Done("k", choices.v + 1)


async def _played_elsewhere(served: House) -> tuple[Party, Guest, list[Entry]]:
    """A table with an onlooker, and the next move as another process would write it."""
    party = await served.begun("simpsons", first=0)
    onlooker = await served.visit(party.id)
    await onlooker.settle()
    match = (await served.live(party.id)).match
    assert match
    steps = match.plan_move(0, match.table.state.legal()[0])
    return (
        party,
        onlooker,
        [Entry(match.version + number, *step, 0) for number, step in enumerate(steps, 1)],
    )
