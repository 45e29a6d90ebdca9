"""On which line of a TOML file a value stands: `tomllib` knows it for errors of syntax only."""

from __future__ import annotations

import re

Path = tuple[str | int, ...]

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_PART = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")


class Lines:
    """Finds the line of a path, or of the nearest table around it.

    >>> Lines('a = 1\\n[[step]]\\n[[step]]\\ndo = [\\n  "x",\\n]\\n').of("step", 1, "do", 0)
    4
    """

    def __init__(self, text: str) -> None:
        self._text = text.splitlines()
        self._lines: dict[Path, int] = {}
        counts: dict[Path, int] = {}
        table: Path = ()
        for number, line in enumerate(self._text, start=1):
            header, key = _HEADER.match(line), _KEY.match(line)
            if header:
                table = _resolved(_parts(header[2]), counts)
                if header[1] == "[[":
                    counts[table] = counts.get(table, -1) + 1
                    table = (*table, counts[table])
                self._lines.setdefault(table, number)
            elif key:
                self._lines.setdefault((*table, *_parts(key[1])), number)

    def of(self, *path: str | int) -> int:
        while path:
            if path in self._lines:
                return self._lines[path]
            path = path[:-1]
        return 1

    def first(self, value: str) -> int:
        """Where this text is given first."""
        marked = f'"{value}"', f"'{value}'"
        for number, line in enumerate(self._text, start=1):
            if any(each in line for each in marked):
                return number
        return 1


def _parts(text: str) -> Path:
    return tuple(part.strip("\"'") for part in _PART.findall(text))


def _resolved(parts: Path, counts: dict[Path, int]) -> Path:
    """`step.wrong` is a part of the latest `step`."""
    found: Path = ()
    for place, part in enumerate(parts):
        found = (*found, part)
        if found in counts and place < len(parts) - 1:
            found = (*found, counts[found])
    return found
