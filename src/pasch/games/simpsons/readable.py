"""A position of simpsons as JSON holds it; position.py says what it means."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["draw", "show", "throw", "portrait", "stake", "dice", "bet", "over"]


class Options(TypedDict):
    bank: int
    open_bets: bool


class Position(TypedDict):
    """A bet is above 0 for the roller and below against them; 0 is not laid yet, null is hidden."""

    seats: int
    options: Options
    phase: Phase
    turn: int | None
    asked: int | None
    chips: list[int]
    bank: int
    used: list[str]
    dice: int
    portrait: str | None
    bets: list[int | None]
    faces: list[str]
