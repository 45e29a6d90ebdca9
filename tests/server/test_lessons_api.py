"""The lessons of a game, over the wire."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.house import house, in_time

from pasch.lessons.courses import lessons
from pasch.speech import FIRST


@in_time
async def test_the_courses_of_a_game(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        found = await served.ok("GET", "/api/games/mal_anders/lessons?language=en")
        assert found[0]["title"] == "First steps"
        listed = [lesson["id"] for course in found for lesson in course["lessons"]]
        assert listed == lessons("mal_anders")
        games = await served.ok("GET", "/api/games")
        assert next(game for game in games if game["id"] == "mal_anders")["lessons"]


@pytest.mark.parametrize("language", FIRST)
@in_time
async def test_a_whole_lesson(tmp_path: Path, language: str) -> None:
    async with house(tmp_path) as served:
        at = f"/api/games/mal_anders/lessons/send-back?language={language}"
        lesson = await served.ok("GET", at)
        assert (lesson["game"], lesson["id"], lesson["seat"]) == ("mal_anders", "send-back", 0)
        assert [rule["number"] for rule in lesson["rules"]] == ["MA-15", "MA-12"]
        first = lesson["moments"][0]
        actions = {str(choice["action"]) for choice in first["choices"]}
        assert actions == {*first["right"], *first["wrong"]}
        ((_, answer),) = first["right"].items()
        assert answer["steps"][-1]["position"]["pieces"][1]["beside"] == 3
        assert answer["steps"][-1]["story"]
        # As at a table: what lies there is version 0.
        for moment in lesson["moments"]:
            for way in (*moment["right"].values(), *([moment["on"]] if moment["on"] else [])):
                assert [step["v"] for step in way["steps"]] == [*range(1, len(way["steps"]) + 1)]
        (attempt,) = first["attempts"]
        assert attempt["reason"]["rule"]["number"] == "MA-15"
        assert await served.ok("GET", at) == lesson


@in_time
async def test_what_is_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        for path, code in (
            ("/api/games/chess/lessons", "no_such_game"),
            ("/api/games/chess/lessons/enter", "no_such_game"),
            ("/api/games/mal_anders/lessons/courses", "no_such_lesson"),
            ("/api/games/mal_anders/lessons/..%2Fde", "no_such_page"),
        ):
            answer = await served.call("GET", path)
            assert (answer.status, answer.code) == (404, code), path


@in_time
async def test_the_page_is_served_there(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        for path in ("/learn/mal_anders", "/learn/mal_anders/enter"):
            assert (await served.call("GET", path)).status == 200
