"""Messages put into words: Project Fluent catalogues, German and English."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from pasch.engine.errors import PaschError
from pasch.engine.message import Message, Value

LANGUAGES = ("de", "en")
SEATS = ("seat", "other")  # values of these names are seats, said by name


@cache
def _catalogue(language: str, *packages: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        text = files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


class Speaker:
    """Says messages of one game (or of Pasch itself) in one language, with the players' names.

    >>> Speaker("en", "mal_anders", ["Ann", "Ben"]).say(Message("lapse", {"seat": 1}))
    'Ben lets the second pair lapse.'
    """

    def __init__(self, language: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        packages = ["pasch.words", f"pasch.games.{game}"] if game else ["pasch.words"]
        self._bundle = _catalogue(language, *packages)

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, message: Message) -> str:
        values = {name: self._value(name, value) for name, value in message.values.items()}
        pattern = self._bundle.get_message(message.key).value
        assert pattern is not None  # catalogues hold messages, no bare attributes
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems:
            raise ValueError(f"{self.language}: {message.key}: {problems}")
        return str(text)

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
        if name in SEATS and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else self._seat(value)
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, (int, str)):
            return value
        return ", ".join(self.say(each) for each in value)

    def _seat(self, seat: int) -> str:
        return self.say(Message("seat-name", {"number": seat + 1}))
