"""A cable that can be cut: passes bytes between clients and a server until told not to."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from pathlib import Path

PIECE = 1 << 16


class Proxy:
    """Listens on a port of its own, or on a Unix socket; the server behind it may come and go.

    `cut`: every connection is reset, and so is every new one.  `stall`: bytes stay where they are.
    `lose_answers`: the server hears everything, but nothing comes back.  `half_close`: the server
    seems to have said its last word to everybody.  All of it until `mend`.
    """

    def __init__(self, target: int | Path) -> None:
        self.port = 0
        self._target = target
        self._server: asyncio.Server | None = None
        self._writers: set[StreamWriter] = set()
        self._answers: set[StreamWriter] = set()  # towards those who connected
        self._pipes: set[asyncio.Task[None]] = set()
        self._forward = asyncio.Event()  # bytes pass, to the server
        self._back = asyncio.Event()  # and from it
        self._forward.set()
        self._back.set()
        self._is_cut = False

    async def open(self, path: Path | None = None) -> Proxy:
        if path:
            self._server = await asyncio.start_unix_server(self._connected, path)
            path.chmod(0o777)  # PostgreSQL's own user may not be ours
        else:
            self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
            self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        if self._server:
            self._server.close()
        self.mend()
        self.cut()
        await asyncio.gather(*self._pipes)

    def cut(self) -> None:
        self._is_cut = True
        for writer in self._writers:
            writer.transport.abort()

    def stall(self) -> None:
        self._forward.clear()
        self._back.clear()

    def lose_answers(self) -> None:
        self._back.clear()

    def half_close(self) -> None:
        for writer in self._answers:
            if not writer.transport.is_closing():
                with suppress(OSError, RuntimeError):
                    writer.write_eof()

    def mend(self, *, afresh: bool = False) -> None:
        """`afresh`: what was held back is lost with its connections."""
        if afresh:
            self.cut()
        self._is_cut = False
        self._forward.set()
        self._back.set()

    async def _connected(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._pipes.add(task)
        self._writers.add(writer)
        try:
            if self._is_cut:
                return
            await self._forward.wait()
            with suppress(OSError):
                there, back = await self._reach()
                self._writers.add(back)
                self._answers.add(writer)
                try:
                    await asyncio.gather(
                        _pass(reader, back, self._forward), _pass(there, writer, self._back)
                    )
                finally:
                    back.transport.abort()
                    self._writers.discard(back)
        finally:
            writer.transport.abort()
            self._writers.discard(writer)
            self._answers.discard(writer)
            self._pipes.discard(task)

    async def _reach(self) -> tuple[StreamReader, StreamWriter]:
        if isinstance(self._target, int):
            return await asyncio.open_connection("127.0.0.1", self._target)
        return await asyncio.open_unix_connection(self._target)


async def _pass(reader: StreamReader, writer: StreamWriter, flowing: asyncio.Event) -> None:
    """One direction, until its end; the other one may go on."""
    while piece := await reader.read(PIECE):
        await flowing.wait()
        with suppress(RuntimeError):  # half closed: from then on all of it is lost
            writer.write(piece)
            await writer.drain()
    with suppress(OSError, RuntimeError):
        writer.write_eof()
