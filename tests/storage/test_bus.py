"""Processes hear of each other through a real Redis, and get along without it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import redis.asyncio
from kit.loop import eventually, in_loop
from kit.servers import Redis
from server.processes import forkserver
from storage import others

from pasch.storage.bus import LocalBus
from pasch.storage.redis import Pace, RedisBus

# Silence is long: a slow machine is no reason to count anybody as gone.
QUICK = Pace(beat=0.1, silence=60, retry=0.05, settle=0.3)
IMPATIENT = Pace(beat=0.1, silence=0.5, retry=0.05, settle=0)


class Process:
    """A bus and what it heard."""

    def __init__(self, bus: RedisBus) -> None:
        self.bus = bus
        self.heard: list[str] = []

    def hears(self, table: str) -> bool:
        return table in self.heard


@asynccontextmanager
async def process(server: Redis, pace: Pace = QUICK) -> AsyncIterator[Process]:
    made = Process(RedisBus(server.address, pace))
    await made.bus.open(made.heard.append)
    try:
        yield made
    finally:
        await made.bus.close()


@in_loop
async def test_alone_there_is_nobody_to_tell() -> None:
    bus = LocalBus()
    heard: list[str] = []
    await bus.open(heard.append)
    bus.publish("a")
    bus.connected_here("a", (0, 1))
    assert bus.alive
    assert bus.elsewhere("a") == frozenset()
    await bus.close()
    assert heard == []


@in_loop
async def test_the_others_hear_what_changed_and_oneself_does_not(redis: Redis) -> None:
    async with process(redis) as one, process(redis) as two, process(redis) as three:
        assert one.bus.alive
        one.bus.publish("a")
        await eventually(lambda: two.hears("a") and three.hears("a"))
        assert one.heard == []


@in_loop
async def test_many_changes_travel_together(redis: Redis) -> None:
    async with process(redis) as one, process(redis) as two:
        tables = {f"t{number}" for number in range(1000)}
        for table in sorted(tables) * 3:
            one.bus.publish(table)
        await eventually(lambda: tables <= set(two.heard))
        assert len(two.heard) < 2000


@in_loop
async def test_a_notice_hurries_only_where_somebody_sits_elsewhere(redis: Redis) -> None:
    """Where people are sorted by table that is nowhere: one notice for very many changes."""
    patient = Pace(beat=60, silence=120, lull=60)
    async with process(redis, patient) as one, process(redis, patient) as two:
        two.bus.connected_here("awaited", [1])
        await eventually(lambda: one.bus.elsewhere("awaited") == {1})
        one.bus.publish("unawaited")
        await asyncio.sleep(0.1)  # far beyond `gather`; it would have gone long ago
        assert not two.hears("unawaited")
        one.bus.publish("awaited")
        await eventually(lambda: two.hears("awaited"))
        assert two.hears("unawaited"), "what waits goes along with whatever is said"


@in_loop
async def test_a_notice_that_nobody_waits_for_is_told_too(redis: Redis) -> None:
    soon = Pace(beat=60, silence=120, lull=0.05)
    async with process(redis, soon) as one, process(redis, soon) as two:
        for table in ("a", "b"):
            one.bus.publish(table)
            await eventually(lambda table=table: two.hears(table))  # type: ignore[misc]


@in_loop
async def test_who_is_connected_elsewhere(redis: Redis) -> None:
    async with process(redis) as one, process(redis) as two:
        one.bus.connected_here("a", [0, 2])
        two.bus.connected_here("a", [1])
        await eventually(lambda: two.bus.elsewhere("a") == {0, 2})
        await eventually(lambda: one.bus.elsewhere("a") == {1})
        assert two.hears("a")
        two.heard.clear()
        one.bus.connected_here("a", (2, 0))  # no news
        one.bus.publish("b")
        await eventually(lambda: two.hears("b"))
        assert two.heard == ["b"]
        one.bus.connected_here("a", [2])
        await eventually(lambda: two.bus.elsewhere("a") == {2})
        one.bus.connected_here("a", [])
        await eventually(lambda: two.bus.elsewhere("a") == frozenset())


@in_loop
async def test_who_starts_later_learns_who_is_there(redis: Redis) -> None:
    async with process(redis) as one:
        one.bus.connected_here("a", [3])
        await asyncio.sleep(0.05)
        async with process(redis) as two:
            await eventually(lambda: two.bus.elsewhere("a") == {3})


@in_loop
async def test_people_of_a_process_that_stops_are_gone_at_once(redis: Redis) -> None:
    slow = Pace(beat=30, silence=60)
    async with process(redis, slow) as one:
        async with process(redis, slow) as two:
            two.bus.connected_here("a", [0])
            await eventually(lambda: one.bus.elsewhere("a") == {0})
            one.heard.clear()
            two.bus.publish("last words")
        await eventually(lambda: one.bus.elsewhere("a") == frozenset())
        await eventually(lambda: one.hears("a") and one.hears("last words"))


@in_loop
async def test_people_of_a_killed_process_are_gone_after_some_missed_beats(redis: Redis) -> None:
    async with process(redis, IMPATIENT) as one:
        other = forkserver().Process(target=others.hold_a_seat, args=(redis.address,))
        other.start()
        await eventually(lambda: one.bus.elsewhere("a") == {0})
        one.heard.clear()
        other.kill()
        other.join()
        await eventually(lambda: one.bus.elsewhere("a") == frozenset())
        assert one.hears("a")


@in_loop
async def test_an_outage_is_noticed_and_ends_by_itself() -> None:
    server = Redis()
    try:
        async with process(server) as one, process(server) as two:
            one.bus.connected_here("a", [0])
            await eventually(lambda: two.bus.elsewhere("a") == {0})
            for _ in range(3):
                server.kill()
                await eventually(lambda: not one.bus.alive and not two.bus.alive)
                one.bus.publish("a")
                one.bus.connected_here("b", [1])
                two.bus._presence._last = dict.fromkeys(two.bus._presence._last, 0.0)  # long ago
                await asyncio.sleep(3 * QUICK.beat)
                assert two.bus.elsewhere("a") == {0}, "nobody knows that they are gone"
                server.start()
                await eventually(lambda: one.bus.alive and two.bus.alive)
                assert two.bus.elsewhere("a") == {0}
                await eventually(lambda: two.bus.elsewhere("b") == {1})
                one.bus.publish("c")
                await eventually(lambda: two.hears("c"))
                two.heard.clear()
                one.bus.connected_here("b", [])
                await eventually(lambda: two.bus.elsewhere("b") == frozenset())
    finally:
        server.remove()


@in_loop
async def test_a_notice_that_could_not_be_sent_is_sent_later(redis: Redis) -> None:
    async with process(redis) as one, process(redis) as two:
        administrator = _client(redis)
        await administrator.execute_command("ACL", "SETUSER", "default", "-publish")
        one.bus.publish("a")
        await asyncio.sleep(0.2)
        assert not two.hears("a")
        await administrator.execute_command("ACL", "SETUSER", "default", "+publish")
        await eventually(lambda: two.hears("a"))
        await administrator.aclose()
        assert two.bus.alive, "it listened all the time, so it did not poll"


@in_loop
async def test_after_an_outage_there_is_time_to_poll() -> None:
    server = Redis()
    try:
        async with process(server, Pace(beat=0.1, silence=60, retry=0.05, settle=1000)) as one:
            assert one.bus.alive, "a server that starts has missed nothing"
            server.kill()
            await eventually(lambda: not one.bus.alive)
            server.start()
            await eventually(lambda: one.bus._alive_from is not None)
            assert not one.bus.alive
            assert one.bus._alive_from
            one.bus._alive_from -= 1000
            assert one.bus.alive
    finally:
        server.remove()


@in_loop
async def test_a_redis_that_says_nothing_counts_as_gone() -> None:
    server = Redis()
    try:
        async with process(server, IMPATIENT) as one:
            assert server._process
            server._process.send_signal(signal.SIGSTOP)
            await eventually(lambda: not one.bus.alive)
            server._process.send_signal(signal.SIGCONT)
            await eventually(lambda: one.bus.alive)
    finally:
        server.remove()


@in_loop
async def test_a_server_starts_without_redis_and_finds_it_later() -> None:
    server = Redis()
    server.kill()
    try:
        async with process(server) as one:
            assert not one.bus.alive
            one.bus.publish("a")
            server.start()
            await eventually(lambda: one.bus.alive)
    finally:
        server.remove()


@in_loop
async def test_what_nobody_foresaw_ends_neither_listening_nor_speaking(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Process(RedisBus(redis.address, QUICK))
    subscribe, publish = made.bus._redis.pubsub, made.bus._redis.publish
    calls: list[str] = []

    def failing_at_first(name: str, call: Any) -> Any:
        def instead(*args: Any) -> Any:
            calls.append(name)
            if calls.count(name) == 1:
                raise RuntimeError("a mistake in the Redis client")
            return call(*args)

        return instead

    monkeypatch.setattr(made.bus._redis, "pubsub", failing_at_first("pubsub", subscribe))
    monkeypatch.setattr(made.bus._redis, "publish", failing_at_first("publish", publish))
    async with process(redis) as two:
        await made.bus.open(made.heard.append)
        made.bus.connected_here("a", [0])
        two.bus.publish("b")
        await eventually(lambda: made.bus.alive and two.bus.elsewhere("a") == {0})
        two.bus.publish("c")
        await eventually(lambda: made.hears("c"))
        await made.bus.close()


@in_loop
async def test_what_strangers_say_on_the_channel_is_passed_over(redis: Redis) -> None:
    async with process(redis) as one, process(redis) as two:
        stranger = _client(redis)
        for words in (b"hello", b"{}", b'{"sender":5}', b'{"sender":"x","seats":[]}', b"\xff"):
            await stranger.publish(RedisBus.CHANNEL, words)
        await stranger.aclose()
        one.bus.publish("a")
        await eventually(lambda: two.hears("a"))
        assert two.heard == ["a"]
        assert two.bus.alive


def _client(server: Redis) -> Any:  # whose types have gaps
    return redis.asyncio.from_url(server.address)


@in_loop
async def test_every_change_is_told_in_a_lull_also_after_others_were() -> None:
    """Where nobody is known to wait for it: no change waits for the next beat."""
    bus = RedisBus("redis://127.0.0.1:1", Pace(lull=0.001))
    for table in ("one", "two"):
        bus.publish(table)
        assert not bus._something.is_set()
        await eventually(bus._something.is_set)
        assert bus._next_note(whole=False).changed == [table]
    assert bus._next_note(whole=False).changed == []
    bus.publish("three")
    lull = bus._lull
    bus.publish("four")
    assert bus._lull is lull  # both are told of at once
    assert {*bus._next_note(whole=True).changed} == {"three", "four"}
    await bus.close()
