"""The exact counts of every `tree.perft`, and that such a file says something about the end."""

from pathlib import Path

import pytest

import pasch
from pasch.testing.perft import FILE, Block, count, opened, read

GAMES = Path(__file__).parents[1] / "games"


def path(id: str) -> Path:
    return GAMES / id / FILE


BLOCKS = [
    pytest.param(id, block, id=f"{id}-{number}")
    for id in pasch.catalogue()
    if path(id).exists()
    for number, block in enumerate(read(path(id).read_text(encoding="utf-8")))
]


@pytest.mark.parametrize(("id", "block"), BLOCKS)
def test_the_tree_counts_as_before(id: str, block: Block) -> None:
    assert list(count(opened(pasch.load(id), block.start), len(block.rows))) == block.rows


@pytest.mark.parametrize("id", pasch.catalogue())
def test_every_game_has_counts_that_reach_its_end(id: str) -> None:
    blocks = read(path(id).read_text(encoding="utf-8"))
    assert any(row.ended for block in blocks for row in block.rows)
