"""Group commit: what arrives while one group is being written makes up the next.

A durable commit costs the disk's time, not the processor's, and costs the same for one append as
for a hundred.  So there is one write at a time and nobody waits for a timer: a lone append is
written at once, and under load the groups grow by themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Any

from pasch.storage.latency import Latency
from pasch.storage.store import Conflict, Entry, Unavailable

Append = tuple[str, Sequence[Entry]]  # a table and what is added to its log
Write = Callable[[list[Append]], Awaitable[None]]  # all of it durable, or an error and none
Result = Exception | None


class Groups:
    def __init__(self, write: Write, latency: Latency | None = None) -> None:
        self._write = write
        self._latency = latency or Latency()
        self._waiting: list[Append] = []
        self._answers: list[asyncio.Future[None]] = []  # one for each that waits
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def append(self, id: str, entries: Sequence[Entry]) -> asyncio.Future[None]:
        """Done when it is durable."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        if self._closed:
            answer.set_exception(Unavailable("the store is closed"))
            return answer
        self._waiting.append((id, entries))
        self._answers.append(answer)
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        return answer

    async def close(self) -> None:
        """Take nothing new, and wait until everything taken is written."""
        self._closed = True
        if self._writing:
            await self._writing

    async def _write_all(self) -> None:
        answers: list[asyncio.Future[None]] = []
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                answers, self._answers = self._answers, []
                for answer, result in zip(answers, await self._results(group), strict=True):
                    settle(answer, error=result)
        finally:
            self._writing = None
            for answer in answers + self._answers:  # some only if the program is ending:
                answer.cancel()  # nobody may be left waiting

    async def _results(self, group: list[Append]) -> list[Result]:
        started = perf_counter()
        try:
            await self._write(group)
            self._latency.observe(perf_counter() - started)
        except Conflict as conflict:
            if len(group) == 1:
                return [conflict]
            # Somebody in the group came second, which is rare: find out who, one by one.
            return [result for each in group for result in await self._results([each])]
        except Exception as error:
            return [error] * len(group)
        return [None] * len(group)


def settle(
    answer: asyncio.Future[Any], result: object = None, error: Exception | None = None
) -> None:
    """Unless nobody waits for it any more."""
    if answer.cancelled():
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)
