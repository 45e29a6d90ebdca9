"""A scenario as its file says it: a position, and step by step what is said, done and happens."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pasch.engine.setup import Setup
from pasch.lessons.errors import BadScenario, bad
from pasch.lessons.lines import Lines

ANY = "*"  # whatever is legal is right
NULL = "null"  # TOML has no word for it
ABSENT = "absent"  # a field of the start that is left out, for it follows from the others
_LINE = re.compile(r"\(at line (\d+)")
_KEYS = ("title", "rules", "seat", "seats", "options", "first", "position", "step")
_STEP_KEYS = ("say", "do", "else", "wrong", "rule", "refused", "happen", "follow")


@dataclass(frozen=True)
class Step:
    """First something is said, then the learner does something, then something happens."""

    number: int
    say: tuple[str, ...]
    do: tuple[str, ...]  # what is right, in notation
    otherwise: str  # said to what is legal and not meant
    wrong: Mapping[str, str]  # the same for some choices of their own, by notation
    rule: str  # that is shown with it
    refused: Mapping[str, str]  # illegal here; what it is called, by notation
    happen: tuple[str, ...]  # nature, other seats, and what the learner need not choose
    follow: Mapping[str, Any]  # fields of the position after all that


@dataclass(frozen=True)
class Scenario:
    """`position` is what differs from the start of a game with this `setup`."""

    name: str
    title: str
    rules: tuple[str, ...]
    seat: int
    setup: Setup
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    lines: Lines = field(repr=False)

    def bad(self, problem: str, *path: str | int) -> BadScenario:
        return bad(f"{self.name}.toml", self.lines.of(*path), problem)

    def unsaid(self, key: str, catalogue: str) -> BadScenario:
        """A key that this catalogue lacks, at the line that says it."""
        line = self.lines.first(key)
        return bad(f"{self.name}.toml", line, f"no sentence for {key!r} in lessons/{catalogue}")


def read(text: str, name: str) -> Scenario:
    """The scenario in a file `<name>.toml`; BadScenario says on which line it is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise bad(f"{name}.toml", line, str(error)) from None
    return _Reader(name, Lines(text)).scenario(data)


class _Reader:
    def __init__(self, name: str, lines: Lines) -> None:
        self._name = name
        self._lines = lines

    def scenario(self, data: Mapping[str, Any]) -> Scenario:
        self._known(data, _KEYS, ())
        rules = self._texts(data, "rules", ())
        if not rules:
            raise self._bad('rules: say which rules it shows, as in rules = ["AB-1"]', "rules")
        steps = data.get("step")
        if not isinstance(steps, list) or not steps:
            raise self._bad("there is no [[step]]", "step")
        return Scenario(
            self._name,
            self._text(data, "title", ()),
            rules,
            self._whole(data, "seat", 0),
            Setup(
                self._whole(data, "seats", 2),
                self._table(data, "options", ()),
                self._whole(data, "first", 0) if "first" in data else None,
            ),
            self._table(data, "position", ()),
            tuple(self._step(step, number, rules[0]) for number, step in enumerate(steps)),
            self._lines,
        )

    def _step(self, data: Mapping[str, Any], number: int, rule: str) -> Step:
        path = ("step", number)
        self._known(data, _STEP_KEYS, path)
        step = Step(
            number,
            self._texts(data, "say", path),
            self._texts(data, "do", path),
            self._text(data, "else", path) if "else" in data else "",
            self._words(data, "wrong", path),
            self._text(data, "rule", path) if "rule" in data else rule,
            self._words(data, "refused", path),
            self._texts(data, "happen", path),
            self._table(data, "follow", path),
        )
        if not step.do and (step.otherwise or step.wrong or step.refused):
            raise self._bad("else, wrong and refused belong to a step with do", *path)
        if not step.do and not step.say:
            raise self._bad("a step says something (say) or asks for something (do)", *path)
        return step

    def _bad(self, problem: str, *path: str | int) -> BadScenario:
        return bad(f"{self._name}.toml", self._lines.of(*path), problem)

    def _known(self, data: object, keys: tuple[str, ...], path: tuple[str | int, ...]) -> None:
        if not isinstance(data, dict):
            raise self._bad("this is no table", *path)
        for key in data:
            if key not in keys:
                raise self._bad(f"unknown key {key!r}; keys: {', '.join(keys)}", *path, key)

    def _text(self, data: Mapping[str, Any], key: str, path: tuple[str | int, ...]) -> str:
        found = data.get(key)
        if not isinstance(found, str) or not found:
            raise self._bad(f"{key}: expected a text", *path, key)
        return found

    def _texts(
        self, data: Mapping[str, Any], key: str, path: tuple[str | int, ...]
    ) -> tuple[str, ...]:
        found = data.get(key, [])
        listed = [found] if isinstance(found, str) else found
        if not isinstance(listed, list) or not all(isinstance(each, str) for each in listed):
            raise self._bad(f"{key}: expected a text or a list of texts", *path, key)
        return tuple(listed)

    def _words(
        self, data: Mapping[str, Any], key: str, path: tuple[str | int, ...]
    ) -> dict[str, str]:
        found = self._table(data, key, path)
        for name, value in found.items():
            if not isinstance(value, str):
                raise self._bad(f"{key}.{name}: expected a key of the catalogues", *path, key, name)
        return found

    def _table(
        self, data: Mapping[str, Any], key: str, path: tuple[str | int, ...]
    ) -> dict[str, Any]:
        found = data.get(key, {})
        if not isinstance(found, dict):
            raise self._bad(f"{key}: expected a table", *path, key)
        return found

    def _whole(self, data: Mapping[str, Any], key: str, otherwise: int) -> int:
        found = data.get(key, otherwise)
        if type(found) is not int:
            raise self._bad(f"{key}: expected a whole number", key)
        return found
