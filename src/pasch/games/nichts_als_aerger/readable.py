"""A position of nichts_als_aerger as JSON holds it; position.py says what it means."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

End = Literal["win", "turns", "deck"]
Teams = Literal["none", "win", "points"]


class Options(TypedDict):
    end: End
    rounds: int
    teams: Teams


class Side(TypedDict):
    """What a player has."""

    colour: str
    on: list[str]
    hand: list[str | None]
    chosen: str | int | None


class Spell(TypedDict):
    seat: int
    by: int
    turns: int


class Lying(TypedDict):
    diaet: int | None
    gesetz: int
    hypnose: list[Spell]
    schneckenbonus: int | None


# One of its fields has the name of a statement.
Play = TypedDict(
    "Play",
    {
        "play": str,
        "seat": "int | None",
        "step": int,
        "doing": NotRequired[str],
        "actor": NotRequired["int | Literal['nature']"],
        "to_ask": NotRequired[list[int]],
        "dice": NotRequired[list[int]],
        "how": NotRequired[str],
        "struck": NotRequired[list[int]],
        "roller": NotRequired[int],
        "left": NotRequired[int],
        "tries": NotRequired[int],
        "mover": NotRequired[int],
        "colour": NotRequired[int],
        "points": NotRequired[int],
        "from": NotRequired[int],
        "to": NotRequired[int],
        "one": NotRequired[int],
        "two": NotRequired[int],
    },
)


class Position(TypedDict):
    """`version` is that of former rules, if the match is played by them."""

    version: NotRequired[int]
    seats: int
    options: Options
    turns: int
    players: list[Side]
    pile: int
    first_pile: bool
    discards: list[str]
    lying: Lying
    plays: list[Play]
    places: list[int]
