"""The puzzles of a game, over the wire."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.house import house, in_time

from pasch.puzzles import shipped
from pasch.speech import FIRST


@in_time
async def test_how_many_there_are_and_how_hard(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        found = await served.ok("GET", "/api/games/mal_anders/puzzles")
        assert found["game"] == "mal_anders"
        assert found["ratings"][0] == shipped.puzzle("mal_anders", 1).rating
        games = await served.ok("GET", "/api/games")
        listed = next(game for game in games if game["id"] == "mal_anders")
        assert listed["puzzles"] == len(found["ratings"]) == shipped.count("mal_anders")


@pytest.mark.parametrize("language", FIRST)
@in_time
async def test_a_whole_puzzle(tmp_path: Path, language: str) -> None:
    async with house(tmp_path) as served:
        at = f"/api/games/nichtlustig/puzzles/3?language={language}"
        found = await served.ok("GET", at)
        actions = {str(choice["action"]) for choice in found["choices"]}
        assert actions == {*found["right"], *found["wrong"]}
        assert found["best"]["worth"] > found["tempting"]["worth"]
        assert next(iter(found["right"].values()))["v"] == 1
        made = await served.call(
            "POST", "/api/positions", {"position": found["whole"], "bots": [], "hints": True}
        )
        assert made.status == 201
        assert await served.ok("GET", at) == found


@in_time
async def test_what_is_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        for path, code in (
            ("/api/games/chess/puzzles", "no_such_game"),
            ("/api/games/chess/puzzles/1", "no_such_game"),
            ("/api/games/mal_anders/puzzles/0", "no_such_puzzle"),
            ("/api/games/mal_anders/puzzles/100000", "no_such_puzzle"),
            ("/api/games/mal_anders/puzzles/-1", "no_such_puzzle"),
            ("/api/games/mal_anders/puzzles/x", "no_such_puzzle"),
            (f"/api/games/mal_anders/puzzles/{'9' * 5000}", "no_such_puzzle"),
        ):
            answer = await served.call("GET", path)
            assert (answer.status, answer.code) == (404, code), path


@in_time
async def test_the_page_is_served_there(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        for path in ("/puzzles", "/puzzles/today", "/puzzles/mal_anders/7"):
            assert (await served.call("GET", path)).status == 200
