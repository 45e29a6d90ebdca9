"""mal_anders for two, solved: the endings in which each has one piece left and three closed up
at the end of the goal.

A *stand* is one seat's pieces as a bit set of its own steps.  The chance of whoever is to throw
depends on his stand and the other's only, and the two look alike from both sides of the board.
The equations run in circles (pieces are thrown out and run on), so they are solved by
iteration, until nothing moves by more than 1e-13.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from pasch.engine.state import CHANCE
from pasch.games.mal_anders.state import (
    CORNER,
    DICE,
    FULL,
    LAP,
    LAPSE,
    PACKED,
    PIECES,
    TRACK,
    MalAnders,
    lands,
    tries,
)

SIDES = 6
OPPOSITE = 2 * CORNER  # MA-3
STILL = 1e-13
HOME = PACKED[PIECES - 1] << TRACK  # three pieces closed up at the end of the goal
Pair = tuple[int, int]  # the stand of whoever is to throw, and the other's


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
    """The stand after the other's pairs ended on these fields of his."""
    turned = (ended << OPPOSITE | ended >> TRACK - OPPOSITE) & LAP
    return stand & ~turned


def reachable(stand: int) -> list[int]:
    """Every stand that can come of it, thrown out or not, before the goal is full."""
    found = {stand}
    ahead = [stand]
    while ahead:
        here = ahead.pop()
        after = {use.stand for _, some in uses(here).choices for use in some}
        after |= {each & ~LAP for each in after} | {here & ~LAP}
        for each in after - found:
            if each >> TRACK != FULL:
                found.add(each)
                ahead.append(each)
    return sorted(found)


class Ways(NamedTuple):
    """Of a throw that can be used: the chance to win at once, and of each set of pairs (now the
    other is to throw) to choose from."""

    wins: float
    further: list[tuple[float, list[Pair]]]


class Ending:
    """The chances of all pairs of stands that can come of two."""

    def __init__(self, chances: dict[Pair, float]) -> None:
        self._chances = chances
        self._after: dict[Pair, Ways] = {}

    def chance(self, pair: Pair, attempts: int) -> float:
        """Of whoever is to throw, with so many throws left in his turn."""
        idle = uses(pair[0]).idle
        once = self._best(self._ways(pair))
        again = sum(idle**attempt for attempt in range(attempts))
        return once * again + idle**attempts * (1 - self._chances[pair[::-1]])

    def _ways(self, pair: Pair) -> Ways:
        if pair not in self._after:
            self._after[pair] = self._find_ways(pair)
        return self._after[pair]

    def _find_ways(self, pair: Pair) -> Ways:
        wins = 0.0
        ways: dict[frozenset[Pair], float] = {}
        for chance, choice in uses(pair[0]).choices:
            if any(use.stand >> TRACK == FULL for use in choice):
                wins += chance
            else:
                after = frozenset([(thrown_out(pair[1], use.ended), use.stand) for use in choice])
                ways[after] = ways.get(after, 0.0) + chance
        return Ways(wins, [(chance, list(after)) for after, chance in ways.items()])

    def _best(self, ways: Ways) -> float:
        """The chance of a throw that is used, and used well."""
        known = self._chances
        total = ways.wins
        for chance, pairs in ways.further:
            total += chance * (1 - min([known[pair] for pair in pairs]))
        return total

    def solve(self) -> None:
        """Choose best by what is known, find out what those choices are worth, and again."""
        moved = 1.0
        while moved > STILL:
            chosen = {pair: self._choose(pair) for pair in self._chances}
            moved = self._sweep(chosen)
            while self._sweep(chosen) > STILL:
                pass

    def _choose(self, pair: Pair) -> list[tuple[float, Pair]]:
        """The pairs that a turn leads to, the chance to win at once left out."""
        idle = uses(pair[0]).idle
        attempts = tries(pair[0])
        again = sum(idle**attempt for attempt in range(attempts))
        leads = {pair[::-1]: idle**attempts}
        for chance, pairs in self._ways(pair).further:
            best = min(pairs, key=self._chances.__getitem__)
            leads[best] = leads.get(best, 0.0) + chance * again
        return [(chance, after) for after, chance in leads.items() if chance]

    def _sweep(self, chosen: dict[Pair, list[tuple[float, Pair]]]) -> float:
        """One round of the chances under fixed choices; by how much the most moved."""
        known = self._chances
        moved = 0.0
        for pair, leads in chosen.items():
            lost = 0.0
            for chance, after in leads:
                lost += chance * known[after]
            moved = max(moved, abs(1 - lost - known[pair]))
            known[pair] = 1 - lost
        return moved


def solve(one: int, two: int) -> dict[Pair, float]:
    """The chance of whoever is to throw, for all pairs of stands that can come of these two."""
    stands = (reachable(one), reachable(two))
    chances: dict[Pair, float] = {}
    for mine, others in (stands, stands[::-1]):
        chances |= {(a, b): 0.5 for a in mine for b in others}
    Ending(chances).solve()
    return chances


@cache
def table() -> Ending:
    """What `solve(HOME, HOME)` finds, from the file where it is kept: solving takes a second."""
    text = files("pasch.analysis").joinpath("endings.json").read_text(encoding="utf-8")
    rows = json.loads(text)
    stands = reachable(HOME)
    return Ending({
        (mine, other): chance
        for mine, row in zip(stands, rows, strict=True)
        for other, chance in zip(stands, row, strict=True)
    })  # fmt: skip


def ending(state: MalAnders) -> list[float] | None:
    """The chance of each seat, or None where the position is no such ending."""
    if state.seats != 2 or state.over or state.turn < 0:
        return None
    if any(men & ~LAP != HOME for men in state.men):
        return None
    first = _chance(state, table(), state.turn)
    return [first, 1 - first] if state.turn == 0 else [1 - first, first]


def _chance(state: MalAnders, known: Ending, seat: int) -> float:
    """Of the seat; what is thrown or used already is played out."""
    if state.over:
        return float(state.rank[seat] == 1)
    turn = state.turn
    if not state.dice:
        found = known.chance((state.men[turn], state.men[1 - turn]), state.throws)
        return found if turn == seat else 1 - found
    if state.actor() == CHANCE:
        return sum(_chance(child(state, pips), known, seat) for pips in range(SIDES)) / SIDES
    return max(_chance(child(state, action), known, seat) for action in state.legal())
