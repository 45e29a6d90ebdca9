"""The position of a scenario: the start of the game, with what the file says differently."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pasch.engine.errors import BadPosition, PaschError
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.lessons.scenario import ABSENT, NULL, Scenario

_PART = re.compile(r"[^.\[\]]+")


def begin(game: Game, scenario: Scenario) -> State:
    """The state in which it begins; BadScenario names the line of the field that is wrong."""
    try:
        start = game.start(scenario.setup)
    except PaschError as error:
        raise scenario.bad(str(error), "seats") from None
    if not scenario.position:
        return start
    data = merged(game.position(start), scenario.position)
    try:
        return game.from_position(data)
    except BadPosition as error:
        names = _PART.findall(str(error.facts.get("field", "")))
        path = [int(name) if name.isdigit() else name for name in names]
        raise scenario.bad(str(error), "position", *path) from None


def merged(old: Any, new: Any) -> Any:
    """`new` where it says something, else `old`.

    Tables are merged by name, lists of tables by place; all else is replaced.

    >>> merged({"a": 1, "on": [{"x": 1, "y": 2}, {"x": 3}]}, {"on": [{"x": 9}, {}]})
    {'a': 1, 'on': [{'x': 9, 'y': 2}, {'x': 3}]}
    >>> merged({"sum": 3, "dice": [1, 2]}, {"sum": "absent", "dice": [4, "null"]})
    {'dice': [4, None]}
    """
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        both = {**old, **{key: merged(old.get(key), value) for key, value in new.items()}}
        return {key: value for key, value in both.items() if value != ABSENT}
    if isinstance(new, list):
        tables = isinstance(old, list) and len(old) == len(new)
        if tables and all(isinstance(each, Mapping) for each in (*old, *new)):
            return [merged(before, after) for before, after in zip(old, new, strict=True)]
        return [merged(None, each) for each in new]
    if isinstance(new, Mapping):
        return {key: merged(None, value) for key, value in new.items()}
    return None if new == NULL else new


def found_at(position: Any, path: str) -> Any:
    """The field `path` of a position, as in `pieces.0.on`; LookupError if there is none."""
    for name in _PART.findall(path):
        position = position[int(name)] if isinstance(position, list) else position[name]
    return position
