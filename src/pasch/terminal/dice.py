"""The dice on the table, for whoever draws them: by the position, or by what was just thrown.

A game writes a die that falls as `d5` or `d:homer`; or its position says that a field is dice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.facts import Fact, about, facts, label
from pasch.speech import Speaker

_DIE = re.compile(r"d:?(\w+)")
SIGNS: dict[str | int | None, str] = {None: "?", 0: "✶"}  # unknown, and a picture without a name


def on_the_table(game: Game, view: State, words: Speaker, thrown: Sequence[str] = ()) -> list[str]:
    """What each die shows, in order; `thrown` is the notation of what just happened.

    >>> from pasch import Setup, load
    >>> game = load("simpsons")
    >>> words = Speaker("en", "simpsons", ["Ann", "Bo"])
    >>> on_the_table(game, game.start(Setup(2, first=1)), words, ["d:homer", "2c", "d5"])
    ['Homer', '5']
    """
    known = about(game, words)
    found = facts(known, game.position(view), len(words.names))
    lying = [value for fact in found.table for value in _values(fact)]
    fallen = [match[1] for each in thrown if (match := _DIE.fullmatch(each))]
    return [
        SIGNS[value] if value in SIGNS else label(str(value), known.values)
        for value in (lying or fallen)
    ]


def _values(fact: Fact) -> list[str | int | None]:
    if fact.kind == "group":
        return [value for part in fact.value for value in _values(part)]
    if fact.kind != "dice":
        return []
    return list(fact.value) if isinstance(fact.value, list) else [fact.value]
