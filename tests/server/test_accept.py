"""The door under attack: what strangers send before anybody knows who they are."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_NOFILE, setrlimit
from typing import Any

import pytest
from server.house import (
    AT_ONCE,
    FREELY,
    SECONDS,
    UPGRADE,
    House,
    hang_up,
    house,
    in_time,
    until,
)
from server.processes import Process
from websockets.asyncio.client import connect
from websockets.datastructures import Headers

from pasch.server import accept, file_handles
from pasch.server.accept import HEAD_BYTES, HttpConnection
from pasch.server.addresses import is_here, network
from pasch.server.app import Settings
from pasch.server.connection import Connection
from pasch.server.limits import Limits
from pasch.server.websocket import CLOSE_SECONDS

MEGABYTE = 1 << 20
GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"


class Stranger:
    """A connection whose bytes are ours to choose."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def answer(self) -> tuple[int, bytes]:
        """Status and body of the next answer."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), SECONDS)
        length = head.lower().partition(b"content-length:")[2].split(b"\r\n")[0]
        body = await asyncio.wait_for(self.reader.readexactly(int(length or 0)), SECONDS)
        return int(head.split()[1]), body

    async def closed(self) -> bytes:
        """What came before the server hung up."""
        found = b""
        with suppress(ConnectionError):
            while part := await asyncio.wait_for(self.reader.read(1 << 16), SECONDS):
                found += part
        return found

    async def pour(self, pieces: Iterable[bytes]) -> None:
        """As much as the server takes."""
        with suppress(ConnectionError):
            for piece in pieces:
                self.writer.write(piece)
                await asyncio.wait_for(self.writer.drain(), SECONDS)


async def stranger(served: House | int) -> Stranger:
    port = served if isinstance(served, int) else served.port
    found = Stranger(*await asyncio.open_connection("127.0.0.1", port))
    if isinstance(served, House):
        served.stack.push_async_callback(hang_up, found.writer)
    return found


def refusals(served: House, code: str) -> int:
    return served.app.metrics._refusals[code]


async def connected(served: House) -> HttpConnection:
    """The only connection there is, as the server has it."""
    await until(lambda: served.connections)
    (connection,) = served.connections
    assert isinstance(connection, HttpConnection)
    return connection


def seconds_left(connection: HttpConnection) -> float:
    """Until it is let go: what is looked at need not be waited for."""
    assert connection._timer is not None, "nobody looks at the clock"
    return connection._timer.when() - asyncio.get_running_loop().time()


def time_is_up(connection: HttpConnection) -> None:
    """As the event loop does when it is so late."""
    timer, connection._timer = connection._timer, None
    assert timer is not None, "nobody looks at the clock"
    timer._run()
    timer.cancel()


def limited(**limits: int) -> Settings:
    return AT_ONCE._replace(limits=FREELY._replace(**limits))


def hello(token: str) -> str:
    return json.dumps({"t": "hello", "tokens": [token]})


def twice(header: str, upgrade: str = UPGRADE) -> bytes:
    said = upgrade.format(id="nowhere").removesuffix("\r\n")
    return f"{said}{header}: a\r\n{header}: b\r\n\r\n".encode()


# Headers said twice


@pytest.mark.parametrize(
    "header", ["Host", "X-Forwarded-For", "Origin", "Sec-WebSocket-Key", "Sec-WebSocket-Version"]
)
@in_time
async def test_an_upgrade_with_a_header_said_twice_leaves_nothing(
    header: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as served:
        for count in range(1, 21):
            guest = await stranger(served)
            guest.send(twice(header))
            assert (await guest.answer())[0] == 400
            assert await guest.closed() == b""
            assert refusals(served, "bad_request") == count
        await nobody_is_left(served)


async def nobody_is_left(served: House) -> None:
    """Neither in a count nor in memory."""
    await until(lambda: served.app.entrance.guard.connections == 0)
    assert not served.app.entrance.waiting
    assert not served.connections
    gc.collect()
    kinds = (Connection, HttpConnection)
    assert sum(isinstance(each, kinds) for each in gc.get_objects()) <= 1  # asyncio keeps the last


@pytest.mark.parametrize("header", ["Host", "X-Forwarded-For", "Authorization", "Content-Length"])
@in_time
async def test_a_request_with_a_header_said_twice_is_refused(header: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        guest = await stranger(served)
        guest.send(GET + f"{header}: 1\r\n{header}: 1\r\n\r\n".encode())
        assert (await guest.answer())[0] == 400
        assert refusals(served, "bad_request") == 1


@in_time
async def test_behind_a_proxy_what_the_proxy_added_counts(tmp_path: Path) -> None:
    settings = AT_ONCE._replace(limits=FREELY._replace(sockets=1), proxied=True)
    async with house(tmp_path, settings) as served:
        party = await served.table()
        url = f"ws://127.0.0.1:{served.port}/live/{party.id}"
        for invented, real in (("1.1.1.1", "9.9.9.9"), ("2.2.2.2", "9.9.9.9")):
            headers = [("X-Forwarded-For", invented), ("X-Forwarded-For", real)]
            guest = connect(url, additional_headers=headers, proxy=None)
            await served.stack.enter_async_context(guest)
        await until(lambda: refusals(served, "too_many") == 1)  # it was the same person
        assert served.app.connections.sockets == 1


@in_time
async def test_a_handshake_that_breaks_us_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as served:
        get_all = Headers.get_all

        def breaks(headers: Headers, name: str) -> list[str]:
            if name == "X-Forwarded-For":  # which only we read
                raise ValueError("planted")
            return get_all(headers, name)

        monkeypatch.setattr(Headers, "get_all", breaks)
        guest = await stranger(served)
        guest.send(UPGRADE.format(id="nowhere").encode())
        await until(lambda: refusals(served, "broken") == 1)
        assert all(each.transport.is_closing() for each in served.connections)
        await until(lambda: not served.connections)
        assert served.app.entrance.guard.connections == 0


# Too much


def _long_header() -> Iterable[bytes]:
    yield GET + b"X: "
    yield from (b"a" * MEGABYTE for _ in range(64))


def _long_address() -> Iterable[bytes]:
    yield b"GET /"
    yield from (b"a" * MEGABYTE for _ in range(64))


def _many_headers() -> Iterable[bytes]:
    yield GET
    yield from (b"X: a\r\n" * (MEGABYTE // 6) for _ in range(64))


def _long_trailer() -> Iterable[bytes]:
    yield b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
    yield from (b"a" * MEGABYTE for _ in range(64))


def _many_requests() -> Iterable[bytes]:
    yield from ((GET + b"\r\n") * (MEGABYTE // 38) for _ in range(16))


def _long_body() -> Iterable[bytes]:
    yield b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 67108864\r\n\r\n"
    yield from (b"a" * MEGABYTE for _ in range(64))


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def too_much(connection: HttpConnection) -> bool:
    """Whether it has more of a request, or of requests, than it ever should."""
    return connection._bytes >= MEGABYTE or len(connection.pipeline) > accept.PIPELINED


@pytest.mark.parametrize(
    ("attack", "code"),
    [
        (_long_header, "head_too_big"),
        (_long_address, "head_too_big"),
        (_many_headers, "head_too_big"),
        (_long_trailer, "too_big"),
        (_many_requests, "too_many"),
        (_long_body, "too_big"),
    ],
)
@in_time
async def test_nobody_fills_our_memory(
    attack: Callable[[], Iterable[bytes]], code: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as served:
        before = resident()
        guest = await stranger(served)
        connection = await connected(served)
        pieces = iter(attack())
        guest.send(next(pieces) + next(pieces))
        await until(lambda: connection.transport.is_closing() or too_much(connection))
        assert connection.transport.is_closing(), "it reads on"
        await guest.pour(pieces)
        assert refusals(served, code)
        assert resident() - before < 24 * MEGABYTE
        await until(lambda: served.app.entrance.guard.connections == 0)


@pytest.mark.parametrize(("more", "refused"), [(0, 0), (1, 1)])
@in_time
async def test_only_so_many_requests_wait_for_the_one_before_them(
    more: int, refused: int, tmp_path: Path
) -> None:
    async with house(tmp_path) as served:
        guest = await stranger(served)
        ahead = 1 + accept.PIPELINED + more  # all in one piece, before the first is answered
        guest.send((GET + b"\r\n") * (ahead - 1) + GET + b"Connection: close\r\n\r\n")
        found = await guest.closed()
        assert refusals(served, "too_many") == refused
        assert refused or found.count(b" 200 ") == ahead


@pytest.mark.parametrize(("extra", "status"), [(0, 200), (1, 431)])
@in_time
async def test_the_longest_head(extra: int, status: int, tmp_path: Path) -> None:
    """What counts are the address, names and values, and four signs for each header."""
    async with house(tmp_path) as served:
        guest = await stranger(served)
        rest = HEAD_BYTES - len("/api/games") - len("Host: x\r\n") - len("X: \r\n") + extra
        guest.send(GET + b"X: " + b"a" * rest + b"\r\n\r\n")
        assert (await guest.answer())[0] == status


# Too slow


@in_time
async def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        guest = await stranger(served)
        connection = await connected(served)
        assert 0 < seconds_left(connection) <= accept.HEAD_SECONDS
        time_is_up(connection)
        del connection
        assert await guest.closed() == b""
        await nobody_is_left(served)


async def drip(guest: Stranger, connection: HttpConnection) -> None:
    """One byte after the other, and none of them gives more time."""
    left = connection._timer
    for _ in range(5):
        before = connection._bytes
        guest.send(b"a")
        while connection._bytes == before:
            await asyncio.sleep(0)
    assert left is not None, "nobody looks at the clock"
    assert connection._timer is left, "each byte begins the time anew"


@pytest.mark.parametrize(
    "beginning",
    [GET + b"X: ", UPGRADE.format(id="nowhere").encode().removesuffix(b"\r\n") + b"X: "],
)
@in_time
async def test_a_head_must_come_in_time_however_it_drips(beginning: bytes, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        guest = await stranger(served)
        connection = await connected(served)
        guest.send(beginning)
        await until(lambda: connection._bytes)
        assert 0 < seconds_left(connection) <= accept.HEAD_SECONDS
        await drip(guest, connection)
        time_is_up(connection)
        assert b" 408 " in await guest.closed()
        assert refusals(served, "too_late") == 1


@in_time
async def test_so_must_a_body(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accept, "HEAD_SECONDS", 10 * SECONDS)
    async with house(tmp_path) as served:
        guest = await stranger(served)
        connection = await connected(served)
        guest.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{")
        await until(lambda: connection._headed)
        assert 0 < seconds_left(connection) <= accept.BODY_SECONDS
        await drip(guest, connection)
        time_is_up(connection)
        assert b" 408 " in await guest.closed()
        assert refusals(served, "too_late") == 1
        await until(lambda: not served.tasks)


@in_time
async def test_a_second_request_is_timed_as_the_first_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accept, "IDLE_SECONDS", SECONDS)
    async with house(tmp_path) as served:
        guest = await stranger(served)
        connection = await connected(served)
        guest.send(GET + b"\r\n")
        assert (await guest.answer())[0] == 200
        assert seconds_left(connection) > accept.HEAD_SECONDS
        guest.send(GET)
        await until(lambda: connection._coming)
        assert 0 < seconds_left(connection) <= accept.HEAD_SECONDS
        time_is_up(connection)
        assert b" 408 " in await guest.closed()


@in_time
async def test_between_requests_one_may_wait_a_while(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        guest = await stranger(served)
        connection = await connected(served)
        for _ in range(3):
            guest.send(GET + b"\r\n")
            assert (await guest.answer())[0] == 200
            assert 0 < seconds_left(connection) <= accept.IDLE_SECONDS
        time_is_up(connection)
        assert await guest.closed() == b""


@in_time
async def test_who_does_not_read_the_answers_is_let_go(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("x" * 16 * MEGABYTE)
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        for closing in (b"", b"Connection: close\r\n"):
            guest = await stranger(served)
            connection = await connected(served)
            guest.writer.transport.pause_reading()  # type: ignore[attr-defined]
            guest.send(b"GET / HTTP/1.1\r\nHost: x\r\n" + closing + b"\r\n")
            await until(connection.transport.get_write_buffer_size)
            await until(lambda: not served.tasks)
            if not closing:
                assert 0 < seconds_left(connection) <= accept.IDLE_SECONDS
                time_is_up(connection)
            assert connection.transport.is_closing()
            assert 0 < seconds_left(connection) <= accept.ANSWER_SECONDS
            time_is_up(connection)
            await until(lambda: served.app.entrance.guard.connections == 0)


# Too many


@in_time
async def test_connections_of_one_address_are_counted_from_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accept, "is_here", lambda peer: False)
    async with house(tmp_path, limited(connections=2)) as served:
        silent, talking = await stranger(served), await stranger(served)
        await until(lambda: served.app.entrance.guard.connections == 2)
        third = await stranger(served)
        assert (await third.answer())[0] == 429
        await third.closed()
        talking.send(UPGRADE.format(id="nowhere").encode())  # a socket keeps its place
        assert b" 101 " in await talking.reader.readuntil(b"\r\n\r\n")
        assert (await (await stranger(served)).answer())[0] == 429
        assert refusals(served, "too_many") == 2
        await hang_up(talking.writer)
        await until(lambda: served.app.entrance.guard.connections == 1)
        fourth = await stranger(served)
        fourth.send(GET + b"\r\n")
        assert (await fourth.answer())[0] == 200
        assert not silent.reader.at_eof()


@in_time
async def test_who_is_silent_longest_makes_room(tmp_path: Path) -> None:
    async with house(tmp_path, limited(all_connections=3)) as served:
        party = await served.table()
        await until(lambda: served.app.entrance.guard.connections == 0)
        guest = await party.guest(0)  # a socket is never sent away for somebody else
        await guest.settle()
        first = await stranger(served)
        await until(lambda: served.app.entrance.guard.connections == 2)
        second = await stranger(served)
        await until(lambda: served.app.entrance.guard.connections == 3)
        assert (await served.call("GET", "/api/games")).status == 200
        assert await first.closed() == b""
        assert not second.reader.at_eof()
        await guest.settle()
        assert refusals(served, "full") == 1


@in_time
async def test_when_all_places_are_taken_the_operator_still_gets_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, limited(all_connections=2)) as served:
        for _ in range(2):
            guest = await stranger(served)
            guest.send(UPGRADE.format(id="nowhere").encode())
            await guest.reader.readuntil(b"\r\n\r\n")
        for _ in range(2 * accept.SPARE):  # the places are given back
            assert (await served.call("GET", "/health")).status == 200
        assert (await served.call("GET", "/metrics")).status == 200
        answer = await served.call("GET", "/api/games")
        assert (answer.status, answer.code) == (503, "full")
        monkeypatch.setattr(accept, "is_here", lambda peer: False)
        answer = await served.call("GET", "/health")
        assert (answer.status, answer.code) == (503, "full")


@in_time
async def test_silent_connections_of_this_computer_take_no_place_from_the_operator(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, limited(connections=20)) as served:
        places = 20 + accept.SPARE
        silent = [await stranger(served) for _ in range(places)]
        await until(lambda: served.app.entrance.guard.connections == places)
        more = [await stranger(served) for _ in range(10)]
        assert (await served.call("GET", "/health")).status == 200
        assert (await served.call("GET", "/metrics")).status == 200
        answer = await served.call("GET", "/api/games")
        assert (answer.status, answer.code) == (503, "full"), "who plays has no such place"
        assert served.app.entrance.guard.connections <= places
        for each in silent + more:
            await hang_up(each.writer)
        await until(lambda: served.app.entrance.guard.connections == 0)
        assert served.app.entrance.spare == accept.SPARE
        assert not served.app.entrance.waiting
        assert not served.app.entrance.spare_waiting


def _few_handles() -> None:
    setrlimit(RLIMIT_NOFILE, (100, 300))


@in_time
async def test_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path), before=_few_handles) as process:
        silent = [await stranger(process.port) for _ in range(600)]
        assert process.call("GET", "/health")[0] == 200
        id, tokens = process.begin("mal_anders", 2)
        url = f"ws://127.0.0.1:{process.port}/live/{id}"
        async with connect(url, proxy=None) as socket:
            await socket.send(hello(tokens[0]))
            assert '"table"' in str(await asyncio.wait_for(socket.recv(), SECONDS))
        for each in silent:
            await hang_up(each.writer)
        assert process.stop() == 0


@pytest.mark.parametrize(
    ("given", "raised", "most"),
    [
        ((1024, 65536), 65536, 65408),
        ((1024, 1024), None, 896),
        ((1024, RLIM_INFINITY), 1 << 17, (1 << 17) - 128),
        ((RLIM_INFINITY, RLIM_INFINITY), None, (1 << 17) - 128),
        ((64, 64), None, 32),
    ],
)
def test_all_handles_that_the_system_gives(
    given: tuple[int, int], raised: int | None, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(file_handles, "getrlimit", lambda what: given)
    monkeypatch.setattr(file_handles, "setrlimit", lambda what, limits: asked.append(limits))
    assert file_handles.most_connections() == most
    assert asked == ([(raised, given[1])] if raised else [])


def test_sockets_never_take_all_connections() -> None:
    limits = Limits().within(896)
    assert (limits.all_connections, limits.all_sockets) == (896, 784)
    assert Limits().within(10**6) == Limits()


# On a socket


def hung_up_in(socket: Connection) -> float:
    """In how many seconds, if the other side does not say goodbye."""
    loop: Any = asyncio.get_running_loop()
    due = [timer.when() for timer in loop._scheduled if timer._callback == socket.transport.abort]
    assert due, "whoever does not answer is never let go"
    return float(min(due) - loop.time())


def frame(opcode: int, text: bytes = b"") -> bytes:
    return bytes((opcode, 0x80 + len(text), 0, 0, 0, 0)) + text


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", frame(0x89)),
        (b"", frame(0x8A)),
        (b"", frame(0x81, b"{}")),
        (frame(0x01), frame(0x00)),  # a text that is never finished
    ],
    ids=["pings", "pongs", "messages", "empty parts"],
)
@in_time
async def test_a_flood_of_frames_is_cut_off_before_it_is_read(
    first: bytes, flood: bytes, tmp_path: Path
) -> None:
    """A quarter of a megabyte is forty thousand frames; only the first few are looked at."""
    async with house(tmp_path, limited(burst=20, messages_a_second=1)) as served:
        party = await served.begun()
        guest = Stranger(*await served.raw(party.id))
        await until(lambda: served.app.connections.at.get(party.id))
        (socket,) = served.app.connections.at[party.id]
        protocol, read = socket._protocol, 0
        receive = protocol.receive_data

        def counting(data: bytes | bytearray) -> None:
            nonlocal read
            read += len(data)
            receive(data)

        protocol.receive_data = counting  # type: ignore[method-assign]
        sent = first + flood * (MEGABYTE // 4 // len(flood))
        heard = asyncio.create_task(guest.closed())
        guest.send(sent)
        await until(lambda: not socket._open or read >= len(sent))
        assert 0 < read < MEGABYTE // 16
        assert hung_up_in(socket) <= CLOSE_SECONDS
        assert b"too_many" in await heard
        await until(lambda: served.app.entrance.guard.connections == 0)


# After all of that


@in_time
async def test_after_every_attack_the_server_stops_in_order(tmp_path: Path) -> None:
    """Nobody's goodbye depends on what strangers did before."""
    with Process("--data", str(tmp_path), log=str(tmp_path / "log")) as process:
        id, tokens = process.begin("mal_anders", 2)
        url = f"ws://127.0.0.1:{process.port}/live/{id}"
        async with connect(url, proxy=None) as socket:
            await socket.send(hello(tokens[0]))
            await asyncio.wait_for(socket.recv(), SECONDS)
            left: list[Stranger] = []
            for attack in (
                *(twice(header) for header in ("Host", "X-Forwarded-For", "Origin")),
                b"",
                GET,
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{",
                GET + b"X: " + b"a" * MEGABYTE,
                b"\0\xff" * 100,
                (GET + b"\r\n") * 50,
                UPGRADE.format(id="nowhere").encode(),
                UPGRADE.format(id=id).encode() + b"\x81\xff" + b"\xff" * 100,
            ):
                guest = await stranger(process.port)
                await guest.pour([attack])
                left.append(guest)
            assert process.call("GET", "/health")[0] == 200
            status = await asyncio.to_thread(process.stop)
            await asyncio.wait_for(socket.wait_closed(), SECONDS)
            assert (socket.close_code, socket.close_reason) == (1001, "going_away")
        assert status == 0
        assert "Traceback" not in (tmp_path / "log").read_text()
        for guest in left:
            await hang_up(guest.writer)


# Addresses


def test_one_address_is_what_one_person_can_choose_from() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2::5") == network("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::5") != network("2001:db8:1:2::5")
    assert network("192.0.2.7:443") == "192.0.2.7"
    assert network("[2001:db8:1:2::5]:443") == "2001:db8:1:2::/64"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("unknown") == "unknown"
    assert len(network("x" * 10_000)) == 64


def test_this_computer() -> None:
    assert is_here("127.0.0.1")
    assert is_here("::1")
    assert is_here("::ffff:127.0.0.1")
    assert not is_here("192.0.2.7")
    assert not is_here("")
