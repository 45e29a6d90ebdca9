"""A position of nichtlustig as JSON holds it; position.py says what it means."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal[
    "opening", "throw", "professors", "keep", "claim", "clown", "death", "cover", "over"
]
Special = Literal["duck", "ufo", "clown", "nf700", "time-machine", "virus"]


class Options(TypedDict):
    booklet_specials: bool


class Middle(TypedDict):
    cards: list[str]
    deaths: list[str]
    specials: list[Special]


class Death(TypedDict):
    death: str
    covers: str | None


class Player(TypedDict):
    unscored: list[str]
    scored: list[str]
    deaths: list[Death]
    specials: list[Special]


class Worth(TypedDict):
    """What the rules make of the rest.

    `dice` are in use and `sum` is that of the coloured ones; `cards` may be taken if the turn ends
    with them, else one of `deaths` comes.  By seat: `points`, and the `professors` that count.
    """

    dice: int
    sum: int
    cards: list[str]
    deaths: list[str]
    points: list[int]
    professors: list[list[str]]


class Position(TypedDict):
    """`dice` are black, black, red, red, white, white, pink; 0 is a symbol, null is in the hand.

    `aside` counts them from 1.
    """

    seats: int
    options: Options
    phase: Phase
    turn: int | None
    throws: int
    dice: list[int | None]
    aside: list[int]
    laying: str | None
    roller: int | None
    rolled: list[int]
    middle: Middle
    players: list[Player]
    worth: Worth
