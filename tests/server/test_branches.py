"""Tables that are no new games: branches of finished ones, positions, match files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from kit.matches import played
from server.house import AT_ONCE, FREELY, SLOWLY, Guest, House, Party, house, in_time, until
from server.kept import kept_table

import pasch
from pasch import fair
from pasch.engine.state import CHANCE
from pasch.engine.table import Record, replay
from pasch.match import as_data, dumps, loads
from pasch.server import branches_api
from pasch.server.messages import Events
from pasch.server.replay import counted
from pasch.server.table import LiveTable
from pasch.terminal.positions import read_position


async def branched(served: House, source: Party, v: int, seat: int, **more: Any) -> Party:
    """A person sits in `seat` of the branch, bots in the others; not begun yet."""
    seats = len((await served.live(source.id)).document.seats)
    others = [other for other in range(seats) if other != seat]
    body = {"v": v, "bots": others, **more}
    made = await served.ok("POST", f"{source.path}/branches", body)
    party = Party(served, made["id"], made["host"])
    party.tokens[seat] = (await served.ok("POST", f"{party.path}/seats/{seat}", {"name": "Anna"}))[
        "token"
    ]
    return party


async def start(served: House, party: Party) -> Guest:
    (seat,) = party.tokens
    guest = await party.guest(seat)
    await served.ok("POST", f"{party.path}/start", None, party.host)
    return guest


@pytest.mark.parametrize("game", pasch.catalogue())
@in_time
async def test_a_branch_begins_as_the_game_stood(game: str, tmp_path: Path) -> None:
    seats = pasch.load(game).seats[-1]
    async with house(tmp_path, SLOWLY) as served:
        source = await kept_table(served, game, seats, doubt=0.1)
        entries = await served.app.tables.store.entries(source.id)
        v = len(entries) // 2
        records = [Record(entry.actor, entry.action) for entry in counted(entries[:v])]
        party = await branched(served, source, v, 0)
        info = await served.ok("GET", party.path)
        origin = {"table": source.id, "v": v, "records": len(records), "position": False}
        assert info["origin"] == origin
        guest = await start(served, party)
        told = await guest.hear(Events, lambda said: said.v >= len(records))
        match = (await served.live(party.id)).match
        assert match
        assert match.table.log[: len(records)] == records
        assert told.v >= len(records)
        view = match.game.position(match.table.view(0))
        await guest.settle_until(lambda: guest.version == match.version)
        assert guest.events
        shown = guest.events.positions.get("0") or guest.events.positions["-1"]
        assert shown == msgspec.json.decode(msgspec.json.encode(view))


@in_time
async def test_it_is_listed_where_it_came_from(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        source = await kept_table(served, "simpsons", 3)
        party = await branched(served, source, 7, 1)
        info = await served.ok("GET", source.path)
        assert info["branches"] == [{"table": party.id, "v": 7}]


@in_time
async def test_of_many_branches_the_latest_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(branches_api, "LISTED", 2)
    async with house(tmp_path, SLOWLY) as served:
        source = await kept_table(served, "simpsons", 3)
        for v in (3, 5, 7):
            await branched(served, source, v, 1)
        info = await served.ok("GET", source.path)
        assert [each["v"] for each in info["branches"]] == [5, 7]


@in_time
async def test_its_dice_are_fresh_and_its_own_throws_are_checked(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE) as served:
        source = await kept_table(served, "mal_anders", 2)
        old = await served.app.tables.store.entries(source.id)
        party = await branched(served, source, 20, 0)
        guest = await start(served, party)
        await play_on(guest, 0)
        file = await served.ok("GET", f"{party.path}/match")
        given = file["extra"]["proof"]["since"]
        assert given == len(counted(old[:20]))
        table = loads(msgspec.json.encode(file).decode())
        proof = fair.read_proof(table.extra["proof"], 2)
        found = fair.verify(table.game, table.setup, table.log, proof)
        thrown = [record for record in table.log[given:] if record.actor == CHANCE]
        assert (found.verdict, found.checked) == (fair.Verdict.TRUE, len(thrown))
        whole = fair.verify(table.game, table.setup, table.log, proof._replace(since=0))
        assert whole.verdict is fair.Verdict.ALTERED
        throws = await served.ok("GET", f"{party.path}/throws")
        assert len(throws) == sum(record.actor == CHANCE for record in table.log)


async def play_on(guest: Guest, seat: int) -> None:
    """To the end, with the first choice each time."""
    while not (guest.events and guest.events.places):
        if seat in guest.choices:
            choices = guest.choices.pop(seat)
            await guest.move(seat, choices.choices[0].action, choices.v)
        else:
            await guest.next()


@in_time
async def test_of_a_running_game_there_is_no_branch(tmp_path: Path) -> None:
    """Whoever could branch off would see what the others hold."""
    async with house(tmp_path, SLOWLY) as served:
        source = await kept_table(served, "nichts_als_aerger", 3, most=60)
        body = {"v": 10, "bots": [1, 2]}
        for token in ("", source.host, source.tokens[0]):
            answer = await served.call("POST", f"{source.path}/branches", body, token)
            assert (answer.status, answer.code) == (409, "not_over")
        assert (await served.ok("GET", source.path))["branches"] == []


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"v": 10_000}, 400, "bad_request"),
        ({"v": -1}, 400, "bad_request"),
        ({}, 400, "bad_request"),
        ({"v": 3, "bots": [9]}, 404, "no_such_seat"),
        ({"v": "end"}, 409, "over"),
    ],
)
@in_time
async def test_a_bad_branch_is_refused(
    body: dict[str, Any], status: int, code: str, tmp_path: Path
) -> None:
    async with house(tmp_path, SLOWLY) as served:
        source = await kept_table(served, "simpsons", 2)
        if body.get("v") == "end":
            body = {"v": (await served.live(source.id)).version}
        answer = await served.call("POST", f"{source.path}/branches", body)
        assert (answer.status, answer.code) == (status, code)
        assert (await served.ok("GET", source.path))["branches"] == []


@in_time
async def test_what_was_played_elsewhere_is_not_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        source = await kept_table(served, "mal_anders", 2)
        entries = await served.app.tables.store.entries(source.id)
        state = pasch.load("mal_anders").start(pasch.Setup(2))
        for entry in entries:  # a move after which the same seat is asked again
            mover = state.actor()
            state.apply(entry.action)
            if 0 <= mover == state.actor():
                break
        party = await branched(served, source, entry.version, mover)
        guest = await start(served, party)
        told = await guest.hear(Events, lambda said: said.v == entry.version)
        assert told.undo == -1
        wish = {"t": "take_back", "seat": mover, "at": told.v, "key": "k"}
        assert await guest.refused(**wish) == "nothing_to_take_back"


@in_time
async def test_a_server_that_was_killed_goes_on_with_a_branch(tmp_path: Path) -> None:
    """Between the first and the second of what follows by itself."""
    async with house(tmp_path, SLOWLY) as served:
        source = await kept_table(served, "mal_anders", 2)
        table = await served.live(source.id)
        entries = await served.app.tables.store.entries(source.id)
        game = pasch.load("mal_anders")
        state, v = game.start(pasch.Setup(2)), 0
        while state.actor() != CHANCE or v < 8:
            state.apply(entries[v].action)
            v += 1
        party = await branched(served, source, v, 0)
        document = (await served.live(party.id)).document
        document.status = "playing"
        body = msgspec.json.encode(document)
        await served.app.tables.store.write(party.id, 2, body, False, 0)
        assert table.match
    async with house(tmp_path, SLOWLY) as served:
        again = await served.live(party.id)
        assert again.match
        assert again.match.version > v
        assert again.match.table.state.actor() != CHANCE


@in_time
async def test_a_branch_that_was_not_begun_whole_is_settled_later(tmp_path: Path) -> None:
    """The log was read, and then the database was away before anything was thrown."""
    async with house(tmp_path, SLOWLY) as served:
        source = await kept_table(served, "mal_anders", 2)
        entries = await served.app.tables.store.entries(source.id)
        v = next(entry.version for entry in entries[8:] if entry.actor == CHANCE) - 1
        party = await branched(served, source, v, 0)
        document = (await served.live(party.id)).document
        document.status = "playing"
        table = LiveTable(party.id)
        table.replace(2, document)
        assert table.match
        table.match.absorb(await served.app.tables.store.entries(party.id))
        assert table.match.table.state.actor() == CHANCE
        assert table.unsettled


@in_time
async def test_a_file_that_began_with_a_person_goes_on_from_its_end(tmp_path: Path) -> None:
    """Nothing falls at its beginning, so nothing else would make the server read the log."""
    game = pasch.load("mal_anders")
    before = next(
        table
        for records in range(8, 40)
        for table in [played("mal_anders", records, 2)]
        if table.state.actor() >= 0
    )
    table = pasch.Table(game, game.placed(game.position(before.state)))
    rng = pasch.Rng(2)
    while len(table.log) < 12 or table.state.actor() < 0:
        actor = table.state.actor()
        table.roll(rng) if actor == CHANCE else table.play(actor, table.state.legal()[-1])
    seat = table.state.actor()
    async with house(tmp_path, SLOWLY) as served:
        made = await served.ok(
            "POST", "/api/matches", {"match": as_data(table), "bots": [1 - seat]}
        )
        party = Party(served, made["id"], made["host"])
        seated = await served.ok("POST", f"{party.path}/seats/{seat}", {"name": "Anna"})
        party.tokens[seat] = seated["token"]
        guest = await start(served, party)
        await guest.settle_until(lambda: seat in guest.choices)
        assert guest.version == len(table.log)
        match = (await served.live(party.id)).match
        assert match
        assert match.table.log == table.log


@in_time
async def test_play_again_after_a_branch_is_a_whole_game(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE) as served:
        source = await kept_table(served, "simpsons", 2)
        party = await branched(served, source, 12, 0)
        await play_on(await start(served, party), 0)
        await until(lambda: _is_over(served, party))
        made = await served.ok("POST", f"{party.path}/again", None, party.host)
        info = await served.ok("GET", f"/api/tables/{made['id']}")
        assert (info["origin"], info["branches"]) == (None, [])


async def _is_over(served: House, party: Party) -> bool:
    return bool((await served.ok("GET", party.path))["status"] == "over")


def position_of(game: str, records: int, seats: int) -> dict[str, Any]:
    table = played(game, records, seats)
    assert not table.over
    return table.game.position(table.state)


@pytest.mark.parametrize("game", pasch.catalogue())
@in_time
async def test_a_table_begins_in_a_position(game: str, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE) as served:
        position = position_of(game, 25, 2)
        made = await served.ok("POST", "/api/positions", {"position": position, "bots": [1]})
        party = Party(served, made["id"], made["host"])
        seated = await served.ok("POST", f"{party.path}/seats/0", {"name": "Anna"})
        party.tokens[0] = seated["token"]
        guest = await start(served, party)
        await play_on(guest, 0)
        file = await served.ok("GET", f"{party.path}/match")
        table = loads(msgspec.json.encode(file).decode())
        assert table.game.position(replay(table.game, table.setup, [])) == position
        proof = fair.read_proof(table.extra["proof"], 2)
        assert fair.verify(table.game, table.setup, table.log, proof).verdict is fair.Verdict.TRUE
        steps = await served.ok("GET", f"{party.path}/steps")
        assert steps["steps"][0]["position"] == msgspec.json.decode(msgspec.json.encode(position))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"game": "chess"}, "game"),
        ({"game": 3}, "game"),
        ({"seats": 9}, "seats"),
        ({"dice": [7]}, "dice"),
        ({"turn": "Anna"}, "turn"),
        ({"colours": []}, "colours"),
    ],
)
@in_time
async def test_a_bad_position_is_refused_by_its_field(
    change: dict[str, Any], named: str, tmp_path: Path
) -> None:
    async with house(tmp_path, SLOWLY) as served:
        position = {**position_of("mal_anders", 25, 2), **change}
        answer = await served.call("POST", "/api/positions?language=de", {"position": position})
        assert (answer.status, answer.code) == (409, "bad_position")
        assert f"{named}" in answer.data["text"]


@in_time
async def test_a_position_as_one_seat_saw_it_is_none(tmp_path: Path) -> None:
    table = next(
        found
        for records in range(20, 200)
        for found in [played("nichts_als_aerger", records, 2)]
        if found.view(0) != found.state
    )
    async with house(tmp_path, SLOWLY) as served:
        seen = table.game.position(table.view(0))
        answer = await served.call("POST", "/api/positions", {"position": seen})
        assert (answer.status, answer.code) == (409, "bad_position")
        assert "players[1].hand" in answer.data["text"]


@in_time
async def test_play_again_in_the_same_position(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE) as served:
        position = position_of("simpsons", 25, 2)
        made = await served.ok("POST", "/api/positions", {"position": position, "bots": [1]})
        party = Party(served, made["id"], made["host"])
        seated = await served.ok("POST", f"{party.path}/seats/0", {"name": "Anna"})
        party.tokens[0] = seated["token"]
        await play_on(await start(served, party), 0)
        await until(lambda: _is_over(served, party))
        again = await served.ok("POST", f"{party.path}/again", None, party.host)
        document = (await served.live(again["id"])).document
        assert document.position == position


@in_time
async def test_a_match_file_is_played_on_from_its_end(tmp_path: Path) -> None:
    table = played("wonderful_world", 40, 2)
    assert not table.over
    async with house(tmp_path, AT_ONCE) as served:
        body = {"match": as_data(table), "bots": [1]}
        made = await served.ok("POST", "/api/matches", body)
        party = Party(served, made["id"], made["host"])
        info = await served.ok("GET", party.path)
        assert info["origin"] == {"table": "", "v": 0, "records": 40, "position": False}
        assert info["status"] == "open"
        seated = await served.ok("POST", f"{party.path}/seats/0", {"name": "Anna"})
        party.tokens[0] = seated["token"]
        await play_on(await start(served, party), 0)
        match = (await served.live(party.id)).match
        assert match
        assert match.table.log[:40] == table.log


@in_time
async def test_a_finished_match_file_is_looked_at_and_branched(tmp_path: Path) -> None:
    table = played("nichts_als_aerger", 10_000, 4)
    table.names[1] = "B\u0007o  " + "x" * 40
    async with house(tmp_path, SLOWLY) as served:
        made = await served.ok("POST", "/api/matches", {"match": as_data(table)})
        info = await served.ok("GET", f"/api/tables/{made['id']}")
        assert info["status"] == "over"
        assert [seat["name"] for seat in info["seats"]][:2] == ["P0", "Bo " + "x" * 21]
        steps = await served.ok("GET", f"/api/tables/{made['id']}/steps")
        assert steps["v"] == len(table.log)
        party = await branched(served, Party(served, made["id"], ""), 100, 2)
        await start(served, party)
        match = (await served.live(party.id)).match
        assert match
        assert match.table.log[:100] == table.log[:100]
        seat = await served.call("POST", f"/api/tables/{made['id']}/seats/0", {"name": "Eve"})
        assert seat.code == "already_started"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"pasch": 99}, "wrong_version"),
        ({"check": "0" * 64}, "bad_file"),
        ({"log": [[0, 0]]}, "bad_file"),
        ({"game": "chess"}, "bad_file"),
    ],
)
@in_time
async def test_a_foreign_old_or_altered_match_file_is_refused(
    change: dict[str, Any], code: str, tmp_path: Path
) -> None:
    async with house(tmp_path, SLOWLY) as served:
        body = {"match": {**as_data(played("simpsons", 30, 2)), **change}}
        assert (await served.call("POST", "/api/matches", body)).code == code


@in_time
async def test_a_file_that_is_too_long_is_given_up(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        body = {"match": {"pasch": 1, "log": [[0, 0]] * 20_000}}
        assert (await served.call("POST", "/api/matches", body)).code == "too_big"
        long = {"position": {"game": "mal_anders", "x": "y" * 5000}}
        assert (await served.call("POST", "/api/positions", long)).code == "too_big"


@in_time
async def test_they_count_as_new_tables(tmp_path: Path) -> None:
    few = SLOWLY._replace(limits=FREELY._replace(tables_an_hour=1))
    async with house(tmp_path, few) as served:
        source = await kept_table(served, "simpsons", 2)
        await served.ok("POST", f"{source.path}/branches", {"v": 3})
        position = {"position": position_of("simpsons", 10, 2)}
        match = {"match": as_data(played("simpsons", 10, 2))}
        for path, body in (
            (f"{source.path}/branches", {"v": 3}),
            ("/api/positions", position),
            ("/api/matches", match),
        ):
            assert (await served.call("POST", path, body)).code == "too_many", path


def test_a_match_that_began_in_a_position_is_a_file_like_any_other(tmp_path: Path) -> None:
    game = pasch.load("nichts_als_aerger")
    setup = game.placed(position_of("nichts_als_aerger", 120, 3))
    table = pasch.Table(game, setup)
    table.roll(pasch.Rng(1)) if table.state.actor() == CHANCE else table.play(
        table.state.actor(), table.state.legal()[0]
    )
    assert loads(dumps(table)).state == table.state
    file = tmp_path / "position.json"
    file.write_text(msgspec.json.encode(setup.position).decode())
    assert read_position(str(file)) == setup.position
