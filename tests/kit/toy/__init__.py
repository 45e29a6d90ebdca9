"""A toy game that keeps every law, for tests of the engine and of the laws themselves.

Words and rules pages are looked up under `pasch.games`.  The toy lends its name there, and
stays out of the catalogue, which looks at folders.
"""

from __future__ import annotations

import sys
from typing import Any

from kit.toy.position import OPTIONS, SEATS, position, reader, starter
from kit.toy.state import ACTIONS, Toy
from kit.toy.words import ask, offer, parse, tell, why, write
from pasch import Game

sys.modules["pasch.games.toy"] = sys.modules[__name__]


def toy(state: type[Toy] = Toy, **parts: Any) -> Game:
    """The toy, or one with some of its parts exchanged."""
    sound: dict[str, Any] = {
        "id": "toy",
        "version": 1,
        "seats": SEATS,
        "options": OPTIONS,
        "actions": ACTIONS,
        "start": starter(state),
        "write": write,
        "parse": parse,
        "tell": tell,
        "ask": ask,
        "offer": offer,
        "why": why,
        "position": position,
        "from_position": reader(state),
    }
    return Game(**sound | parts)


TOY = toy()
