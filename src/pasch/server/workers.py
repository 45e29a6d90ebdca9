"""Bots think in processes of their own, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from time import perf_counter
from types import FrameType
from typing import TypeVar

import structlog

from pasch.catalogue import load
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.table import Record, replay
from pasch.storage.latency import Latency

Value = TypeVar("Value")
log = structlog.get_logger()
THINKING_SECONDS = 5  # then a move at random: a bot that fails never stalls a table


class Loops(BaseException):
    """Not to be caught by those who catch every Exception."""


def choose(
    game: str,
    setup: Setup,
    seen: Sequence[tuple[int, int]],
    level: int,
    seed: int,
    clock: bool = True,
) -> tuple[int | None, str]:
    """What the bot of the seat that saw this would do, and what went wrong; runs in the worker."""
    from pasch import bots

    with _alarm(0.8 * THINKING_SECONDS):
        try:
            rules = load(game)
            view = replay(rules, setup, (Record(*record) for record in seen))
            bot = bots.load(game, level, clock=clock)
            return bot.choose(view, Rng(seed)), bot.problem
        except Loops:
            return None, "it thinks without an end"


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """A worker whose bot thinks without an end would be lost to all others."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Loops

    if current_thread() is not main_thread() or sys.platform == "win32":
        yield
        return
    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class Workers:
    def __init__(self, processes: int) -> None:
        self.latency = Latency()
        self.asked = 0  # and not answered yet
        self._processes = processes
        self._problems: set[tuple[str, str]] = set()  # each is named once
        self._pool: ProcessPoolExecutor | None = None  # until the first bot is asked

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, spawn, initializer=_begin)
        return self._pool

    async def choose(
        self,
        game: str,
        setup: Setup,
        seen: Sequence[Record],
        level: int,
        seed: int,
        clock: bool = True,
    ) -> int | None:
        """The bot's action, or None when it failed or took too long.

        Without `clock` equal seeds give equal moves, on the slowest machine too.
        """
        plain = [(actor, action) for actor, action in seen]
        action: int | None = None
        try:
            action, problem = await self.ask(
                THINKING_SECONDS, choose, game, setup, plain, level, seed, clock
            )
        except Exception as error:  # whatever went wrong in there, the table goes on
            problem = repr(error)
        if problem and (game, problem) not in self._problems:
            self._problems.add((game, problem))
            log.warning("bot failed", game=game, level=level, error=problem)
        return action

    async def ask(self, seconds: float, work: Callable[..., Value], *arguments: object) -> Value:
        """What a worker answers; whatever went wrong there, or TimeoutError."""
        loop = asyncio.get_running_loop()
        pool = self._open()
        started = perf_counter()
        self.asked += 1
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, work, *arguments), seconds)
        except SystemExit as error:  # of the game that was asked, not of ours
            raise RuntimeError(f"exit({error.code})") from error
        except BrokenProcessPool:  # a worker was killed; others take its place
            if self._pool is pool:
                self._pool = None
            raise
        finally:
            self.asked -= 1
            self.latency.observe(perf_counter() - started)

    def processes(self) -> list[BaseProcess]:
        """Those that were started so far."""
        return list((self._pool._processes or {}).values()) if self._pool else []

    def restart(self) -> None:
        """Somebody thinks for ever: all of them are let go, others come when they are asked."""
        self.close()
        self._pool = None

    def close(self) -> None:
        """At once: a program does not end before its pool does, and a pool waits for its workers,
        though what they think is wanted no more."""
        for process in self.processes():
            process.kill()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """Ctrl-C in a terminal reaches every process; the server alone decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    """One that is killed tells nobody, and a worker would wait for its questions for ever."""
    server = parent_process()
    assert server
    server.join()
    os._exit(0)
