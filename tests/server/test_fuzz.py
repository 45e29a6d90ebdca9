"""Nonsense on the socket, so and so often: a stable answer, no crash, nobody else disturbed."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.house import (
    SECONDS,
    SLOWLY,
    UPGRADE,
    Guest,
    House,
    Party,
    hang_up,
    house,
    in_time,
    until,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pasch.server.refusals import CLOSED, STATUS

SOCKETS = 200  # for each fuzzer
MESSAGES = 50  # on each of them
WIRE_CODES = {1000, 1001, 1002, 1005, 1006, 1007, 1009} | set(CLOSED)
VALUES: list[Any] = [
    None, True, 0, -1, 1, 7, 2**31, 2**64, -(2**70), 1e308, 0.5, "", "x", "é" * 50, "\ud800",
    [], [[]], {}, {"t": "move"}, "hello", "move", "de", 12, 64, 65,
]  # fmt: skip
FIELDS = ("t", "seat", "at", "action", "key", "after", "tokens", "language", "on", "phrase", "x")
KINDS = ("hello", "move", "take_back", "pause", "say", "sync", "ping", "table", "nonsense")


def _nonsense(random: Random) -> str | bytes:
    match random.randrange(6):
        case 0:
            return random.randbytes(random.randrange(60))
        case 1:
            return "".join(chr(random.randrange(1, 0x3000)) for _ in range(random.randrange(40)))
        case 2:
            return "[" * random.randrange(2000)
        case 3:
            whole = json.dumps({"t": random.choice(KINDS), "seat": 0, "at": 3, "action": 1})
            return whole[: random.randrange(len(whole))]
        case _:
            said = {name: random.choice(VALUES) for name in random.sample(FIELDS, 4)}
            return json.dumps({**said, "t": random.choice(KINDS)})


async def _quiet_table(served: House) -> tuple[Party, Guest]:
    party = await served.begun()
    guest = await party.guest(0)
    await guest.settle()
    return party, guest


async def _nothing_happened(served: House, party: Party, guest: Guest, version: int) -> None:
    await guest.settle()
    assert guest.version == version
    assert (await served.live(party.id)).version == version
    assert (await served.call("GET", "/health")).status == 200


@pytest.mark.parametrize("seed", range(2))
@in_time
async def test_nonsense_after_a_good_hello(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    async with house(tmp_path, SLOWLY) as served:
        party, guest = await _quiet_table(served)
        version = guest.version
        url = f"ws://127.0.0.1:{served.port}/live/{party.id}"
        for _ in range(SOCKETS):
            async with connect(url, compression=None, proxy=None) as socket:
                await socket.send('{"t":"hello"}')
                with suppress(ConnectionClosed):
                    for _ in range(MESSAGES):
                        with suppress(UnicodeEncodeError):
                            await socket.send(_nonsense(random))
                    await socket.send('{"t":"ping","key":"end"}')
                    while '"end"' not in (
                        answer := str(await asyncio.wait_for(socket.recv(), SECONDS))
                    ):
                        heard = json.loads(answer)
                        assert heard["t"] in ("table", "events", "refused", "pong")
                        assert heard["t"] != "refused" or heard["code"] in STATUS
            assert (socket.close_code or 1005) in WIRE_CODES
        await _nothing_happened(served, party, guest, version)


@in_time
async def test_nonsense_below_the_messages(tmp_path: Path) -> None:
    """Raw bytes: broken frames, wrong masks, half frames, huge lengths, forged continuations."""
    random = Random(1)
    async with house(tmp_path, SLOWLY) as served:
        party, guest = await _quiet_table(served)
        version = guest.version
        for _ in range(SOCKETS):
            reader, writer = await served.raw(party.id)
            for _ in range(random.randrange(1, 6)):
                writer.write(_broken_frame(random))
            with suppress(OSError):
                await writer.drain()
                if random.random() < 0.5:
                    writer.write_eof()
                async with asyncio.timeout(0.02 if random.random() < 0.9 else 0.3):
                    while await reader.read(1 << 16):
                        pass
            await hang_up(writer)
        await until(lambda: served.app.connections.sockets == 1)
        await _nothing_happened(served, party, guest, version)


def _broken_frame(random: Random) -> bytes:
    first = random.choice([0x81, 0x01, 0x80, 0x00, 0x82, 0x88, 0x89, 0x8A, 0x83, 0xF1, 0xFF])
    masked = random.choice([0x80, 0x80, 0x80, 0])
    body = random.randbytes(random.randrange(130))
    match random.randrange(4):
        case 0:
            size = bytes((masked | min(len(body), 125),))
        case 1:
            size = bytes((masked | 126,)) + random.choice([len(body), 5000, 65535]).to_bytes(
                2, "big"
            )
        case 2:
            size = bytes((masked | 127,)) + random.choice([len(body), 2**62, 2**63]).to_bytes(
                8, "big"
            )
        case _:
            return random.randbytes(random.randrange(1, 20))
    return bytes((first,)) + size + (b"\0\0\0\0" if masked else b"") + body


@pytest.mark.parametrize("cut", range(1, 20, 3))
@in_time
async def test_a_message_in_pieces_is_still_a_message(cut: int, tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table()
        reader, writer = await served.raw(party.id)
        ping = b"\x81\x98\x01\x02\x03\x04" + bytes(
            byte ^ (1, 2, 3, 4)[place % 4] for place, byte in enumerate(b'{"t":"ping","key":"abc"}')
        )
        writer.write(ping[:cut])
        await writer.drain()
        await asyncio.sleep(0.02)
        writer.write(ping[cut:])
        fragments = [b'\x01\x87\0\0\0\0{"t":"p', b"\x89\x80\0\0\0\0", b'\x80\x86\0\0\0\0ing"}\n']
        for part in fragments:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.01)
        heard = b""
        while b'{"t":"pong","key":"abc"}' not in heard or b'{"t":"pong","key":""}' not in heard:
            heard += await asyncio.wait_for(reader.read(1 << 16), SECONDS)
        assert b"\x8a\x00" in heard  # the pong to a ping between the fragments


@in_time
async def test_upgrades_that_are_none(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        for head in (
            "GET /live/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
            UPGRADE.format(id="x").replace("Version: 13", "Version: 8"),
            UPGRADE.format(id="x").replace("AAAAAAAAAAAAAAAAAAAAAA==", "short"),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            writer.write(head.encode())
            answer = await asyncio.wait_for(reader.read(), SECONDS)
            assert answer.startswith(b"HTTP/1.1 4")
            await hang_up(writer)
        await until(lambda: served.app.connections.sockets == 0)
