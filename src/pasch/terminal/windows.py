"""Windows at one terminal: play goes on, and whoever wants to interrupt speaks up.

A game marks the questions in which passing is the default.  Against bots alone, who can do nothing
but pass is not asked.  Among several people there is one call to all of them, whatever they hold;
only who speaks up takes the device.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pasch.engine.game import Game
from pasch.engine.state import State

NOBODY = -1


class Call(NamedTuple):
    """What was answered at one moment: the seat that speaks up, or nobody."""

    moment: int
    speaker: int


def called(game: Game, state: State, people: Collection[int]) -> list[int]:
    """The people who may speak up at this moment, in the order of the rules."""
    first = window = game.window(state)
    seats: list[int] = []
    now = state.copy()
    while window is not None and first is not None and window.moment == first.moment:
        seat = now.actor()
        if seat in seats:
            break  # somebody is asked again: that is another call
        if seat in people and window.open:
            seats.append(seat)
        now.apply(window.passing)
        window = game.window(now)
    return seats


def speaker(text: str, seats: Sequence[int], names: Sequence[str]) -> int:
    """Who spoke up, by the seat's number or by name, however short; NOBODY if it fits no one.

    >>> [speaker(text, [0, 2], ["Anna", "Ada", "Bo"]) for text in ("3", "bo", "A", "2", "x")]
    [2, 2, 0, -1, -1]
    """
    if text.isascii() and text.isdigit():
        return int(text) - 1 if int(text) - 1 in seats else NOBODY
    close = [seat for seat in seats if names[seat].casefold().startswith(text.casefold())]
    return close[0] if len(close) == 1 else NOBODY
