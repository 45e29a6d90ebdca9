"""The puzzles of a game: `puzzles.jsonl` in its package, a head and then one line each."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from pasch.catalogue import load, package_of
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.puzzles.errors import NoSuchPuzzle, bad
from pasch.puzzles.puzzle import Puzzle, as_line, from_line

FILE = "puzzles.jsonl"
FORMAT = 1


def as_text(game: Game, puzzles: Iterable[Puzzle], seed: int) -> str:
    """The whole file."""
    head = {"pasch_puzzles": FORMAT, "game": game.id, "seed": seed}
    lines = [json.dumps(head, separators=(",", ":")), *(as_line(game, each) for each in puzzles)]
    return "".join(f"{line}\n" for line in lines)


@cache
def lines(game: str) -> tuple[str, ...]:
    """One for each puzzle, unread; none where the game has no such file."""
    path = files(package_of(game)).joinpath(FILE)
    if not path.is_file():
        return ()
    try:
        head, *rest = path.read_text("utf-8").splitlines()
        data = json.loads(head)
    except ValueError as error:  # also of what is no text
        raise bad(FILE, 1, str(error)) from None
    if not isinstance(data, dict) or data.get("pasch_puzzles") != FORMAT:
        raise bad(FILE, 1, f"expected a head with pasch_puzzles = {FORMAT}")
    if data.get("game") != game:
        raise bad(FILE, 1, f"expected puzzles of {game}, found {data.get('game')!r}")
    return tuple(rest)


def count(game: str) -> int:
    return len(lines(game))


def puzzle(game: str, number: int) -> Puzzle:
    """Counted from 1; NoSuchPuzzle beyond the last, BadPuzzles with the line of what is wrong."""
    found = lines(game)
    if not 1 <= number <= len(found):
        allowed = f"1–{len(found)}" if found else "–"
        raise NoSuchPuzzle(
            f"{game} has no puzzle {number}; puzzles: {allowed}",
            {"name": str(number), "allowed": allowed},
        )
    try:
        return from_line(load(game), found[number - 1])
    except (ValueError, PaschError) as error:
        raise bad(FILE, number + 1, str(error)) from None
