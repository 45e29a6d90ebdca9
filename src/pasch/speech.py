"""Messages put into words: Project Fluent catalogues, German and English."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from pasch.catalogue import package_of
from pasch.engine.errors import PaschError
from pasch.engine.message import SEATS, Message, Term, Value
from pasch.fluent import Place, Reference, Sentence, Words

LANGUAGES = ("de", "en")
THOUSANDS = {"de": ".", "en": ","}


@cache
def _source(language: str, package: str) -> str:
    folder = import_module(package).__path__[0]
    return Path(folder, f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _words(language: str, packages: tuple[str, ...]) -> Words:
    return Words(*(_source(language, package) for package in packages))


class Speaker:
    """Says messages of one game (or of Pasch itself) in one language, with the players' names.

    >>> Speaker("en", "mal_anders", ["Ann", "Ben"]).say(Message("lapse", {"seat": 1}))
    'Ben lets the second pair lapse.'
    """

    def __init__(self, language: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        packages = ("pasch.words", package_of(game)) if game else ("pasch.words",)
        self._words = _words(language, packages)

    def knows(self, key: str) -> bool:
        return key in self._words

    def keys(self, start: str) -> list[str]:
        """All messages whose names begin so."""
        return [key for key in self._words if key.startswith(start)]

    def say(self, message: Message) -> str:
        if not isinstance(message, Term):
            return self._say(self._words.sentence(message.key), message)
        said = message.said.get(self.language)
        if said is None:
            said = self._say(self._words.sentence(message.key), message)
            message.said[self.language] = said
        return said

    def key(self, key: str, **values: Value) -> str:
        return self.say(Message(key, values))

    def error(self, error: PaschError) -> str:
        """What went wrong, in one line."""
        reason = getattr(error, "reason", None)
        if reason is not None:
            return self.say(reason)
        key = f"error-{error.code}"
        return self.say(Message(key, {"text": str(error), **error.facts}))

    def _say(self, sentence: Sentence, message: Message) -> str:
        said: list[str] = []
        for part in sentence:
            if isinstance(part, str):
                said.append(part)
            elif isinstance(part, Place):
                value = self._value(part.name, message)
                said.append(value if isinstance(value, str) else self._number(value))
            elif isinstance(part, Reference):
                said.append(self._say(self._words.sentence(part.key), message))
            else:
                said.append(self._say(part.by(self._value(part.name, message)), message))
        return "".join(said)

    def _value(self, name: str, message: Message) -> int | str:
        value = message.values.get(name)
        if value is None:
            raise ValueError(f"{self.language}: {message.key}: no value for {name}")
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return self.seat(value) if name in SEATS else value
        if isinstance(value, Message):
            return self.say(value)
        return ", ".join([self.say(each) for each in value])

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say(Message("seat-name", {"number": seat + 1}))

    def _number(self, number: int) -> str:
        if -1000 < number < 1000:
            return str(number)
        return f"{number:,}".replace(",", THOUSANDS[self.language])
