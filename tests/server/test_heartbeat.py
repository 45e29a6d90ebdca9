"""Who is there is asked now and then; who does not answer is let go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.house import SECONDS, SLOWLY, UPGRADE, house, in_time, until

from pasch.server import live
from pasch.server.messages import TableInfo

PING = b"\x89\x00"
PONG = b"\x8a\x80\0\0\0\0"
SILENT = b"\x88\x08" + (4010).to_bytes(2, "big") + b"silent"


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PING_SECONDS", 0.2)


@in_time
async def test_whoever_answers_stays(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table()
        reader, writer = await served.raw(party.id)
        heard = b""
        for count in range(1, 5):
            while heard.count(PING) < count:
                heard += await reader.read(1 << 16)
            writer.write(PONG)
        assert SILENT not in heard
        assert served.app.live.sockets == 1


@in_time
async def test_whoever_is_silent_from_one_ping_to_the_next_is_let_go(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table()
        there = await party.guest(0)
        reader, writer = await served.raw(party.id)
        writer.write(b'\x81\x97\0\0\0\0{"t":"sync","after":-1}')
        heard = b""
        while more := await reader.read(1 << 16):
            heard += more
        assert heard.endswith(SILENT)
        assert heard.count(PING) == 1
        await until(lambda: served.app.live.sockets == 1)
        await there.hear(TableInfo)


@in_time
async def test_whoever_never_says_hello_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HELLO_SECONDS", 0.1)
    async with house(tmp_path, SLOWLY) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(UPGRADE.format(id="x").encode())
        heard = b""
        while b"no_hello" not in heard:
            heard += await asyncio.wait_for(reader.read(1 << 16), SECONDS)
            writer.write(PONG)
        assert (4000).to_bytes(2, "big") in heard
        writer.close()
