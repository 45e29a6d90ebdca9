"""A game from outside with rules and words alone: whatever is asked has a decent answer."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.outside import install_toy, look_again
from server.house import SECONDS, SLOWLY, house, in_time, until
from server.kept import kept_table

from pasch.server import analysis_service, info_api

QUICKLY = SLOWLY._replace(review_seconds=0.2)


@pytest.fixture(autouse=True)
def _toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(analysis_service, "SECONDS", SECONDS)
    install_toy(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # reviews have their own process
    look_again()
    yield
    look_again()
    info_api._facts.cache_clear()


@in_time
async def test_odds_hints_and_review(tmp_path: Path) -> None:
    async with house(tmp_path, QUICKLY) as served:
        games = await served.ok("GET", "/api/games?language=en")
        assert next(game["title"] for game in games if game["id"] == "toy") == "Toy"
        assert (await served.ok("GET", "/api/games/toy/rules"))["sections"]

        party = await kept_table(served, "toy", 3, 5, hints=True)
        match = (await served.live(party.id)).match
        assert match
        seat = next(iter(match.asked()))
        token = party.tokens[seat]
        odds = await served.ok("GET", f"{party.path}/odds?language=en", None, token)
        [section] = odds["sections"]
        assert section["title"].startswith("How often each wins")
        assert [line["text"] for line in section["lines"]] == ["Guest 0", "Guest 1", "Guest 2"]
        assert sum(line["worth"] for line in section["lines"]) == pytest.approx(1)
        hints = await served.ok("GET", f"{party.path}/hints?language=en", None, token)
        assert {hint["action"] for hint in hints["hints"]} <= set(match.asked()[seat].legal())

        over = await kept_table(served, "toy", 3)
        await served.ok("POST", f"{over.path}/review")

        async def finished() -> bool:
            return bool((await served.ok("GET", f"{over.path}/review"))["progress"] == 1)

        await until(finished)
        told = await served.ok("GET", f"{over.path}/review?language=en")
        assert len(told["review"]["players"]) == 3


@in_time
async def test_facts(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        path = "/api/games/toy/facts"
        facts = await served.ok("GET", f"{path}?language=de")
        assert facts["seats"] == ["cards", "scores", "stakes"]
        assert facts["kinds"]["turn"] == "seat"
        assert facts["names"]["turn"] == "Am Zug"
        assert (await served.ok("GET", f"{path}?language=en"))["names"]["turn"] == "To play"
        assert (await served.call("GET", "/api/games/nothing/facts")).code == "no_such_game"
