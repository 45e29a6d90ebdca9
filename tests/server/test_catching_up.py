"""Whoever was away hears what he missed, or sees the whole table anew."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from server.game import asked, game
from server.house import house, in_time
from server.test_whole_games import play_on

from pasch.server.match import KEPT
from pasch.server.messages import Events


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
