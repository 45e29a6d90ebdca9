"""Tables that were begun before the rules of their game changed."""

from __future__ import annotations

from pathlib import Path

from server.house import house, in_time

from pasch.catalogue import load
from pasch.server.table_document import TableDocument

GAME = load("nichts_als_aerger")
OLD = GAME.former[-1]


def of_before(document: TableDocument) -> None:
    document.version = OLD


@in_time
async def test_a_table_is_played_on_by_the_rules_that_it_began_with(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun(GAME.id, 4, first=0, options={"teams": "points"})
        await served.app.tables.edit(await served.live(party.id), of_before)
    async with house(tmp_path) as served:
        party.house = served
        table = await served.live(party.id)
        assert table.match
        assert table.match.table.setup.version == OLD
        guest = await party.guest(0)
        await guest.settle()
        seat, view = next(iter(table.match.asked().items()))
        await served.app.tables.move(table, seat, table.version, view.legal()[0])
        assert table.match.table.setup.version == OLD


@in_time
async def test_a_table_where_nobody_has_played_begins_by_those_of_now(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.table(GAME.id)
        table = await served.live(party.id)
        await served.app.tables.edit(table, of_before)
        await served.ok("POST", f"{party.path}/start", None, party.host)
        assert table.match
        assert (table.document.version, table.match.table.setup.version) == (GAME.version, 0)


@in_time
async def test_rules_that_nobody_knows_any_more_are_said_to_be_so(tmp_path: Path) -> None:
    def unknown(document: TableDocument) -> None:
        document.version = 99

    async with house(tmp_path) as served:
        party = await served.begun(GAME.id)
        await served.app.tables.edit(await served.live(party.id), unknown)
    async with house(tmp_path) as served:
        answer = await served.call("GET", party.path)
        assert (answer.status, answer.code) == (409, "wrong_version")
