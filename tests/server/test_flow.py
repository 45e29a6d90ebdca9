"""bench/flow.py measures the table's own logic: a few games of it, and that it sees a fault."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import pasch
from pasch.server import windows

PATH = Path(__file__).parents[2] / "bench/flow.py"
GAMES = 3


@pytest.fixture(scope="module")
def flow() -> ModuleType:
    spec = importlib.util.spec_from_file_location("flow", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["flow"] = module  # for its named tuples
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def found(flow: ModuleType) -> dict[str, float]:
    result: dict[str, float] = flow.measured(pasch.load("nichts_als_aerger"), GAMES)
    return result


def test_nobody_is_asked_for_nothing(found: dict[str, float]) -> None:
    """Few games differ much: the medians over twenty are in bench/results.md."""
    assert found["single"] == 0
    assert found["seconds alone"] == 0
    assert found["prompts"] <= 130
    assert found["hand-overs a turn"] <= 1.6


def test_windows_add_little_to_a_game(found: dict[str, float]) -> None:
    assert found["windows"] > 50
    assert 0 < found["seconds"] <= 120


def test_a_window_that_asks_everybody_is_seen(flow: ModuleType) -> None:
    """As it was: every question is put to the one person, whatever they hold."""

    def played() -> list[Any]:
        game, showing = pasch.load("nichts_als_aerger"), flow.Showing.of_the_page()
        return [flow.Table(game, flow.ALONE, seed, showing).play() for seed in range(1000, 1003)]

    def prompts(games: list[Any]) -> int:
        return sum(sum(each.prompts.values()) for each in games)

    before = prompts(played())
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(flow, "is_offered", lambda question, sitting, notes: True)
        asked = played()
    assert prompts(asked) > 1.5 * before
    assert sum(each.single for each in asked) > 60


def test_the_lengths_are_those_of_the_server(flow: ModuleType) -> None:
    assert flow.closing is windows.closing
    assert flow.WINDOW == 1.2
