"""`pasch doctor`: finds what is wrong, says what to do, and changes nothing."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
from collections import namedtuple
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import pytest
from kit.servers import Postgres, Redis
from server.processes import Process
from server.test_backup import written
from server.test_trouble import damage

from pasch.cli import main
from pasch.server import doctor
from pasch.speech import LANGUAGES, Speaker
from pasch.storage.schema import STEPS

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the page is built is no matter of these tests."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("")
    monkeypatch.setattr(doctor, "FOLDER", tmp_path / "web")


@pytest.fixture
def data(tmp_path: Path, capsys: Capture) -> Path:
    """A folder with tables in it."""
    folder = tmp_path / "data"
    assert main(["restore", str(written(tmp_path / "x.backup")), "--data", str(folder)]) == 0
    sql(folder, f"UPDATE tables SET touched = {int(time() * 1000)}", "DELETE FROM records")
    capsys.readouterr()
    return folder


def sql(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def asked(capsys: Capture, *arguments: str, status: int) -> dict[str, Any]:
    """What is found, by code."""
    assert main(["doctor", "--json", "--language", "en", *arguments]) == status
    found = json.loads(capsys.readouterr().out)
    for each in found:
        assert each["text"]
        assert bool(each["advice"]) == (each["state"] != "ok")
    return {each["check"]: each for each in found}


def test_a_healthy_folder(data: Path, capsys: Capture) -> None:
    before = (data / "tables.sqlite").read_bytes()
    found = asked(capsys, "--data", str(data), status=0)
    assert {"version", "games", "page", "folder", "not-running", "schema", "clock"} <= set(found)
    assert found["database"]["text"].endswith("tables: 2")
    assert (data / "tables.sqlite").read_bytes() == before
    assert "tables.lock" not in {file.name for file in data.iterdir()}


def test_a_running_server_is_seen_and_left_alone(tmp_path: Path, capsys: Capture) -> None:
    with Process("--data", str(tmp_path / "data")) as process:
        found = asked(capsys, "--data", str(tmp_path / "data"), status=0)
        assert f"process {process.pid}" in found["running"]["text"]
        assert f":{process.port}/" in found["running"]["text"]
        assert process.call("GET", "/health")[0] == 200


def test_nothing_is_made_where_nothing_is(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "nowhere"
    assert "no-folder" in asked(capsys, "--data", str(folder), status=0)
    assert not folder.exists()
    folder.mkdir()
    assert "no-database" in asked(capsys, "--data", str(folder), status=0)
    assert not list(folder.iterdir())


def test_a_damaged_database(data: Path, capsys: Capture) -> None:
    damage(data / "tables.sqlite")
    assert "pasch restore" in asked(capsys, "--data", str(data), status=1)["damaged"]["advice"]
    (data / "tables.sqlite").write_bytes(b"dear diary" * 1000)
    assert "damaged" in asked(capsys, "--data", str(data), status=1)


@pytest.mark.parametrize(
    ("step", "code", "status"),
    [(len(STEPS) - 1, "schema-older", 0), (len(STEPS) + 1, "schema-newer", 1)],
)
def test_another_schema(step: int, code: str, status: int, data: Path, capsys: Capture) -> None:
    sql(data, f"PRAGMA user_version = {step}")
    assert code in asked(capsys, "--data", str(data), status=status)


def test_a_clock_that_cannot_be_right(data: Path, capsys: Capture) -> None:
    sql(data, f"UPDATE tables SET touched = {int((time() + 7200) * 1000)}")
    found = asked(capsys, "--data", str(data), status=1)
    assert re.search(r"at least 7,\d\d\d seconds", found["clock-behind"]["text"])
    sql(data, f"UPDATE tables SET touched = {int((time() - 200 * 24 * 3600) * 1000)}")
    assert "200 days" in asked(capsys, "--data", str(data), status=0)["quiet"]["text"]


@pytest.mark.parametrize(("free", "code", "status"), [(500, "little-room", 0), (5, "no-room", 1)])
def test_a_full_disk(
    free: int, code: str, status: int, data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(0, 0, free << 20))
    told = asked(capsys, "--data", str(data), status=status)[code]["text"]
    assert f"{free}\N{NO-BREAK SPACE}MB" in told


def test_a_database_that_others_can_read(data: Path, capsys: Capture) -> None:
    (data / "tables.sqlite").chmod(0o644)
    found = asked(capsys, "--data", str(data), status=0)
    assert "chmod 600" in found["database-open"]["advice"]


def test_rights_that_are_missing(
    data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path).is_dir())
    assert "chown" in asked(capsys, "--data", str(data), status=1)["database-rights"]["advice"]
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert "chown" in asked(capsys, "--data", str(data), status=1)["folder-rights"]["advice"]


def test_postgresql_and_redis(
    postgres: Postgres, redis: Redis, tmp_path: Path, capsys: Capture
) -> None:
    postgres.sql("CREATE SCHEMA examined")
    where = ["--database", f"{postgres.address}&search_path=examined", "--bus", redis.address]
    found = asked(capsys, *where, status=0)
    assert {"postgres", "no-database", "bus"} <= set(found)
    assert main(["restore", str(written(tmp_path / "x.backup")), *where[:2]]) == 0
    capsys.readouterr()
    found = asked(capsys, *where, status=0)
    assert {"schema", "quiet"} <= set(found)
    assert found["database"]["text"].endswith("tables: 2")


def test_what_cannot_be_reached(capsys: Capture) -> None:
    away = ["--database", "postgresql://nobody@127.0.0.1:1/x", "--bus", "redis://127.0.0.1:1"]
    found = asked(capsys, *away, status=1)
    assert "PGPASSWORD" in found["unreachable"]["advice"]
    assert found["bus-away"]["state"] == "bad"


def test_people_read_signs_and_what_to_do(data: Path, capsys: Capture) -> None:
    damage(data / "tables.sqlite")
    for language, words in (("de", "Vorher ist noch etwas zu tun."), ("en", "done first.")):
        assert main(["doctor", "--data", str(data), "--language", language]) == 1
        said = capsys.readouterr().out
        assert "✓ " in said
        assert "✗ " in said
        assert "  → " in said
        assert words in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_words(language: str) -> None:
    source = Path(doctor.__file__).with_suffix(".py").read_text(encoding="utf-8")
    found = set(re.findall(r'\b(OK|NOTE|BAD), "([a-z-]+)"', source))
    assert len(found) > 30
    words = Speaker(language)
    for state, code in found:
        assert words.knows(f"doctor-{code}"), code
        assert words.knows(f"doctor-{code}-do") == (state != "OK"), code
