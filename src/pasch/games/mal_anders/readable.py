"""A position of mal_anders as JSON holds it; position.py says what it means."""

from __future__ import annotations

from typing import TypedDict


class Options(TypedDict):
    play_on: bool


class Pieces(TypedDict):
    colour: str
    beside: int
    on: list[str]


class Position(TypedDict):
    seats: int
    options: Options
    turn: int | None
    throws: int
    dice: list[int]
    rest: int
    places: list[int]
    pieces: list[Pieces]
