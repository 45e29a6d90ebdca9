"""What is said on the socket, what is answered, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from server.house import Guest, House, Party, decode, house, in_time, until
from server.test_whole_games import play_on

from pasch.server.match import KEPT
from pasch.server.messages import Choices, Done, Events, Pong, Refused, Said, TableInfo


async def _asked(guests: list[Guest]) -> tuple[Guest, Choices]:
    """Who is to act, and what he may do."""
    for guest in guests:
        await guest.settle()
    guest = next(guest for guest in guests if guest.choices)
    return guest, next(iter(guest.choices.values()))


@in_time
async def test_a_table_is_told_first_then_what_happened(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guest = await party.guest(0)
        info, events = await guest.next(), await guest.next()
        assert isinstance(info, TableInfo)
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
    async with house(tmp_path) as served:
        party = await served.begun()
        guests = await party.guests()
        onlooker = await served.visit(party.id)
        await onlooker.settle()
        guest, choices = await _asked(guests)
        other = guests[1 - choices.seat]
        assert guest is guests[choices.seat]
        assert not other.choices
        assert not onlooker.choices
        assert other.events
        assert other.events.asked == [choices.seat]


@in_time
async def test_a_move_is_acknowledged_and_seen_by_all(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guests = await party.guests()
        guest, choices = await _asked(guests)
        answer = await guest.move(choices.seat, choices.choices[0].action, choices.v, "mine")
        assert answer == Done("mine", choices.v + 1)
        for each in guests:
            await each.settle()
            assert each.events
            assert each.events.events[0].v == choices.v + 1
            assert each.events.events[0].actor == choices.seat


@in_time
async def test_a_move_said_twice_is_done_once(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guests = await party.guests()
        guest, choices = await _asked(guests)
        move = (choices.seat, choices.choices[0].action, choices.v)
        first = await guest.move(*move)
        await guest.settle()
        version = guest.version
        second = await guest.move(*move)
        await guest.settle()
        assert first == second
        assert guest.version == version


@in_time
async def test_a_move_said_again_long_after_is_still_done_once(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guests = await party.guests()
        onlooker = await served.visit(party.id)
        guest, choices = await _asked(guests)
        move = (choices.seat, choices.choices[0].action, choices.v)
        first = await guest.move(*move)
        await play_on(party, guests, onlooker, Random(2), KEPT)
        version = guest.version
        assert version > choices.v + KEPT
        assert await guest.move(*move) == first
        await guest.settle()
        assert guest.version == version


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"at": 10**6}, "stale"),
        ({"at": 0}, "stale"),
        ({"action": 999_999}, "illegal_action"),
        ({"seat": 9}, "bad_token"),
        ({"seat": 99}, "bad_request"),
        ({"action": -1}, "bad_request"),
        ({"action": "1"}, "bad_request"),
        ({"action": None}, "bad_request"),
        ({"more": 1}, "bad_request"),
    ],
)
@in_time
async def test_bad_moves_change_nothing(
    message: dict[str, object], code: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guests = await party.guests()
        guest, choices = await _asked(guests)
        good = {"seat": choices.seat, "at": choices.v, "action": choices.choices[0].action}
        assert await guest.refused(t="move", **(good | message)) == code
        for each in guests:
            await each.settle()
            assert each.version == choices.v
        assert (await served.live(party.id)).version == choices.v
        assert isinstance(await guest.move(**good), Done)  # type: ignore[arg-type]


@in_time
async def test_out_of_turn(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guests = await party.guests()
        _, choices = await _asked(guests)
        seat = 1 - choices.seat
        other = guests[seat]
        assert await other.refused(t="move", seat=seat, at=choices.v, action=1) == "not_your_turn"
        mine = choices.seat
        assert await other.refused(t="move", seat=mine, at=choices.v, action=1) == "bad_token"


@in_time
async def test_a_refusal_says_why_and_echoes_the_key(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guest, choices = await _asked(await party.guests())
        answer = await guest.move(choices.seat, 999_999, choices.v, "seven")
        assert isinstance(answer, Refused)
        assert (answer.key, answer.code) == ("seven", "illegal_action")
        assert len(answer.text) > 10


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


@in_time
async def test_catching_up_from_a_version(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guests = await party.guests()
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
    async with house(tmp_path) as served:
        party = await served.begun()
        guests = await party.guests()
        onlooker = await served.visit(party.id)
        await play_on(party, guests, onlooker, Random(4), KEPT)
        late = await party.guest(0, after=after)
        events: Events = await late.hear(Events)
        assert events.whole
        assert not events.events
        assert events.positions == guests[0].events.positions  # type: ignore[union-attr]


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
        await until(lambda: served.app.live.sockets == 1)
        await guest.settle()
        assert len(guest.heard) == before


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
async def test_taking_back(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun(first=0)
        guests = await party.guests()
        guest, choices = await _move_that_reveals_nothing(guests)
        seat, version = choices.seat, guest.version
        other = guests[1 - seat]
        assert await other.refused(t="take_back", seat=1 - seat, at=version) == (
            "nothing_to_take_back"
        )
        assert await guest.refused(t="take_back", seat=seat, at=version - 1) == "stale"
        await guest.say(t="take_back", seat=seat, at=version, key="b")
        assert await guest.hear(Done) == Done("b", version + 1)
        await guest.settle()
        again = guest.choices[seat]
        assert [c.action for c in again.choices] == [c.action for c in choices.choices]
        assert guest.events
        assert guest.events.events[0].actor == -4
        assert "Guest" in guest.events.events[0].story[0]
        assert isinstance(await guest.move(seat, again.choices[-1].action, again.v), Done)


async def _move_that_reveals_nothing(guests: list[Guest]) -> tuple[Guest, Choices]:
    """Play until a first pair was used and the second is asked for."""
    while True:
        guest, choices = await _asked(guests)
        await guest.move(choices.seat, choices.choices[-1].action, choices.v)
        await guest.settle()
        if choices.seat in guest.choices and guest.version == choices.v + 1:
            return guest, choices


@in_time
async def test_nothing_is_taken_back_after_a_throw(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun(first=0)
        (guest, _) = await party.guests()
        code = await guest.refused(t="take_back", seat=0, at=guest.version)
        assert code == "nothing_to_take_back"


@in_time
async def test_a_pause_stops_the_game_for_all(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun(first=0)
        guest, other = await party.guests()
        await other.say(t="pause", on=True, key="p")
        assert await other.hear(Done) == Done("p", guest.version)
        await guest.hear(TableInfo, lambda info: info.paused)
        assert await guest.refused(t="move", seat=0, at=guest.version, action=1) == "paused"
        onlooker = await served.visit(party.id)
        assert await onlooker.refused(t="pause", on=False) == "bad_token"
        await guest.say(t="pause", on=False)
        await other.hear(TableInfo, lambda info: not info.paused)


@in_time
async def test_phrases(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guest, other = await party.guests()
        german = await served.visit(party.id, language="de")
        await guest.say(t="say", seat=0, phrase="thanks", key="s")
        assert await other.hear(Said) == Said(0, "thanks", "Thank you!")
        assert await german.hear(Said) == Said(0, "thanks", "Danke!")
        assert await guest.refused(t="say", seat=1, phrase="thanks") == "bad_token"
        assert await guest.refused(t="say", seat=0, phrase="<b>anything</b>") == "bad_request"


@in_time
async def test_ping(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        guest = await (await served.table()).guest(0)
        await guest.say(t="ping", key="x")
        assert await guest.hear(Pong) == Pong("x")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"t":"move"}', "\x00", '{"t":"ping"}', '"hello"'])
@in_time
async def test_whoever_says_no_hello_is_sent_away(text: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.table()
        guest = await served.visit(party.id)
        stranger = await _silent(served, party)
        await stranger.socket.send(text)
        assert await stranger.closed() == (4000, "no_hello")
        await guest.settle()


async def _silent(served: House, party: Party) -> Guest:
    from websockets.asyncio.client import connect

    url = f"ws://127.0.0.1:{served.port}/live/{party.id}"
    return Guest(await served.stack.enter_async_context(connect(url)))


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


@in_time
async def test_a_server_that_goes_says_so_and_keeps_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guests = await party.guests()
        guest, choices = await _asked(guests)
        await guest.move(choices.seat, choices.choices[0].action, choices.v)
        await guest.settle()
        version, position = guest.version, guest.events and guest.events.positions
        served.go()
        assert await guest.closed() == (1001, "going_away")
    async with house(tmp_path) as served:
        back = await served.visit(party.id, party.tokens[choices.seat], after=version)
        events: Events = await back.hear(Events)
        assert (events.v, events.positions, events.whole) == (version, position, False)


@in_time
async def test_whoever_does_not_read_is_let_go_and_disturbs_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guest = await party.guest(0)
        _reader, writer = await served.raw(party.id)
        sync = b'\x81\x97\0\0\0\0{"t":"sync","after":-1}'
        await until(lambda: served.app.live.sockets == 2)
        for _ in range(200):
            if served.app.live.sockets < 2:
                break
            writer.write(sync * 100)
            await asyncio.sleep(0.01)
        await until(lambda: served.app.live.sockets == 1)
        await guest.settle()


def test_messages_decode() -> None:
    assert decode(b'{"t":"pong","key":"x"}') == Pong("x")
