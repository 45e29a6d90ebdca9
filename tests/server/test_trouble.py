"""A full disk, a damaged page: said once in the log, told by /health, counted."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from server.house import AT_ONCE, House, house, in_time
from storage.lab import SqliteLab
from structlog.testing import capture_logs

from pasch.server import app

PAGE = 4096


@pytest.fixture(autouse=True)
def _always_proved_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PROBE_SECONDS", -1.0)


async def failures(served: House) -> dict[str, float]:
    text = (await served.call("GET", "/metrics")).body.decode()
    lines = [line for line in text.splitlines() if line.startswith("pasch_store_failures_total{")]
    return {line.split()[0]: float(line.split()[1]) for line in lines}


@in_time
async def test_a_full_disk_is_told_once_and_once_when_there_is_room_again(tmp_path: Path) -> None:
    lab = SqliteLab(tmp_path / "tables.sqlite")
    async with house(tmp_path, AT_ONCE) as served:
        party = await served.table()
        assert (await served.call("GET", "/health")).data == {"ok": True, "bus": True}
        with capture_logs() as logged:
            with lab.broken():
                for _ in range(3):
                    answer = await served.call("POST", f"{party.path}/start", None, party.host)
                    assert (answer.status, answer.code) == (503, "unavailable")
                    health = await served.call("GET", "/health")
                    assert health.status == 503
                    assert health.data == {"ok": False, "bus": True, "reason": "io_error"}
                assert (await served.call("GET", party.path)).status == 200, "reading goes on"
            assert (await served.call("GET", "/health")).data == {"ok": True, "bus": True}
            await served.ok("POST", f"{party.path}/start", None, party.host)
        told = [line for line in logged if line["event"].startswith("database")]
        assert [(line["event"], line["kind"]) for line in told] == [
            ("database fails", "write"),
            ("database is well again", "write"),
        ]
        assert told[0]["reason"] == "io_error"
        assert told[0]["error"]
        counted = await failures(served)
        assert counted == {'pasch_store_failures_total{kind="write",reason="io_error"}': 6.0}


@in_time
async def test_a_damaged_page_is_told_and_stays_told(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE) as served:
        party = await served.begun()
    damage(tmp_path / "tables.sqlite")
    async with house(tmp_path, AT_ONCE) as served:
        assert (await served.call("GET", "/health")).status == 200, "nobody has read it yet"
        with capture_logs() as logged:
            for _ in range(2):
                assert (await served.call("GET", party.path)).status == 503
                health = await served.call("GET", "/health")
                assert (health.status, health.data["reason"]) == (503, "damaged")
            await served.table()  # what is written elsewhere makes it no better
            assert (await served.call("GET", "/health")).status == 503
        told = [line for line in logged if line["event"].startswith("database")]
        assert [(line["event"], line["reason"]) for line in told] == [("database fails", "damaged")]
        assert 'pasch_store_failures_total{kind="read",reason="damaged"}' in await failures(served)


def damage(path: Path) -> None:
    """The page where the records of all tables begin."""
    connection = sqlite3.connect(path)
    (page,) = connection.execute(
        "SELECT rootpage FROM sqlite_master WHERE name = 'records'"
    ).fetchone()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xff" * PAGE)
