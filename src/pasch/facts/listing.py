"""The facts of one position: those of the table, and those of every seat, in the order in which
the position has them.  web/src/generic/facts.ts does the same; a test compares them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from pasch.engine.game import FactKind
from pasch.facts.naming import About, spelled

Shown = Literal[FactKind, "group", "rows"]


class Fact(NamedTuple):
    """A named value of the position.  A group has facts instead, and rows are several of them."""

    name: str
    kind: Shown
    value: Any


class Facts(NamedTuple):
    table: list[Fact]
    seats: list[list[Fact]]


def facts(about: About, position: Mapping[str, Any], seats: int) -> Facts:
    found = Facts([], [[] for _ in range(seats)])
    found.table.extend(_inside(about, position, "", found.seats))
    return found


def _inside(
    about: About, table: Mapping[str, Any], path: str, seats: list[list[Fact]]
) -> list[Fact]:
    found: list[Fact] = []
    for name, value in table.items():
        deeper = f"{path}.{name}" if path else name
        found += _entry(about, deeper, value, seats)
    return found


def _entry(about: About, path: str, value: Any, seats: list[list[Fact]]) -> list[Fact]:
    kind = about.kinds.get(path, "text")
    name = about.names.get(path) or spelled(path.rpartition(".")[2])
    if kind == "hidden":
        return []
    if path in about.seats and isinstance(value, list) and len(value) == len(seats):
        for seat, entry in zip(seats, value, strict=True):
            if isinstance(entry, Mapping):
                seat.extend(_inside(about, entry, path, []))
            else:
                seat.append(Fact(name, kind, entry))
        return []
    if isinstance(value, Mapping):
        inside = _inside(about, value, path, seats)
        return [Fact(name, "group", inside)] if inside else []
    if isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value):
        rows = [_inside(about, row, path, []) for row in value]
        return [Fact(name, "rows", rows)]
    return [Fact(name, kind, value)]
