"""Messages put into words: Project Fluent catalogues, one for each language that has a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from pasch.catalogue import package_of
from pasch.cldr import NUMBERS
from pasch.engine.errors import PaschError
from pasch.engine.message import SEATS, Message, PerSeat, Term, Value
from pasch.fluent import Place, Reference, Sentence, Words

COMMON = "pasch.words"
FIRST = ("de", "en")  # every game has them
ELSE = ("en", "de")  # what a catalogue lacks is said in the first of these that has it
MINUS = "−"  # as long as a plus, and no line breaks after it


def _languages() -> tuple[str, ...]:
    """`pasch/words/<language>.ftl` is all it takes to speak one more."""
    names = {path.stem for path in Path(import_module(COMMON).__path__[0]).glob("*.ftl")}
    return (*FIRST, *sorted(name for name in names - {*FIRST} if "." not in name))


LANGUAGES = _languages()


def asked_language(tags: str) -> str | None:
    """The first one that we speak among those asked for, as in `Accept-Language` or a locale.

    >>> [asked_language(tags) for tags in ("fr-CH, en;q=0.8, de", "de_AT.UTF-8", "fr")]
    ['en', 'de', None]
    """
    for tag in tags.split(","):
        primary = tag.strip().replace("_", "-").partition("-")[0].partition(";")[0].lower()
        if primary in LANGUAGES:
            return primary
    return None


@cache
def _source(language: str, package: str) -> str:
    path = Path(import_module(package).__path__[0], f"{language}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def words_of(language: str, *packages: str) -> Words:
    """The messages of these packages in this language, or else in English or German."""
    first, *others = [
        [_source(spoken, package) for package in packages] for spoken in (language, *ELSE)
    ]
    return with_fallbacks(language, first, others)


def with_fallbacks(
    language: str, sources: Sequence[str], otherwise: Sequence[Sequence[str]]
) -> Words:
    """The messages of these sources; what they lack, of those in the languages of `ELSE`."""
    found: Words | None = None
    for spoken, theirs in reversed(list(zip(ELSE, otherwise, strict=True))):
        if spoken != language:
            found = Words(*theirs, language=spoken, otherwise=found)
    return Words(*sources, language=language, otherwise=found)


def decimal(number: float, language: str, digits: int = 1, signed: bool = False) -> str:
    """So many digits after the comma, as the language writes it; what rounds to nothing is not
    less than nothing.

    >>> [decimal(-2.5, language) for language in ("de", "en")]
    ['−2,5', '−2.5']
    >>> decimal(-0.01, "en"), decimal(-0.0, "en", signed=True)
    ('0.0', '+0.0')
    """
    text = f"{number:+z.{digits}f}" if signed else f"{number:z.{digits}f}"
    return text.replace(".", NUMBERS.get(language, NUMBERS["en"])[1]).replace("-", MINUS)


def grouped(number: int, language: str) -> str:
    """With a sign between groups of digits.

    >>> [grouped(1234567, language) for language in ("de", "en", "hi")]
    ['1.234.567', '1,234,567', '12,34,567']
    >>> grouped(-1, "de")
    '−1'
    """
    sign, _, size = NUMBERS.get(language, NUMBERS["en"])
    digits = str(abs(number))
    groups = [digits[-3:]]
    for end in range(len(digits) - 3, 0, -size):
        groups.insert(0, digits[max(0, end - size) : end])
    return MINUS * (number < 0) + sign.join(groups)


class Speaker:
    """Says messages of one game (or of Pasch itself) in one language, with the players' names.

    `listener` is the seat that hears them, -1 an onlooker; None: nobody in particular, and whoever
    a message is about is quoted as they would say it themselves.

    >>> Speaker("en", "mal_anders", ["Ann", "Ben"]).say(Message("lapse", {"seat": 1}))
    'Ben lets the second pair lapse.'
    """

    def __init__(
        self,
        language: str,
        game: str = "",
        names: Sequence[str] = (),
        listener: int | None = None,
    ) -> None:
        self.language = language
        self.listener = listener
        self.names = list(names)
        self._joints: tuple[str, str] | None = None  # between several things, once they are known
        self._words = words_of(language, COMMON, *((package_of(game),) if game else ()))

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
        if isinstance(reason, Message):  # of a rule; a server's is a word of its own
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
        if isinstance(value, PerSeat):
            heard = value.own if self.listener is None else value.heard[max(0, self.listener)]
            return heard if isinstance(heard, str) else self.say(heard)
        return self.listed([self.say(each) for each in value])

    def counts_otherwise(self, message: Message) -> bool:
        """Whether the listener counts its fields in another way than those whom it is about do.

        Then the notation, which is that of whoever moves, would name other fields than the words.
        """
        for value in message.values.values():
            if isinstance(value, Message) and self.counts_otherwise(value):
                return True
            if isinstance(value, PerSeat) and self.listener is not None:
                heard = value.heard[max(0, self.listener)]
                space = heard if isinstance(heard, str) else heard.values.get("space")
                if space != value.own:
                    return True
        return False

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a row, as the language joins them.

        Where one of them has an "and" of its own, commas alone keep them apart.

        >>> Speaker("en").listed(["Ann", "Ben", "Cleo"])
        'Ann, Ben and Cleo'
        >>> Speaker("en").listed(["red 3 and 4", "pink 1"])
        'red 3 and 4, pink 1'
        """
        if len(parts) < 2:
            return "".join(parts)
        comma, both = self._joints = self._joints or (
            self.key("list-more", first="", rest=""),
            self.key("list-two", a="", b=""),
        )
        for part in parts:
            if both in part:
                return comma.join(parts)
        return comma.join(parts[:-1]) + both + parts[-1]

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say(Message("seat-name", {"number": seat + 1}))

    def _number(self, number: int) -> str:
        if 0 <= number < 1000:
            return str(number)
        return grouped(number, self.language)
