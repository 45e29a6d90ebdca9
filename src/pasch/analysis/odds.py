"""The chances that matter in a position: what each game's own module finds, in one shape."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from pasch.analysis.errors import NothingToAnalyse
from pasch.engine.game import Game
from pasch.engine.message import Message, Value
from pasch.engine.state import State
from pasch.speech import Speaker

CHANCE = "chance"
CHIPS = "chips"
POINTS = "points"


class Line(NamedTuple):
    """A fraction where it is exact to the last digit, else a float."""

    about: Message
    worth: Fraction | float
    unit: str = CHANCE


class Section(NamedTuple):
    """Lines under a title, the best first where one is to choose."""

    title: Message
    lines: list[Line]


def odds(game: Game, state: State | None) -> list[Section]:
    """Of a position, or of the game itself before one is there.

    A view is enough: nothing hidden is asked for.  `pasch.analysis.<game>` holds `odds` for a
    position and `tables` for what is the same in every match.
    """
    name = f"pasch.analysis.{game.id}"
    if find_spec(name) is None:
        raise NothingToAnalyse(f"no odds are known for {game.id}", {"name": game.id})
    module = import_module(name)
    found: list[Section] = module.tables() if state is None else module.odds(state)
    return [section for section in found if section.lines]


def as_json(sections: list[Section], words: Speaker | None = None) -> list[dict[str, Any]]:
    """Plain JSON in no language, fractions also as they are; with `words` in sentences too."""
    return [
        {
            "title": _message(section.title, words),
            "lines": [
                {
                    "about": _message(line.about, words),
                    "worth": float(line.worth),
                    "unit": line.unit,
                    **({"exact": str(line.worth)} if isinstance(line.worth, Fraction) else {}),
                }
                for line in section.lines
            ],
        }
        for section in sections
    ]


def _message(message: Message, words: Speaker | None = None) -> dict[str, Any]:
    values: Mapping[str, Value] = message.values
    said = {} if words is None else {"text": words.say(message)}
    return {"key": message.key, **{name: _value(value) for name, value in values.items()}, **said}


def _value(value: Value) -> Any:
    if isinstance(value, Message):
        return _message(value)
    if isinstance(value, (int, str)):
        return value
    return [_message(each) for each in value]
