"""docs/add-a-game.md, to the letter: its commands typed into a terminal, in an empty folder.

The environments are new, and what the page installs into them is really built and installed.  Only
Pasch itself and other people's packages are not fetched: a new environment finds those of this
one, with the commands that pip would have put there.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import cast

import pexpect
import pytest
from playwright.sync_api import expect
from server.processes import Caller, Process
from web.house import Devices, House, play

import pasch
from pasch.bench.server_run import free_port

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
NEW = re.compile(r"python3 -m venv (\S+)")
SECONDS = 180  # for one command: only what hangs takes so long
SCRIPTS = ("pasch", "pytest", "mypy")


class Shell:
    """A person at a terminal who types what the page says."""

    def __init__(self, folder: Path) -> None:
        commands = folder / "commands"
        commands.mkdir()
        (commands / "python3").symlink_to(os.path.realpath(sys.executable))
        environment = {
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "PATH": f"{commands}:/usr/bin:/bin",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # pip reads it the wrong way round: there is none
            "PIP_NO_INDEX": "1",
            "PS1": "[done:$?]",
            "TERM": "dumb",
            "VIRTUAL_ENV_DISABLE_PROMPT": "1",
            "XDG_DATA_HOME": str(folder / "data"),
        }
        self.folder = folder / "work"
        self.folder.mkdir()
        self.bash = pexpect.spawn(
            "bash", ["--norc", "--noprofile"], cwd=str(self.folder), env=environment,
            encoding="utf-8", timeout=SECONDS, echo=False,
        )  # fmt: skip
        self.bash.setwinsize(40, 200)
        self._done()

    def type(self, line: str) -> str:
        """What it answers; a command that fails is a failure of the page."""
        self.bash.sendline(line)
        return self._done()

    def _done(self) -> str:
        self.bash.expect(r"\[done:\d+\]")
        said = str(self.bash.before)
        assert self.bash.after == "[done:0]", said
        return said

    def play(self, line: str) -> str:
        """The first choice, again and again, until the match is over."""
        self.bash.sendline(line)
        said = ""
        answers = {"Deine Wahl: ": "1", "Enter: weiter": "", "[done:0]": None}
        while True:
            asked = self.bash.expect_exact([*answers])
            said += str(self.bash.before)
            answer = list(answers.values())[asked]
            if answer is None:
                return said
            self.bash.sendline(answer)

    def interrupt(self) -> None:
        self.bash.sendcontrol("c")
        self._done()

    def close(self) -> None:
        self.bash.close(force=True)


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    found = Shell(tmp_path)
    yield found
    found.close()


def furnish(environment: Path) -> None:
    """What pip would fetch for `pasch[server,testing]`, from here."""
    places = [str(Path(pasch.__file__).parents[1]), sysconfig.get_path("purelib")]
    (library,) = environment.glob("lib/python*/site-packages")
    (library / "fetched.pth").write_text("\n".join(places))
    for entry in entry_points(group="console_scripts"):
        if entry.name in SCRIPTS:
            script = environment / "bin" / entry.name
            script.write_text(
                f"#!{environment.resolve()}/bin/python\n"
                f"import sys\nfrom {entry.module} import {entry.attr}\nsys.exit({entry.attr}())\n"
            )
            script.chmod(0o755)
    shutil.copy(Path(sysconfig.get_path("scripts")) / "ruff", environment / "bin")


def test_the_page_leads_from_nothing_to_a_game_that_is_played(
    shell: Shell, devices: Devices
) -> None:
    played: list[str] = []
    for line in "".join(BLOCK.findall(PAGE.read_text("utf-8"))).splitlines():
        new = NEW.fullmatch(line)
        if line == "pasch":
            played.append("browser")
            in_the_browser(shell, devices)
        elif line.startswith("pasch play"):
            played.append("terminal")
            shown = shell.play(line)
            assert "gewinnt!" in shown, shown
        else:
            said = shell.type(line)
            assert line != "pasch games" or "Zweimal · 2–6 Spieler" in said, said
        if new:
            furnish(shell.folder / new[1])
    assert played == ["terminal", "browser"] * 2


def in_the_browser(shell: Shell, devices: Devices) -> None:
    """From the first page to the end of a match against bots."""
    port = free_port()  # not the usual one: somebody may play there
    shell.bash.sendline(f"pasch --no-browser --port {port}")
    shell.bash.expect_exact(f"http://127.0.0.1:{port}/")
    page = House(devices, cast(Process, Caller(port))).guest("/", name="Anna")
    page.click("#zweimal .ways button:has-text('Gegen Bots')")
    expect(page.locator(".board svg[role=img]")).to_have_attribute("aria-label", "Zweimal")
    assert play(page) > 0
    expect(page.locator("dialog.over")).to_contain_text("Würfel: ")  # the board's own score
    expect(page.locator(".board-fault")).to_have_count(0)
    complaints = [*devices.complaints]
    devices.give_back("about:blank")
    assert complaints == []
    shell.interrupt()
