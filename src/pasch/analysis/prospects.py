"""The odds of a game that has none of its own: who wins how often, played on many times."""

from __future__ import annotations

from time import perf_counter

from pasch.analysis.estimate import mean
from pasch.analysis.evaluator import evaluator_of
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.state import OVER, State

LOOKS = 400
LEAST = 20
SECONDS = 1.5  # somebody waits


def prospects(game: Game, view: State, looks: int = LOOKS, seconds: float = SECONDS) -> list[float]:
    """The winning chance of every seat, estimated; what the view does not show is drawn."""
    if view.actor() == OVER:
        return []
    evaluator = evaluator_of(game)
    rng = Rng(len(view.key()), sum(view.key()))  # the same answer for the same position
    started = perf_counter()
    found: list[list[float]] = []
    while len(found) < LEAST or (len(found) < looks and perf_counter() - started < seconds):
        found.append(evaluator.look(view.fill(rng), rng))
    return [mean(chances).worth for chances in zip(*found, strict=True)]
