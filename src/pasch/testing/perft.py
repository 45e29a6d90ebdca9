"""Exact counts of the game tree, kept as data files like a chess program's perft.

A file is blocks: a start, which is a setup or a position in one line of JSON, and a line for
each depth with

- the number of paths of that length,
- how many of them have just ended the game,
- the probability that the game has ended by then, if players choose uniformly.

Positions that anybody adds to the file are counted, too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from math import inf, lcm
from pathlib import Path
from typing import Any, NamedTuple

from pasch import CHANCE, OVER, Game, Record, Setup, State, replay, steps
from pasch.testing.golden import shortest
from pasch.testing.matches import played

WIDEST = 3_000  # positions opened at one depth
DEEPEST = 12
FILE = "tree.perft"  # beside the tests of the game


class Row(NamedTuple):
    depth: int
    nodes: int
    ended: int
    mass: Fraction

    def __str__(self) -> str:
        return f"{self.depth} {self.nodes} {self.ended} {self.mass}"


class Block(NamedTuple):
    start: str  # one line of JSON
    rows: list[Row]

    def __str__(self) -> str:
        return "\n".join([self.start, *map(str, self.rows)]) + "\n"


class Same:
    """Equal positions of a layer, opened once whatever led to them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.paths = 0
        self.share = 0  # the probability, in whole numbers of as many as the depth needs


def count(state: State, deepest: int, widest: float = inf) -> Iterator[Row]:
    """Row by row, until more than `widest` positions would have to be opened, or none."""
    root = Same(state)
    root.paths = root.share = whole = 1
    layer = {state.key(): root}
    mass = Fraction(0)
    for depth in range(1, deepest + 1):
        if not 0 < len(layer) <= widest:
            return
        split = [weights(parent.state) for parent in layer.values()]
        finer = lcm(*(sum(each.values()) for each in split))
        whole *= finer
        below: dict[tuple[int, ...], Same] = {}
        nodes = ended = over = 0
        for parent, each in zip(layer.values(), split, strict=True):
            share = parent.share * (finer // sum(each.values()))
            nodes += parent.paths * len(each)
            for action, weight in each.items():
                child = parent.state.child(action)
                if child.actor() == OVER:
                    ended += parent.paths
                    over += share * weight
                elif depth < deepest:
                    same = below.setdefault(child.key(), Same(child))
                    same.paths += parent.paths
                    same.share += share * weight
        mass += Fraction(over, whole)
        layer = below
        yield Row(depth, nodes, ended, mass)


def weights(state: State) -> dict[int, int]:
    """What may happen next, nature by its weights, a player uniformly."""
    if state.actor() == CHANCE:
        chance = state.chance()
        return dict(zip(chance.outcomes, chance.weights, strict=True))
    return dict.fromkeys(steps(state), 1)


def opened(game: Game, start: str) -> State:
    """The position that a block starts with."""
    data: dict[str, Any] = json.loads(start)
    if "game" in data:
        return game.from_position(data)
    version = data.get("version", 0)
    return game.start(Setup(data["seats"], data.get("options", {}), data.get("first"), version))


def counted(game: Game, start: str) -> Block:
    """A block as deep as a test has time for."""
    return Block(start, list(count(opened(game, start), DEEPEST, WIDEST)))


def read(text: str) -> list[Block]:
    blocks = []
    for part in text.strip().split("\n\n"):
        start, *lines = part.splitlines()
        rows = [line.split() for line in lines]
        figures = [Row(int(d), int(n), int(e), Fraction(m)) for d, n, e, m in rows]
        blocks.append(Block(start, figures))
    return blocks


def starts(game: Game) -> list[str]:
    """Where a new file begins: for every seat count the start, the middle and shortly before
    the end of a match."""
    found = []
    for seats in game.seats:
        setup = Setup(seats, first=0)
        log = played(game, setup, shortest(game, setup)).log
        late = (json_at(game, setup, log[:-back]) for back in (8, 5, 3, 1))
        found += [
            json.dumps({"seats": seats, "first": 0}),
            json_at(game, setup, log[: len(log) // 2]),
            next(start for start in late if counted(game, start).rows[-1].mass),
        ]
    return found


def json_at(game: Game, setup: Setup, log: list[Record]) -> str:
    return json.dumps(game.position(replay(game, setup, log)), ensure_ascii=False)


def write(game: Game, tests: Path) -> None:
    """All blocks of the file counted anew, or a new file."""
    file = tests / FILE
    known = [block.start for block in read(file.read_text("utf-8"))] if file.exists() else []
    blocks = [counted(game, start) for start in known or starts(game)]
    file.write_text("\n".join(map(str, blocks)), encoding="utf-8")
