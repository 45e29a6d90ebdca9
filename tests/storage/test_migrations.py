"""A database of any age comes up to date, and a newer one is left alone."""

from __future__ import annotations

import pytest
from kit.loop import in_loop
from server.processes import forkserver
from storage import others
from storage.lab import OLD, Lab, entries

from pasch.speech import LANGUAGES, Speaker
from pasch.storage import schema
from pasch.storage.store import Document, Entry, NewerDatabase, Unavailable

NEXT = ("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'",)


@pytest.mark.parametrize("step", range(1, len(schema.STEPS) + 1))
@in_loop
async def test_what_an_older_pasch_left_comes_up_to_date(lab: Lab, step: int) -> None:
    lab.load(step)
    async with lab.opened() as store:
        assert await store.read("kept") == Document("kept", 2, b'{"game":"x"}', True, 1700000000000)
        assert await store.entries("kept") == [
            Entry(1, -1, 3, 1700000000001),
            Entry(2, 0, 17, 1700000000002),
        ]
        await store.append("kept", entries(3, 3))
        await store.write("kept", 2, b"{}", False, 1700000000003)


def test_every_step_has_its_old_databases() -> None:
    expected = {
        f"step{step}.{name}.sql"
        for step in range(1, len(schema.STEPS) + 1)
        for name in ("sqlite", "postgres")
    }
    assert {file.name for file in OLD.iterdir()} == expected


@in_loop
async def test_a_new_step_is_taken_once_and_keeps_what_is_there(
    lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lab.opened() as store:
        await store.create("a", b"", False, 1)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, NEXT))
    for _ in range(2):
        async with lab.opened() as store:
            assert await store.read("a") is not None
    lab.sql("UPDATE tables SET colour = 'blue'")  # which fails unless the column is there


@in_loop
async def test_a_step_that_fails_leaves_the_database_as_it_was(
    lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lab.opened() as store:
        await store.create("a", b"", False, 1)
    with monkeypatch.context() as changed:
        changed.setattr(
            schema, "STEPS", (*schema.STEPS, (*NEXT, "ALTER TABLE nowhere RENAME TO x"))
        )
        with pytest.raises(Unavailable):
            await lab.store().open()
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, NEXT))  # as if it had never been tried
    async with lab.opened() as store:
        assert await store.read("a") is not None


@in_loop
async def test_a_newer_database_is_refused_and_left_alone(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"", False, 1)
    lab.set_step(99)
    for _ in range(2):
        with pytest.raises(NewerDatabase, match="at step 99 of its schema") as refused:
            await lab.store().open()
        for language in LANGUAGES:
            assert "99" in Speaker(language).error(refused.value)


def test_processes_that_migrate_at_once_wait_for_each_other(lab: Lab) -> None:
    together = forkserver().Barrier(4)
    started = [
        forkserver().Process(target=others.open_together, args=(lab.address, together))
        for _ in range(together.parties)
    ]
    for process in started:
        process.start()
    for process in started:
        process.join(others.SECONDS)
    assert [process.exitcode for process in started] == [0] * together.parties
