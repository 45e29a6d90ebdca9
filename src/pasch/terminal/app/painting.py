"""Boards in colour.  A game gives its lines and the style of some signs; it knows no Textual."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest

from rich.text import Text

# As console.screen.STYLES names them; bright enough for a dark ground.
COLOURS = {
    "strong": "bold",
    "faint": "dim",
    "red": "bold #ff7b72",
    "green": "bold #7ee787",
    "yellow": "bold #f2cc60",
    "blue": "bold #79c0ff",
}
TURN = "▸"
TURN_STYLE = "bold #f0883e"
FRAME_STYLE = "#6e7681"
BOXED_STYLE = "bold #0d1117 on #d2a8ff"  # [5]: a die, or what is picked out
NEW_STYLE = "on #394450"  # what was not there a moment ago
_FRAME = re.compile("[─-╿]+")
_BOXED = re.compile(r"\[[^\[\]]{1,8}\]")


def painted(
    lines: Sequence[str], paints: Mapping[str, str], names: Sequence[str], before: Sequence[str]
) -> Text:
    """`before` is the board that was shown last: what has changed since stands out."""
    text = Text("\n".join(lines), no_wrap=True)
    text.highlight_regex(_FRAME, FRAME_STYLE)
    text.highlight_regex(_BOXED, BOXED_STYLE)
    text.highlight_words([TURN], TURN_STYLE)
    if names:
        text.highlight_words(names, "bold")
    for sign, style in paints.items():
        text.highlight_words([sign], COLOURS.get(style, ""))
    for start, end in changed(lines, before):
        text.stylize(NEW_STYLE, start, end)
    return text


def changed(lines: Sequence[str], before: Sequence[str]) -> list[tuple[int, int]]:
    """Where signs differ, as places in the joined text; nothing where the board has another shape.

    >>> changed(["ab", "cd"], ["ab", "xd"]), changed(["ab"], ["ab", "c"])
    ([(3, 4)], [])
    """
    if len(lines) != len(before):
        return []
    spans = []
    start = 0
    for line, old in zip(lines, before, strict=True):
        for place, (sign, was) in enumerate(zip_longest(line, old, fillvalue=" ")):
            if sign != was and sign != " " and place < len(line):
                spans.append((start + place, start + place + 1))
        start += len(line) + 1
    return spans


def word_at(lines: Sequence[str], column: int, row: int) -> str:
    """The word under the mouse, without the signs around it.

    >>> word_at(["│●A   7 [5]"], 2, 0), word_at(["│●A   7 [5]"], 9, 0), word_at(["ab"], 5, 0)
    ('A', '5', '')
    """
    line = lines[row] if 0 <= row < len(lines) else ""
    for found in re.finditer(r"\w+", line):
        if found.start() <= column < found.end():
            return found[0]
    return ""
