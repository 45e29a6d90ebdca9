"""examples/learn.py: what it says holds."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_after_a_few_games_it_beats_level_1(learn: ModuleType) -> None:
    """The same in every run: all luck comes from seeds.  Untaught it wins nothing."""
    assert learn.wins(learn.Learner(), 1, 40, 2) < 0.2
    assert learn.wins(learn.train(300, 1), 1, 100, 2) > 0.6
