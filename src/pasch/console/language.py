"""Which language to speak: the one asked for, else the locale's, and German if it names none.

A locale whose language we do not speak is answered in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pasch.speech import LANGUAGES, asked_language

SILENT = ("", "c", "posix")  # locales that name no language


def language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """Read before all else, so that even a wrong argument is refused in the right language.

    >>> language(["play", "--language", "en"], {"LANG": "de_DE.UTF-8"})
    'en'
    >>> [language([], {"LANG": name}) for name in ("de_AT.UTF-8", "C.UTF-8", "fr_FR")]
    ['de', 'de', 'en']
    """
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            asked = value or "".join(arguments[place + 1 : place + 2])
            if asked in LANGUAGES:
                return asked
    locale = next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    spoken = locale.partition(".")[0].partition("_")[0].lower()
    return "de" if spoken in SILENT else (asked_language(spoken) or "en")
