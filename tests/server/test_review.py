"""The review of a finished game over the wire."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from server.house import SLOWLY, house, in_time, until
from server.kept import kept_table

from pasch.server import reviews
from pasch.server.messages import ReviewInfo
from pasch.server.refusals import Refusal
from pasch.server.reviews import Reviews

QUICKLY = SLOWLY._replace(review_seconds=0.2)


@in_time
async def test_a_review_from_the_first_question_to_the_last_answer(tmp_path: Path) -> None:
    async with house(tmp_path, QUICKLY) as served:
        party = await kept_table(served, "simpsons", 3, doubt=0.2)
        path = f"{party.path}/review"
        assert await served.ok("GET", path) == {"progress": 0.0, "review": None}
        begun = await served.ok("POST", path)
        assert begun["review"] is None

        async def finished() -> bool:
            return bool((await served.ok("GET", path))["progress"] == 1)

        await until(finished)
        told = msgspec.convert(await served.ok("GET", f"{path}?language=en"), ReviewInfo).review
        assert told
        assert len(told.players) == 3
        for seat, player in enumerate(told.players):
            sums = player.first[0] + player.luck[0] + player.own_play[0] + player.others_play[0]
            assert sums == pytest.approx(player.last, abs=1e-4)
            assert told.last[seat] == player.last
        entries = await served.app.tables.store.entries(party.id)
        by_version = {entry.version: entry for entry in entries}
        for step in told.steps:
            assert by_version[step.v].actor == step.actor
            assert step.since <= step.v
            assert (step.chosen is None) == (step.actor == -1)
        assert told.steps[-1].v == max(v for v, entry in by_version.items() if entry.actor < 64)
        german = msgspec.convert(await served.ok("GET", f"{path}?language=de"), ReviewInfo).review
        assert german
        assert [step.before for step in german.steps] == [step.before for step in told.steps]
        assert [step.told for step in german.steps] != [step.told for step in told.steps]
        again = await served.ok("POST", f"{path}?language=en")
        assert msgspec.convert(again, ReviewInfo).review == told


@in_time
async def test_only_finished_games_are_looked_back_at(tmp_path: Path) -> None:
    async with house(tmp_path, QUICKLY) as served:
        party = await served.begun()
        for method in ("GET", "POST"):
            answer = await served.call(method, f"{party.path}/review")
            assert (answer.status, answer.code) == (409, "not_over")


@in_time
async def test_one_that_fails_may_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Reviews(0.1)
    job = kept.begin("t", "no match", [])
    assert kept.begin("t", "no match", []) is job
    assert job.task
    await job.task
    assert kept.find("t") is None
    monkeypatch.setattr(reviews, "WAITING", 1)
    kept.begin("t", "no match", [])
    with pytest.raises(Refusal, match="busy"):
        kept.begin("u", "no match", [])
    await kept.close()
