"""Every golden transcript is replayed from its own notation and must come out to the byte."""

from pathlib import Path

import pytest

import pasch
from pasch.testing.laws.kept import golden_matches_are_told_as_before

GAMES = sorted(folder.parent.name for folder in Path(__file__).parent.glob("*/golden"))


def test_every_game_of_ours_has_some() -> None:
    ours = [id for id in pasch.catalogue() if pasch.load(id).package.startswith("pasch.games.")]
    assert ours == GAMES


@pytest.mark.parametrize("id", GAMES)
def test_golden_matches_are_told_as_before(id: str) -> None:
    golden_matches_are_told_as_before(pasch.load(id), Path(__file__).parent / id)
