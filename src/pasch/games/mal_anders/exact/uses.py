"""What a stand of mal_anders can do with a throw: all that solving its endings needs.

A *stand* is one seat's pieces as a bit set of its own steps.  Foreign pieces never stand in the
way (MA-14), so what a throw allows depends on the own stand alone.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from pasch.games.mal_anders.state import (
    CORNER,
    DICE,
    GOAL,
    LAP,
    LAPSE,
    PIECES,
    TRACK,
    MalAnders,
    lands,
)

SIDES = 6
OPPOSITE = 2 * CORNER  # MA-3


@cache
def throws() -> dict[tuple[int, ...], int]:
    """All different throws of the four dice, ascending, and in how many ways each falls."""
    return {
        dice: factorial(DICE) // prod(map(factorial, Counter(dice).values()))
        for dice in combinations_with_replacement(range(1, SIDES + 1), DICE)
    }


def child(state: MalAnders, action: int) -> MalAnders:
    """The position after `action`, as what it is."""
    after = state.copy()
    after.apply(action)
    return after


class Use(NamedTuple):
    """An end of a turn: the own stand then, and the track fields on which a pair ended."""

    stand: int
    ended: int


class Uses(NamedTuple):
    """What a stand may do with one throw: the chance of each set of uses to choose from."""

    idle: float  # the chance that the throw allows no use
    choices: list[tuple[float, tuple[Use, ...]]]


@cache
def uses(stand: int) -> Uses:
    state = MalAnders(2, False, -1)
    state.men[0] = stand
    state.beside[0] = PIECES - stand.bit_count()
    every = SIDES**DICE
    idle = 0
    ways: dict[tuple[Use, ...], int] = {}
    for dice, count in throws().items():
        state.resume(0, 1, list(dice), 0)
        if state.legal():
            found = tuple(sorted(set(_ends(state, 0))))
            ways[found] = ways.get(found, 0) + count
        else:
            idle += count
    return Uses(idle / every, [(count / every, found) for found, count in ways.items()])


def _ends(state: MalAnders, ended: int) -> list[Use]:
    found: list[Use] = []
    for action in state.legal():
        after = child(state, action)
        fields = ended | (0 if action == LAPSE else 1 << lands(action) & LAP)
        if after.actor() == 0:
            found += _ends(after, fields)
        else:
            found.append(Use(after.men[0], fields))
    return found


def thrown_out(stand: int, ended: int) -> int:
    """The stand after the other's pairs ended on these fields of theirs."""
    turned = (ended << OPPOSITE | ended >> TRACK - OPPOSITE) & LAP
    return stand & ~turned


def stands(left: int) -> list[int]:
    """Every stand with at most so many pieces outside the goal, and at least one."""
    found: list[int] = []
    for outside in range(1, left + 1):
        for goal in combinations(range(TRACK, TRACK + GOAL), PIECES - outside):
            for there in range(outside + 1):
                for track in combinations(range(TRACK), there):
                    found.append(sum(1 << step for step in (*goal, *track)))
    return found
