"""A small network that tells who will win: read from a file, run on plain lists.

The position is a set of active features (place numbers).  One hidden layer and a straight way past
it give every seat a strength; the chances are their softmax, so they add up to 1.  Training it is
a developer's tool (tools/train.py): here is nothing but sums.
"""

from __future__ import annotations

import sys
from array import array
from math import exp
from typing import Final, final

HEAD: Final = 3  # numbers before the weights: features, hidden units, seats


@final
class Net:
    def __init__(self, numbers: list[float]) -> None:
        features, hidden, seats = int(numbers[0]), int(numbers[1]), int(numbers[2])
        width = features + 1  # and what a unit has without any feature
        if len(numbers) != HEAD + (hidden + seats) * width + seats * hidden:
            raise ValueError(f"a network of {len(numbers)} numbers: {features}, {hidden}, {seats}")
        self.features: Final = features
        rows = [numbers[HEAD + n * width : HEAD + (n + 1) * width] for n in range(hidden + seats)]
        self._hidden: Final = rows[:hidden]
        self._straight: Final = rows[hidden:]
        start = HEAD + (hidden + seats) * width
        self._out: Final = [
            numbers[start + n * hidden : start + (n + 1) * hidden] for n in range(seats)
        ]

    def chances(self, active: list[int]) -> list[float]:
        """Of every seat, in the order in which the features name them."""
        units: list[float] = []
        lit: list[int] = []  # the hidden units that are on
        for place, row in enumerate(self._hidden):
            total = row[-1]
            for feature in active:
                total += row[feature]
            if total > 0.0:
                units.append(total)
                lit.append(place)
        strengths: list[float] = []
        rest = 0.0
        for place, row in enumerate(self._straight):
            total = row[-1]
            for feature in active:
                total += row[feature]
            out = self._out[place]
            for number in range(len(lit)):
                total += units[number] * out[lit[number]]
            strength = exp(total)
            strengths.append(strength)
            rest += strength
        return [strength / rest for strength in strengths]


def read(content: bytes) -> Net:
    """What `tools/train.py` wrote: 32-bit floats, the lowest byte first."""
    numbers = array("f")
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Net(numbers.tolist())
