"""One after the other, in the order in which they came."""

from __future__ import annotations

import asyncio

from kit.loop import in_loop

from pasch.server.turns import Turns


class Row:
    """People who take turns; each has its own as long as it likes."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.had: list[str] = []
        self.done = {name: asyncio.Event() for name in "abc"}
        self.tasks = {name: asyncio.create_task(self._take(name)) for name in "abc"}

    async def _take(self, name: str) -> None:
        async with self.turns:
            self.had.append(name)
            await self.done[name].wait()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


@in_loop
async def test_nobody_has_it_while_another_does() -> None:
    row = Row()
    for had in ("a", "ab", "abc"):
        await row.settle()
        assert row.had == [*had]
        row.done[had[-1]].set()
    await asyncio.gather(*row.tasks.values())


@in_loop
async def test_an_error_ends_a_turn_too() -> None:
    row = Row()
    await row.settle()
    row.tasks["a"].cancel()
    await row.settle()
    assert row.had == ["a", "b"]
    for done in row.done.values():
        done.set()
    await asyncio.gather(*row.tasks.values(), return_exceptions=True)
    assert row.had == ["a", "b", "c"]


@in_loop
async def test_who_no_longer_waits_is_passed_over() -> None:
    row = Row()
    await row.settle()
    row.tasks["b"].cancel()
    row.done["a"].set()
    await row.settle()
    assert row.had == ["a", "c"]
    row.done["c"].set()
    await asyncio.gather(*row.tasks.values(), return_exceptions=True)


@in_loop
async def test_who_is_called_off_as_the_turn_comes_passes_it_on() -> None:
    row = Row()
    await row.settle()
    row.done["a"].set()
    await asyncio.sleep(0)  # a wakes up and hands it over; b does not know yet
    row.tasks["b"].cancel()
    await row.settle()
    assert row.had == ["a", "c"]
    row.done["c"].set()
    await asyncio.gather(*row.tasks.values(), return_exceptions=True)
    async with row.turns:
        row.had.append("again")
    assert row.had == ["a", "c", "again"]
