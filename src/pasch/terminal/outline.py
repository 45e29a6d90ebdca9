"""Any position as an outline: for a game that has no drawing yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from pasch.terminal.screen import WIDTH


def draw(position: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """
    >>> print("\\n".join(draw({"pile": 3, "hands": [[1, 2], None]}, ["Ann", "Ben"])))
    pile: 3
    hands:
      Ann: 1, 2
      Ben: ?
    """
    return [
        line
        for name, value in position.items()
        if name != "game"
        for line in _entry(name, value, names)
    ]


def _entry(name: str, value: Any, names: Sequence[str], indent: str = "") -> list[str]:
    deeper = indent + "  "
    if isinstance(value, Mapping):
        inner = [line for key, item in value.items() for line in _entry(key, item, names, deeper)]
        return [f"{indent}{name}:", *inner]
    if isinstance(value, (list, tuple)) and len(value) == len(names) > 1:
        owned = zip(names, value, strict=True)  # one for each seat
        return [f"{indent}{name}:", *(
            line for seat, item in owned for line in _entry(seat, item, (), deeper)
        )]  # fmt: skip
    return wrap(f"{name}: {_plain(value)}", WIDTH, initial_indent=indent, subsequent_indent=deeper)


def _plain(value: Any) -> str:
    if value is None:
        return "?"
    if isinstance(value, Mapping):
        return " ".join(f"{key} {_plain(item)}" for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_plain, value)) or "–"
    return str(value)
