"""Reading a position that a person may have written: every error names its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from pasch.engine.errors import BadPosition
from pasch.engine.setup import Option, Setting


def wrong(field: str, text: str) -> BadPosition:
    return BadPosition(f"{field}: {text}", {"field": field})


@final
class Fields:
    """A JSON object being read, with the path to it.

    >>> Fields({"turn": 9}).whole("turn", range(4))
    Traceback (most recent call last):
    ...
    pasch.engine.errors.BadPosition: turn: expected 0 to 3, found 9
    """

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise wrong(path or "position", f"expected an object, found {data!r}")
        self.data: Mapping[str, Any] = data
        self.path = path
        self._read: set[str] = set()

    def name(self, field: str) -> str:
        return f"{self.path}.{field}" if self.path else field

    def has(self, field: str) -> bool:
        return field in self.data

    def any(self, field: str) -> Any:
        self._read.add(field)
        if field not in self.data:
            raise wrong(self.name(field), "is missing")
        return self.data[field]

    def whole(self, field: str, allowed: range) -> int:
        """A whole number."""
        return whole(self.name(field), self.any(field), allowed)

    def flag(self, field: str) -> bool:
        value = self.any(field)
        if not isinstance(value, bool):
            raise wrong(self.name(field), f"expected true or false, found {value!r}")
        return value

    def word(self, field: str, allowed: Sequence[str]) -> str:
        """One of these words."""
        return word(self.name(field), self.any(field), allowed)

    def part(self, field: str) -> Fields:
        """An object inside this one."""
        return Fields(self.any(field), self.name(field))

    def items(self, field: str, most: int, least: int = 0) -> list[tuple[str, Any]]:
        """A list, each entry with its own name for errors."""
        value = self.any(field)
        name = self.name(field)
        if not isinstance(value, (list, tuple)):
            raise wrong(name, f"expected a list, found {value!r}")
        if not least <= len(value) <= most:
            count = str(most) if least == most else f"{least} to {most}"
            raise wrong(name, f"expected {count} entries, found {len(value)}")
        return [(f"{name}[{place}]", item) for place, item in enumerate(value)]

    def options(self, declared: tuple[Option, ...]) -> dict[str, Setting]:
        """The field `options`, complete and checked."""
        part = self.part("options")
        found: dict[str, Setting] = {}
        for option in declared:
            value = part.any(option.name)
            if not option.accepts(value):
                raise wrong(part.name(option.name), f"may be {option.values()}, found {value!r}")
            found[option.name] = value
        part.done()
        return found

    def done(self) -> None:
        """All fields were read; one that nobody asked for is a mistake."""
        for field in self.data:
            if field not in self._read and field != "game":
                raise wrong(self.name(field), "is not a field of this position")


def whole(name: str, value: object, allowed: range) -> int:
    """`value` as a whole number in `allowed`."""
    if type(value) is not int or value not in allowed:
        raise wrong(name, f"expected {allowed[0]} to {allowed[-1]}, found {value!r}")
    return value


def word(name: str, value: object, allowed: Sequence[str]) -> str:
    """`value` as one of the allowed words."""
    if not isinstance(value, str) or value not in allowed:
        raise wrong(name, f"expected one of {', '.join(allowed)}, found {value!r}")
    return value
