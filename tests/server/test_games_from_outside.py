"""A server with games from outside: the good one is served, the broken one named and left out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from server.processes import Caller
from testing.conftest import install

from pasch.bench.server_run import free_port
from pasch.new_game.command import named

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Two are installed: `search`, and `broken`, which raises when it is imported."""
    folder = tmp_path / "installed"
    folder.mkdir()
    install(folder, named("search"))
    install(folder, named("broken"))
    (folder / "pasch_broken" / "state.py").write_text("raise RuntimeError('boom\\nboom')\n")
    paths = [str(folder), *(os.path.abspath(path) for path in sys.path if path)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def pasch(environment: dict[str, str], *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", "pasch.cli", *arguments], env=environment,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # fmt: skip


def test_a_broken_game_is_named_at_the_start_and_disturbs_nobody(
    environment: dict[str, str], tmp_path: Path
) -> None:
    port = free_port()
    process = pasch(
        environment, "serve", "--port", str(port), "--data", str(tmp_path), "--pace", "0"
    )
    try:
        assert process.stderr
        events: list[dict[str, str]] = []
        while not events or events[-1]["event"] != "left_out":
            line = process.stderr.readline()
            assert line, events
            events.append(json.loads(line))
        named = {key: events[-1][key] for key in ("level", "game", "source", "reason")}
        assert named == {
            "level": "warning",
            "game": "broken",
            "source": "pasch-broken",
            "reason": "RuntimeError: boom boom",
        }
        server = Caller(port)
        games = [game["id"] for game in json.loads(server.call("GET", "/api/games")[1])]
        assert "search" in games
        assert "mal_anders" in games
        assert "broken" not in games
        for game in ("search", "mal_anders"):
            server.begin(game, 2, bots=[1])
        assert server.call("POST", "/api/tables", {"game": "broken", "seats": 2})[0] == 404
        assert server.call("GET", "/api/games/search/rules")[0] == 200
    finally:
        process.terminate()
        process.communicate(timeout=60)


def test_the_doctor_names_it(environment: dict[str, str], tmp_path: Path) -> None:
    process = pasch(environment, "doctor", "--json", "--data", str(tmp_path / "data"))
    found = {each["check"]: each for each in json.loads(process.communicate(timeout=60)[0])}
    assert "pasch-broken (RuntimeError: boom boom)" in found["game-left-out"]["text"]
    assert found["game-left-out"]["advice"].endswith("python -m pasch.testing broken")
    assert found["game-left-out"]["state"] == "note"
