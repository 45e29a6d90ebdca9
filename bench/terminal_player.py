"""Somebody who plays in a real terminal: `pasch play` in tmux, line by line and as the app.

They read the screen, type the number of a choice, and press Enter where there is nothing to choose.
Two people and a bot share the lines, so that the device is handed on; in the app one person plays.
"""

from __future__ import annotations

import os
import random
import re
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Protocol

import pasch

WIDE, HIGH = 100, 40
NAMES = ("Anna", "Ben")
MINUTES = 8
SOCKET = "pasch-playthrough"
ENDED = "pasch has ended"
CHOICE = re.compile(r"(?:Deine Wahl|deine Wahl|[Yy]our choice):")
CURTAIN = re.compile(r"Gib das Gerät weiter|Pass the device on")
OVER = re.compile(r"Das Spiel ist aus|The game is over")
RESULT = re.compile(r"gewinn|gewonnen|verloren|wins?\b|won\b|lost\b|^ *1\. ", re.M)
PLACES = re.compile(r"^ *1\. ", re.M)
WRONG = re.compile(r"Traceback|Error:|\{ ?\$|undefined|None\b")
SECRET = re.compile(r"Hand von|’s hand|'s hand")
NUMBERS = {
    "plain": re.compile(r"(?<![\w+:])(\d{1,3})\) "),
    "app": re.compile(r"^[ ▸>]*(\d{1,3}) +\S", re.M),
}


class Asked(Protocol):
    """What is to be played."""

    @property
    def game(self) -> str: ...

    @property
    def language(self) -> str: ...

    @property
    def options(self) -> dict[str, Any]: ...

    @property
    def name(self) -> str: ...


class Tmux:
    """One window of a real terminal."""

    def __init__(self, command: str, environ: dict[str, str]) -> None:
        self._run("new-session", "-d", "-x", str(WIDE), "-y", str(HIGH), command, environ=environ)

    @staticmethod
    def _run(*arguments: str, environ: dict[str, str] | None = None) -> str:
        command = ["tmux", "-u", "-L", SOCKET, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, env=environ, check=True)
        return done.stdout

    def screen(self, colour: bool = False) -> str:
        return self._run("capture-pane", "-p", *(["-e"] if colour else []))

    def keys(self, *names: str) -> None:
        self._run("send-keys", *names)

    def close(self) -> None:
        self._run("kill-session")


class TerminalPlayer:
    def __init__(self, wanted: Asked, mode: str, shots: Path, home: str) -> None:
        self.mode, self.shots, self.name = mode, shots, f"{wanted.name}-{mode}"
        self.luck = random.Random(7)
        self.inputs = 0
        self.found: dict[str, int] = {}
        self.file = Path(home) / f"{self.name}.pasch"
        self.names = NAMES if mode == "plain" else NAMES[:1]
        seats = min(3, pasch.load(wanted.game).seats[-1])
        options = [f"--option={key}={value}" for key, value in wanted.options.items()]
        given = ["play", wanted.game, f"--names={','.join(self.names)}", f"--seats={seats}",
                 "--level=1", f"--file={self.file}", f"--language={wanted.language}", "--seed=7",
                 *options, *(["--plain"] if mode == "plain" else [])]  # fmt: skip
        line = shlex.join([sys.executable, "-m", "pasch", *given])
        known = {key: value for key, value in os.environ.items() if key not in ("TMUX", "NO_COLOR")}
        environ = {**known, "XDG_DATA_HOME": home, "TEXTUAL_ANIMATIONS": "none", "LANG": "C.UTF-8"}
        self.tmux = Tmux(f"{line}; echo {ENDED}; sleep 600", environ)

    def note(self, what: str) -> None:
        self.found[what] = self.found.get(what, 0) + 1

    def shoot(self, moment: str) -> None:
        path = self.shots / f"{self.name}-{moment}.txt"
        if not path.exists():
            path.write_text(self.tmux.screen(), "utf-8")
            path.with_suffix(".ansi").write_text(self.tmux.screen(colour=True), "utf-8")

    def play(self) -> str:
        """To the end; the last screen."""
        end = time.monotonic() + 60 * MINUTES
        last, answered, since = "", "", time.monotonic()
        while time.monotonic() < end:
            shown = self.tmux.screen().rstrip()
            if ENDED in shown:
                return shown
            if shown != last:
                last, since = shown, time.monotonic()
            elif shown != answered or time.monotonic() - since > 2:
                self.look(shown)
                self.answer(shown)
                answered, since = shown, time.monotonic()
            time.sleep(0.03)
        self.note(f"STUCK: {last[-400:]}")
        return last

    def look(self, shown: str) -> None:
        for wrong in WRONG.findall(shown):
            self.note(f"words: {wrong}")
        if CURTAIN.search(shown.splitlines()[-1] if shown else ""):
            self.shoot("3-hand-over")
            if SECRET.search(shown):
                self.note("a hand is to be seen while the device is handed on")
        elif OVER.search(shown):
            self.shoot("5-over")
        elif CHOICE.search(shown):
            self.shoot("1-turn")
            if self.inputs > 25:
                self.shoot("2-middle")

    def answer(self, shown: str) -> None:
        """The number of a choice, or Enter."""
        lines = shown.splitlines()
        question = "\n".join(lines[-(HIGH // 2) :])
        asked = CHOICE.search(lines[-1] if self.mode == "plain" else question)
        numbers = NUMBERS[self.mode].findall(question.partition("──")[2] or question)
        self.inputs += 1
        if asked and numbers:
            self.tmux.keys(self.luck.choice(numbers), "Enter")
        else:
            self.tmux.keys("Enter")

    def end(self, last: str) -> None:
        self.shoot("6-end")
        if not (self.file.exists() and pasch.open(self.file).over):
            self.note("the saved match is not over")
        if not RESULT.search(last):
            self.note("the last screen says no result")
        for name in self.names if PLACES.search(last) else []:  # not where all win or lose
            if name not in last:
                self.note(f"{name} is not on the last screen")


def play_terminal(wanted: Asked, shots: Path) -> tuple[int, int, float, str, dict[str, int]]:
    """Both ways: inputs, records, seconds, how it ended, what was wrong."""
    began = time.monotonic()
    inputs = records = 0
    found: dict[str, int] = {}
    results: list[str] = []
    for old in shots.glob(f"{wanted.name}-*"):
        old.unlink()
    for mode in ("plain", "app"):
        with tempfile.TemporaryDirectory() as home:
            player = TerminalPlayer(wanted, mode, shots, home)
            try:
                last = player.play()
                player.end(last)
                records += len(pasch.open(player.file).log) if player.file.exists() else 0
            finally:
                player.tmux.close()
        inputs += player.inputs
        found |= {f"{mode}: {what}": times for what, times in player.found.items()}
        said = [line.strip() for line in last.splitlines() if RESULT.search(line)]
        results.append(f"{mode}: {said[-1] if said else 'not over'}")
    return inputs, records, time.monotonic() - began, " / ".join(results), found
