"""Group commit by itself, on a disk that is slow on purpose."""

from __future__ import annotations

import asyncio

import pytest
from kit.loop import in_loop, raised
from storage.lab import entries

from pasch.storage.group import Append, Groups
from pasch.storage.store import Conflict, Unavailable


class SlowDisk:
    """Writes when it is told to, and keeps which tables went together."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.go = asyncio.Event()
        self.taken: set[str] = set()
        self.full = False

    async def write(self, group: list[Append]) -> None:
        await self.go.wait()
        if self.full:
            raise Unavailable("full")
        ids = [id for id, _ in group]
        if self.taken & set(ids):
            raise Conflict
        self.groups.append(ids)


async def begun(groups: Groups, *ids: str) -> list[asyncio.Task[BaseException | None]]:
    """Appends that are on their way."""
    tasks = [asyncio.create_task(raised(groups.append(id, entries(1, 1)))) for id in ids]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return tasks


@in_loop
async def test_what_comes_while_one_group_is_written_makes_up_the_next() -> None:
    disk = SlowDisk()
    groups = Groups(disk.write)
    tasks = await begun(groups, "a", "b")
    tasks += await begun(groups, "c", "d")
    tasks += await begun(groups, "e")
    assert not any(task.done() for task in tasks)
    disk.go.set()
    assert await asyncio.gather(*tasks) == [None] * 5
    assert disk.groups == [["a", "b"], ["c", "d", "e"]]


@in_loop
async def test_a_lone_append_waits_for_nobody() -> None:
    disk = SlowDisk()
    disk.go.set()
    groups = Groups(disk.write)
    for id in "ab":
        await groups.append(id, entries(1, 1))
    assert disk.groups == [["a"], ["b"]]


@in_loop
async def test_only_who_came_second_hears_of_it() -> None:
    disk = SlowDisk()
    disk.taken = {"b"}
    groups = Groups(disk.write)
    tasks = await begun(groups, "a", "b", "c")
    disk.go.set()
    results = await asyncio.gather(*tasks)
    assert results[0] is results[2] is None
    assert isinstance(results[1], Conflict)
    assert disk.groups == [["a"], ["c"]]


@in_loop
async def test_a_full_disk_is_told_to_all_of_the_group_and_the_next_one_goes_on() -> None:
    disk = SlowDisk()
    disk.full = True
    groups = Groups(disk.write)
    tasks = await begun(groups, "a", "b")
    disk.go.set()
    assert [type(result) for result in await asyncio.gather(*tasks)] == [Unavailable] * 2
    disk.full = False
    await groups.append("c", entries(1, 1))
    assert disk.groups == [["c"]]


@in_loop
async def test_whoever_gives_up_waiting_disturbs_nobody() -> None:
    disk = SlowDisk()
    groups = Groups(disk.write)
    impatient, patient = await begun(groups, "a", "b")
    impatient.cancel()
    await asyncio.sleep(0)
    disk.go.set()
    assert await patient is None
    assert disk.groups == [["a", "b"]]
    await groups.append("c", entries(1, 1))


@in_loop
async def test_closing_waits_for_what_was_taken_and_takes_nothing_new() -> None:
    disk = SlowDisk()
    groups = Groups(disk.write)
    tasks = await begun(groups, "a")
    tasks += await begun(groups, "b")
    closing = asyncio.create_task(groups.close())
    await asyncio.sleep(0)
    with pytest.raises(Unavailable):
        await groups.append("c", entries(1, 1))
    disk.go.set()
    await closing
    assert await asyncio.gather(*tasks) == [None, None]
    assert disk.groups == [["a"], ["b"]]


@in_loop
async def test_nobody_is_left_waiting_when_the_program_ends() -> None:
    disk = SlowDisk()
    groups = Groups(disk.write)
    waiting = [asyncio.ensure_future(groups.append(id, entries(1, 1))) for id in "ab"]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting.append(asyncio.ensure_future(groups.append("c", entries(1, 1))))
    await asyncio.sleep(0)
    assert groups._writing
    groups._writing.cancel()
    done, late = await asyncio.wait(waiting, timeout=5)
    assert not late
    assert all(task.cancelled() for task in done)
