"""A position of wonderful_world as JSON holds it; position.py says what it means."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal[
    "beginning", "dealing", "opening", "laying", "drawing", "getting", "choosing", "again",
    "throwing", "hitting", "showing", "rolling", "beating", "giving", "won", "lost",
]  # fmt: skip


class Options(TypedDict):
    open_hands: bool


class Player(TypedDict):
    hand: list[str | None]
    dice: int


class Pile(TypedDict):
    grey: int
    landscapes: int


class Position(TypedDict):
    """`rows` stand under their arrows "1" to "6", from the Earth outward."""

    seats: int
    options: Options
    phase: Phase
    first: int | None
    turn: int | None
    rows: dict[str, list[str]]
    players: list[Player]
    pile: Pile
    beaten: list[str]
    dice: list[int]
    to_throw: int
    falling: list[int]
    shown: list[str]
