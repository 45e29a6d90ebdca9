"""The seats' numbers for the dice: pledged, fixed, opened; and who did not is left out."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.house import AT_ONCE, LONG, Guest, House, Party, house, in_time

from pasch import fair
from pasch.server import table_document as documents
from pasch.server.clock import Pace
from pasch.server.messages import Events, TableInfo
from pasch.server.table_document import SeatDocument, TableDocument
from pasch.storage.bus import LocalBus
from pasch.storage.sqlite import SqliteStore

PATIENT = AT_ONCE._replace(pace=Pace(bot=0.01, grace=LONG, opening=LONG))
HASTY = AT_ONCE._replace(pace=Pace(bot=0.01, grace=LONG, opening=0))
NUMBERS = ["0a" * 16, "1b" * 16, "2c" * 32, "3d" * 16]


async def pledged(served: House, *seats: int, count: int = 2, **more: Any) -> Party:
    """A table where these seats have pledged their numbers."""
    party = await served.table(seats=count, **more)
    for seat in seats:
        await pledge(party, seat)
    return party


async def pledge(party: Party, seat: int, number: str = "") -> Any:
    body = {"pledge": fair.pledge(party.id, seat, number or NUMBERS[seat])}
    return await party.house.ok(
        "PUT", f"{party.path}/seats/{seat}/pledge", body, party.tokens[seat]
    )


async def tell(party: Party, seat: int, number: str = "", token: str = "") -> str:
    """The status of the table after a number was opened, or why it was not."""
    path = f"{party.path}/seats/{seat}/number"
    body = {"number": number or NUMBERS[seat]}
    answer = await party.house.call("PUT", path, body, token or party.tokens[seat])
    return str(answer.data["status"]) if answer.status == 200 else answer.code


async def start(party: Party) -> Any:
    return await party.house.ok("POST", f"{party.path}/start", None, party.host)


async def proof(party: Party) -> fair.Proof:
    match = (await party.house.live(party.id)).match
    assert match
    return match.proof


@in_time
async def test_numbers_are_opened_when_all_pledges_are_fixed(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, 1)
        guests = [await party.guest(seat) for seat in (0, 1)]
        assert await tell(party, 0) == "not_started"  # nobody may be tempted to open before
        info = await start(party)
        pledges = [fair.pledge(party.id, seat, NUMBERS[seat]) for seat in (0, 1)]
        assert (info["status"], info["pledges"]) == ("opening", pledges)
        assert (info["seeds"], info["left_out"]) == (["", ""], [])
        assert await tell(party, 1) == "opening"
        assert await tell(party, 0) == "playing"
        for guest in guests:
            seen: TableInfo = await guest.hear(TableInfo, lambda info: info.status == "playing")
            assert (seen.seeds, seen.pledges, seen.left_out) == (NUMBERS[:2], pledges, [])
            assert (await guest.hear(Events)).v > 0
        assert await proof(party) == fair.Proof(
            party.id, info["commitment"], tuple(NUMBERS[:2]),
            (await served.live(party.id)).document.secret, fair.PLEDGED, tuple(pledges),
        )  # fmt: skip


@in_time
async def test_only_the_holder_pledges_and_only_while_the_table_is_open(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, 1)
        path, mine = f"{party.path}/seats/0/pledge", party.tokens[0]
        for token in (party.tokens[1], party.host, ""):
            answer = await served.call("PUT", path, {"pledge": "0" * 64}, token)
            assert answer.code == "bad_token"
        info = await pledge(party, 0, NUMBERS[3])  # another one, as long as none is fixed
        assert info["pledges"][0] == fair.pledge(party.id, 0, NUMBERS[3])
        await start(party)
        answer = await served.call("PUT", path, {"pledge": "0" * 64}, mine)
        assert answer.code == "already_started"
        assert (await served.live(party.id)).document.seats[0].pledge == info["pledges"][0]


@in_time
async def test_only_the_pledged_number_is_taken_and_only_from_its_holder(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, 1)
        await start(party)
        assert await tell(party, 0, NUMBERS[1]) == "wrong_number"
        assert await tell(party, 0, token=party.tokens[1]) == "bad_token"
        assert await tell(party, 0, token=party.host) == "bad_token"
        assert await tell(party, 0) == "opening"
        assert await tell(party, 0) == "opening"  # said twice
        assert await tell(party, 1) == "playing"
        revision = (await served.live(party.id)).revision
        assert await tell(party, 0) == "playing"
        assert await tell(party, 0, NUMBERS[1]) == "wrong_number"
        assert (await served.live(party.id)).revision == revision


@in_time
async def test_another_seats_pledge_cannot_be_copied(tmp_path: Path) -> None:
    """Whoever shows the pledge of another cannot open it when that one's number is known."""
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0)
        copied = {"pledge": fair.pledge(party.id, 0, NUMBERS[0])}
        await served.ok("PUT", f"{party.path}/seats/1/pledge", copied, party.tokens[1])
        await start(party)
        await tell(party, 0)
        assert await tell(party, 1, NUMBERS[0]) == "wrong_number"


@in_time
async def test_who_does_not_open_in_time_is_left_out_and_everybody_sees_it(tmp_path: Path) -> None:
    async with house(tmp_path, HASTY) as served:
        party = await pledged(served, 0, 1)
        guest = await party.guest(0)
        await start(party)
        info: TableInfo = await guest.hear(TableInfo, lambda info: info.status == "playing")
        assert (info.left_out, info.seeds) == ([0, 1], ["", ""])
        await guest.hear(Events)
        assert await tell(party, 0) == "already_started"
        found = await proof(party)
        assert (found.left_out, found.seats) == ((0, 1), ("", ""))


@in_time
async def test_nobody_waits_for_seats_without_a_pledge(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served)
        assert (await start(party))["status"] == "playing"
        assert (await proof(party)).seats == ("", "")
        party = await pledged(served, 1)
        assert (await start(party))["status"] == "opening"
        assert await tell(party, 0) == "wrong_number"
        assert await tell(party, 1) == "playing"
        assert (await proof(party)).seats == ("", NUMBERS[1])


@in_time
async def test_the_numbers_of_bots_come_from_the_sealed_secret(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, count=3, bots=[1, 2])
        await start(party)
        await tell(party, 0)
        info = await served.ok("GET", party.path)
        secret = bytes.fromhex((await served.live(party.id)).document.secret)
        bots = [fair.bot_number(secret, party.id, seat) for seat in (1, 2)]
        assert info["seeds"] == [NUMBERS[0], *bots]
        assert (info["pledges"][1:], info["left_out"]) == (["", ""], [])


@in_time
async def test_a_person_who_leaves_is_not_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, 1)
        await start(party)
        assert await tell(party, 0) == "opening"
        await served.ok("DELETE", f"{party.path}/seats/1", None, party.tokens[1])
        info = await served.ok("GET", party.path)
        assert (info["status"], info["left_out"]) == ("playing", [1])


@in_time
async def test_who_leaves_later_leaves_the_number(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, 1)
        await start(party)
        for seat in (0, 1):
            await tell(party, seat)
        before = await proof(party)
        await served.ok("DELETE", f"{party.path}/seats/1", None, party.tokens[1])
        info = await served.ok("GET", party.path)
        assert (info["seeds"], info["pledges"]) == (list(before.seats), list(before.pledges))


@pytest.mark.parametrize("number", ["x" * 32, "0" * 31, "0" * 65, "A" * 32, "0" * 32 + "\n", ""])
@in_time
async def test_numbers_that_are_none(number: str, tmp_path: Path) -> None:
    """Too short to be random, or with a line feed, which parts the message that is hashed."""
    async with house(tmp_path) as served:
        party = await served.table()
        path, mine = f"{party.path}/seats/0/number", party.tokens[0]
        answer = await served.call("PUT", path, {"number": number}, mine)
        assert (answer.status, answer.code) == (400, "bad_request")


@pytest.mark.parametrize("pledge", ["0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 64 + "\n", "\n"])
@in_time
async def test_pledges_that_are_none(pledge: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        made = await served.ok("POST", "/api/tables", {"game": "mal_anders", "seats": 2})
        path = f"/api/tables/{made['id']}/seats/0"
        answer = await served.call("POST", path, {"name": "Eve", "pledge": pledge})
        assert (answer.status, answer.code) == (400, "bad_request")
        seated = await served.ok("POST", path, {"name": "Eve", "pledge": "0" * 64})
        answer = await served.call("PUT", f"{path}/pledge", {"pledge": pledge}, seated["token"])
        assert (answer.status, answer.code) == (400, "bad_request")


# A server that dies, and several of them


@in_time
async def test_a_restarted_server_goes_on_opening(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, 1)
        await start(party)
        assert await tell(party, 0) == "opening"
    async with house(tmp_path, PATIENT) as served:
        party.house = served
        assert (await served.ok("GET", party.path))["status"] == "opening"
        assert await tell(party, 1) == "playing"
        assert (await proof(party)).seats == tuple(NUMBERS[:2])


@in_time
async def test_a_restarted_server_begins_when_the_time_is_over(tmp_path: Path) -> None:
    """Whoever asks for the table first: a request, or a socket that then hears of the dice."""
    for way in ("request", "socket"):
        async with house(tmp_path, PATIENT) as served:
            party = await pledged(served, 0, 1)
            await start(party)
            await tell(party, 0)
            await served.app.tables.edit(await served.live(party.id), _late)
        async with house(tmp_path, PATIENT) as served:
            party.house = served
            if way == "request":
                assert (await served.ok("GET", party.path))["status"] == "playing"
            else:
                assert (await (await party.guest(0)).hear(Events)).v > 0
            assert (await proof(party)).left_out == (1,)


def _late(document: TableDocument) -> None:
    document.open_until = 1


@in_time
async def test_a_clock_that_was_wrong_holds_nobody_up(tmp_path: Path) -> None:
    """Started by a clock that ran years ahead: nobody waits longer than a server's own time."""

    def ahead(document: TableDocument) -> None:
        document.open_until = 2**60

    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, 1)
        await start(party)
        await served.app.tables.edit(await served.live(party.id), ahead)
    async with house(tmp_path, HASTY) as served:
        party.house = served
        assert (await (await party.guest(0)).hear(Events)).v > 0


@in_time
async def test_two_servers_open_one_table(tmp_path: Path) -> None:
    """Numbers come to both; each tells its own people when the play begins, and all see the same.

    They do not hear of each other here (no bus), as in the moment before its news arrive.
    """
    store = tmp_path / "tables.sqlite"
    async with (
        house(SqliteStore(str(store)), PATIENT) as one,
        house(SqliteStore(str(store)), PATIENT, LocalBus()) as other,
    ):
        party = await pledged(one, 0, 1)
        await start(party)
        there = Party(other, party.id, party.host)
        there.tokens = party.tokens
        guest: Guest = await there.guest(1)
        assert await tell(party, 0) == "opening"
        assert await tell(there, 1) == "playing"
        assert (await guest.hear(Events)).v > 0
        await one.app.tables.refresh([party.id])
        assert await proof(party) == await proof(there)
        assert (await one.live(party.id)).version == (await other.live(party.id)).version


@in_time
async def test_a_server_killed_between_the_start_and_the_first_throw(tmp_path: Path) -> None:
    """Another one that has the table already throws the dice."""
    store = tmp_path / "tables.sqlite"
    async with house(SqliteStore(str(store)), PATIENT) as served:
        party = await served.table()
        guest = await party.guest(0)
        await guest.hear(TableInfo)

        dying = SqliteStore(str(store))
        await dying.open()
        kept = await dying.read(party.id)
        assert kept
        document = documents.decode(kept.body)
        document.status = "playing"
        await dying.write(party.id, kept.revision, documents.encode(document), False, 1)
        await dying.close()

        await served.app.tables.refresh([party.id])
        await guest.hear(Events, lambda events: events.v > 0)


@in_time
async def test_a_person_who_begins_is_told_so(tmp_path: Path) -> None:
    """Where no dice fall first, those who wait in the lobby see the table all the same."""
    async with house(tmp_path) as served:
        party = await served.table("simpsons", first=0)
        guest = await party.guest(0)
        await guest.hear(TableInfo)
        await start(party)
        assert (await guest.hear(Events)).asked == [0]


# Tables of an older Pasch


@in_time
async def test_a_table_of_an_older_pasch_keeps_its_bare_numbers(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await served.table()

        def old(document: TableDocument) -> None:
            for number, seat in enumerate(document.seats):
                seat.seed = f"seed {number}"

        await served.app.tables.edit(await served.live(party.id), old)
        assert (await start(party))["status"] == "playing"
        found = await proof(party)
        assert (found.seats, found.version) == (("seed 0", "seed 1"), fair.BARE)


def test_a_document_of_an_older_pasch_is_read() -> None:
    seat = b'{"kind":"human","name":"Anna","token":"x","seed":"5f1c"}'
    body = (
        b'{"game":"mal_anders","version":1,"options":{},"first":null,"seats":[' + seat + b"],"
        b'"host":"","secret":"00","status":"playing","listed":false,"paused":false,'
        b'"move_seconds":0,"next":"","hints":false}'
    )
    document = documents.decode(body)
    assert document.fair == fair.BARE
    assert document.seats == [SeatDocument("human", "Anna", "x", "5f1c")]


# Playing again


async def _over(party: Party) -> None:
    """Not played: what counts is what comes after."""

    def change(document: TableDocument) -> None:
        document.status = "over"

    await party.house.app.tables.edit(await party.house.live(party.id), change)


async def _again(party: Party, house: House | None = None) -> Any:
    made = await (house or party.house).ok("POST", f"{party.path}/again", None, party.tokens[0])
    return made["id"]


@in_time
async def test_playing_again_starts_with_the_last_new_pledge(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, 1, count=3, bots=[2])
        await start(party)
        for seat in (0, 1):
            await tell(party, seat)
        await _over(party)
        fresh = Party(served, await _again(party), party.host)
        fresh.tokens = party.tokens
        info = await served.ok("GET", fresh.path)
        assert (info["status"], info["seeds"], info["pledges"]) == ("open", [""] * 3, [""] * 3)
        assert (await pledge(fresh, 1, NUMBERS[3]))["status"] == "open"
        assert (await pledge(fresh, 0, NUMBERS[2]))["status"] == "opening"
        assert await tell(fresh, 0, NUMBERS[2]) == "opening"
        assert await tell(fresh, 1, NUMBERS[3]) == "playing"


@in_time
async def test_playing_again_is_started_by_the_host_if_somebody_does_not_come(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await served.begun()
        await _over(party)
        fresh = Party(served, await _again(party), party.host)
        fresh.tokens = party.tokens
        await pledge(fresh, 0)
        assert (await start(fresh))["status"] == "opening"


@in_time
async def test_a_first_table_is_not_started_by_pledges(tmp_path: Path) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await pledged(served, 0, 1)
        assert (await served.ok("GET", party.path))["status"] == "open"


@in_time
async def test_however_many_ask_at_once_one_table_is_made(tmp_path: Path) -> None:
    """Twelve in two processes."""
    store = tmp_path / "tables.sqlite"
    async with house(SqliteStore(str(store))) as one, house(SqliteStore(str(store))) as other:
        party = await one.begun()
        await _over(party)
        made = await asyncio.gather(*(_again(party, (one, other)[n % 2]) for n in range(12)))
        assert len(set(made)) == 1
        for served in (one, other):
            assert (await served.ok("GET", party.path))["next"] == made[0]
        kept = await one.app.tables.store.listed(1000)
        assert kept == []
    assert _stored(store) == 2


@in_time
async def test_asking_again_after_a_server_died_in_the_middle(tmp_path: Path) -> None:
    """The new table was made, but the old one does not name it yet."""
    async with house(tmp_path) as served:
        party = await served.begun()
        await _over(party)
        made = await _again(party)

        def forgetful(document: TableDocument) -> None:
            document.next = ""

        await served.app.tables.edit(await served.live(party.id), forgetful)
        assert await _again(party) == made
    assert _stored(tmp_path / "tables.sqlite") == 2


def _stored(store: Path) -> int:
    with closing(sqlite3.connect(store)) as db:
        [(count,)] = db.execute("SELECT count(*) FROM tables")
    return int(count)
