"""Who is there is asked now and then; who does not answer is let go."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from server.house import LONG, SECONDS, SLOWLY, UPGRADE, House, hang_up, house, in_time, until
from websockets.http11 import Request

from pasch.server import connections, websocket

PING = b"\x89\x00"
PONG = b"\x8a\x80\0\0\0\0"
SILENT = b"\x88\x08" + (4010).to_bytes(2, "big") + b"silent"


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PING_SECONDS", LONG)
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0)


async def _beat(served: House) -> None:
    """As if it were time for the next ping."""
    with pytest.MonkeyPatch.context() as now:
        now.setattr(connections, "PING_SECONDS", 0)
        await served.app.connections.watch()


def _silent(served: House) -> int:
    """How many have not answered the last ping yet."""
    return sum(not connection.heard for connection in served.app.connections._all)


async def _read_until(reader: asyncio.StreamReader, text: bytes) -> bytes:
    heard = b""
    while text not in heard:
        heard += await asyncio.wait_for(reader.read(1 << 16), SECONDS)
    return heard


@in_time
async def test_whoever_never_says_hello_is_let_go_however_well_they_answer(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        guest = await served.stranger("nowhere")
        await until(lambda: served.app.connections._all)
        (connection,) = served.app.connections._all
        connection.since += connections.HELLO_SECONDS  # however slow the machine is
        await _beat(served)
        await until(lambda: connection.heard)  # the pong is here
        connection.since -= 2 * connections.HELLO_SECONDS + 1
        await _beat(served)
        assert await guest.closed() == (4000, "no_hello")


@in_time
async def test_whoever_answers_stays(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table()
        reader, writer = await served.raw(party.id)
        await _read_until(reader, b'"table"')
        for _ in range(4):
            await _beat(served)
            assert SILENT not in await _read_until(reader, PING)
            writer.write(PONG)
            await until(lambda: _silent(served) == 0)
        assert served.app.connections.sockets == 1


@in_time
async def test_whoever_is_silent_from_one_ping_to_the_next_is_let_go(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table()
        there = await party.guest(0)
        await there.settle()
        reader, writer = await served.raw(party.id)
        writer.write(b'\x81\x98\0\0\0\0{"t":"ping","key":"abc"}')
        await _read_until(reader, b'"abc"')
        await _beat(served)
        await until(lambda: _silent(served) == 1)
        await _beat(served)
        assert await asyncio.wait_for(reader.read(), SECONDS) == PING + SILENT
        await until(lambda: served.app.connections.sockets == 1)
        await there.settle()


@in_time
async def test_a_pong_may_come_in_pieces_and_between_the_parts_of_a_text(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table()
        reader, writer = await served.raw(party.id)
        await _read_until(reader, b'"table"')
        masked = b"\x8a\x80" + b"mask"
        for pieces in ([masked], [masked[:1], masked[1:]], [masked[:3], masked[3:]], [masked * 2]):
            await _beat(served)
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.01)
            await until(lambda: _silent(served) == 0)
        writer.write(b'\x01\x83\0\0\0\0{"t')
        await writer.drain()
        await asyncio.sleep(0.01)
        writer.write(masked)
        await writer.drain()
        await asyncio.sleep(0.01)
        writer.write(b'\x80\x95\0\0\0\0":"ping","key":"abc"}')
        await _read_until(reader, b'"abc"')
        assert served.app.connections.sockets == 1


@in_time
async def test_nothing_of_the_handshake_is_kept_while_somebody_sits_there(tmp_path: Path) -> None:
    """It was a third of what a socket costs."""
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table()
        reader, _ = await served.raw(party.id)
        await _read_until(reader, b'"table"')
        gc.collect()
        kept = [found for found in gc.get_objects() if isinstance(found, Request)]
        assert not [request for request in kept if request.path.endswith(party.id)]


@in_time
async def test_everybody_is_pinged_once_a_round_and_not_all_at_once(tmp_path: Path) -> None:
    """Thousands of pings in a row would hold up every move."""
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table()
        readers = [(await served.raw(party.id))[0] for _ in range(5)]
        for reader in readers:
            await _read_until(reader, b'"table"')
        assert [len(turn) for turn in served.app.connections._turns if turn] == [1] * 5
        await _beat(served)
        for reader in readers:
            assert (await _read_until(reader, PING)).count(PING) == 1


@in_time
async def test_whoever_never_says_hello_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HELLO_SECONDS", 0)
    async with house(tmp_path, SLOWLY) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(UPGRADE.format(id="x").encode())
        await until(lambda: served.app.connections.sockets == 1)
        await _beat(served)
        assert (4000).to_bytes(2, "big") in await _read_until(reader, b"no_hello")
        await hang_up(writer)
