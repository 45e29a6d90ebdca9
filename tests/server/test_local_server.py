"""`pasch` alone: where it is to be found, the browser, the port, stopping."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from urllib.request import urlopen

import pytest
from server.house import SECONDS, until

import pasch
from pasch.cli import main
from pasch.console.console import Console
from pasch.console.screen import Screen as PaschScreen
from pasch.server import local_server
from pasch.server.app import App, Settings
from pasch.server.serve import embedded, folder_lock
from pasch.storage.bus import LocalBus

Capture = pytest.CaptureFixture[str]


class Running:
    """One `pasch`, asked to stop by Ctrl-C."""

    def __init__(self, data: Path, *arguments: str, **environ: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pasch", "--language", "en", *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={**os.environ, "XDG_DATA_HOME": str(data), **environ},
        )  # fmt: skip
        assert self.process.stdout
        self.out = self.process.stdout
        first = self.out.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", first)
        assert found, first
        self.port = int(found[1])

    def lines_until(self, text: str) -> list[str]:
        lines: list[str] = []
        while not lines or text not in lines[-1]:
            lines.append(self.out.readline())
            assert lines[-1], lines
        return lines

    def stop(self) -> tuple[int, str]:
        """The exit status and what was said at the end."""
        self.process.send_signal(signal.SIGINT)
        rest = self.out.read()
        self.out.close()
        return self.process.wait(SECONDS), rest


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, a Pasch at the port gets to say who it is."""
    monkeypatch.setattr(local_server, "PATIENCE", SECONDS)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    found = Running(tmp_path_factory.mktemp("data"), "--port", "0", "--no-browser")
    yield found
    if found.process.returncode is None:
        found.stop()


def test_one_without_its_page_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = StringIO()
    console = Console("en", StringIO(), PaschScreen(out), StringIO())
    app = App(embedded(tmp_path), LocalBus(), Settings(web=tmp_path / "nothing"))
    lock = folder_lock(tmp_path)

    async def run() -> None:
        server = local_server.LocalServer(app, lock, console, 0, "", browser=False)
        server.config.port = 0
        serving = asyncio.create_task(server.serve())
        await until(lambda: "Ctrl+C" in out.getvalue())
        server.should_exit = True
        await serving

    try:
        asyncio.run(run())
    finally:
        lock.release()
    said = " ".join(out.getvalue().split())
    assert said.count("has no page to play on") == 1
    assert "make web" in said


def test_it_serves_the_page_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}.new; mv {shown}.new {shown}\n')
    browser.chmod(0o755)
    running = Running(tmp_path, "--port", "0", BROWSER=str(browser))
    try:
        assert running.lines_until("Ctrl+C")
        with urlopen(f"http://127.0.0.1:{running.port}/api/about", timeout=SECONDS) as answer:
            assert json.load(answer) == {"pasch": pasch.__version__, "public": ""}
        asyncio.run(until(shown.exists))
        assert shown.read_text() == f"http://127.0.0.1:{running.port}/\n"
        assert (tmp_path / "pasch/tables.sqlite").exists()
    finally:
        status, rest = running.stop()
    assert status == 0
    assert "See you soon" in rest
    assert "Traceback" not in rest


class Screen(TextIOWrapper):
    """A terminal, or what takes its place."""

    def __init__(self, terminal: bool, encoding: str = "utf-8") -> None:
        super().__init__(BytesIO(), encoding=encoding)
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


def test_a_code_to_photograph_where_there_is_a_screen() -> None:
    for screen, drawn in (
        (Screen(terminal=True), True),
        (Screen(terminal=False), False),
        (Screen(terminal=True, encoding="ascii"), False),
    ):
        local_server._draw("http://192.168.0.7:8321/", screen)
        screen.seek(0)
        lines = screen.read().splitlines()
        assert (len(lines) > 10 and any("▀" in line or "▄" in line for line in lines)) == drawn


def test_a_second_one_goes_to_the_first(running: Running, capsys: Capture) -> None:
    assert main(["--port", str(running.port), "--no-browser", "--language", "en"]) == 0
    said = capsys.readouterr().out
    assert "already running" in said
    assert f"http://127.0.0.1:{running.port}/" in said


def test_one_for_this_computer_does_not_do_for_the_house(running: Running, capsys: Capture) -> None:
    assert main(["--port", str(running.port), "--lan", "--language", "en"]) == 2
    assert "stop it there first" in capsys.readouterr().err


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A port where somebody listens who is no Pasch and says nothing."""
    monkeypatch.setattr(local_server, "PATIENCE", 0.05)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def test_a_port_that_is_taken_is_refused_in_one_line(stranger: int, capsys: Capture) -> None:
    assert main(["--port", str(stranger), "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"pasch: --port {stranger}: another program")
    assert said.count("\n") == 1


def test_without_a_wish_another_port_will_do(
    stranger: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    monkeypatch.setattr(local_server, "PORT", stranger)
    monkeypatch.setattr(local_server, "lan_address", lambda: "127.0.0.1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("BROWSER", raising=False)
    served: list[tuple[int, str]] = []

    def run(self: local_server.LocalServer, sockets: list[socket.socket]) -> None:
        served.append((sockets[0].getsockname()[1], self._public))
        sockets[0].close()
        raise KeyboardInterrupt

    monkeypatch.setattr(local_server.LocalServer, "run", run)
    assert main(["--lan", "--language", "en", "--no-browser"]) == 0
    ((port, public),) = served
    assert port != stranger
    assert public == f"http://127.0.0.1:{port}"
    assert "See you soon" in capsys.readouterr().out


@pytest.mark.parametrize("port", ["70000", "-1", "many"])
def test_a_port_that_is_none(port: str, capsys: Capture) -> None:
    assert main(["--port", port, "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("pasch: ")
    assert said.count("\n") == 1


def test_without_a_display_no_browser_takes_the_terminal() -> None:
    assert not local_server.has_display({}) or sys.platform != "linux"
    assert local_server.has_display({"DISPLAY": ":0"})
    assert local_server.has_display({"WAYLAND_DISPLAY": "wayland-0"})


def test_the_house_has_an_address() -> None:
    assert local_server.lan_address()
