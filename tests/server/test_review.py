"""The review of a finished game over the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from server.house import FREELY, SLOWLY, house, in_time, until
from server.kept import kept_table

from pasch.server import review_jobs
from pasch.server.fair_queue import Asker
from pasch.server.messages import ReviewInfo
from pasch.server.refusals import Refusal
from pasch.server.review_jobs import WAITING, Job, ReviewJobs, Work

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


STRANGER, PLAYER = Asker("stranger", belongs=False), Asker("player")


@in_time
async def test_one_that_fails_may_be_tried_again() -> None:
    kept = ReviewJobs(0.1)
    job = kept.begin("t", "no match", [], PLAYER)
    assert kept.begin("t", "no match", [], PLAYER) is job
    assert job.task
    await job.task
    assert kept.find("t") is None
    assert kept.begin("t", "no match", [], PLAYER) is not job
    await kept.close()


@in_time
async def test_who_sat_there_comes_before_every_stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    first = asyncio.Event()

    async def run(job: Job, work: bytes) -> None:
        await first.wait()
        done.append(msgspec.json.decode(work, type=Work).match)
        job.done = {"de": b"{}"}

    monkeypatch.setattr(review_jobs, "_run", run)
    kept = ReviewJobs(60)
    for number in range(WAITING + 1):  # one is being looked at, the others fill all places
        kept.begin(f"s{number}", f"s{number}", [], STRANGER)
    with pytest.raises(Refusal, match="busy"):
        kept.begin("another", "another", [], STRANGER)
    kept.begin("mine", "mine", [], PLAYER)
    kept.begin("other stranger's", "x", [], Asker("elsewhere", belongs=False))
    joined = kept.join("s5", PLAYER)  # asked for by a stranger, and then by who played it
    assert joined is kept.find("s5")
    first.set()
    await until(lambda: len(done) == WAITING + 1)
    assert done[0] == "s0"
    assert set(done[1:3]) == {"mine", "s5"}
    assert done[3] == "x"  # of strangers, too, whoever was served least
    assert kept.find(f"s{WAITING}") is None  # had to go, and may ask again
    await kept.close()


@in_time
async def test_a_secret_of_the_table_is_what_counts(tmp_path: Path) -> None:
    async with house(tmp_path, QUICKLY) as served:
        party = await kept_table(served, "simpsons", 2)
        for token, belongs in (("", False), ("x" * 32, False), (party.tokens[1], True)):
            await served.ok("POST", f"{party.path}/review", None, token)
            job = served.app.analysis.reviews.find(party.id)
            assert job
            assert job.place.asker.belongs == belongs


@in_time
async def test_a_review_is_paid_for_once(tmp_path: Path) -> None:
    limits = FREELY._replace(requests_a_second=0.001, requests_at_once=14)
    async with house(tmp_path, QUICKLY) as served:
        party = await kept_table(served, "simpsons", 2)
    async with house(tmp_path, QUICKLY._replace(limits=limits)) as served:
        path = f"{party.path}/review"
        answers = [await served.call("POST", path) for _ in range(5)]
        assert [answer.status for answer in answers] == [200] * 4 + [429]
