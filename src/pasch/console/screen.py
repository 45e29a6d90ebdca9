"""Lines of text, wrapped to the width and coloured with restraint."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import zip_longest
from textwrap import TextWrapper
from typing import TextIO
from unicodedata import combining, east_asian_width

WIDTH = 80  # where no window says otherwise
NARROWEST, WIDEST = 40, 160  # what follows the window
MANY = 8  # entries that are easier to see in several columns
COLUMN = 40  # that an entry of several columns has at least
STYLES = {"strong": 1, "faint": 2, "red": 31, "green": 32, "yellow": 33, "blue": 34}
CLEAR = "\x1b[3J\x1b[2J\x1b[H"  # what scrolled away too: nothing stays behind a curtain


def columns(text: str) -> int:
    """The columns a text takes.

    >>> columns("Zoë"), columns("日本")
    (3, 4)
    """
    return len(text) if text.isascii() else sum(map(_columns_of_one, text))


@cache
def _columns_of_one(char: str) -> int:
    return 0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1


def fit(text: str, width: int) -> str:
    """`text` in exactly `width` columns.

    >>> fit("Anna", 6) + "|", fit("Maximiliane", 6) + "|"
    ('Anna  |', 'Maxim…|')
    """
    if columns(text) > width:
        while columns(text) >= width:
            text = text[:-1]
        text += "…"
    return text + " " * (width - columns(text))


def told_apart(names: Sequence[str], width: int) -> list[str]:
    """Each name in at most so many columns, by the word that says most, and no two alike.

    >>> told_apart(["Anna", "Bot Ada", "Bot Bela", "Maximilian", "Maximiliane"], 5)
    ['Anna', 'Ada', 'Bela', 'Max…4', 'Max…5']
    """
    short = []
    for name in names:
        words = [name, *reversed(name.split())]
        whole = [word for word in words if columns(word) <= width]
        short.append(whole[0] if whole else fit(words[1 % len(words)], width).rstrip())
    return [
        name if short.count(name) == 1 else f"{fit(name, width - 1).rstrip()}{number}"
        for number, name in enumerate(short, start=1)
    ]


def _widest(texts: Sequence[str]) -> int:
    return max(map(columns, texts), default=0)


def clean(text: str) -> str:
    """Without control characters: a name from a file must not steer the terminal."""
    return "".join(char for char in text if char.isprintable())


class Screen:
    """Where everything is written; `clears` says that it can be wiped."""

    def __init__(
        self, out: TextIO, colour: bool = False, clears: bool = False, width: int = WIDTH
    ) -> None:
        self.out = out
        self.colour = colour
        self.clears = clears
        self._width = width

    @property
    def width(self) -> int:
        """The columns of the window as it is now; a pipe has the usual ones."""
        if not self.out.isatty():
            return self._width
        found = shutil.get_terminal_size((self._width, 24)).columns
        return max(NARROWEST, min(WIDEST, found))

    def line(self, text: str = "") -> None:
        self.out.write(text.rstrip() + "\n")

    def text(self, text: str, indent: str = "", style: str = "") -> None:
        """A paragraph; further lines stand under the first."""
        later = " " * columns(indent)
        # a path or a rule's number stays whole, even where it is too long
        folds = TextWrapper(
            self.width, indent, later, break_long_words=False, break_on_hyphens=False
        )
        for line in folds.wrap(text) or [indent]:
            self.line(self.paint(line, style))

    def heading(self, text: str) -> None:
        self.line()
        rest = max(0, self.width - columns(text) - 4)
        self.line(f"{self.paint('──', 'faint')} {self.paint(text, 'strong')} "
                  f"{self.paint('─' * rest, 'faint')}")  # fmt: skip

    def drawing(self, lines: Sequence[str], paints: Mapping[str, str]) -> None:
        """A board; `paints` gives a style to some of its signs."""
        signs = re.compile("|".join(map(re.escape, paints)) or r"(?!)")
        for line in lines:
            self.line(signs.sub(lambda found: self.paint(found[0], paints[found[0]]), line))

    def listing(self, entries: Sequence[str], hang: int = 0) -> None:
        """Indented entries below each other; many short ones in as many columns as fit.

        What goes on in another line stands under column `hang`, if that leaves half of the width.
        """
        many = self.width // COLUMN if len(entries) >= MANY else 1
        while many > 1:
            rows = -(-len(entries) // many)
            parts = [entries[start : start + rows] for start in range(0, len(entries), rows)]
            if sum(map(_widest, parts)) <= self.width:
                for row in zip_longest(*parts, fillvalue=""):
                    self.line("".join(map(fit, row, map(_widest, parts))))
                return
            many -= 1
        for entry in entries:
            start = len(entry) - len(entry.lstrip())
            if start < hang <= self.width // 2:
                start = hang
            self.text(entry[start:], entry[:start])

    def clear(self) -> None:
        if self.clears:
            self.out.write(CLEAR)

    def paint(self, text: str, style: str) -> str:
        if not self.colour or style not in STYLES:
            return text
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m"
