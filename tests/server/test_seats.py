"""What holding a seat, having lost it, or being the host allows on the socket."""

from __future__ import annotations

from pathlib import Path

import msgspec
from server.house import SLOWLY, Guest, Party, house, in_time

from pasch.engine.message import Message
from pasch.server.messages import Done, Events, Refused, TableInfo
from pasch.server.table import LiveTable
from pasch.server.table_document import SeatDocument, TableDocument


async def _asked(party: Party) -> tuple[Guest, Guest, int]:
    """The guest whose turn it is, the other one, and the seat that is asked."""
    guests = await party.guests()
    for guest in guests:
        await guest.settle()
    seat = next(seat for guest in guests for seat in guest.choices)
    return guests[seat], guests[1 - seat], seat


@in_time
async def test_an_onlooker_may_not_pause_and_nobody_pauses_what_does_not_run(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        onlooker = await party.guest()
        assert await onlooker.refused(t="pause", on=True) == "bad_token"
        assert not (await served.live(party.id)).document.paused
        waiting = await served.table()
        host = await served.visit(waiting.id, waiting.host)
        assert await host.refused(t="pause", on=True) == "not_started"
        assert await host.refused(t="hello", tokens=[]) == "bad_request"  # once is enough
        assert await onlooker.refused(t="say", seat=0, phrase="hello") == "bad_token"


@in_time
async def test_the_host_may_pause_without_a_seat(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun()
        host = await served.visit(party.id, party.host)
        await host.say(t="pause", on=True, key="p")
        assert (await host.hear(Done)).key == "p"
        assert (await served.live(party.id)).document.paused
        assert host.events
        assert not host.choices


@in_time
async def test_whoever_is_removed_only_looks_on(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun("simpsons")
        asked, _, seat = await _asked(party)
        await served.ok("DELETE", f"{party.path}/seats/{seat}", None, party.host)
        removed: Events = await asked.hear(Events, lambda events: events.whole)
        assert list(removed.positions) == ["-1"]
        code = await asked.refused(t="move", seat=seat, at=asked.version, action=0)
        assert code == "bad_token"
        assert seat not in (await served.live(party.id)).here


@in_time
async def test_a_seat_that_somebody_else_takes_is_his_alone(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table()
        anna = await party.guest(0)
        await anna.settle()
        await served.ok("DELETE", f"{party.path}/seats/0", None, party.tokens[0])
        seated = await served.ok("POST", f"{party.path}/seats/0", {"name": "Ben"})
        await served.ok("POST", f"{party.path}/start", None, seated["token"])
        await anna.settle()
        assert await anna.refused(t="say", seat=0, phrase="hello") == "bad_token"
        assert not anna.choices
        assert anna.info
        assert not anna.info.seats[0].here


@in_time
async def test_it_is_told_who_may_take_back(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun()
        guests = await party.guests()
        for _ in range(200):
            for guest in guests:
                await guest.settle()
            told = [guest.events.undo for guest in guests if guest.events]
            assert told[0] == told[1]
            if told[0] >= 0:
                break
            (choices,) = (choices for guest in guests for choices in guest.choices.values())
            mover = guests[choices.seat]
            assert await mover.refused(t="take_back", seat=choices.seat, at=mover.version)
            await mover.move(choices.seat, choices.choices[-1].action, choices.v)
        seat = told[0]
        await guests[seat].say(t="take_back", seat=seat, at=guests[seat].version, key="b")
        assert (await guests[seat].hear(Done)).key == "b"


@in_time
async def test_of_a_secret_choice_only_its_seat_may_know_that_it_can_be_taken_back(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun("simpsons", 3)
        guests = await party.guests()
        bettors: list[int] = []
        while len(bettors) < 2:
            for guest in guests:
                await guest.settle()
            bettors = [seat for guest in guests for seat in guest.choices]
            seat = bettors[0]
            if len(bettors) == 1:
                choice = guests[seat].choices[seat].choices[0]
                await guests[seat].move(seat, choice.action, guests[seat].version)
        live = await served.live(party.id)
        assert live.match
        seat = live.match.table.state.actor()
        await guests[seat].move(seat, guests[seat].choices[seat].choices[0].action, live.version)
        for guest in guests:
            await guest.settle()
        told = [guest.events.undo for guest in guests if guest.events]
        assert told == [seat if place == seat else -1 for place in range(3)]


@in_time
async def test_a_refusal_names_the_rule(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun()
        asked, _, seat = await _asked(party)
        answer = await asked.move(seat, 999_999, asked.version)
        assert isinstance(answer, Refused)
        assert (answer.code, answer.rule) == ("illegal_action", "MA-12")
        assert await asked.refused(t="move", seat=1 - seat, at=0, action=0) == "bad_token"
        assert isinstance(asked.info, TableInfo)


@in_time
async def test_who_holds_a_seat_may_take_their_time_and_everybody_sees_it(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.table()
        path = f"{party.path}/seats/1/patience"
        told = await served.ok("PUT", path, {"patient": True}, party.tokens[1])
        assert [seat.get("patient", False) for seat in told["seats"]] == [False, True]
        again = await served.ok("PUT", path, {"patient": True}, party.tokens[1])
        assert again["revision"] == told["revision"]
        refused = await served.call("PUT", path, {"patient": False}, party.tokens[0])
        assert (refused.status, refused.code) == (403, "bad_token")


@in_time
async def test_a_table_chooses_how_long_its_windows_are_open(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        for chosen in (0, 300, 10_000):
            party = await served.table(window_ms=chosen)
            assert (await served.ok("GET", party.path))["window_ms"] == chosen
        assert (await served.ok("GET", (await served.table()).path))["window_ms"] == 1200
        for wrong in (-1, 1, 299, 10_001):
            body = {"game": "mal_anders", "seats": 2, "window_ms": wrong}
            assert (await served.call("POST", "/api/tables", body)).code == "bad_request"


def test_a_name_is_said_as_it_is_now_and_words_are_looked_up_once() -> None:
    table = LiveTable("t")
    seats = [SeatDocument("human", name) for name in ("Ann", "Ben")]
    table.replace(1, TableDocument("mal_anders", 1, {}, None, seats, "", ""))
    before = table.speaker("en", 0)
    lapse = Message("lapse", {"seat": 1})
    assert before.say(lapse) == "Ben lets the second pair lapse."
    table.replace(2, msgspec.structs.replace(table.document, paused=True))
    assert table.speaker("en", 0) is before
    renamed = [seats[0], SeatDocument("human", "Cleo")]
    table.replace(3, msgspec.structs.replace(table.document, seats=renamed))
    assert table.speaker("en", 0).say(lapse) == "Cleo lets the second pair lapse."
