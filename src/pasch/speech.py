"""Messages put into words: Project Fluent catalogues, German and English."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from pasch.engine.errors import PaschError
from pasch.engine.message import Message, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en")
SEATS = ("seat", "other")  # values of these names are seats, said by name

# A message of one line without places is its own text.  These are read without Fluent, whose
# import and parser take longer than all the rest of a short command.
_PLAIN = re.compile(r"^([a-zA-Z][\w-]*) *= *([^{}\n]*[^{}\s]) *$(?!(?: *\n)+ +\S)", re.MULTILINE)


@cache
def _source(language: str, package: str) -> str:
    folder = import_module(package).__path__[0]
    return Path(folder, f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _plain(language: str, *packages: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for package in packages:
        found = dict(_PLAIN.findall(_source(language, package))) | found
    return found


@cache
def _catalogue(language: str, *packages: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(FluentResource(_source(language, package)))
    return bundle


@lru_cache(maxsize=50_000)  # a table says the same few hundred sentences again and again
def _say(
    language: str,
    packages: tuple[str, ...],
    key: str,
    names: tuple[str, ...],
    values: tuple[int | str, ...],
) -> str:
    bundle = _catalogue(language, *packages)
    pattern = bundle.get_message(key).value
    assert pattern is not None  # catalogues hold messages, no bare attributes
    places = dict(zip(names, values, strict=True))
    text, problems = bundle.format_pattern(pattern, places)
    if problems:
        raise ValueError(f"{language}: {key}: {problems}")
    return str(text)


class Speaker:
    """Says messages of one game (or of Pasch itself) in one language, with the players' names.

    >>> Speaker("en", "mal_anders", ["Ann", "Ben"]).say(Message("lapse", {"seat": 1}))
    'Ben lets the second pair lapse.'
    """

    def __init__(self, language: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        self._packages = ("pasch.words", f"pasch.games.{game}") if game else ("pasch.words",)
        self._plain = _plain(language, *self._packages)

    @property
    def _bundle(self) -> FluentBundle:
        return _catalogue(self.language, *self._packages)

    def knows(self, key: str) -> bool:
        return key in self._plain or self._bundle.has_message(key)

    def say(self, message: Message) -> str:
        key, places = message.key, message.values
        plain = self._plain.get(key)
        if plain is not None:
            return plain
        values = [self._value(name, value) for name, value in places.items()]
        return _say(self.language, self._packages, key, tuple(places), tuple(values))

    def key(self, key: str, **values: Value) -> str:
        return self.say(Message(key, values))

    def error(self, error: PaschError) -> str:
        """What went wrong, in one line."""
        reason = getattr(error, "reason", None)
        if reason is not None:
            return self.say(reason)
        key = f"error-{error.code}"
        return self.say(Message(key, {"text": str(error), **error.facts}))

    def _value(self, name: str, value: Value) -> int | str:
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            if name not in SEATS:
                return value
            return self.names[value] if 0 <= value < len(self.names) else self._seat(value)
        if isinstance(value, Message):
            return self.say(value)
        return ", ".join(self.say(each) for each in value)

    def _seat(self, seat: int) -> str:
        return self.say(Message("seat-name", {"number": seat + 1}))
