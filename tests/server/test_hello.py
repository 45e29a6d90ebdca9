"""Who comes to a table, what they are told first, and who is sent away."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.game import asked, game
from server.house import house, in_time, until

from pasch.server.messages import Done, Events, Holds, TableInfo


@in_time
async def test_a_table_is_told_first_then_what_happened(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guest = await party.guest(0)
        info, holds, events = await guest.next(), await guest.next(), await guest.next()
        assert isinstance(info, TableInfo)
        assert holds == Holds([0])
        assert (info.id, info.status, info.seats[0].here) == (party.id, "playing", True)
        assert isinstance(events, Events)
        assert events.v > 0


@in_time
async def test_words_come_in_the_language_of_the_viewer(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        german, english = await party.guest(0, 1, language="de"), await party.guest(0, 1)
        for guest in (german, english):
            await guest.settle()
        (one,), (other,) = german.choices.values(), english.choices.values()
        assert [choice.action for choice in one.choices] == [c.action for c in other.choices]
        assert one.words != other.words
        assert german.events
        assert english.events
        assert [event.notation for event in german.events.events] == [
            event.notation for event in english.events.events
        ]


@in_time
async def test_choices_go_only_to_whoever_holds_the_seat(tmp_path: Path) -> None:
    async with game(tmp_path) as (served, party, guests):
        onlooker = await served.visit(party.id)
        await onlooker.settle()
        guest, choices = await asked(guests)
        other = guests[1 - choices.seat]
        assert guest is guests[choices.seat]
        assert not other.choices
        assert not onlooker.choices
        assert other.events
        assert other.events.asked == [choices.seat]


@in_time
async def test_several_seats_on_one_device(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun(seats=3)
        guest = await party.guest(0, 1, 2)
        onlooker = await served.visit(party.id)
        await guest.settle()
        for _ in range(10):
            (choices,) = guest.choices.values()
            answer = await guest.move(choices.seat, choices.choices[0].action, choices.v)
            assert isinstance(answer, Done)
            await guest.settle()
        assert guest.info
        assert all(seat.here for seat in guest.info.seats)
        await onlooker.settle()
        assert onlooker.version == guest.version


@in_time
async def test_onlookers_come_and_go_without_anybody_hearing_of_it(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun(bots=[1])
        guest = await party.guest(0)
        await guest.settle_until(lambda: guest.choices)
        before = len(guest.heard)
        for _ in range(3):
            onlooker = await served.visit(party.id)
            info, events = await onlooker.next(), await onlooker.next()
            assert isinstance(info, TableInfo)
            assert isinstance(events, Events)
            await onlooker.socket.close()
        await until(lambda: served.app.connections.sockets == 1)
        await guest.settle()
        assert len(guest.heard) == before


@in_time
async def test_nobody_moves_with_a_guessed_or_stolen_secret(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party, other = await served.begun(first=0), await served.begun(first=0)
        for token in ("A" * 32, other.tokens[0], party.host):
            guest = await served.visit(party.id, token)
            await guest.hear(Events)
            assert not guest.choices
            assert guest.info
            assert not guest.info.seats[0].here
            code = await guest.refused(t="move", seat=0, at=guest.version, action=1)
            assert code == "bad_token"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"t":"move"}', "\x00", '{"t":"ping"}', '"hello"'])
@in_time
async def test_whoever_says_no_hello_is_sent_away(text: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.table()
        guest = await served.visit(party.id)
        stranger = await served.stranger(party.id)
        await stranger.socket.send(text)
        assert await stranger.closed() == (4000, "no_hello")
        await guest.settle()


@in_time
async def test_a_second_hello_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        guest = await (await served.table()).guest(0)
        assert await guest.refused(t="hello") == "bad_request"


@in_time
async def test_no_such_table(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        guest = await served.visit("nowhere")
        assert await guest.closed() == (4004, "no_such_table")
