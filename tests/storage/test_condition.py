"""Why a database cannot do what it is asked: told apart, and over when it is over."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.loop import in_loop
from storage.lab import Lab, SqliteLab, entries
from structlog.testing import capture_logs

from pasch.storage.condition import Condition
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import REASONS, Unavailable

MUCH = b"x" * 100_000


@in_loop
async def test_a_database_that_is_away_is_told_once_and_once_when_it_is_back(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"", False, 1)
        assert store.condition.reason == ""
        with capture_logs() as logged:
            with lab.broken():
                for _ in range(2):
                    with pytest.raises(Unavailable) as refused:
                        await store.append("a", entries(1, 1))
                    with pytest.raises(Unavailable):
                        await store.probe()
                assert refused.value.trouble in REASONS
                assert store.condition.reason == refused.value.trouble
                expected = "io_error" if isinstance(lab, SqliteLab) else "unreachable"
                assert store.condition.reason == expected
            await store.probe()
            await store.append("a", entries(1, 1))
            assert store.condition.reason == ""
        assert [line["event"] for line in logged] == ["database fails", "database is well again"]
        assert logged[1]["refused"] == 4
        assert store.condition.failures["write", expected] == 4


def test_what_fails_again_after_it_was_well_is_said_again() -> None:
    condition = Condition()
    with capture_logs() as logged:
        for _ in range(2):
            condition.failed("write", "disk_full", "full")
            condition.failed("write", "disk_full", "full")
            condition.worked("read")
            assert condition.reason == "disk_full"
            condition.worked("write")
            assert condition.reason == ""
        condition.worked("write")
    said = [(line["event"], line.get("refused")) for line in logged]
    assert said == [("database fails", None), ("database is well again", 2)] * 2


@in_loop
async def test_a_full_disk_is_told_apart_from_a_broken_one(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "pasch.db"))
    await store.open()
    try:
        (pages,) = (await store._ask("PRAGMA page_count"))[0]
        await store._writer.run(
            lambda: store._writer.connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        )
        with pytest.raises(Unavailable) as refused:
            await store.create("a", MUCH, False, 1)
        assert refused.value.trouble == store.condition.reason == "disk_full"
        await store.create("b", b"", False, 1)
        assert store.condition.reason == ""
    finally:
        await store.close()


@in_loop
async def test_a_file_that_is_no_database_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "pasch.db"
    path.write_bytes(b"dear diary" * 1000)
    store = SqliteStore(str(path))
    with pytest.raises(Unavailable) as refused:
        await store.open()
    assert refused.value.trouble == "damaged"


def test_what_is_damaged_stays_so_whatever_else_fails_or_works() -> None:
    condition = Condition()
    with capture_logs() as logged:
        condition.failed("read", "damaged", "page 7")
        condition.failed("read", "io_error", "page 8")
        condition.worked("read")
    assert condition.reason == "damaged"
    assert [line["reason"] for line in logged] == ["damaged"]


def test_each_time_that_it_is_well_again_its_own_refusals_are_counted() -> None:
    condition = Condition()
    with capture_logs() as logged:
        for times in (3, 2):
            for _ in range(times):
                condition.failed("write", "disk_full", "no room")
            condition.worked("write")
    assert [line["refused"] for line in logged if "refused" in line] == [3, 2]
