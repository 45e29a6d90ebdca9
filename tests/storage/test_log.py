"""The log of a table: it only grows, and one version is written once."""

from __future__ import annotations

import asyncio

import pytest
from kit.loop import in_loop, raised
from storage.lab import Lab, entries, entry

from pasch.storage.store import Conflict, Entry


@in_loop
async def test_a_log_is_read_as_it_was_written(lab: Lab) -> None:
    lines = [
        Entry(1, -1, 0, 1_700_000_000_000),
        Entry(2, 3, 2**31 - 1, 1_700_000_000_001),
        Entry(3, -4, -3, 2**62),
    ]
    async with lab.opened() as store:
        await store.create("a", b"", False, 1)
        await store.append("a", lines[:1])
        await store.append("a", lines[1:])
        assert await store.entries("a") == lines
        assert await store.entries("a", 2) == lines[2:]
        assert await store.entries("a", 3) == []


@in_loop
async def test_news_are_the_revisions_and_what_came_after_the_known_versions(lab: Lab) -> None:
    async with lab.opened() as store:
        for id in ("a", "b", "c", "d"):
            await store.create(id, b"", False, 1)
        await store.append("a", entries(1, 12))
        await store.append("b", entries(1, 2))
        await store.append("d", entries(1, 1))
        await store.write("c", 1, b"new", False, 2)
        assert await store.news({"a": 9, "b": 2, "c": 0, "nobody": 5}) == {
            "a": (1, entries(10, 12)),
            "b": (1, []),
            "c": (2, []),
        }
        assert await store.news({}) == {}


@in_loop
async def test_the_first_entry_of_somebody_after_a_version(lab: Lab) -> None:
    lines = [Entry(version, actor, 7, 0) for version, actor in enumerate((0, 1, 65, 1, -1), 1)]
    async with lab.opened() as store:
        for id in ("a", "b"):
            await store.create(id, b"", False, 1)
            await store.append(id, lines)
        assert await store.first_of("a", 0, (1, 65)) == lines[1]
        assert await store.first_of("a", 2, (1, 65)) == lines[2]
        assert await store.first_of("a", 3, (1, 65)) == lines[3]
        assert await store.first_of("a", 4, (1, 65)) is None
        assert await store.first_of("nobody", 0, (1, 65)) is None


@in_loop
async def test_it_is_there_for_the_next_process(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"body", False, 1)
        await store.append("a", entries(1, 3))
    async with lab.opened() as store:
        assert await store.entries("a") == entries(1, 3)


@pytest.mark.parametrize("late", [entries(2, 4), entries(3, 3), entries(1, 1)])
@in_loop
async def test_a_version_is_written_once_and_an_append_wholly_or_not_at_all(
    lab: Lab, late: list[Entry]
) -> None:
    async with lab.opened() as store:
        await store.create("a", b"", False, 1)
        await store.append("a", entries(1, 3))
        with pytest.raises(Conflict):
            await store.append("a", [line._replace(action=9) for line in late])
        assert await store.entries("a") == entries(1, 3)


@in_loop
async def test_a_log_without_a_table_is_a_conflict(lab: Lab) -> None:
    async with lab.opened() as store:
        with pytest.raises(Conflict):
            await store.append("nobody", entries(1, 1))


@in_loop
async def test_a_conflict_in_a_group_is_nobody_elses(lab: Lab) -> None:
    async with lab.opened() as store:
        for table in "abc":
            await store.create(table, b"", False, 1)
        await store.append("b", entries(1, 2))
        appends = [raised(store.append(table, entries(1, 2))) for table in ("a", "b", "c", "gone")]
        found = await asyncio.gather(*appends)
        assert [type(result) for result in found] == [type(None), Conflict, type(None), Conflict]
        assert await store.entries("c") == entries(1, 2)


@in_loop
async def test_of_many_who_append_at_once_one_wins(lab: Lab) -> None:
    async with lab.opened() as one, lab.opened() as two:
        await one.create("a", b"", False, 1)
        for version in range(1, 10, 2):
            appends = [
                raised(store.append("a", [entry(version, number), entry(version + 1, number)]))
                for number, store in enumerate([one, two] * 4)
            ]
            results = await asyncio.gather(*appends)
            assert sum(result is None for result in results) == 1
            winner = results.index(None)
            assert [line.action for line in await two.entries("a", version - 1)] == [winner] * 2


@in_loop
async def test_many_tables_go_on_at_once(lab: Lab) -> None:
    async with lab.opened() as one, lab.opened() as two:
        ids = [f"t{number}" for number in range(60)]
        await asyncio.gather(*(one.create(id, b"", False, 1) for id in ids))

        async def play(id: str) -> None:
            for move in range(10):
                store = one if move % 2 else two
                await store.append(id, entries(move * 3 + 1, move * 3 + 3))
                assert len(await one.entries(id)) == move * 3 + 3

        await asyncio.gather(*(play(id) for id in ids))
        assert await two.versions(ids) == dict.fromkeys(ids, (1, 30))
