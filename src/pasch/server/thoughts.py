"""What bots decide: each question is thought out once, however often it is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

import structlog

from pasch.engine.table import Record
from pasch.server.match import Match, Step
from pasch.server.table import LiveTable
from pasch.server.workers import Workers

Bots = tuple[tuple[int, int], ...]  # the seats that bots play, each with its level
Value = TypeVar("Value")

log = structlog.get_logger()


class Choice(NamedTuple):
    """What a bot is to decide at version `at`, and all that it knows."""

    seat: int
    at: int
    level: int
    legal: list[int]
    seen: list[Record]


class Thought(NamedTuple):
    key: tuple[object, ...]
    task: asyncio.Task[Any]


class Thoughts:
    """At most one at a time for each table."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.known: dict[str, Thought] = {}

    def of_seat(self, table: LiveTable, match: Match, seat: int, level: int) -> asyncio.Task[int]:
        """What the bot in this seat does."""
        choosing = self._choose(table, match, _choice(match, seat, match.version, level))
        return self._once(table, (seat, match.version, level), choosing)

    def of_window(self, table: LiveTable, match: Match, bots: Bots) -> asyncio.Task[Step | None]:
        """The first bot that speaks up, in the order of the rules, and with what."""
        return self._once(table, ("window", match.version, bots), self._decide(table, match, bots))

    def forget(self, table: LiveTable) -> None:
        known = self.known.pop(table.id, None)
        if known is not None:
            known.task.cancel()

    def close(self) -> list[asyncio.Task[Any]]:
        """All of them, cancelled."""
        tasks = [thought.task for thought in self.known.values()]
        for task in tasks:
            task.cancel()
        return tasks

    def _once(
        self, table: LiveTable, key: tuple[object, ...], choosing: Coroutine[Any, Any, Value]
    ) -> asyncio.Task[Value]:
        known = self.known.get(table.id)
        if known is not None and known.key == key:
            choosing.close()
            return known.task
        self.forget(table)
        task = asyncio.get_running_loop().create_task(choosing)
        self.known[table.id] = Thought(key, task)
        return task

    async def _decide(self, table: LiveTable, match: Match, bots: Bots) -> Step | None:
        levels = dict(bots)
        choices = [  # as they are now: by the time one has decided it may all be over
            (question.passing, _choice(match, question.seat, match.version + number, level))
            for number, question in enumerate(match.window)
            if question.usable and (level := levels.get(question.seat))
        ]
        for passing, choice in choices:
            action = await self._choose(table, match, choice)
            if action != passing:
                return choice.seat, action
        return None

    async def _choose(self, table: LiveTable, match: Match, choice: Choice) -> int:
        seat, at, level, legal, seen = choice
        game, setup = match.game.id, match.table.setup
        if table.document.day is None:
            seed = _seed(table, at)
            action = await self.workers.choose(game, setup, seen, level, seed)
        else:  # equal play has equal answers, whenever a secret choice was made, on any machine
            seed = _seed(table, len(seen))
            action = await self.workers.choose(game, setup, seen, level, seed, clock=False)
        if action is None or action not in legal:
            log.warning("bot failed", table=table.id, seat=seat, game=match.game.id)
            action = legal[seed % len(legal)]
        return action


def _choice(match: Match, seat: int, at: int, level: int) -> Choice:
    return Choice(seat, at, level, match.asked()[seat].legal(), match.seen_until_asked(seat))


def _seed(table: LiveTable, version: int) -> int:
    """The same in every process, and nothing a player could know beforehand."""
    return int(table.document.secret[:14], 16) ^ version
