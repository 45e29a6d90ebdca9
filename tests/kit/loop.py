"""Tests that are coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

Arguments = ParamSpec("Arguments")
SECONDS = 180  # for a whole test: only what hangs takes so long


def in_loop(test: Callable[Arguments, Coroutine[Any, Any, None]]) -> Callable[Arguments, None]:
    """Run the test in an event loop of its own, and not for ever."""

    @wraps(test)
    def run(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), SECONDS))

    return run


async def eventually(condition: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until it is so; fail if it does not come."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def raised(work: Awaitable[object]) -> BaseException | None:
    """What a call raised, or None."""
    return (await asyncio.gather(work, return_exceptions=True))[0]  # type: ignore[return-value]
