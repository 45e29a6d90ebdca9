"""The chances that matter in a position: what each game's own module finds, in one shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, runtime_checkable

from pasch.analysis.errors import NothingToAnalyse
from pasch.engine.game import Game
from pasch.engine.message import Message, PerSeat, Value
from pasch.engine.state import State
from pasch.parts import broken, part
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


@runtime_checkable
class OddsPart(Protocol):
    """`odds.py` of a game."""

    def tables(self) -> list[Section]:
        """What is the same in every match."""

    @property
    def odds(self) -> Callable[[Any], list[Section]]:
        """Of a position; a view is enough, nothing hidden may be asked for."""


def odds(game: Game, state: State | None) -> list[Section]:
    """Of a position, or of the game itself before one is there."""
    found = part(game, "odds")
    if found is None:
        if state is None:
            raise NothingToAnalyse(f"no odds are known for {game.id}", {"name": game.id})
        return _without_part(game, state)
    if not isinstance(found, OddsPart):
        raise broken(found, "tables() or odds(state)")
    sections = found.tables() if state is None else found.odds(state)
    return [section for section in sections if section.lines]


def _without_part(game: Game, state: State) -> list[Section]:
    from pasch.analysis.prospects import prospects  # needs the bots, which other odds do not

    lines = [
        Line(Message("odds-win", {"seat": seat}), chance)
        for seat, chance in enumerate(prospects(game, state))
    ]
    return [Section(Message("odds-prospects"), lines)] if lines else []


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
    if isinstance(value, PerSeat):
        return value.own
    return [_message(each) for each in value]
