"""A client that was away gets what it missed, or the whole table again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from kit.servers import Redis
from server.game import asked, game
from server.house import Guest, House, Party, house, in_time
from server.test_whole_games import play_on

from pasch.server.match import KEPT
from pasch.server.messages import Events
from pasch.server.tables import Tables
from pasch.storage.bus import Bus, LocalBus
from pasch.storage.redis import RedisBus
from pasch.storage.store import Entry


@in_time
async def test_catching_up_from_a_version(tmp_path: Path) -> None:
    async with game(tmp_path) as (served, party, guests):
        onlooker = await served.visit(party.id)
        await play_on(party, guests, onlooker, Random(3), 5)
        version = guests[0].version
        late = await party.guest(0, after=version - 3)
        events: Events = await late.hear(Events)
        assert [event.v for event in events.events] == [version - 2, version - 1, version]
        assert not events.whole
        await late.say(t="sync", after=version - 1)
        events = await late.hear(Events)
        assert [event.v for event in events.events] == [version]


@pytest.mark.parametrize("after", [-1, 0, 10**6])
@in_time
async def test_too_far_behind_or_ahead_gets_the_whole_table(after: int, tmp_path: Path) -> None:
    async with game(tmp_path) as (served, party, guests):
        onlooker = await served.visit(party.id)
        await play_on(party, guests, onlooker, Random(4), KEPT)
        late = await party.guest(0, after=after)
        events: Events = await late.hear(Events)
        assert events.whole
        assert not events.events
        assert events.positions == guests[0].events.positions  # type: ignore[union-attr]


@in_time
async def test_a_client_may_know_more_than_this_process_does(tmp_path: Path) -> None:
    """It comes from another one, which has written what nobody told us yet."""
    async with game(tmp_path) as (served, party, guests):
        guest, choices = await asked(guests)
        table = await served.live(party.id)
        assert table.match
        steps = table.match.plan_move(choices.seat, choices.choices[0].action)
        newest = table.version + len(steps)
        await served.app.tables.store.append(
            party.id,
            [Entry(table.version + place, *step, 0) for place, step in enumerate(steps, start=1)],
        )
        await guest.say(t="sync", after=newest)
        events: Events = await guest.hear(Events)
        assert events.v == newest


@in_time
async def test_a_server_that_goes_says_so_and_keeps_the_table(tmp_path: Path) -> None:
    async with game(tmp_path) as (served, party, guests):
        guest, choices = await asked(guests)
        await guest.move(choices.seat, choices.choices[0].action, choices.v)
        await guest.settle()
        version, position = guest.version, guest.events and guest.events.positions
        served.go()
        assert await guest.closed() == (1001, "going_away")
    async with house(tmp_path) as served:
        back = await served.visit(party.id, party.tokens[choices.seat], after=version)
        events: Events = await back.hear(Events)
        assert (events.v, events.positions, events.whole) == (version, position, False)


async def _play_elsewhere(tables: Tables, party: Party, versions: int) -> int:
    """Another process plays on; the version that it comes to."""
    table = await tables.get(party.id)
    match = table.match
    assert match
    last = match.version + versions
    while match.version < last:
        seat, view = next(iter(match.asked().items()))
        await tables.move(table, seat, match.version, view.legal()[-1])
    return match.version


async def _missed(served: House, bus: Bus, versions: int) -> tuple[int, Guest, Events]:
    """What a guest here hears when this process slept while another one played."""
    party = await served.begun()
    guest = await party.guest(0)
    await guest.hear(Events)
    table = await served.live(party.id)
    before = guest.version
    elsewhere = Tables(served.app.tables.store, bus)
    async with table.lock:
        newest = await _play_elsewhere(elsewhere, party, versions)
    if isinstance(bus, LocalBus):
        await served.app.tables.refresh((party.id,))
    events: Events = await guest.hear(Events, lambda message: message.v == newest)
    for told in map(msgspec.json.decode, guest.heard):
        if told["t"] == "events" and not told["whole"]:
            assert [event["v"] for event in told["events"]] == list(
                range(before + 1, told["v"] + 1)
            )
        before = told.get("v", before)
    return before, guest, events


@pytest.mark.parametrize("versions", [1, KEPT - 9, KEPT + 9, 3 * KEPT])
@in_time
async def test_a_process_that_missed_much_leaves_no_gap(versions: int, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        newest, guest, events = await _missed(served, LocalBus(), versions)
        assert events.v == newest
        assert events.whole == (versions > KEPT)
        assert events.positions
        await guest.say(t="sync", after=newest - 5)
        again: Events = await guest.hear(Events)
        assert [event.v for event in again.events] == list(range(newest - 4, newest + 1))


@in_time
async def test_nor_does_one_that_hears_of_it_by_redis(redis: Redis, tmp_path: Path) -> None:
    async with house(tmp_path, bus=RedisBus(redis.address)) as served:
        other = RedisBus(redis.address)
        await other.open(lambda table: None)
        try:
            newest, _, events = await _missed(served, other, KEPT + 9)
        finally:
            await other.close()
        # It may hear in the middle and be told in two parts, which `_missed` has put together.
        assert events.v == newest
