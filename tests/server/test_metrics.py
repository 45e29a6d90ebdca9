"""What the server measures of itself: how long things take, what waits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from server.house import AT_ONCE, SECONDS, House, house, in_time, until
from server.kept import kept_table

from pasch.server import analysis_service, workers
from pasch.storage.latency import STEPS, Latency


async def measured(served: House) -> dict[str, float]:
    text = (await served.call("GET", "/metrics")).body.decode()
    return {name: float(value) for name, value in re.findall(r"^(\w\S*) (\S+)$", text, re.M)}


@in_time
async def test_moves_and_commits_are_timed(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun("simpsons", first=0)
        guest, _ = await party.guests()
        await guest.settle_until(lambda: 0 in guest.choices)
        before = await measured(served)
        choices = guest.choices[0]
        await guest.move(0, choices.choices[0].action, choices.v)
        after = await measured(served)
    assert after["pasch_move_seconds_count"] == before["pasch_move_seconds_count"] + 1
    assert after["pasch_commit_seconds_count"] > before["pasch_commit_seconds_count"]
    assert after["pasch_move_seconds_sum"] > 0
    assert after['pasch_move_seconds_bucket{le="+Inf"}'] == after["pasch_move_seconds_count"]


@in_time
async def test_a_refused_move_is_counted_and_not_timed(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun("simpsons", first=0)
        guest, _ = await party.guests()
        await guest.settle_until(lambda: 0 in guest.choices)
        await guest.refused(t="move", seat=0, at=guest.choices[0].v, action=999_999)
        found = await measured(served)
    assert found["pasch_move_seconds_count"] == 0
    assert found['pasch_refusals_total{code="illegal_action"}'] == 1


@in_time
async def test_bots_and_hints_are_timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_service, "SECONDS", SECONDS)  # however slow the machine is
    monkeypatch.setattr(workers, "THINKING_SECONDS", SECONDS)
    async with house(tmp_path) as served:
        party = await served.begun("mal_anders", bots=[1], hints=True, first=1)
        await party.guests()
        await served.ok("GET", f"{party.path}/odds", token=party.tokens[0])

        async def seen() -> bool:
            found = await measured(served)
            return found["pasch_bot_seconds_count"] > 0 and found["pasch_hint_seconds_count"] == 1

        await until(seen)
        found = await measured(served)
    assert found["pasch_bot_seconds_sum"] > 0
    assert found['pasch_waiting{queue="hints"}'] == 0


@in_time
async def test_a_review_is_timed_and_waits_where_it_is_seen(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(review_seconds=0.2)) as served:
        party = await kept_table(served, "simpsons", 3, doubt=0.2)
        await served.ok("POST", f"{party.path}/review")
        assert (await measured(served))['pasch_waiting{queue="reviews"}'] == 1

        async def finished() -> bool:
            return (await measured(served))["pasch_review_seconds_count"] == 1

        await until(finished)
        assert (await measured(served))['pasch_waiting{queue="reviews"}'] == 0


def test_every_time_is_in_the_first_step_that_holds_it() -> None:
    latency = Latency()
    for seconds in (0.0, STEPS[0], STEPS[0] + 1e-9, 0.02, STEPS[-1], 1e6):
        latency.observe(seconds)
    buckets = dict(latency.buckets())
    assert buckets[str(STEPS[0])] == 2
    assert buckets[str(STEPS[1])] == 3
    assert buckets["0.025"] == 4
    assert buckets[str(STEPS[-1])] == 5
    assert buckets["+Inf"] == 6
    assert list(buckets.values()) == sorted(buckets.values())
