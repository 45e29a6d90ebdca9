"""Views as arrays of a fixed size, for any game.

The array of a seat is made from its view, so it cannot hold more than the seat may know.  Its first
two entries are the seat that looks and the actor; then comes what the game's part `arrays` says of
the key, field by field.  A game without that part gives its key as it is, if its length is fixed.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.engine.game import Game
from pasch.engine.setup import Setup
from pasch.engine.state import OVER, State
from pasch.parts import broken, part
from pasch.research.fields import WIDEST, ArraysPart, Field

Numbers = NDArray[np.int64]


class Entry(NamedTuple):
    """One place of the array: what it is, and what it may be."""

    name: str
    low: int
    high: int


class Encoding:
    """How the views of one setup become arrays.

    >>> import pasch
    >>> game = pasch.load("mal_anders")
    >>> encoding = Encoding(game, pasch.Setup(seats=2, first=0))
    >>> encoding.size
    68
    >>> [entry.name for entry in encoding.entries[:4]]
    ['seat', 'actor', 'men 0.0', 'men 0.1']
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = game.setup(setup)
        found = part(game, "arrays")
        if found is not None and not (isinstance(found, ArraysPart) and callable(found.fields)):
            raise broken(found, "fields(setup)")
        self._own = getattr(found, "numbers", None)
        start = game.start(self.setup)
        if found is None:
            length = len(start.key())
            self.fields: tuple[Field, ...] = (Field("key", -WIDEST, WIDEST, length),)
        else:
            self.fields = tuple(found.fields(self.setup))
        self.entries = tuple(_entries(self.setup.seats, self.fields))
        self.size = len(self.entries)
        self.low = np.array([entry.low for entry in self.entries], np.int64)
        self.high = np.array([entry.high for entry in self.entries], np.int64)
        self._length = sum(field.times for field in self.fields)
        self._plan()

    def _plan(self) -> None:
        """An entry is a digit of one number: number - shift, // weight, % base, + shift."""
        source: list[int] = []
        weight: list[int] = []
        base: list[int] = []
        shift: list[int] = []
        place = 0
        for field in self.fields:
            for _ in range(field.times):
                for digit in range(field.digits):
                    source.append(place)
                    weight.append(field.base**digit if field.base else 1)
                    base.append(field.base or 2**62)
                    shift.append(0 if field.base else field.low)
                place += 1
        self._source = np.array(source, np.intp)
        self._weight = np.array(weight, np.int64)
        self._base = np.array(base, np.int64)
        self._shift = np.array(shift, np.int64)
        self._plain = all(not field.base for field in self.fields)

    def encode(self, view: State, seat: int) -> Numbers:
        """The array of this view: a new one each time, yours to keep."""
        numbers = self._own(view) if self._own else view.key()
        if len(numbers) != self._length:
            raise ValueError(
                f"{self.game.id}: a position of {len(numbers)} numbers, but fields for "
                f"{self._length}; they are those of key(), or of numbers(view) in arrays.py where "
                "the length of key() changes during play"
            )
        raw = np.frombuffer(array("q", numbers), np.int64)
        out = np.empty(self.size, np.int64)
        out[0] = seat
        out[1] = view.actor()
        rest = out[2:]
        if self._plain:
            rest[:] = raw
        else:
            np.take(raw, self._source, out=rest, mode="clip")
            rest -= self._shift
            rest //= self._weight
            rest %= self._base
            rest += self._shift
        return out


def _entries(seats: int, fields: Sequence[Field]) -> Iterator[Entry]:
    yield Entry("seat", 0, max(1, seats - 1))
    yield Entry("actor", OVER, max(0, seats - 1))
    for field in fields:
        for number in range(field.times):
            for digit in range(field.digits):
                name = field.name if field.times == 1 else f"{field.name} {number}"
                name = name if field.digits == 1 else f"{name}.{digit}"
                yield Entry(name, field.low, field.high)
