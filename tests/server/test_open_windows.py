"""Windows over real sockets: whoever wants to speak up does, and nobody is asked for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from server.hands import DENKSTE, GAME, USABLE, USELESS, table
from server.house import AT_ONCE, LONG, SECONDS, Guest, Party, house, in_time, until

from pasch import Record, Setup
from pasch.games.nichts_als_aerger.rules.actions import DRAW, PASS, ROLL
from pasch.server import analysis_service
from pasch.server.clock import Pace
from pasch.server.messages import Choices, Done, Events, OpenWindow
from pasch.server.table import LiveTable
from pasch.server.workers import Workers

FOR_AGES = 10**8  # milliseconds: it closes because of what somebody did, or not at all
SOON = 300


class Bots(Workers):
    """They play whatever is not the first choice, as soon as they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may = asyncio.Event()
        self.asked_for: list[int] = []  # how much each had seen
        self.levels: list[int] = []  # at which each was to play

    async def choose(
        self,
        game: str,
        setup: Setup,
        seen: Sequence[Record],
        level: int,
        seed: int,
        clock: bool = True,
    ) -> int | None:
        self.asked_for.append(len(seen))
        self.levels.append(level)
        state = GAME.start(setup)
        for record in seen:
            state.apply(record.action)
        await self.may.wait()
        return state.legal()[-1]


async def seated(party: Party, *groups: tuple[int, ...]) -> list[Guest]:
    """One guest for each group of seats, all of whom have heard of each other."""
    guests = [await party.guest(*seats) for seats in groups]
    for guest in (*guests, *guests):  # once more, for the news that the last ones came
        await guest.settle()
    return guests


async def live(party: Party) -> LiveTable:
    return await party.house.live(party.id)


def steps(events: Events) -> list[tuple[int | None, int | None]]:
    return [(event.actor, event.action) for event in events.events]


async def hears_nothing(guest: Guest) -> None:
    """Nothing happened, as far as everybody was told."""
    before = guest.version
    await guest.settle()
    assert guest.version == before


@in_time
async def test_only_who_has_something_to_do_is_offered_it(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,), (2,), ())
        for guest in guests:
            assert guest.events
            assert guest.events.asked == []
            assert guest.window
            assert (guest.window.v, guest.window.seats) == (guest.version, [1, 2])
            assert 0 < guest.window.milliseconds <= FOR_AGES
            assert (guest.window.thinking, guest.window.calls) == ([], False)
        assert [list(guest.choices) for guest in guests] == [[0], [1], [], []]
        assert guests[0].choices[0].early  # what they are asked when everybody has passed
        offered = guests[1].choices[1]
        assert (offered.window, offered.passing) == (True, PASS)
        assert [choice.action for choice in offered.choices] == [PASS, DENKSTE]


@in_time
async def test_when_the_time_is_over_all_pass_in_one_group(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=SOON)
        (guest,) = await seated(party, (0,))
        closed = await guest.hear(Events)
        assert steps(closed) == [(1, PASS), (2, PASS)]
        assert closed.asked == [0]
        assert closed.undo == -1


@in_time
async def test_who_speaks_up_plays_and_those_before_have_passed(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USABLE, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,), (2,))
        before = guests[2].version
        done = await guests[2].move(2, DENKSTE, before)
        assert isinstance(done, Done)
        assert done.v == before + 2  # the version of the card, not of the pass before it
        for guest in guests:
            await guest.settle()
            assert guest.events
            assert steps(guest.events) == [(1, PASS), (2, DENKSTE)]
            assert guest.window
            assert guest.window.seats == [0, 1]  # who may answer it
        late = await guests[1].move(1, DENKSTE, guests[1].version - 2)
        assert getattr(late, "code", "") == "stale"


@in_time
async def test_nobody_else_acts_while_it_is_open(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (2,), (0, 1, 2))
        draw = {"t": "move", "seat": 0, "at": guests[0].version, "action": DRAW}
        assert await guests[0].refused(**draw) == "illegal_action"
        steal = {"t": "move", "seat": 2, "at": guests[1].version, "action": DENKSTE}
        assert await guests[1].refused(**steal) == "illegal_action"


@in_time
async def test_who_is_asked_next_decides_meanwhile(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,))
        at = guests[0].version
        for _ in range(2):  # said twice, it is done once
            answer = await guests[0].move(0, ROLL, at)
            assert isinstance(answer, Done)
            assert answer.v == at
        await hears_nothing(guests[1])
        found = await live(party)
        found.document.window_ms = SOON
        served.app._clock.poke(found)
        closed = await guests[1].hear(Events)
        assert steps(closed)[:3] == [(1, PASS), (2, PASS), (0, ROLL)]


@in_time
async def test_what_was_decided_meanwhile_is_forgotten_if_somebody_speaks_up(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,))
        at = guests[0].version
        await guests[0].move(0, ROLL, at)
        await guests[1].move(1, DENKSTE, at)
        await guests[0].settle()
        assert guests[0].events
        assert steps(guests[0].events) == [(1, DENKSTE)]
        assert await guests[0].refused(t="move", seat=0, at=at, action=ROLL) == "stale"


@in_time
async def test_who_decided_meanwhile_may_be_a_moment_late(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=SOON)
        guests = await seated(party, (0,), (1,))
        at = guests[0].version
        await guests[0].hear(Events)  # it is over, and they had not seen it yet
        assert isinstance(await guests[0].move(0, ROLL, at), Done)


@in_time
async def test_who_let_it_go_by_cannot_play_later_what_they_meant_before(tmp_path: Path) -> None:
    """It would mean something else by then: a card of their own turn."""
    async with house(tmp_path) as served:
        party = await table(served, "t", USABLE, USABLE, window_ms=SOON)
        (guest,) = await seated(party, (1,))
        at = guest.version
        await guest.hear(Events)
        late = await guest.move(1, DENKSTE, at)
        assert getattr(late, "code", "") == "stale"


@in_time
async def test_a_pass_is_answered_and_changes_nothing_for_the_others(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,), (2,))
        at, before = guests[1].version, [len(guest.heard) for guest in guests]
        for guest, seat in ((guests[1], 1), (guests[2], 2)):
            answer = await guest.move(seat, PASS, at)
            assert isinstance(answer, Done)
            assert answer.v == at
        await guests[0].settle()
        assert len(guests[0].heard) == before[0]


@in_time
async def test_everybody_sees_who_thinks_and_the_window_waits_for_them(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,), (2,), ())
        at = guests[1].version
        await guests[1].say(t="think", seat=1, at=at, key="think")
        assert (await guests[1].hear(Done)).v == at
        for guest in guests:
            await guest.settle()
            assert guest.window
            assert guest.window.thinking == [1]
        assert list(guests[1].choices) == [1]
        found = await live(party)
        usual = found.opened + FOR_AGES / 1000
        assert found.closing().at == usual
        found.document.window_ms = SOON
        closes = found.closing().at
        assert closes
        assert 14 < closes - found.opened < 16 + LONG
        assert closes - found.notes.thinkers[0].since / 1000 == 15


@in_time
async def test_who_thinks_and_passes_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,))
        at = guests[1].version
        await guests[1].say(t="think", seat=1, at=at, key="think")
        await guests[1].hear(Done)
        (await live(party)).document.window_ms = SOON  # the usual time is over when they pass
        await asyncio.sleep(SOON / 1000)
        await hears_nothing(guests[0])
        await guests[1].move(1, PASS, at)
        assert steps(await guests[0].hear(Events)) == [(1, PASS), (2, PASS)]


@in_time
async def test_only_who_takes_part_may_think(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        (guest,) = await seated(party, (0, 1))
        think = {"t": "think", "key": "k"}
        assert await guest.refused(**think, seat=0, at=guest.version) == "stale"
        assert await guest.refused(**think, seat=1, at=guest.version - 1) == "stale"
        assert await guest.refused(**think, seat=2, at=guest.version) == "bad_token"


@in_time
async def test_alone_a_window_without_a_usable_card_does_not_exist(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        bots = {0: 1, 2: 2}
        party = await table(served, "t", USELESS, USELESS, USELESS, window_ms=FOR_AGES, bots=bots)
        (guest,) = await seated(party, (1,))
        await guest.settle_until(lambda: guest.events and guest.events.asked)
        assert not [message for message in guest.heard if b'"t":"window"' in message]
        assert not [message for message in guest.heard if b'"window":true' in message]


@in_time
async def test_alone_it_waits_without_a_clock_for_a_usable_card(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        bots = {0: 1, 2: 2}
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=SOON, bots=bots)
        (guest,) = await seated(party, (1,))
        assert guest.window
        assert guest.window.milliseconds == 0
        assert (await live(party)).closing().at is None
        assert list(guest.choices) == [1]
        await guest.move(1, PASS, guest.version)
        assert steps(await guest.hear(Events))[:2] == [(1, PASS), (2, PASS)]


@in_time
async def test_one_device_is_called_openly_and_going_on_closes_it(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guest, onlooker = await seated(party, (0, 1, 2), ())
        assert guest.window
        assert guest.window.calls
        assert guest.window.milliseconds > SOON
        assert list(guest.choices) == [1, 2]
        await onlooker.settle()
        assert onlooker.window
        assert onlooker.window.calls
        at = guest.version
        await guest.move(1, PASS, at)
        await hears_nothing(onlooker)
        await guest.move(2, PASS, at)
        await guest.settle_until(lambda: guest.version > at)
        assert guest.events
        assert steps(guest.events) == [(1, PASS), (2, PASS)]


@in_time
async def test_at_one_device_who_thinks_stops_the_clock(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        (guest,) = await seated(party, (0, 1, 2))
        await guest.say(t="think", seat=2, at=guest.version, key="k")
        await guest.settle()
        assert guest.window
        assert (guest.window.thinking, guest.window.milliseconds) == ([2], 0)
        await guest.move(2, PASS, guest.version)
        await guest.settle()
        assert guest.window.thinking == []
        assert guest.window.milliseconds > SOON
        assert list(guest.choices) == [1]


@in_time
async def test_a_phone_beside_the_device_makes_it_several(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        (device,) = await seated(party, (0, 1, 2))
        phone = await party.guest(2)
        await phone.settle()
        await device.settle()
        assert device.window
        assert phone.window
        assert not device.window.calls
        assert not phone.window.calls
        assert not phone.choices
        await phone.socket.close()
        await device.settle_until(lambda: device.window and device.window.calls)


@in_time
async def test_every_window_waits_for_a_patient_seat_whatever_it_holds(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        for id, card in (("with", USABLE), ("without", USELESS)):
            party = await table(served, id, USELESS, card, USELESS, window_ms=SOON)
            (await live(party)).document.window_ms = FOR_AGES
            guests = await seated(party, (0,), (1,))
            path = f"{party.path}/seats/1/patience"
            await served.ok("PUT", path, {"patient": True}, party.tokens[1])
            for guest in guests:
                await guest.settle()
                assert guest.window
                assert guest.window.milliseconds == 0
            assert list(guests[1].choices) == [1]
            (await live(party)).document.window_ms = SOON
            await guests[1].move(1, PASS, guests[1].version)
            assert steps(await guests[0].hear(Events)) == [(1, PASS), (2, PASS)]


@in_time
async def test_without_a_clock_everybody_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=0)
        guests = await seated(party, (0,), (1,), (2,))
        assert [list(guest.choices) for guest in guests] == [[0], [1], [2]]
        at = guests[0].version
        await guests[2].move(2, PASS, at)
        await hears_nothing(guests[0])
        await guests[1].move(1, PASS, at)
        assert steps(await guests[0].hear(Events)) == [(1, PASS), (2, PASS)]


@in_time
async def test_after_the_time_of_a_move_everybody_passes(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=0, move_seconds=1)
        (guest,) = await seated(party, (0,))
        assert steps(await guest.hear(Events)) == [(1, PASS), (2, PASS)]


@in_time
async def test_a_pause_stops_it_and_then_it_begins_anew(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,))
        found = await live(party)
        before = found.opened
        await guests[0].say(t="pause", on=True)
        await guests[0].hear(Done)
        assert found.closing().at is None
        paused = {"t": "think", "seat": 1, "at": guests[1].version}
        assert await guests[1].refused(**paused) == "paused"
        await guests[0].say(t="pause", on=False)
        await guests[0].hear(Done)
        assert found.opened > before
        await guests[1].settle()
        assert guests[1].window
        assert guests[1].window.milliseconds > SOON


@in_time
async def test_a_pass_that_is_repeated_after_somebody_spoke_up_is_answered_as_before(
    tmp_path: Path,
) -> None:
    """It never became a record: whoever is asked before them played a card instead."""
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USABLE, window_ms=0)
        guests = await seated(party, (1,), (2,))
        at = guests[1].version
        await guests[1].move(2, PASS, at)
        await guests[0].settle()
        await guests[0].move(1, DENKSTE, guests[0].version)
        await guests[1].settle()
        assert guests[1].version > at
        answer = await guests[1].move(2, PASS, at)
        assert isinstance(answer, Done)
        assert answer.v == at


@in_time
async def test_nothing_is_taken_back_once_somebody_thinks(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,))
        await guests[1].move(1, DENKSTE, guests[1].version)
        await guests[1].settle()
        assert guests[1].events
        assert guests[1].events.undo == 1
        await guests[0].settle()
        await guests[0].say(t="think", seat=0, at=guests[0].version, key="k")
        await guests[0].hear(Done)
        undo = {"t": "take_back", "seat": 1, "at": guests[1].version}
        assert await guests[1].refused(**undo) == "nothing_to_take_back"


@in_time
async def test_a_restart_forgets_nothing_that_was_answered(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=0)
        guests = await seated(party, (1,))
        await guests[0].move(1, PASS, guests[0].version)
    async with house(tmp_path) as served:
        party.house = served
        guests = await seated(party, (1,), (2,))
        assert [list(guest.choices) for guest in guests] == [[], [2]]
        await guests[1].move(2, PASS, guests[1].version)
        assert steps(await guests[0].hear(Events)) == [(1, PASS), (2, PASS)]


@in_time
async def test_bots_decide_meanwhile_and_answer_at_its_end(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        bots = served.app._clock.thoughts.workers = Bots()
        bots.may.set()
        party = await table(served, "t", USELESS, USELESS, USABLE, window_ms=FOR_AGES, bots={2: 2})
        guests = await seated(party, (0,), (1,))
        await until(lambda: bots.asked_for)
        assert bots.asked_for == [guests[0].version + 1]  # it knows that seat 1 has passed
        assert bots.levels == [2]
        await hears_nothing(guests[0])
        found = await live(party)
        found.document.window_ms = SOON
        served.app._clock.poke(found)
        assert steps(await guests[0].hear(Events)) == [(1, PASS), (2, DENKSTE)]


@in_time
async def test_a_bot_that_has_not_decided_passes(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        served.app._clock.thoughts.workers = Bots()
        party = await table(served, "t", USELESS, USELESS, USABLE, window_ms=SOON, bots={2: 2})
        (guest,) = await seated(party, (0,))
        assert steps(await guest.hear(Events))[:2] == [(1, PASS), (2, PASS)]


@in_time
async def test_where_nobody_else_decides_bots_are_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        bots = served.app._clock.thoughts.workers = Bots()
        party = await table(
            served, "t", USELESS, USABLE, USELESS, window_ms=SOON, bots={1: 1, 2: 1}
        )
        (guest,) = await seated(party, (0,))
        await until(lambda: bots.asked_for)
        await hears_nothing(guest)
        bots.may.set()
        assert steps(await guest.hear(Events))[0] == (1, DENKSTE)


@in_time
async def test_a_stand_in_answers_like_a_bot(tmp_path: Path) -> None:
    fast = AT_ONCE._replace(pace=Pace(bot=0.01, grace=0.01))
    async with house(tmp_path, fast) as served:
        bots = served.app._clock.thoughts.workers = Bots()
        bots.may.set()
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=0)
        (guest,) = await seated(party, (0,))
        assert steps(await guest.hear(Events))[0] == (1, DENKSTE)


@in_time
async def test_whoever_comes_back_is_told_of_the_window(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        guests = await seated(party, (0,), (1,))
        await guests[1].socket.close()
        back = await party.guest(1, after=guests[1].version)
        order = await _order(back, lambda: 1 in back.choices)
        assert order.index(Events) < order.index(OpenWindow) < order.index(Choices)
        assert OpenWindow not in order[: order.index(Events)]


async def _order(guest: Guest, until: Callable[[], object]) -> list[type]:
    found: list[type] = []
    while not until():
        found.append(type(await guest.next()))
    return found


@in_time
async def test_hints_are_for_all_who_take_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_service, "SECONDS", SECONDS)  # however slow the machine is
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USELESS, USABLE, window_ms=FOR_AGES, hints=True)
        await seated(party, (0,), (2,))
        found = await served.ok("GET", f"{party.path}/hints", None, party.tokens[2])
        assert {hint["action"] for hint in found["hints"]} <= {PASS, DENKSTE}
        refused = await served.call("GET", f"{party.path}/hints", None, party.tokens[0])
        assert refused.code == "not_your_turn"
