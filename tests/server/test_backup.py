"""Backups: made under load and killed, restored into either database, never half, never wrong."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from kit.loop import in_loop
from kit.servers import Postgres
from server.house import in_time, until
from server.processes import Process
from server.stubborn import Stubborn, playing
from server.test_trouble import damage
from storage.lab import entries, store_at

from pasch.cli import main
from pasch.speech import LANGUAGES, Speaker
from pasch.storage import backup
from pasch.storage.backup import BadBackup
from pasch.storage.store import Document, Store, StoredTable, Try, Unavailable

Capture = pytest.CaptureFixture[str]
_numbers = count()
KEPT = [
    StoredTable(Document("a", 3, b'{"game":"x"}\xff', True, 17), entries(1, 4)),
    StoredTable(Document("b", 1, b"{}", False, 18), [], (Try("2026-11-18/x", "d", "b", b"{}"),)),
]
SECRETS = {"days": "ab" * 32}


class Torn:
    """A store whose log has lost an entry."""

    async def dump(self) -> AsyncIterator[StoredTable]:
        document, log, _ = KEPT[0]
        yield StoredTable(document, [log[0], *log[2:]])

    async def secrets(self) -> dict[str, str]:
        return {}


def test_what_cannot_be_restored_is_no_backup(tmp_path: Path) -> None:
    """It is read again before it has its name."""
    with pytest.raises(BadBackup, match="damaged"):
        asyncio.run(backup.write(Torn(), tmp_path / "all.pasch-backup"))  # type: ignore[arg-type]
    assert [*tmp_path.iterdir()] == []


class Lost:
    """A store that is gone after its first table."""

    async def dump(self) -> AsyncIterator[StoredTable]:
        yield KEPT[0]
        raise Unavailable("gone")

    async def secrets(self) -> dict[str, str]:
        return {}


def test_half_a_backup_is_not_left_behind(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        asyncio.run(backup.write(Lost(), tmp_path / "all.pasch-backup"))  # type: ignore[arg-type]
    assert [*tmp_path.iterdir()] == []


@pytest.fixture(params=["sqlite", "postgres"])
def into(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The arguments that name an empty database."""
    if request.param == "sqlite":
        return ["--data", str(tmp_path / "restored")]
    server: Postgres = request.getfixturevalue("postgres")
    schema = f"restored{next(_numbers)}"
    server.sql(f"CREATE SCHEMA {schema}")
    return ["--database", f"{server.address}&search_path={schema}"]


def address(into: list[str]) -> str:
    return into[1] if into[0] == "--database" else f"{into[1]}/tables.sqlite"


async def contents(store: Store) -> dict[str, StoredTable]:
    await store.open()
    try:
        return {kept.document.id: kept async for kept in store.dump()}
    finally:
        await store.close()


def written(path: Path, kept: list[StoredTable] = KEPT) -> Path:
    async def write() -> None:
        store = store_at(str(path.parent / "source.sqlite"))
        await store.open()
        await store.fill(kept, replace=True, secrets=SECRETS)
        await backup.write(store, path)
        await store.close()

    asyncio.run(write())
    return path


@in_time
async def test_backups_under_load_hold_all_that_was_acknowledged_before(
    tmp_path: Path, into: list[str]
) -> None:
    data = tmp_path / "data"
    files = [tmp_path / f"{number}.backup" for number in range(3)]
    with Process("--data", str(data)) as process:
        tables = [process.begin("mal_anders", 4) for _ in range(3)]
        players = [
            Stubborn([process.port], id, tokens, seat) for seat, (id, tokens) in enumerate(tables)
        ]
        made: list[list[int]] = []
        async with playing(*players):
            for file in files:
                before = [len(player.made) for player in players]
                await until(lambda old=before: all(
                    len(player.made) > n + 3 for player, n in zip(players, old, strict=True)
                ))  # fmt: skip
                made.append([len(player.made) for player in players])
                arguments = ["backup", str(file), "--data", str(data)]
                assert await asyncio.to_thread(main, arguments) == 0
            process.kill()
    whole = await contents(store_at(str(data / "tables.sqlite")))
    for file, acknowledged in zip(files, made, strict=True):
        kept = {each.document.id: each for each in backup.read(file)}
        for (id, _), moves in zip(tables, acknowledged, strict=True):
            log = kept[id].log
            assert log == whole[id].log[: len(log)]
            assert sum(entry.actor >= 0 for entry in log) >= moves
    assert await asyncio.to_thread(main, ["restore", str(files[-1]), *into]) == 0
    restored = await contents(store_at(address(into)))
    assert restored == {each.document.id: each for each in backup.read(files[-1])}
    with Process(*into) as again:  # and on goes the game
        id, tokens = tables[0]
        player = Stubborn([again.port], id, tokens, 9)
        async with playing(player):
            await until(lambda: len(player.made) > 3 or player.over)


def test_nothing_is_restored_over_a_running_server(
    tmp_path: Path, into: list[str], capsys: Capture
) -> None:
    file = written(tmp_path / "x.backup")
    with Process(*into) as process:
        id, _ = process.begin("mal_anders", 2)
        assert main(["restore", str(file), "--replace", "--language", "en", *into]) == 2
        assert "in use" in (said := capsys.readouterr().err) or "still running" in said
        assert process.call("GET", f"/api/tables/{id}")[0] == 200


def test_what_is_there_is_replaced_only_if_asked_for(
    tmp_path: Path, into: list[str], capsys: Capture
) -> None:
    first = written(tmp_path / "first.backup", KEPT[:1])
    second = written(tmp_path / "second.backup", KEPT[1:])
    assert main(["restore", str(first), *into]) == 0
    assert main(["restore", str(second), "--language", "en", *into]) == 2
    assert "--replace" in capsys.readouterr().err
    assert asyncio.run(contents(store_at(address(into)))) == {"a": KEPT[0]}
    assert main(["restore", str(second), "--replace", *into]) == 0
    assert asyncio.run(contents(store_at(address(into)))) == {"b": KEPT[1]}


def test_a_damaged_database_is_replaced_and_kept(tmp_path: Path) -> None:
    file = written(tmp_path / "x.backup")
    data = tmp_path / "data"
    assert main(["restore", str(file), "--data", str(data)]) == 0
    damage(data / "tables.sqlite")
    assert main(["restore", str(file), "--data", str(data)]) == 2, "not without being asked"
    assert main(["restore", str(file), "--data", str(data), "--replace"]) == 0
    assert list(asyncio.run(contents(store_at(str(data / "tables.sqlite"))))) == ["a", "b"]
    (old,) = data.glob("tables.before-*.sqlite")
    assert old.read_bytes() != (data / "tables.sqlite").read_bytes()


def test_a_log_with_a_gap_is_no_backup(tmp_path: Path) -> None:
    """Even if all sums are right: a store would refuse the next move, or worse, take it."""
    gap = StoredTable(KEPT[0].document, [*entries(1, 2), *entries(3, 4)][::2])
    with pytest.raises(backup.BadBackup):
        list(backup.read(written(tmp_path / "x.backup", [gap])))


def test_a_file_that_is_wrong_anywhere_is_refused_before_anything_changes(
    tmp_path: Path, capsys: Capture
) -> None:
    file = written(tmp_path / "x.backup")
    text = gzip.decompress(file.read_bytes())
    lines = text.splitlines(keepends=True)
    wrong = {
        "cut-off": [
            file.read_bytes()[:-20],
            gzip.compress(b"".join(lines[:-1])),
            gzip.compress(text[:-1]),
        ],
        "damaged": [
            gzip.compress(b"".join([lines[0], *lines[2:]])),
            gzip.compress(text.replace(b'"a",3', b'"a",4')),
            gzip.compress(text.replace(b"[2,0,", b"[3,0,")),
        ],
        "foreign": [b"", b"dear diary", gzip.compress(b"dear diary\n"), gzip.compress(b"")],
        "newer": [gzip.compress(text.replace(b'backup":1', b'backup":2'))],
    }
    bad = tmp_path / "bad.backup"
    for problem, all_of_it in wrong.items():
        for data in all_of_it:
            bad.write_bytes(data)
            with pytest.raises(BadBackup) as refused:
                backup.check(bad)
            assert refused.value.facts["problem"] == problem, data
            for language in LANGUAGES:
                assert str(bad) in Speaker(language).error(refused.value)
    assert main(["restore", str(bad), "--data", str(tmp_path / "new")]) == 2
    assert main(["restore", str(tmp_path / "nowhere"), "--data", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new").exists()
    capsys.readouterr()


def test_a_backup_overwrites_nothing_and_is_private(tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path / "x.backup")
    assert file.stat().st_mode & 0o777 == 0o600
    before = file.read_bytes()
    assert main(["restore", str(file), "--data", str(tmp_path / "data")]) == 0
    arguments = ["backup", str(file), "--data", str(tmp_path / "data"), "--language", "en"]
    assert main(arguments) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_bytes() == before
    assert not list(tmp_path.glob(".x.backup*"))


@in_loop
async def test_filling_is_all_or_nothing(into: list[str], tmp_path: Path) -> None:
    (tmp_path / "restored").mkdir()
    store = store_at(address(into))
    await store.open()
    try:
        await store.fill(KEPT[:1])
        with pytest.raises(ValueError, match="halfway"):
            await store.fill(_halfway(), replace=True)
        assert [kept async for kept in store.dump()] == KEPT[:1]
    finally:
        await store.close()


def _halfway() -> Iterator[StoredTable]:
    yield KEPT[1]
    raise ValueError("halfway")


def test_sqlite_can_read_what_was_set_aside(tmp_path: Path) -> None:
    """Also what was only in the log beside it when the server was killed."""
    data = tmp_path / "data"
    with Process("--data", str(data)) as process:
        id, _ = process.begin("mal_anders", 2)
        process.kill()
    assert (data / "tables.sqlite-wal").stat().st_size
    file = written(tmp_path / "x.backup")
    assert main(["restore", str(file), "--replace", "--data", str(data)]) == 0
    (old,) = data.glob("tables.before-*.sqlite")
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(id,)]
