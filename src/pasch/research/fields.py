"""What the numbers of a position are: the part `arrays` of a game, for those who learn from arrays.

A position of a game is a row of integers, its `key()`.  Many of them hold several things: a set of
cards, dice in one number.  `arrays.py` of a game says field by field what they hold, and the array
that an agent gets has one entry for each thing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from pasch.engine.setup import Setup

WIDEST = 2**53  # of a number about which nothing is known: exact as a float, too


class Field(NamedTuple):
    """`times` numbers that follow each other in a key, each of `digits` digits to the `base`."""

    name: str
    low: int
    high: int
    times: int = 1
    digits: int = 1
    base: int = 0  # 0: a number as it is

    @property
    def entries(self) -> int:
        return self.times * self.digits


def number(name: str, high: int, low: int = 0, times: int = 1) -> Field:
    """A number from `low` to `high`, as it is."""
    return Field(name, low, high, times)


def flag(name: str) -> Field:
    return Field(name, 0, 1)


def members(name: str, size: int, times: int = 1) -> Field:
    """A bit set: 0 or 1 for each of its `size` possible members."""
    return Field(name, 0, 1, times, size, 2)


def digits(name: str, length: int, base: int, times: int = 1) -> Field:
    """Several small numbers in one, the lowest digit first."""
    return Field(name, 0, base - 1, times, length, base)


@runtime_checkable
class ArraysPart(Protocol):
    """`arrays.py` of a game.

    Where the length of a key changes during play, the part also has `numbers(view)`: integers of a
    fixed count, which `fields` then describes in place of the key.
    """

    @property
    def fields(self) -> Callable[[Setup], Sequence[Field]]:
        """What the numbers are with so many seats and these options."""
