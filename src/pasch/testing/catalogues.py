"""Word catalogues as data: which messages there are, and which places each has."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from pasch.fluent import Words

_NAME = r"[a-zA-Z][\w-]*"
_ENTRY = re.compile(rf"({_NAME}) *=")
_QUOTED = re.compile(r'\{ *"[^"\n]*" *\}')
_PLACE = re.compile(rf"\{{ *\$({_NAME})")
_INCLUDED = re.compile(rf"\{{ *({_NAME}) *\}}")


@cache
def places(package: str, language: str) -> dict[str, frozenset[str]]:
    """The places of every message of a catalogue and of the messages that it includes.

    A broken or doubled entry is an error.
    """
    name = f"{language}.ftl"
    text = files(package).joinpath(name).read_text("utf-8")
    entries = _entries(text, name)
    words = Words(text)
    for key in entries:
        try:
            words.sentence(key)
        except (LookupError, ValueError) as error:
            raise AssertionError(f"{name}: {key} cannot be read: {error}") from None
    return {key: frozenset(_names(key, entries, name, ())) for key in entries}


def _entries(text: str, name: str) -> dict[str, str]:
    """Each message with all its lines."""
    found: dict[str, str] = {}
    key = ""
    for number, line in enumerate(text.splitlines(), 1):
        entry = _ENTRY.match(line)
        if entry:
            key = entry[1]
            assert key not in found, f"{name}: {key} stands there twice"
            found[key] = line[entry.end() :]
        elif key and line.startswith((" ", "}")):
            found[key] += "\n" + line
        else:
            key = "" if line.startswith("#") else key
            assert not line.strip() or line.startswith("#"), f"{name}, line {number}: {line!r}"
    return found


def _names(key: str, entries: dict[str, str], name: str, inside: tuple[str, ...]) -> set[str]:
    assert key not in inside, f"{name}: {key} includes itself"
    assert key in entries, f"{name}: {inside[-1]} includes {key}, which is not there"
    text = _QUOTED.sub("", entries[key])
    included = (_names(each, entries, name, (*inside, key)) for each in _INCLUDED.findall(text))
    return set(_PLACE.findall(text)).union(*included)
