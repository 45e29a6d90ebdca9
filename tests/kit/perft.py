"""Exact counts of the game tree, kept as data files like a chess program's perft.

    python -m kit.perft GAME       counts tests/games/GAME/tree.perft again

A file is blocks: a start, which is a setup or a position in one line of JSON, and a line for
each depth with

- the number of paths of that length,
- how many of them have just ended the game,
- the probability that the game has ended by then, if players choose uniformly.

Positions that anybody adds to the file are counted, too.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pasch
from kit.golden import GAMES_FOLDER, shortest
from kit.walk import played
from pasch import CHANCE, OVER, Game, Record, Setup, State, replay, steps

WIDEST = 3_000  # positions opened at one depth
DEEPEST = 12


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


def count(state: State) -> Iterator[tuple[Row, int]]:
    """Row by row, each with the number of positions that would be opened for the next.

    Equal positions are opened once, whatever led to them.
    """
    layer = {state.key(): (state, 1, Fraction(1))}
    mass = Fraction(0)
    for depth in itertools.count(1):
        below: dict[tuple[int, ...], tuple[State, int, Fraction]] = {}
        for parent, paths, chance in layer.values():
            for action, share in shares(parent):
                child = parent.child(action)
                key = child.key()
                _, more, odds = below.get(key, (child, 0, Fraction(0)))
                below[key] = (child, more + paths, odds + chance * share)
        ends = [key for key, (child, _, _) in below.items() if child.actor() == OVER]
        nodes = sum(paths for _, paths, _ in below.values())
        ended = sum(below[key][1] for key in ends)
        mass += sum(below.pop(key)[2] for key in ends)
        layer = below
        yield Row(depth, nodes, ended, mass), len(layer)


def shares(state: State) -> list[tuple[int, Fraction]]:
    """What may happen next, with its probability."""
    possible = steps(state)
    if state.actor() == CHANCE:
        chance = state.chance()
        return [(each, Fraction(chance.weight(each), chance.total)) for each in possible]
    return [(each, Fraction(1, len(possible))) for each in possible]


def opened(game: Game, start: str) -> State:
    """The position that a block starts with."""
    data: dict[str, Any] = json.loads(start)
    if "game" in data:
        return game.from_position(data)
    return game.start(Setup(data["seats"], data.get("options", {}), data.get("first")))


def counted(game: Game, start: str) -> Block:
    """A block as deep as a test has time for."""
    rows: list[Row] = []
    for row, width in count(opened(game, start)):
        rows.append(row)
        if not 0 < width <= WIDEST or row.depth == DEEPEST:
            break
    return Block(start, rows)


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


def path(id: str) -> Path:
    return GAMES_FOLDER / id / "tree.perft"


def main(id: str) -> None:
    game = pasch.load(id)
    file = path(id)
    known = [block.start for block in read(file.read_text("utf-8"))] if file.exists() else []
    blocks = [counted(game, start) for start in known or starts(game)]
    file.write_text("\n".join(map(str, blocks)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
