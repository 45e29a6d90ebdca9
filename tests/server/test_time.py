"""What happens by the passing of time: bots, stand-ins, clocks."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.house import AT_ONCE, SLOWLY, Guest, house, in_time, until

import pasch
from pasch.server.clock import Pace
from pasch.server.messages import Events, TableInfo
from pasch.storage.bus import LocalBus


def _over(guest: Guest) -> bool:
    return bool(guest.events and guest.events.places)


@in_time
async def test_bots_play_among_themselves(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(pace=Pace(bot=0))) as served:
        for game in pasch.catalogue():
            seats = pasch.load(game).seats[-1]
            party = await served.begun(game, seats, bots=list(range(seats)))
            onlooker = await served.visit(party.id)
            while onlooker.version <= 20 and not _over(onlooker):
                await onlooker.hear(Events)
            await onlooker.socket.close()


@in_time
async def test_a_bot_waits_so_that_one_can_follow(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(pace=Pace(bot=60))) as served:
        party = await served.begun(bots=[0, 1])
        onlooker = await served.visit(party.id)
        await onlooker.settle()
        version = onlooker.version
        await asyncio.sleep(0.1)
        await onlooker.settle()
        assert onlooker.version == version


@in_time
async def test_whoever_leaves_is_stood_in_for_and_gets_the_seat_back(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(pace=Pace(bot=0.05, grace=0.2))) as served:
        party = await served.begun(seats=3, bots=[2])
        stays, leaves = await party.guests()
        await leaves.socket.close()
        await stays.hear(TableInfo, lambda info: not info.seats[1].here)
        info = await stays.hear(TableInfo, lambda info: info.seats[1].stand_in)
        assert info.seats[1].kind == "human"
        assert not info.seats[2].stand_in  # a bot is never away
        for _ in range(3):  # the bot plays its turns, we play ours
            await stays.settle_until(lambda: 0 in stays.choices)
            choices = stays.choices.pop(0)
            await stays.move(0, choices.choices[0].action, choices.v)
        back = await party.guest(1)
        await back.hear(TableInfo, lambda info: info.seats[1].here and not info.seats[1].stand_in)
        await stays.hear(TableInfo, lambda info: info.seats[1].here)
        table = await served.live(party.id)
        assert not table.stand_ins


@in_time
async def test_nobody_is_stood_in_for_while_nobody_knows_who_is_elsewhere(tmp_path: Path) -> None:
    class Away(LocalBus):
        alive = False

    async with house(tmp_path, SLOWLY, Away()) as served:
        party = await served.begun()
        stays, leaves = await party.guests()
        await leaves.socket.close()
        await stays.hear(TableInfo, lambda info: not info.seats[1].here)
        clock, table = served.app._clock, await served.live(party.id)
        timer = clock._absent[party.id, 1]
        clock._stand_in(table, 1)  # the time is up
        assert not table.stand_ins
        assert clock._absent[party.id, 1] is not timer, "it is looked at again"
        timer.cancel()


@in_time
async def test_a_short_absence_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun()
        stays, leaves = await party.guests()
        await leaves.socket.close()
        await stays.hear(TableInfo, lambda info: not info.seats[1].here)
        waiting = served.app._clock._absent
        assert list(waiting) == [(party.id, 1)]
        timer = waiting[party.id, 1]
        await party.guest(1)
        info = await stays.hear(TableInfo, lambda info: info.seats[1].here)
        assert not info.seats[1].stand_in
        assert not waiting
        assert timer.cancelled()


@in_time
async def test_an_empty_table_rests(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(pace=Pace(bot=0.01, grace=0.05))) as served:
        party = await served.begun()
        guest = await party.guest(0, 1)
        await guest.hear(Events)
        table = await served.live(party.id)
        await guest.socket.close()
        await until(lambda: not table.here)
        version = table.version
        await asyncio.sleep(0.1)
        assert table.version == version
        assert not table.stand_ins
        assert not served.app._clock._absent


@in_time
async def test_the_time_for_a_move_runs_out(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun(move_seconds=1)
        guest = await party.guest(0, 1)
        events: Events = await guest.hear(Events)
        assert events.seconds in (0, 1)  # which is left of it
        version = events.v
        await guest.hear(Events, lambda message: message.v > version)


@in_time
async def test_the_clock_stands_still_in_a_pause(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun(move_seconds=1)
        guest = await party.guest(0, 1)
        await guest.say(t="pause", on=True)
        await guest.settle()
        version = guest.version
        assert not served.app._clock._moves
        await guest.say(t="pause", on=False)
        await guest.hear(Events, lambda message: message.v > version)


@in_time
async def test_a_bot_that_dies_never_stalls_a_table(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(pace=Pace(bot=0.02))) as served:
        party = await served.begun(bots=[0, 1])
        onlooker = await served.visit(party.id)
        await onlooker.hear(Events)
        await onlooker.hear(Events)
        thinking = served.app.workers.processes()
        assert thinking, "bots think outside of this process"
        for process in thinking:
            process.kill()
        version = onlooker.version
        await onlooker.hear(Events, lambda message: message.v > version + 20)
