"""The chances that matter in a position: what each game's own module finds, in one shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, runtime_checkable

from pasch.analysis.errors import NothingToAnalyse
from pasch.bots.levels import CASUAL
from pasch.engine.game import Game
from pasch.engine.message import Message, PerSeat, Value
from pasch.engine.state import State
from pasch.parts import broken, part
from pasch.speech import Speaker

CHANCE = "chance"
CHIPS = "chips"
POINTS = "points"


class Line(NamedTuple):
    """A fraction where it is exact to the last digit, else a float; `error` is half of its 95 %
    interval where it is estimated."""

    about: Message
    worth: Fraction | float
    unit: str = CHANCE
    error: float = 0.0


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


def odds(
    game: Game, state: State | None, games: int | None = None, level: int = CASUAL
) -> list[Section]:
    """Of a position, or of the game itself before one is there.

    Who wins comes first, measured by players of this level; `games` sets how many they play, where
    the usual number is not wanted.
    """
    found = part(game, "odds")
    if found is not None and not isinstance(found, OddsPart):
        raise broken(found, "tables() or odds(state)")
    if state is None:
        if found is None:
            raise NothingToAnalyse(f"no odds are known for {game.id}", {"name": game.id})
        return [section for section in found.tables() if section.lines]
    from pasch.analysis.evaluator import Players  # the bots, which tables do without
    from pasch.analysis.prospects import prospects

    players = Players(game, level)
    players.check(state)
    own = [] if found is None else [section for section in found.odds(state) if section.lines]
    return [*prospects(players, state, games), *own]


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
                    **({"error": round(line.error, 6)} if line.error else {}),
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
