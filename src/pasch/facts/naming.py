"""What the fields of a position are called: by the game itself, by everybody, or as they stand.

A game says `fact-<field>` for a field and `value-<word>` for a word that stands in one, with `-`
for every sign that is neither letter nor digit: `fact-first-pile`, `value-show-cards`.  What it
calls its cards anyway, `card-<word>`, need not be said again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from pasch.engine.game import FactKind, Game
from pasch.facts.shape import shape
from pasch.speech import Speaker

OWN = "fact-"
USUAL = "usual-fact-"  # of Pasch: what many games have, such as a pile or a turn
VALUES = ("card-", "value-")  # the last one wins


class About(NamedTuple):
    """All that is needed to list the facts of a game's positions in one language."""

    seats: frozenset[str]
    kinds: Mapping[str, FactKind]
    names: Mapping[str, str]  # by path
    values: Mapping[str, str]  # words that may stand in a field


def about(game: Game, speaker: Speaker) -> About:
    found = shape(game)
    names = {path: name_of(path, speaker) for path in found.paths}
    return About(found.seats, found.kinds, names, _values(speaker))


def _values(speaker: Speaker) -> dict[str, str]:
    found: dict[str, str] = {}
    for start in VALUES:
        for key in speaker.keys(start):
            with suppress(ValueError):  # a sentence with places is no name
                found[sign(key.removeprefix(start))] = speaker.key(key)
    return found


def name_of(path: str, speaker: Speaker) -> str:
    """
    >>> name_of("players.first_pile", Speaker("en"))
    'First pile'
    """
    field = path.rpartition(".")[2]
    for start in (OWN, USUAL):
        if speaker.knows(f"{start}{sign(field)}"):
            return speaker.key(f"{start}{sign(field)}")
    return spelled(field)


def label(value: str, values: Mapping[str, str]) -> str:
    """A word that stands in a field.

    >>> label("why_you", {}), label("show cards", {"show-cards": "Cards are shown"})
    ('why you', 'Cards are shown')
    """
    return values.get(sign(value)) or value.replace("_", " ")


def sign(name: str) -> str:
    return re.sub(r"[^a-zA-Z0-9]+", "-", name)


def spelled(field: str) -> str:
    words = field.replace("_", " ")
    return words[:1].upper() + words[1:]
