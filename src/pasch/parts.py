"""The optional parts of a game: modules of fixed names in its own package.

A layer asks for its part by name and gets it, imported then and not before, or None: then it has a
generic answer.  What a part must hold is a protocol of the layer that uses it.

| part | who asks | protocol |
| --- | --- | --- |
| `guide` | the bots | `pasch.bots.levels.GuidePart` |
| `odds` | odds | `pasch.analysis.odds.OddsPart` |
| `hints` | hints | `pasch.analysis.hints.HintsPart` |
| `evaluator` | odds, hints, the review | `pasch.analysis.evaluator.EvaluatorPart` |
| `terminal` | the terminal | `pasch.terminal.board.TerminalPart` |
| `describe` | the voice, the terminal | `pasch.facts.describing.DescribePart` |
| `arrays` | environments | `pasch.research.fields.ArraysPart` |
| `statistics` | `pasch simulate` | `pasch.research.statistics.StatisticsPart` |
| `bench` | `pasch bench` | `pasch.bench.peer.BenchPart`, `PortedPart` |
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import ClassVar

from pasch.engine.errors import PaschError
from pasch.engine.game import Game

PARTS = (
    "guide",
    "odds",
    "hints",
    "evaluator",
    "terminal",
    "describe",
    "statistics",
    "arrays",
    "bench",
)


class BrokenPart(PaschError):
    """A part of a game lacks what the layer that uses it asks for."""

    code: ClassVar[str] = "broken_part"


def part(game: Game, name: str) -> ModuleType | None:
    """The module of this name in the game's package, if it has one.

    >>> from pasch import load
    >>> part(load("mal_anders"), "guide").__name__
    'pasch.games.mal_anders.guide'
    >>> part(load("nichts_als_aerger"), "evaluator") is None
    True
    """
    if not game.package:
        return None
    full = f"{game.package}.{name}"
    return import_module(full) if find_spec(full) else None


def broken(module: ModuleType, wanted: str) -> BrokenPart:
    name = module.__name__
    return BrokenPart(f"{name} lacks {wanted}", {"name": name, "wanted": wanted})
