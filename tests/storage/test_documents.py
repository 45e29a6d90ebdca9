"""What is known of a table besides its log: guarded by its revision."""

from __future__ import annotations

import asyncio

import pytest
from kit.loop import in_loop, raised
from storage.lab import Lab, entry

from pasch.storage.store import Conflict, Document, NotEmpty, StoredTable


@in_loop
async def test_a_new_document_is_at_revision_1(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b'{"x":1}', True, 7)
        assert await store.read("a") == Document("a", 1, b'{"x":1}', True, 7)


@in_loop
async def test_an_id_is_given_once(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"first", False, 1)
        with pytest.raises(Conflict):
            await store.create("a", b"second", True, 2)
        assert await store.read("a") == Document("a", 1, b"first", False, 1)


@in_loop
async def test_writing_replaces_the_document_and_raises_its_revision(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"one", False, 1)
        await store.write("a", 1, b"two", True, 2)
        assert await store.read("a") == Document("a", 2, b"two", True, 2)


@in_loop
async def test_who_writes_second_changes_nothing(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"one", False, 1)
        await store.write("a", 1, b"two", False, 2)
        with pytest.raises(Conflict):  # nor does who knows of what was never written
            await store.write("a", 3, b"from nowhere", False, 3)
        with pytest.raises(Conflict):
            await store.write("a", 1, b"late", True, 3)
        assert await store.read("a") == Document("a", 2, b"two", False, 2)


@in_loop
async def test_of_many_who_write_at_once_one_wins(lab: Lab) -> None:
    async with lab.opened() as one, lab.opened() as two:
        await one.create("a", b"", False, 1)
        writes = [
            raised(store.write("a", 1, str(number).encode(), False, number))
            for number, store in enumerate([one, two] * 10)
        ]
        results = await asyncio.gather(*writes)
        assert sum(result is None for result in results) == 1
        winner = results.index(None)
        assert await two.read("a") == Document("a", 2, str(winner).encode(), False, winner)


@in_loop
async def test_writing_what_is_not_there_is_a_conflict(lab: Lab) -> None:
    async with lab.opened() as store:
        with pytest.raises(Conflict):
            await store.write("nobody", 1, b"", False, 1)


@pytest.mark.parametrize("id", ["", "nobody", "\0", "a\0b", "' OR 1=1 --", "🎲" * 5000])
@in_loop
async def test_a_strange_id_is_simply_not_there(lab: Lab, id: str) -> None:
    async with lab.opened() as store:
        await store.create("a", b"", False, 1)
        assert await store.read(id) is None


@in_loop
async def test_only_those_who_want_it_are_listed_the_latest_first(lab: Lab) -> None:
    async with lab.opened() as store:
        for number in range(6):
            await store.create(f"t{number}", b"", number != 3, number)
        await store.write("t0", 1, b"", True, 9)
        assert [document.id for document in await store.listed(4)] == ["t0", "t5", "t4", "t2"]


@in_loop
async def test_a_poll_asks_for_many_tables_at_once(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"", False, 1)
        await store.create("b", b"", False, 1)
        await store.write("b", 1, b"", False, 2)
        await store.append("b", [entry(1), entry(2)])
        asked = ["a", "b", *(f"gone{number}" for number in range(2000))]
        assert await store.versions(asked) == {"a": (1, 0), "b": (2, 2)}
        assert await store.versions([]) == {}


@in_loop
async def test_tables_are_filled_in_only_where_none_are(lab: Lab) -> None:
    restored = StoredTable(Document("b", 4, b"b", False, 2), [entry(1)])
    async with lab.opened() as store:
        await store.create("a", b"a", False, 1)
        with pytest.raises(NotEmpty):
            await store.fill([restored])
        assert await store.read("b") is None
        await store.fill([restored], replace=True)
        assert await store.read("a") is None
        assert await store.read("b") == restored.document
