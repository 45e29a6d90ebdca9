"""Full disks, stopped databases, killed processes: what was acknowledged is there."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from multiprocessing import Pipe
from pathlib import Path
from random import Random
from threading import Event

import asyncpg
import pytest
from kit.loop import eventually, in_loop, raised
from kit.servers import Postgres
from server.processes import forkserver
from storage import others
from storage.lab import Lab, PostgresLab, entries

from pasch.storage.postgres import PostgresStore
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import Conflict, Store, Unavailable


@in_loop
async def test_a_database_that_cannot_write_says_so_and_goes_on_later(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"one", False, 1)
        await store.create("b", b"one", False, 1)
        await store.append("a", entries(1, 3))
        with lab.broken():
            refused = await asyncio.gather(
                raised(store.append("a", entries(4, 6))),
                raised(store.append("b", entries(1, 3))),
                raised(store.write("a", 1, b"two", False, 2)),
                raised(store.create("c", b"one", False, 2)),
            )
        assert [type(error) for error in refused] == [Unavailable] * 4
        assert await store.versions("abc") == {"a": (1, 3), "b": (1, 0)}
        await store.append("a", entries(4, 6))
        await store.write("a", 1, b"two", False, 2)
        assert await store.entries("a") == entries(1, 6)


@in_loop
async def test_closing_loses_nothing_that_was_begun(lab: Lab) -> None:
    store = lab.store()
    await store.open()
    ids = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(store.create(id, b"", False, 1) for id in ids))
    appends = [asyncio.ensure_future(store.append(id, entries(1, 3))) for id in ids]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*appends)
    async with lab.opened() as again:
        assert await again.versions(ids) == dict.fromkeys(ids, (1, 3))


@in_loop
async def test_a_closed_store_does_nothing_more(lab: Lab) -> None:
    store = lab.store()
    await store.open()
    await store.create("a", b"", False, 1)
    await store.close()
    await store.close()
    for call in (
        store.append("a", entries(1, 1)),
        store.write("a", 1, b"", False, 2),
        store.read("a"),
        store.entries("a"),
    ):
        with pytest.raises(Unavailable):
            await call


@in_loop
async def test_an_append_given_up_is_written_wholly_or_not_at_all(lab: Lab) -> None:
    random = Random(1)
    async with lab.opened() as store:
        ids = [f"t{number}" for number in range(40)]
        await asyncio.gather(*(store.create(id, b"", False, 1) for id in ids))
        appends = []
        for id in ids:
            appends.append(asyncio.ensure_future(store.append(id, entries(1, 3))))
            for _ in range(random.randrange(4)):
                await asyncio.sleep(0)
            if random.random() < 0.5:
                appends[-1].cancel()
        results = await asyncio.gather(*appends, return_exceptions=True)
        await store.create("last", b"", False, 1)  # all before it is done by now
        lengths = {id: version for id, (_, version) in (await store.versions(ids)).items()}
        assert set(lengths.values()) <= {0, 3}
        for id, result in zip(ids, results, strict=True):
            if not isinstance(result, asyncio.CancelledError):
                assert result is None
                assert lengths[id] == 3
        assert any(isinstance(result, asyncio.CancelledError) for result in results)


@in_loop
async def test_a_killed_process_leaves_all_it_acknowledged(lab: Lab) -> None:
    random = Random(2)
    ids = [f"t{number}" for number in range(16)]
    async with lab.opened() as store:
        for id in ids:
            await store.create(id, b"", False, 1)
    for _ in range(4):
        acknowledged = await asyncio.to_thread(_play_and_kill, lab, ids, random.randrange(1, 400))
        async with lab.opened() as store:
            await _check(store, acknowledged)


@in_loop
async def test_a_killed_postgres_leaves_all_it_acknowledged(postgres: Postgres) -> None:
    lab = PostgresLab(postgres, "killed")
    async with lab.opened() as store:
        await store.create("t0", b"", False, 1)
        acknowledged = 0

        async def play() -> None:
            nonlocal acknowledged
            while True:
                await store.append("t0", entries(acknowledged + 1, acknowledged + 3))
                acknowledged += 3

        playing = asyncio.create_task(play())
        while acknowledged < 100:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.kill)
        with pytest.raises(Unavailable):
            await playing
        await asyncio.to_thread(postgres.start)
        log = await store.entries("t0")
        assert len(log) in (acknowledged, acknowledged + 3)  # the last one's answer got lost
        await store.append("t0", entries(len(log) + 1, len(log) + 3))


@in_loop
async def test_a_stuck_connection_does_not_keep_a_server_from_stopping(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pasch.storage.postgres.PATIENCE", 0.2)
    store = PostgresStore(PostgresLab(postgres, "stuck").address)
    await store.open()
    assert store._pool
    await store._pool.acquire()  # and never give it back
    async with asyncio.timeout(5):
        await store.close()


@in_loop
async def test_two_processes_that_want_the_same_moves_do_not_block_each_other(
    postgres: Postgres,
) -> None:
    """As two do whose bots move at the same tables: the other one here goes through them a to z."""
    lab = PostgresLab(postgres, "in_one_order")
    async with lab.opened() as store:
        await store.create("a", b"", False, 1)
        await store.create("z", b"", False, 1)
        other = await asyncpg.connect(lab.address)
        transaction = other.transaction()
        await transaction.start()
        await other.execute("INSERT INTO records VALUES ('a', 1, 0, 0, 0)")
        ours = [asyncio.create_task(raised(store.append(id, entries(1, 1)))) for id in "za"]
        await asyncio.sleep(0.2)  # by now ours waits for the other's
        await other.execute("INSERT INTO records VALUES ('z', 1, 0, 0, 0)")
        await transaction.commit()
        assert [type(result) for result in await asyncio.gather(*ours)] == [Conflict] * 2
        await other.close()


def _play_and_kill(lab: Lab, ids: list[str], moves: int) -> dict[str, int]:
    """The last version of each table that a process acknowledged before it was killed."""
    listening, telling = Pipe(duplex=False)
    process = forkserver().Process(target=others.play_on, args=(lab.address, ids, telling))
    process.start()
    telling.close()
    acknowledged: dict[str, int] = {}
    with listening, suppress(EOFError, OSError):  # cut off between two or in the middle of one
        while True:
            id, version = listening.recv()
            acknowledged[id] = version
            moves -= 1
            if moves == 0:
                process.kill()
    process.join()
    assert moves <= 0, "it ended by itself"
    return acknowledged


async def _check(store: Store, acknowledged: dict[str, int]) -> None:
    for id, version in acknowledged.items():
        log = await store.entries(id)
        assert len(log) >= version
        assert len(log) % others.LINES == 0
        assert [line.version for line in log] == list(range(1, len(log) + 1))
        assert all(line.action == line.version for line in log)


@in_loop
async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """No kill shows this, only a power cut would."""
    store = SqliteStore(str(tmp_path / "pasch.db"))
    await store.open()
    writer = store._writer
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    found = [
        await writer.run(lambda: writer.connection.execute(f"PRAGMA {each}").fetchone()[0])  # noqa: B023
        for each in pragmas
    ]
    await store.close()
    assert found == ["wal", 2, 1]


@pytest.mark.parametrize(
    ("ids", "refused", "commits"),
    [("abc", [False] * 3, 1), ("aba", [False, False, True], 0)],
)
@in_loop
async def test_sqlite_commits_at_once_what_waits(
    ids: str, refused: list[bool], commits: int, tmp_path: Path
) -> None:
    """Unless one of it cannot be: that one alone is refused."""
    store = SqliteStore(str(tmp_path / "pasch.db"))
    await store.open()
    writer = store._writer
    said: list[str] = []
    await writer.run(lambda: writer.connection.set_trace_callback(said.append))
    go = Event()
    busy = asyncio.ensure_future(writer.run(go.wait))
    waiting = [
        asyncio.ensure_future(raised(store.create(id, b"", False, place)))
        for place, id in enumerate(ids)
    ]
    await eventually(lambda: writer._asked.qsize() == len(ids))
    go.set()
    assert [isinstance(error, Conflict) for error in await asyncio.gather(*waiting)] == refused
    assert said.count("COMMIT") == commits
    for place, id in enumerate(ids):
        document = await store.read(id)
        assert document is not None
        assert (document.touched == place) is not refused[place]
    await busy
    await store.close()


@in_loop
async def test_a_read_only_file_says_so(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "pasch.db"))
    await store.open()
    await store.create("a", b"", False, 1)
    writer = store._writer
    await writer.run(lambda: writer.connection.execute("PRAGMA query_only = 1"))
    with pytest.raises(Unavailable, match="readonly"):
        await store.append("a", entries(1, 1))
    assert await store.entries("a") == []
    await store.close()


@in_loop
async def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "pasch.db"
    store = SqliteStore(str(path))
    await store.open()
    await store.create("a", b"", False, 1)
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    await store.close()


@pytest.mark.parametrize("address", ["", "/nowhere/pasch.db"])
@in_loop
async def test_a_place_that_cannot_be_opened_is_refused(address: str, tmp_path: Path) -> None:
    store = SqliteStore(address or str(tmp_path))
    with pytest.raises(Unavailable):
        await store.open()


@in_loop
async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "diary.db"
    path.write_text("dear diary, " * 100)
    with pytest.raises(Unavailable, match="not a database"):
        await SqliteStore(str(path)).open()
    assert path.read_text() == "dear diary, " * 100


@in_loop
async def test_another_process_that_writes_for_long_is_an_error_not_a_hang(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pasch.storage.sqlite.PATIENCE", 0.1)
    path = tmp_path / "pasch.db"
    store = SqliteStore(str(path))
    await store.open()
    await store.create("a", b"", False, 1)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.append("a", entries(1, 1))
    other.execute("ROLLBACK")
    other.close()
    await store.append("a", entries(1, 1))
    await store.close()


@pytest.mark.parametrize(
    "address", ["postgresql://postgres@/postgres?host=/nowhere", "postgresql://%%%"]
)
@in_loop
async def test_a_database_that_is_not_there_is_refused(address: str) -> None:
    with pytest.raises(Unavailable):
        await PostgresStore(address).open()
