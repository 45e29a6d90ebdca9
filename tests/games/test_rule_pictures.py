"""The pictures of the rules: every chapter has one, and what it shows could happen."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import pasch
from pasch.rules import rules
from pasch.testing.laws.pictures import check_pictures

SOURCES = Path(__file__).parents[2] / "src/pasch/games"
GAMES = sorted(path.parent.name for path in SOURCES.glob("*/rules.de.md"))
LANGUAGES = ("de", "en")
# As moves are written for programs: 2+4:A, B-A, 5x7, @12, 3c-4.
NOTATION = re.compile(
    r"`|\d\+\d:|\b(?:[AB]|\d+)x(?:A|\d+)\b|\bB-A\b|\d@|\b[1-6][a-f]-[1-6]\b|\(a\)"
)


def pictures_of(id: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SOURCES / id / "web/rules.json").read_text("utf-8"))
    return found["pictures"]  # type: ignore[no-any-return]


@pytest.mark.parametrize("id", GAMES)
def test_what_a_picture_shows_could_happen(id: str) -> None:
    check_pictures(pasch.load(id), pictures_of(id))


@pytest.mark.parametrize("id", GAMES)
def test_every_chapter_has_a_picture_with_words_in_both_languages(id: str) -> None:
    said = []
    for language in LANGUAGES:
        chapters = [section.pictures for section in rules(id, language).sections]
        assert all(chapters)
        said.append({picture.caption for chapter in chapters for picture in chapter})
    assert not said[0] & said[1]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"choices": ["1+1:A"]}, "not possible there"),
        ({"view": [0, 0, 400, 344]}, "leaves the board"),
        ({"name": "other"}, "differ: board, other"),
    ],
)
def test_a_picture_that_could_not_be_is_named(change: dict[str, Any], reason: str) -> None:
    pictures = pictures_of("mal_anders")
    board = pictures.pop("board")
    name = change.pop("name", "board")
    with pytest.raises(AssertionError, match=reason):
        check_pictures(pasch.load("mal_anders"), {name: {**board, **change}, **pictures})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_players_read_no_notation(id: str, language: str) -> None:
    for section in rules(id, language).sections:
        for line in section.lines:
            assert not NOTATION.search(line.text), line.number
