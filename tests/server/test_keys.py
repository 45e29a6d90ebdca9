"""Secrets of seats: checked before a device keeps one, renewed when one got about or was lost."""

from __future__ import annotations

from pathlib import Path

from server.house import SLOWLY, house, in_time

from pasch.server.messages import Events, Holds, TableInfo


@in_time
async def test_whose_secret_it_is(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun()
        for seat, token in party.tokens.items():
            found = await served.ok("GET", f"{party.path}/seat", None, token)
            assert found == {"seat": seat, "name": f"Guest {seat}"}
        for wrong in ("", "x" * 32, party.host):
            assert (await served.call("GET", f"{party.path}/seat", None, wrong)).code == "bad_token"


@in_time
async def test_a_seat_that_is_taken_back_is_lost_to_the_phone(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun("simpsons")
        phone = await party.guest(0)
        assert (await phone.hear(Holds)).seats == [0]
        path = f"{party.path}/seats/0/token"
        new = (await served.ok("POST", path, None, party.tokens[0]))["token"]
        assert (await phone.hear(Holds)).seats == []
        seen: Events = await phone.hear(Events, lambda events: events.whole)
        assert list(seen.positions) == ["-1"]
        assert await phone.refused(t="say", seat=0, phrase="hello") == "bad_token"
        again = await served.visit(party.id, party.tokens[0])
        assert (await again.hear(Holds)).seats == []
        assert (await served.call("POST", path, None, party.tokens[0])).code == "bad_token"
        mine = await served.visit(party.id, new)
        assert (await mine.hear(Holds)).seats == [0]
        info: TableInfo = await mine.hear(TableInfo) if mine.info is None else mine.info
        assert info.seats[0].recovered == 0  # a matter between their own devices


@in_time
async def test_a_seat_that_the_host_recovers_is_seen_by_everybody(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun()
        other = await party.guest(1)
        await other.settle()
        path = f"{party.path}/seats/0/token"
        new = (await served.ok("POST", path, None, party.host))["token"]
        assert new != party.tokens[0]
        await other.hear(TableInfo, lambda info: info.seats[0].recovered == 1)
        found = await served.ok("GET", f"{party.path}/seat", None, new)
        assert found["seat"] == 0
        again = await served.call("GET", f"{party.path}/seat", None, party.tokens[0])
        assert again.code == "bad_token"


@in_time
async def test_nobody_else_renews_a_secret(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun(seats=3, bots=[2])
        for token in ("", "x" * 32, party.tokens[1]):
            answer = await served.call("POST", f"{party.path}/seats/0/token", None, token)
            assert answer.code == "bad_token"
        for seat in (2, 3, 99):  # a bot has no secret, and nobody sits there
            answer = await served.call("POST", f"{party.path}/seats/{seat}/token", None, party.host)
            assert answer.code == "no_such_seat"
