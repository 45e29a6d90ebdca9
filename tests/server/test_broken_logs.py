"""Tables that cannot be played on: they say so, keep what is good, and spoil nothing else."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from server.game import asked
from server.house import House, Party, house, in_time
from server.kept import kept_table
from structlog.testing import capture_logs

import pasch
from pasch import fair
from pasch.engine.state import CHANCE
from pasch.match import loads
from pasch.server.match import TAKE_BACK
from pasch.server.messages import Events
from pasch.server.replay import counted
from pasch.storage.store import Entry

GOOD = 25  # versions before the broken one


async def _broken(served: House, game: str, wrong: tuple[int, int], gap: int = 0) -> Party:
    """A table with an entry that cannot be, and what another server wrote after it."""
    party = await kept_table(served, game, 2, most=GOOD)
    store = served.app.tables.store
    newest = (await store.entries(party.id))[-1].version
    entries = [Entry(newest + 1 + gap, *wrong, 0), Entry(newest + 2 + gap, 0, 0, 0)]
    await store.append(party.id, entries)
    return party


WRONG = [(0, 999_999), (1, 999_999), (CHANCE, 999), (-9, 0), (99, 0)]


@pytest.mark.parametrize("wrong", WRONG)
@in_time
async def test_a_broken_log_says_so_and_keeps_what_is_good(
    wrong: tuple[int, int], tmp_path: Path
) -> None:
    async with house(tmp_path) as served:
        with capture_logs() as logs:
            party = await _broken(served, "simpsons", wrong)
            sound = await kept_table(served, "simpsons", 2, most=GOOD - 1)
            for path in ("", "/steps", "/throws", "/odds", "/qr.svg"):
                answer = await served.call("GET", party.path + path, None, party.tokens[0])
                assert (answer.status, answer.code) == (409, "broken_log"), path
                assert len(answer.data["text"]) > 40
            guest = await party.guest(0)
            assert await guest.closed() == (4011, "broken_log")
        (told,) = (line for line in logs if line["log_level"] == "error")
        newest = (await served.app.tables.store.entries(party.id))[-2].version
        assert (told["table"], told["version"]) == (party.id, newest)
        assert (await served.call("GET", sound.path)).status == 200


@pytest.mark.parametrize("wrong", WRONG)
@in_time
async def test_the_file_of_a_broken_table(wrong: tuple[int, int], tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await _broken(served, "simpsons", wrong)
        assert (await served.call("GET", f"{party.path}/match")).code == "not_host"
        entries = await served.app.tables.store.entries(party.id)
        for token in (party.host, party.tokens[1]):
            file = await served.call("GET", f"{party.path}/match", None, token)
            match = loads(file.body.decode())  # every record of it is possible
            assert match.log == [(entry.actor, entry.action) for entry in counted(entries[:-2])]
            proof = fair.read_proof(match.extra["proof"], 2)
            finding = fair.verify(match.game, match.setup, match.log, proof)
            assert finding.reason is fair.Reason.NO_SEED, "its dice to come stay sealed"


@in_time
async def test_a_throw_that_is_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await kept_table(served, "mal_anders", 2, most=1)
        store = served.app.tables.store
        thrown = await store.entries(party.id)
        assert thrown[-1].actor == CHANCE
        await store.append(party.id, [Entry(len(thrown) + 1, TAKE_BACK, 0, 0)])
        assert (await served.call("GET", party.path)).code == "broken_log"
        file = await served.call("GET", f"{party.path}/match", None, party.host)
        assert len(loads(file.body.decode()).log) == len(thrown)


@in_time
async def test_a_log_with_a_gap_is_good_up_to_it(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await _broken(served, "mal_anders", (0, 0), gap=1)
        entries = await served.app.tables.store.entries(party.id)
        assert (await served.call("GET", party.path)).code == "broken_log"
        file = await served.call("GET", f"{party.path}/match", None, party.host)
        assert len(loads(file.body.decode()).log) == len(entries) - 2


@in_time
async def test_a_table_that_breaks_under_the_players(tmp_path: Path) -> None:
    """Another process may write what this one cannot read."""
    async with house(tmp_path) as served:
        party, other = await served.begun(), await served.begun()
        guest, elsewhere = await party.guest(0, 1), await other.guest(0, 1)
        await guest.hear(Events)
        await elsewhere.hear(Events)
        table = await served.live(party.id)
        store = served.app.tables.store
        await store.append(party.id, [Entry(table.version + 1, 0, 999_999, 0)])
        await served.app.tables.refresh((party.id, other.id))
        assert await guest.closed() == (4011, "broken_log")
        player, choices = await asked([elsewhere])
        await player.move(choices.seat, choices.choices[0].action, choices.v)


@pytest.mark.parametrize("spoilt", ["version", "game", "body"])
@in_time
async def test_one_bad_table_never_spoils_the_list(spoilt: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        bad, good = await served.table(listed=True), await served.table(listed=True)
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    ((body,),) = database.execute("SELECT body FROM tables WHERE id = ?", (bad.id,))
    version = pasch.load("mal_anders").version
    text = bytes(body).decode()
    text = {
        "version": text.replace(f'"version":{version}', '"version":999'),
        "game": text.replace("mal_anders", "no_longer"),
        "body": text[:-20],
    }[spoilt]
    database.execute("UPDATE tables SET body = ? WHERE id = ?", (text.encode(), bad.id))
    database.commit()
    database.close()
    async with house(tmp_path) as served:
        assert [table["id"] for table in await served.ok("GET", "/api/tables")] == [good.id]
        assert (await served.call("GET", bad.path)).status == 409
        code, _ = await (await served.visit(bad.id)).closed()
        assert code == (4011 if spoilt == "body" else 4009)
