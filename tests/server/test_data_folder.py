"""One server a data folder: the second is told who has it, a crash leaves nothing behind."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path

import pytest
from server.house import SECONDS
from server.processes import Process

from pasch.cli import main
from pasch.server import local_server

Capture = pytest.CaptureFixture[str]


def refused(data: Path) -> str:
    """What a server says that does not start there."""
    log = data.parent / "refused"
    with (
        pytest.raises(RuntimeError),
        Process("--data", str(data), "--language", "en", log=str(log)),
    ):
        pass
    return log.read_text()


def test_a_second_server_is_told_who_has_the_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Process("--data", str(data)) as first:
        link = tmp_path / "link"
        link.symlink_to(data)
        for folder in (data, link):
            said = refused(folder)
            assert "is already in use" in said
            assert f"process {first.pid}" in said
            assert socket.gethostname() in said
            assert f"http://127.0.0.1:{first.port}/" in said
        assert first.call("GET", "/health")[0] == 200


def test_a_killed_server_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path)) as first:
        first.kill()
        first.start()
        assert "is already in use" in refused(tmp_path)
        first.stop()
        first.start()


def test_pasch_alone_goes_to_the_server_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(local_server, "PATIENCE", SECONDS)
    with Process("--data", str(tmp_path / "pasch")) as running:
        with suppress(SystemExit):
            assert main(["--port", "0", "--no-browser", "--language", "en"]) == 0
        said = capsys.readouterr().out
        assert "already running" in said
        assert f"http://127.0.0.1:{running.port}/" in said
        assert main(["--port", "0", "--no-browser", "--lan", "--language", "en"]) == 2


@pytest.mark.parametrize("days", ["0", "-1", "nan"])
def test_days_that_make_no_sense_are_refused_at_the_start(
    days: str, tmp_path: Path, capsys: Capture
) -> None:
    asked = ["--data", str(tmp_path), "--keep-days", days, "--language", "en"]
    for command in ("serve", "forget"):
        assert main([command, *asked]) == 2
        assert "it must be 1 to 36,500 days" in capsys.readouterr().err


def test_what_would_be_forgotten_is_listed_and_stays(tmp_path: Path, capsys: Capture) -> None:
    with Process("--data", str(tmp_path)) as server:
        kept, _ = server.begin("mal_anders", 2)
        aged, _ = server.begin("mal_anders", 2)
        server.stop()
    age(tmp_path, aged)
    asked = ["forget", "--data", str(tmp_path), "--language", "en"]
    for _ in range(2):
        assert main([*asked, "--dry-run"]) == 0
        said = capsys.readouterr().out
        assert f"{aged}, last touched 1970-01-01" in said
        assert "another 24 hours" in said
        assert kept not in said
        assert "Nobody has been at one table for 180 days" in said
    assert main(asked) == 0
    assert "nothing to forget" in capsys.readouterr().out, "it was found old once only"
    with Process("--data", str(tmp_path)) as server:
        assert server.call("GET", f"/api/tables/{aged}")[0] == 200


def test_nothing_is_made_where_there_is_nothing(tmp_path: Path, capsys: Capture) -> None:
    assert main(["forget", "--dry-run", "--data", str(tmp_path), "--language", "en"]) == 2
    assert "no tables" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def age(data: Path, table: str) -> None:
    """As if it had been made with a clock that knew no better."""
    import sqlite3

    connection = sqlite3.connect(data / "tables.sqlite", isolation_level=None)
    connection.execute("UPDATE tables SET touched = 1000 WHERE id = ?", [table])
    connection.execute("UPDATE records SET at = 1000 WHERE table_id = ?", [table])
    connection.close()
