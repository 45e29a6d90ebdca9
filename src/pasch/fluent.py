"""The language of the word catalogues: the part of Project Fluent that they use.

A sentence stands on one line.  In braces it may hold a place for a value ({ $seat }), another
message ({ colour }), a text as it is ({ " " }) or a choice by a value, with one line per variant.
Anything else is refused.  Fluent's own implementation says the same, and the tests compare; but it
reads a catalogue in a quarter of a second and is no quicker at saying, and both hold a server up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, final

from pasch.cldr import PLURALS

_NAME = r"[a-zA-Z][\w-]*"
_MESSAGES = re.compile(rf"^({_NAME}) *= *((?:.|\n(?=[ }}\n]))*)", re.MULTILINE)
_PART = re.compile(
    r"(?P<text>[^{}\n]+)"
    rf"|\{{ *\$(?P<place>{_NAME}) *\}}"
    rf"|\{{ *(?P<message>{_NAME}) *\}}"
    r'|\{ *"(?P<quoted>[^"\\\n]*)" *\}'
    rf"|\{{ *\$(?P<choice>{_NAME}) *-> *\n"
)
_VARIANT = re.compile(rf"\s*(?P<default>\*?)\[ *(?:(?P<number>\d+)|(?P<name>{_NAME})) *\] *")
_END = re.compile(r"\s*\}")


@final
class Place:
    """A value is said here."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


@final
class Reference:
    """Another message is said here, with the same values."""

    def __init__(self, key: str) -> None:
        self.key: Final = key


@final
class Choice:
    """What is said here depends on a value: on itself, or on the plural that a number takes."""

    def __init__(
        self, name: str, variants: dict[int | str, Sentence], default: Sentence, language: str
    ) -> None:
        self.name: Final = name
        self.variants: Final = variants
        self.default: Final = default
        self._plural: Final = PLURALS.get(language, PLURALS["en"])

    def by(self, value: int | str) -> Sentence:
        """The first that fits: the value itself, or the plural that it takes."""
        found = self.variants.get(value)
        if isinstance(value, int):
            plural = self._plural(abs(value))
            if plural in self.variants:
                if found is None:
                    return self.variants[plural]
                return self.variants[next(key for key in self.variants if key in (value, plural))]
        return self.default if found is None else found


Part = str | Place | Reference | Choice
Sentence = list[Part]


@final
class Words:
    """The messages of catalogues of one language; where several have a key, the first is heard.

    A message that none of them has is said in another language, `otherwise`, if there is one.
    """

    def __init__(self, *sources: str, language: str = "en", otherwise: Words | None = None) -> None:
        self.language: Final = language
        self.otherwise: Final = otherwise
        self._unread: dict[str, str] = {}
        for source in reversed(sources):
            self._unread.update(_MESSAGES.findall(source))
        self._read: dict[str, Sentence] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._unread or (self.otherwise is not None and key in self.otherwise)

    def __iter__(self) -> Iterator[str]:
        """The keys; also those that are said in another language."""
        yield from self._unread
        if self.otherwise is not None:
            yield from (key for key in self.otherwise if key not in self._unread)

    def language_of(self, key: str) -> str:
        """The language in which it is said."""
        if key in self._unread or self.otherwise is None:
            return self.language
        return self.otherwise.language_of(key)

    def sentence(self, key: str) -> Sentence:
        """KeyError for a message that is not there, ValueError for one that is not understood;
        each is read when it is first asked for."""
        found = self._read.get(key)
        if found is None:
            if key not in self._unread and self.otherwise is not None:
                return self.otherwise.sentence(key)
            try:
                found = self._read[key] = _Reader(self._unread[key], self.language).all()
            except RecursionError:
                raise ValueError(f"choices in choices in choices: {key}") from None
        return found


@final
class _Reader:
    def __init__(self, text: str, language: str) -> None:
        self._text = text
        self._language = language
        self._at = 0

    def all(self) -> Sentence:
        found = self._sentence()
        if self._text[self._at :].strip():
            raise ValueError(f"not understood at character {self._at}: {self._text}")
        return found

    def _sentence(self) -> Sentence:
        found: Sentence = []
        last = None
        while part := _PART.match(self._text, self._at):
            self._at = part.end()
            last = part.lastgroup
            found.append(self._part(str(last), part[last or 0]))
        if last == "text":
            found[-1] = str(found[-1]).rstrip()
        return found

    def _part(self, kind: str, said: str) -> Part:
        if kind == "place":
            return Place(said)
        if kind == "message":
            return Reference(said)
        if kind == "choice":
            return self._choice(said)
        return said

    def _choice(self, name: str) -> Choice:
        variants: dict[int | str, Sentence] = {}
        default: Sentence | None = None
        while variant := _VARIANT.match(self._text, self._at):
            self._at = variant.end()
            number = variant["number"]
            sentence = variants[int(number) if number else variant["name"]] = self._sentence()
            if variant["default"]:
                default = sentence
        end = _END.match(self._text, self._at)
        if end is None or default is None:
            raise ValueError(f"a choice without an end or a default: {self._text}")
        self._at = end.end()
        return Choice(name, variants, default, self._language)
