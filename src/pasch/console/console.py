"""A person at a terminal, or a script at a pipe: lines come in, lines go out."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Protocol, TextIO

from pasch.console.line_editor import LineEditor, edited, line_editor
from pasch.console.screen import Screen
from pasch.engine.errors import PaschError
from pasch.engine.message import Value
from pasch.speech import Speaker


class EndOfInput(Exception):
    """Nobody will answer any more."""


class Lines(Protocol):
    """Where answers come from: a file, or whatever reads like one."""

    def readline(self) -> str:
        """The next line, empty at the end."""


class Console:
    """`echo` repeats each answer where no terminal shows it, so that a transcript reads well."""

    def __init__(
        self,
        language: str,
        lines: Lines,
        screen: Screen,
        errors: TextIO,
        echo: bool = True,
        editor: LineEditor | None = None,
    ) -> None:
        self.language = language
        self.speaker = Speaker(language)  # of Pasch itself, no game's
        self.screen = screen
        self._lines = lines
        self._errors = errors
        self._echo = echo
        self._editor = editor

    def ask(self, prompt: str, offers: Sequence[str] = ()) -> str:
        """One line; `offers` are what Tab completes it to."""
        shown = self.screen.paint(prompt, "strong") + " "
        if self._editor:
            self.screen.out.flush()
            self._editor.offers = offers
            line = self._editor.read(shown)
        else:
            self.screen.out.write(shown)
            self.screen.out.flush()
            line = self._lines.readline()
        typed = edited(line)
        if self._echo or not line:
            self.screen.line(typed)
        if not line:
            raise EndOfInput
        return typed.strip()

    def wipe(self) -> None:
        """Neither the screen nor the keys tell what was here."""
        self.screen.clear()
        if self._editor:
            self._editor.forget()

    def say(self, key: str, indent: str = "", **values: Value) -> None:
        self.screen.text(self.speaker.key(key, **values), indent)

    def refuse(self, error: PaschError) -> int:
        """One line that says what is wrong; the exit status."""
        return self.complain(self.speaker.error(error), 2)

    def complain(self, text: str, status: int) -> int:
        self.screen.out.flush()
        self._errors.write(f"pasch: {text}\n")
        return status


def standard(language: str) -> Console:
    """The terminal Pasch was started in."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a strange byte is no reason to stop
    live = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    colour = not os.environ.get("NO_COLOR") and (live or bool(os.environ.get("FORCE_COLOR")))
    screen = Screen(sys.stdout, colour, clears=live)
    typed = sys.stdin.isatty()
    editor = line_editor() if typed and sys.stdout.isatty() else None
    return Console(language, sys.stdin, screen, sys.stderr, echo=not typed, editor=editor)
