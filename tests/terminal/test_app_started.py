"""When `pasch play` is the app and when it is lines, and the app in a real terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pexpect
import pytest
from terminal.scripted import logged

import pasch
from pasch.console.console import standard
from pasch.terminal import modes

SOURCE = str(Path(pasch.__file__).parents[1])
PASCH = [sys.executable, "-m", "pasch.cli"]


class Tty:
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def wants(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str] | None = None, plain: bool = False
) -> bool:
    monkeypatch.setattr(sys, "stdout", Tty())
    monkeypatch.setattr(sys, "stdin", Tty())
    return modes.wants_app(
        Namespace(plain=plain), standard("en"), {"TERM": "xterm", **(environ or {})}
    )


def test_a_terminal_gets_the_app(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wants(monkeypatch)


@pytest.mark.parametrize("environ", [{"TERM": "dumb"}, {"ACCESSIBLE": "1"}, {"PASCH_PLAIN": "1"}])
def test_a_poor_terminal_or_a_screen_reader_gets_lines(
    environ: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not wants(monkeypatch, environ)


def test_lines_may_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not wants(monkeypatch, plain=True)


def test_a_pipe_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tty, "isatty", lambda _: False)
    assert not wants(monkeypatch)


def test_without_textual_there_are_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modes, "find_spec", lambda _: None)
    assert not wants(monkeypatch)


def test_other_commands_do_not_import_textual() -> None:
    code = (
        "import sys; from pasch.cli import main; main(['games']); print('textual' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(Path()),
                          capture_output=True, text=True)  # fmt: skip
    assert done.stdout.strip().endswith("False"), done.stderr


def environment(home: Path) -> dict[str, str]:
    known = {**os.environ, "PYTHONPATH": SOURCE, "XDG_DATA_HOME": str(home), "TERM": "xterm",
             "LANG": "en_GB.UTF-8", "TEXTUAL_ANIMATIONS": "none"}  # fmt: skip
    for name in ("PASCH_PLAIN", "ACCESSIBLE", "NO_COLOR"):
        known.pop(name, None)
    return known


def test_in_a_real_terminal_a_kill_loses_nothing(tmp_path: Path) -> None:
    """From the menu to a move, killed, taken up again, and left by Ctrl-C."""
    environ = environment(tmp_path)
    file = tmp_path / "x.pasch"
    begun = [*PASCH[1:], "play", "mal_anders", "--names", "Anna,Ben", "--first", "1",
             "--seed", "125", "--file", str(file)]  # fmt: skip
    first = pexpect.spawn(PASCH[0], begun, env=environ, encoding="utf-8", timeout=120,
                          dimensions=(30, 80))  # fmt: skip
    first.expect("Anna to move")
    first.expect("how do you use")
    before = logged(pasch.open(file))
    first.send("1\r")
    while len(pasch.open(file).log) == len(before):
        first.expect(".", timeout=120)
    first.kill(9)
    first.close()
    kept = logged(pasch.open(file))
    assert kept[: len(before)] == before
    again = pexpect.spawn(PASCH[0], [*PASCH[1:], "play", "--resume", str(file)], env=environ,
                          encoding="utf-8", timeout=120, dimensions=(30, 80))  # fmt: skip
    again.expect("to move|Go on")
    again.send("\x03")
    again.expect("See you soon")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 130
    assert logged(pasch.open(file))[: len(kept)] == kept
