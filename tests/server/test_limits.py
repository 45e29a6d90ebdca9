"""How much one address may ask for, from where, and what every answer carries."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from server.house import AT_ONCE, FREELY, House, house, in_time, until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pasch.server import limits, websocket
from pasch.server.app import Settings
from pasch.server.limits import KNOWN, Bucket, Guard, Limits
from pasch.server.messages import Pong, Refused
from pasch.server.refusals import Refusal


def _limited(**limits: Any) -> Settings:
    return AT_ONCE._replace(limits=FREELY._replace(**limits))


@in_time
async def test_too_many_requests(tmp_path: Path) -> None:
    async with house(tmp_path, _limited(requests_a_second=0.01, requests_at_once=3)) as served:
        answers = [await served.call("GET", "/api/games") for _ in range(5)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].code == "too_many"


@in_time
async def test_to_play_again_makes_a_table_too(tmp_path: Path) -> None:
    async with house(tmp_path, _limited(tables_an_hour=1)) as served:
        party = await served.begun()
        table = await served.live(party.id)
        table.document.status = "over"
        answer = await served.call("POST", f"{party.path}/again", None, party.tokens[0])
        assert answer.code == "too_many"
        assert not table.document.next


@in_time
async def test_too_many_tables(tmp_path: Path) -> None:
    async with house(tmp_path, _limited(tables_an_hour=2)) as served:
        asked = {"game": "mal_anders", "seats": 2}
        answers = [await served.call("POST", "/api/tables", asked) for _ in range(3)]
        assert [answer.status for answer in answers] == [201, 201, 429]


@in_time
async def test_too_big_a_body(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        answer = await served.call("POST", "/api/tables", b"[" * 5000)
        assert (answer.status, answer.code) == (413, "too_big")


@in_time
async def test_too_big_a_message(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun()
        guest, other = await party.guests()
        await guest.say(t="ping", key="x" * 5000)
        assert (await guest.closed())[0] == 1009
        await other.settle()


@in_time
async def test_what_is_nested_too_deeply_is_no_request(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    deep = "[" * 3000
    async with house(tmp_path) as served:
        party = await served.begun()
        guest = await party.guest(0)
        await guest.settle()
        for nested in (
            deep,
            '{"t":' + deep,
            '{"x":' + deep,  # read over before anything of the message is known
            '{"t":"ping","x":' + deep,
            '{"t":"ping","x":' + '{"x":' * 600,
        ):
            await guest.socket.send(nested)
            refused = await guest.hear(Refused)
            assert refused.code == "bad_request"
            answer = await served.call("POST", "/api/tables", nested.encode())
            assert (answer.status, answer.code) == (400, "bad_request")
        await guest.settle()
        nobody = await served.stranger(party.id)
        await nobody.socket.send('{"t":"hello","x":' + deep)
        assert await nobody.closed() == (4000, "no_hello")
    said = capfd.readouterr()
    assert "Traceback" not in said.out + said.err


@in_time
async def test_too_many_sockets_of_one_address(tmp_path: Path) -> None:
    async with house(tmp_path, _limited(sockets=2)) as served:
        party = await served.table()
        first, second = await party.guest(0), await party.guest(1)
        await first.settle()
        third = await served.visit(party.id)
        assert await third.closed() == (4029, "too_many")
        await second.socket.close()
        await until(lambda: served.app.connections.sockets == 1)
        fourth = await served.visit(party.id)
        await fourth.settle()


@in_time
async def test_too_many_sockets_in_all_until_some_leave(tmp_path: Path) -> None:
    """The total falls again: a server that was full once is not full for ever."""
    async with house(tmp_path, _limited(all_sockets=2)) as served:
        party = await served.table()
        for _ in range(3):
            first, second = await party.guest(0), await party.guest(1)
            await first.settle()
            await second.settle()
            third = await served.visit(party.id)
            assert await third.closed() == (4029, "too_many")
            for guest in (first, second):
                await guest.socket.close()
            await until(lambda: served.app.connections.sockets == 0)


def test_a_school_behind_one_address() -> None:
    """Whoever may have more sockets needs more of everything else, and nobody gets less."""
    usual, school = Limits(), Limits().shared_by(640)
    assert school.sockets == 640
    assert school.connections == 10 * usual.connections
    assert school.requests_a_second == 10 * usual.requests_a_second
    assert school.requests_at_once == 10 * usual.requests_at_once
    assert school.hits_a_second == 10 * usual.hits_a_second
    assert school.tables_an_hour == 10 * usual.tables_an_hour
    assert (school.burst, school.all_sockets) == (usual.burst, usual.all_sockets)
    assert Limits().shared_by(8) == usual._replace(sockets=8)


def test_a_whole_network_of_ipv6_is_one_address() -> None:
    guard = Guard(Limits(sockets=2))
    places = [guard.address(f"2001:db8:0:1::{host:x}", None) for host in range(3)]
    assert [guard.socket(place) for place in places] == [True, True, False]
    assert guard.socket(guard.address("2001:db8:0:2::1", None))


@in_time
async def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    async with house(tmp_path, _limited(messages_a_second=50, burst=10)) as served:
        party = await served.begun()
        guest, other = await party.guests()
        for _ in range(2):  # the second time nothing is left to take at once
            for number in range(9):
                await guest.say(t="ping", key=str(number))
            answers = [await guest.hear(Pong) for _ in range(9)]
            assert [pong.key for pong in answers] == [str(number) for number in range(9)]
        try:
            for _ in range(200):
                await guest.say(t="ping")
        except ConnectionClosed:
            pass
        assert await guest.closed() == (4029, "too_many")
        await other.settle()


@in_time
async def test_a_pong_that_comes_while_messages_wait_cuts_nobody_off(tmp_path: Path) -> None:
    async with house(tmp_path, _limited(messages_a_second=2, burst=5)) as served:
        party = await served.begun()
        guest, _ = await party.guests()
        for key in "abcde":  # all that may be had at once is taken, by the hello or by these
            await guest.say(t="ping", key=key)
        assert [(await guest.hear(Pong)).key for _ in range(5)] == list("abcde")
        await guest.socket.pong()  # as a browser answers a ping of the server
        await guest.say(t="ping", key="f")
        assert (await guest.hear(Pong)).key == "f"


@in_time
async def test_a_flood_of_pongs_is_cut_off(tmp_path: Path) -> None:
    async with house(tmp_path, _limited(messages_a_second=1, burst=10)) as served:
        party = await served.begun()
        guest, _ = await party.guests()
        with suppress(ConnectionClosed):
            for _ in range(200):
                await guest.socket.pong()
        with pytest.raises(ConnectionClosed):  # else it is still answered
            await guest.settle()
        assert await guest.closed() == (4029, "too_many")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["]
)
@in_time
async def test_a_page_of_somebody_else_may_not_play_here(origin: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        answer = await served.call("POST", "/api/tables", {}, Origin=origin)
        assert (answer.status, answer.code) == (403, "wrong_origin")
        assert await _close_code(served, origin) == 4003


@pytest.mark.parametrize(
    ("origin", "host", "known"),
    [
        ("https://pasch.example", "pasch.example", True),
        ("https://pasch.example:8000", "pasch.example:8000", True),
        ("https://pasch.example:8000", "pasch.example", False),
        ("https://evil-pasch.example", "pasch.example", False),
        ("https://evil.pasch.example", "pasch.example", False),
        ("https://pasch.example.evil", "pasch.example", False),
        ("https://evil@pasch.example", "pasch.example", False),
        ("https://pasch.example", None, False),
        ("https://[", "pasch.example", False),
        ("null", "pasch.example", False),
        (None, "pasch.example", True),  # no browser
    ],
)
def test_a_name_that_only_looks_like_ours_is_another(
    origin: str | None, host: str | None, known: bool
) -> None:
    assert Guard(FREELY).known_origin(origin, host) is known


@in_time
async def test_our_own_page_and_named_ones_may(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(origins=("https://club.example",))) as served:
        for origin in (f"http://127.0.0.1:{served.port}", "https://club.example"):
            assert (await served.call("GET", "/api/games", Origin=origin)).status == 200
            assert await _close_code(served, origin) == 4004  # it got as far as its table


async def _close_code(served: House, origin: str) -> int:
    url = f"ws://127.0.0.1:{served.port}/live/nowhere"
    async with connect(url, additional_headers={"Origin": origin}, proxy=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send('{"t":"hello"}')
        await socket.wait_closed()
        return socket.close_code or 0


@in_time
async def test_every_answer_is_guarded(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        for path in ("/api/games", "/health", "/metrics", "/openapi.json", "/nothing"):
            headers = (await served.call("GET", path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@in_time
async def test_pages_that_are_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        assert (await served.call("GET", "/nothing")).code == "no_such_page"
        answer = await served.call("DELETE", "/api/games")
        assert (answer.status, answer.code) == (405, "no_such_method")
        assert "GET" in answer.headers["allow"]


def test_tables_are_counted_by_the_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    guard = Guard(Limits(tables_an_hour=120))
    for _ in range(120):
        guard.new_table("192.0.2.7")
    now = 29.0
    with pytest.raises(Refusal):
        guard.new_table("192.0.2.7")
    guard.new_table("192.0.2.8")
    now = 31.0
    guard.new_table("192.0.2.7")


def test_what_is_owed_is_paid_back_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    bucket = Bucket(rate=1, burst=10)
    bucket.owe(13)
    now = 3.9
    assert not bucket.take()
    now = 4.0
    assert bucket.take()
    bucket.owe(1000)
    assert bucket.wait == 11


def test_a_bucket_is_full_then_empty_then_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    bucket = Bucket(rate=50, burst=5)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    assert bucket.wait == pytest.approx(0.02)
    now += 0.019
    assert not bucket.take()
    now += 0.002
    assert bucket.take()
    assert not bucket.take()


def test_behind_a_proxy_the_last_address_counts_and_otherwise_none() -> None:
    assert Guard(Limits(), proxied=True).address("10.0.0.1", "1.1.1.1, 2.2.2.2") == "2.2.2.2"
    assert Guard(Limits(), proxied=True).address("10.0.0.1", None) == "10.0.0.1"
    assert Guard(Limits()).address("10.0.0.1", "1.1.1.1") == "10.0.0.1"


def test_quiet_addresses_are_forgotten() -> None:
    guard = Guard(Limits(requests_at_once=1, requests_a_second=0.001))
    guard.request("first")
    with pytest.raises(Refusal):
        guard.request("first")
    for number in range(KNOWN):
        guard.request(str(number))
    guard.request("first")


@in_time
async def test_whoever_does_not_read_is_let_go_and_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0)
    async with house(tmp_path) as served:
        party = await served.begun()
        guest = await party.guest(0)
        _reader, writer = await served.raw(party.id)
        sync = b'\x81\x97\0\0\0\0{"t":"sync","after":-1}'
        await until(lambda: served.app.connections.sockets == 2)
        for _ in range(200):
            if served.app.connections.sockets < 2:
                break
            writer.write(sync * 100)
            await asyncio.sleep(0.01)
        await until(lambda: served.app.connections.sockets == 1)
        await guest.settle()


def test_who_waits_for_long_saves_no_more_than_a_burst() -> None:
    bucket = Bucket(rate=0.001, burst=2)
    bucket._at -= 10**6  # some days ago
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_only_a_proxy_of_ours_knows_how_we_were_reached() -> None:
    assert Guard(Limits(), proxied=True).scheme("https") == "https"
    assert Guard(Limits(), proxied=True).scheme(None) == "http"
    assert Guard(Limits()).scheme("https") == "http"


def test_whoever_was_quiet_longest_is_forgotten_not_whoever_came_first() -> None:
    guard = Guard(Limits(hits_a_second=1e-9, hits_at_once=1))
    guard.hit("busy")
    for number in range(KNOWN - 1):
        guard.hit(f"quiet {number}")
    with pytest.raises(Refusal):
        guard.hit("busy")
    guard.hit("one more than is remembered")
    with pytest.raises(Refusal):
        guard.hit("busy")
    guard.hit("quiet 0")  # as if it came for the first time
