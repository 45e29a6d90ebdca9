"""Who comes second waits: a lock as asyncio has one, compiled, as every move takes one."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import deque
from typing import final


@final
class Turns:
    """`async with turns:` one after the other, in the order in which they came."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[Future[None]] = deque()

    async def __aenter__(self) -> None:
        if not self._taken:
            self._taken = True
            return
        turn: Future[None] = get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:  # cancelled; if it was our turn already, it is the next one's
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # else nobody waits for it any more
                turn.set_result(None)
                return
        self._taken = False
