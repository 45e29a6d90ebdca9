"""Every boundary of a frame's length (RFC 6455, 5.2): one byte, two more, or eight more."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.game import game
from server.house import in_time
from websockets.frames import Frame, Opcode

from pasch.server.frames import frame
from pasch.server.messages import Pong


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@in_time
async def test_messages_around_the_boundary_are_read(tmp_path: Path) -> None:
    async with game(tmp_path) as (_, _, guests):
        for size in (124, 125, 126, 127, 128, 4096):
            key = str(size)
            await guests[0].socket.send(f'{{"t":"ping","key":"{key}"}}'.ljust(size))
            pong = await guests[0].hear(Pong)
            assert pong.key == key
