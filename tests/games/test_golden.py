"""Every golden transcript is replayed from its own notation and must come out to the byte."""

from pathlib import Path

import pytest

import pasch
from pasch.testing.golden import again

GAMES = Path(__file__).parent
FILES = sorted(GAMES.glob("*/golden/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_golden_match_is_told_as_before(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    fresh = again(pasch.load(file.parts[-3]), text)
    assert fresh.splitlines() == text.splitlines()
    assert fresh == text


@pytest.mark.parametrize("id", pasch.catalogue())
def test_every_game_has_a_golden_match_for_every_seat_count(id: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in FILES if file.parts[-3] == id]
    found = {int(text.split("seats\t")[1].split("\n")[0]) for text in texts}
    assert found == set(pasch.load(id).seats)
