"""The line that is being typed: arrow keys move in it, Tab completes it, up recalls others."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from pasch.console.screen import clean

_PAINT = re.compile("(\x1b\\[[0-9;]*m)")
_KEY = re.compile("\x1b\\[[0-9;]*[A-Za-z~]|\x1bO.|\x1b|[^\x1b]", re.DOTALL)
_LEFT = ("\x1b[D", "\x1bOD", "\x02")
_RIGHT = ("\x1b[C", "\x1bOC", "\x06")
_START = ("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~", "\x01")
_END = ("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~", "\x05")
_BACKSPACE = ("\x7f", "\x08")
_DELETE = ("\x1b[3~",)


def edited(keys: str) -> str:
    """What these keys type, where nothing else edits the line: in a pipe, or beside one.

    >>> edited("3d\\x1b[D\\x1b[D1+"), edited("Hx\\x7fomer\\x1b[A")
    ('1+3d', 'Homer')
    """
    line: list[str] = []
    place = 0
    for key in _KEY.findall(keys):
        if key in _LEFT:
            place = max(0, place - 1)
        elif key in _RIGHT:
            place = min(len(line), place + 1)
        elif key in _START:
            place = 0
        elif key in _END:
            place = len(line)
        elif key in _BACKSPACE:
            line[max(0, place - 1) : place] = []
            place = max(0, place - 1)
        elif key in _DELETE:
            line[place : place + 1] = []
        elif key == clean(key):
            line.insert(place, key)
            place += 1
    return "".join(line)


class LineEditor:
    """GNU readline, or what the system has in its place; `offers` is what Tab completes to."""

    def __init__(self, readline: Any) -> None:
        self._readline = readline
        self.offers: Sequence[str] = ()
        readline.set_completer_delims("")  # a move is completed as a whole
        readline.set_completer(self.complete)
        other = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if other else "tab: complete")

    def read(self, prompt: str) -> str:
        """A line with its end, or nothing where no more will come."""
        try:
            return input(_PAINT.sub("\x01\\1\x02", prompt)) + "\n"  # colours take no columns
        except EOFError:
            return ""

    def complete(self, typed: str, number: int) -> str | None:
        """The offer of this number among those that begin so."""
        start = typed.casefold()
        fitting = [offer for offer in self.offers if offer.casefold().startswith(start)]
        return fitting[number] if number < len(fitting) else None

    def forget(self) -> None:
        """What others typed is not to be recalled."""
        self._readline.clear_history()


def line_editor() -> LineEditor | None:
    """None where the system has no readline."""
    try:
        import readline
    except ImportError:
        return None
    return LineEditor(readline)
