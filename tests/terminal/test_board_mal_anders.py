"""The board of mal_anders against drawings kept as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from pasch import load
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal.board import draw

DATA = Path(__file__).parent / "data"
NAMES = ["Anna", "Ben", "Maximiliane Auguste", "日本"]
GAME = load("mal_anders")

POSITION = {
    "game": "mal_anders",
    "seats": 4,
    "options": {"play_on": True},
    "turn": 1,
    "throws": 1,
    "dice": [2, 4, 5, 6],
    "rest": 11,
    "places": [0, 0, 0, 1],
    "pieces": [
        {"colour": "yellow", "beside": 2, "on": ["A", "23"]},
        {"colour": "green", "beside": 0, "on": ["A", "16", "20", "b"]},
        {"colour": "red", "beside": 3, "on": ["d"]},
        {"colour": "black", "beside": 0, "on": ["a", "b", "c", "d"]},
    ],
}
UNDRAWN = {
    "game": "mal_anders",
    "seats": 2,
    "options": {"play_on": False},
    "turn": None,
    "throws": 0,
    "dice": [],
    "rest": 0,
    "places": [0, 0],
    "pieces": [
        {"colour": "yellow", "beside": 4, "on": []},
        {"colour": "red", "beside": 4, "on": []},
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "position"), [("four", POSITION), ("undrawn", UNDRAWN)])
def test_the_board_looks_as_it_is_kept(
    language: str, name: str, position: dict[str, object]
) -> None:
    state = GAME.from_position(position)
    names = NAMES[: int(str(position["seats"]))]
    lines = draw(GAME, state, Speaker(language, "mal_anders", names))
    kept = (DATA / f"mal_anders-{name}.{language}.txt").read_text(encoding="utf-8")
    assert "\n".join(line.rstrip() for line in lines) + "\n" == kept


def test_every_step_of_the_player_to_act_is_on_the_board() -> None:
    state = GAME.from_position(POSITION)
    drawn = "\n".join(draw(GAME, state, Speaker("en", "mal_anders", NAMES)))
    board = "".join(line[:36] for line in drawn.splitlines())
    shown = {"".join(filter(str.isalnum, field)) for field in board.replace("│", " ").split()}
    assert {"A", "a", "b", "c", "d", *map(str, range(1, 24))} <= shown
