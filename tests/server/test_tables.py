"""Plain requests: making a table, sitting down, standing up, bots, starting, playing again."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.house import House, Party, house, in_time, until
from server.test_whole_games import play_on

import pasch
from pasch.server.http import BOT_NAMES
from pasch.server.messages import TableInfo


async def _play_to_the_end(served: House, party: Party) -> None:
    guests = await party.guests()
    onlooker = await served.visit(party.id)
    await play_on(party, guests, onlooker, Random(5))

    async def over() -> bool:
        found = await served.ok("GET", party.path)
        return bool(found["status"] == "over")

    await until(over)


@pytest.mark.parametrize(("language", "title"), [("de", "Anderen"), ("en", "Others")])
@in_time
async def test_the_games_in_the_asked_language(language: str, title: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        by_query = await served.ok("GET", f"/api/games?language={language}")
        by_header = await served.call("GET", "/api/games", Accept_Language=f"{language}-CH, fr")
        assert by_query == by_header.data
        assert [game["id"] for game in by_query] == pasch.catalogue()
        (mal_anders,) = (game for game in by_query if game["id"] == "mal_anders")
        assert mal_anders["seats"] == [2, 3, 4]
        (option,) = mal_anders["options"]
        assert (option["name"], option["default"], option["allowed"]) == (
            "play_on", False, [False, True],
        )  # fmt: skip


@in_time
async def test_a_table_from_the_first_click_to_the_last(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        made = await served.ok("POST", "/api/tables", {"game": "mal_anders", "seats": 3})
        path = f"/api/tables/{made['id']}"
        anna = await served.ok("POST", f"{path}/seats/1", {"name": "  Anna   Lena "})
        await served.ok("PUT", f"{path}/seats/0/bot", {"level": 2}, made["host"])
        info = await served.ok("GET", path)
        assert [seat.get("kind", "open") for seat in info["seats"]] == ["bot", "human", "open"]
        assert info["seats"][1]["name"] == "Anna Lena"
        assert info["seats"][0]["name"] == BOT_NAMES[0]
        await served.ok("DELETE", f"{path}/seats/1", None, anna["token"])
        ben = await served.ok("POST", f"{path}/seats/1", {"name": "Ben"})
        assert (await served.call("POST", f"{path}/start", None, ben["token"])).code == "seats_open"
        await served.ok("PUT", f"{path}/seats/2/bot", {}, ben["token"])
        begun = await served.ok("POST", f"{path}/start", None, ben["token"])
        assert begun["status"] == "playing"


@in_time
async def test_a_table_may_be_made_with_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        asked = {"game": "mal_anders", "seats": 3, "bots": [1, 2], "level": 3}
        made = await served.ok("POST", "/api/tables", asked)
        info = await served.ok("GET", f"/api/tables/{made['id']}")
        assert [seat.get("level", 0) for seat in info["seats"]] == [0, 3, 3]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "no_such_game"),
        ({"game": "../../etc"}, 404, "no_such_game"),
        ({"seats": 9}, 422, "bad_setup"),
        ({"seats": 0}, 400, "bad_request"),
        ({"options": {"bankk": True}}, 422, "bad_setup"),
        ({"options": {"play_on": "yes"}}, 422, "bad_setup"),
        ({"first": 3}, 422, "bad_setup"),
        ({"bots": [7]}, 404, "no_such_seat"),
        ({"more": 1}, 400, "bad_request"),
        ({"move_seconds": -1}, 400, "bad_request"),
        ({"game": 7}, 400, "bad_request"),
    ],
)
@in_time
async def test_tables_that_cannot_be(
    change: dict[str, Any], status: int, code: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as served:
        asked = {"game": "mal_anders", "seats": 2} | change
        answer = await served.call("POST", "/api/tables", asked)
        assert (answer.status, answer.code) == (status, code)
        assert len(answer.data["text"]) > 5


@in_time
async def test_what_strangers_and_latecomers_may_not(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.table()
        stranger = "x" * 32

        async def code(method: str, path: str, body: object = None, token: str = stranger) -> str:
            return (await served.call(method, path, body, token)).code

        assert await code("POST", f"{party.path}/start") == "not_host"
        assert await code("PUT", f"{party.path}/seats/0/bot", {}) == "not_host"
        assert await code("DELETE", f"{party.path}/seats/0") == "bad_token"
        assert await code("DELETE", f"{party.path}/seats/0", None, party.tokens[1]) == "bad_token"
        assert await code("POST", f"{party.path}/seats/0", {"name": "Eve"}) == "seat_taken"
        assert await code("PUT", f"{party.path}/seats/0/bot", {}, party.host) == "seat_taken"
        for seat in ("2", "-1", "x", "99999999999", "٣"):
            answer = await served.call("POST", f"{party.path}/seats/{_quoted(seat)}", {"name": "A"})
            assert answer.code == "no_such_seat"
        assert await code("GET", "/api/tables/nowhere") == "no_such_table"
        assert await code("GET", f"{party.path}/match") == "not_over"
        assert await code("POST", f"{party.path}/again", None, party.host) == "not_over"
        await served.ok("POST", f"{party.path}/start", None, party.host)
        assert await code("POST", f"{party.path}/start", None, party.host) == "already_started"
        assert await code("POST", f"{party.path}/seats/0", {"name": "Eve"}) == "already_started"
        assert await code("PUT", f"{party.path}/seats/0/bot", {}, party.host) == "already_started"


def _quoted(text: str) -> str:
    from urllib.parse import quote

    return quote(text)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\nb\x1bc", "\u202ename"])
@in_time
async def test_names_that_are_none(name: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        made = await served.ok("POST", "/api/tables", {"game": "mal_anders", "seats": 2})
        answer = await served.call("POST", f"/api/tables/{made['id']}/seats/0", {"name": name})
        assert (answer.status, answer.code) == (400, "bad_request")


@in_time
async def test_only_tables_that_want_it_are_listed_and_only_while_open(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        await served.table()
        party = await served.table(listed=True)
        assert [table["id"] for table in await served.ok("GET", "/api/tables")] == [party.id]
        await served.ok("POST", f"{party.path}/start", None, party.host)
        assert await served.ok("GET", "/api/tables") == []


@in_time
async def test_standing_up_in_the_middle_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guest = await party.guest(0)
        await served.ok("DELETE", f"{party.path}/seats/1", None, party.tokens[1])
        info = await guest.hear(TableInfo, lambda m: m.seats[1].level)
        assert (info.seats[1].kind, info.seats[1].name) == ("bot", "Guest 1")
        late = await served.visit(party.id, party.tokens[1])
        await late.settle()
        assert not late.choices


@in_time
async def test_playing_again_with_the_same_people(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        await _play_to_the_end(served, party)
        first = await served.ok("POST", f"{party.path}/again", None, party.tokens[1])
        second = await served.ok("POST", f"{party.path}/again", None, party.tokens[0])
        assert first == second
        old = await served.ok("GET", party.path)
        assert old["next"] == first["id"]
        fresh = Party(served, first["id"], party.host)
        fresh.tokens = party.tokens
        new = await served.ok("GET", fresh.path)
        assert [seat["name"] for seat in new["seats"]] == ["Guest 0", "Guest 1"]
        assert (new["status"], new["seed"]) == ("open", "")
        assert (old["rematch"], new["rematch"]) == (False, True)
        assert new["commitment"] != old["commitment"]
        await served.ok("POST", f"{fresh.path}/start", None, party.tokens[0])
        guests = await fresh.guests()
        for guest in guests:
            await guest.settle()
        assert any(guest.choices for guest in guests)


@in_time
async def test_the_seed_of_the_dice_is_told_at_the_end_and_not_before(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        secret = (await served.live(party.id)).document.secret
        guests = await party.guests()
        before = await served.call("GET", party.path)
        assert secret not in before.body.decode()
        onlooker = await served.visit(party.id)
        await play_on(party, guests, onlooker, Random(5))
        await guests[0].settle_until(lambda: guests[0].info and guests[0].info.seed)
        assert guests[0].info
        assert guests[0].info.seed == secret
        for guest in (*guests, onlooker):
            for raw in guest.heard:
                assert secret.encode() not in raw or b'"status":"over"' in raw


@in_time
async def test_secrets_are_kept_hashed(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    kept = b"".join(bytes(row[0]) for row in connection.execute("SELECT body FROM tables"))
    connection.close()
    assert b"Guest 1" in kept
    for secret in (party.host, *party.tokens.values()):
        assert len(secret) * 6 >= 128
        assert secret.encode() not in kept
