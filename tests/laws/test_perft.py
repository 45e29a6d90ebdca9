"""The exact counts of every `tree.perft`, and that such a file says something about the end."""

from pathlib import Path

import pytest

import pasch
from pasch.testing.laws.kept import the_tree_counts_as_before

GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("id", [id for id in pasch.catalogue() if (GAMES / id).is_dir()])
def test_the_tree_counts_as_before(id: str) -> None:
    the_tree_counts_as_before(pasch.load(id), GAMES / id)
