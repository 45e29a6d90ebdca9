"""What happened, version by version: the same as was told live, and no more than was known."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.house import LONG, SLOWLY, House, Party, house, in_time
from server.kept import kept_table

import pasch
from pasch import fair
from pasch.engine.chance import Chance
from pasch.engine.table import ONLOOKER
from pasch.server import replay_api, time_slice
from pasch.server.match import EARLY, TAKE_BACK
from pasch.server.messages import MOST_STEPS, Step, Steps
from pasch.server.time_slice import TimeSlice


async def pages(
    served: House, party: Party, token: str = "", limit: int = MOST_STEPS
) -> list[Step]:
    """All steps, page by page."""
    found: list[Step] = []
    while True:
        after = found[-1].v if found else -1
        path = f"{party.path}/steps?after={after}&limit={limit}&language=en"
        page = msgspec.convert(await served.ok("GET", path, None, token), Steps)
        assert len(page.steps) <= limit
        found += page.steps
        if not page.steps or found[-1].v == page.v:
            return found


@pytest.mark.parametrize("game", pasch.catalogue())
@in_time
async def test_a_running_game_as_each_seat_saw_it(game: str, tmp_path: Path) -> None:
    seats = pasch.load(game).seats[-1]
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, game, seats, most=45, doubt=0.1)
        match = (await served.live(party.id)).match
        assert match
        assert not match.over
        for viewer in (ONLOOKER, 0, seats - 1):
            found = await pages(served, party, party.tokens.get(viewer, ""), limit=20)
            assert [step.v for step in found] == list(range(match.version + 1))
            assert found[0].actor is None
            view = match.game.position(match.table.view(viewer))
            assert found[-1].position == msgspec.json.decode(msgspec.json.encode(view))
            tail = {event.version: event for event in match.recent}
            for step in found[-len(tail) :]:
                event = tail[step.v]
                if event.audience < 0 or (viewer >= 0 and event.seen_by(viewer)):
                    notation, story = event.description(viewer)
                    assert (step.actor, step.action) == (event.actor, event.action)
                    assert step.notation == notation
                    assert len(step.story) == len(story)
                    assert step.only == ([] if event.audience < 0 else [viewer])
                else:
                    assert step == Step(step.v, step.position)


@in_time
async def test_a_secret_bet_is_in_nobody_elses_steps(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "simpsons", 4, most=25)
        seen = [
            {step.v for step in await pages(served, party, token) if step.actor is not None}
            for token in (*party.tokens.values(), "")
        ]
        assert any(seen[-1] < mine for mine in seen)
        assert any(mine - other for mine in seen for other in seen[:-1])


@in_time
async def test_of_a_finished_game_everybody_sees_everything(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "simpsons", 4)
        match = (await served.live(party.id)).match
        assert match
        assert match.over
        found = await pages(served, party)
        assert all(step.actor is not None for step in found[1:])
        assert found == await pages(served, party, party.tokens[2])
        assert not any(
            "null" in str(step.position["bets"]) for step in found if "bets" in step.position
        )
        assert found[-1].position == msgspec.json.decode(
            msgspec.json.encode(match.game.position(match.table.state))
        )


@in_time
async def test_taking_back_is_a_step_of_its_own(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "mal_anders", 2, doubt=0.1)
        found = await pages(served, party)
        (place, *_) = (place for place, step in enumerate(found) if step.actor == TAKE_BACK)
        assert found[place].position == found[place - 2].position
        assert found[place].story == [f"Guest {found[place].action} takes the move back."]


@in_time
async def test_steps_that_are_none(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "mal_anders", 2, most=30)
        newest = (await served.live(party.id)).version
        path = f"{party.path}/steps"
        assert (await served.ok("GET", f"{path}?after={newest}"))["steps"] == []
        assert (await served.ok("GET", f"{path}?after=999999"))["steps"] == []
        for query in ("limit=0", "limit=201", "after=-2", "after=x", "after=1.5", "seat=0"):
            assert (await served.call("GET", f"{path}?{query}")).code == "bad_request", query
        assert (await served.call("GET", path, None, "x" * 32)).code == "bad_token"
        waiting = await served.table()
        assert (await served.call("GET", f"{waiting.path}/steps")).code == "not_started"


class Counted(TimeSlice):
    """How often there was time for others."""

    taken = 0

    async def __call__(self) -> None:
        Counted.taken += 1
        await super().__call__()


@in_time
async def test_a_long_game_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_api, "TimeSlice", Counted)
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "nichts_als_aerger", 4)
        last = (await served.live(party.id)).version
        assert last > 500
        for path, breaths in (
            (f"steps?after={last - 50}", 50 + last // 100),
            ("throws", last // 2),
        ):
            Counted.taken = 0
            await served.ok("GET", f"{party.path}/{path}")
            assert Counted.taken >= breaths


@pytest.mark.parametrize(("slice", "first"), [(0, "other"), (LONG, "long work")])
@in_time
async def test_others_go_first_when_the_time_is_up(
    slice: float, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_slice, "SLICE", slice)
    done: list[str] = []

    async def other() -> None:
        done.append("other")

    waiting = asyncio.create_task(other())
    await TimeSlice()()
    done.append("long work")
    await waiting
    assert done[0] == first


@pytest.mark.parametrize("game", pasch.catalogue())
@in_time
async def test_every_throw_can_be_recomputed_without_the_rules(game: str, tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, game, pasch.load(game).seats[0], doubt=0.02)
        match: dict[str, Any] = await served.ok("GET", f"{party.path}/match")
        proof = match["extra"]["proof"]
        seed = bytes.fromhex(proof["seed"])
        assert fair.commit(seed) == proof["commitment"]
        throws = await served.ok("GET", f"{party.path}/throws")
        records = [record for record in enumerate(match["log"]) if record[1][0] == -1]
        assert [(throw["number"], throw["outcome"]) for throw in throws] == [
            (number, action) for number, (_, action) in records
        ]
        for throw in throws:
            chance = Chance(tuple(throw["weights"]), tuple(throw["outcomes"]))
            drawn = fair.throw(seed, proof["table"], proof["seats"], throw["number"], chance)
            assert drawn == throw["outcome"]
        entries = await served.app.tables.store.entries(party.id)
        by_version = {entry.version: entry for entry in entries if entry.actor < EARLY}
        assert all(by_version[throw["v"]].action == throw["outcome"] for throw in throws)


@in_time
async def test_throws_are_told_at_the_end_only(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "mal_anders", 2, most=20)
        assert (await served.call("GET", f"{party.path}/throws")).code == "not_over"


@in_time
async def test_long_answers_are_sent_short(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "mal_anders", 2)
        plain = await served.call("GET", f"{party.path}/steps")
        short = await served.call("GET", f"{party.path}/steps", Accept_Encoding="gzip")
        assert short.headers["content-encoding"] == "gzip"
        assert len(short.body) < len(plain.body) / 5


@in_time
async def test_how_a_finished_game_ended(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "mal_anders", 3)
        match = (await served.live(party.id)).match
        assert match
        found = await served.ok("GET", f"{party.path}/result")
        players = found.pop("players")
        assert found == {"id": party.id, "game": "mal_anders", "ended": 0, "whole": True}
        assert [player["place"] for player in players] == match.table.state.places()
        assert [player["points"] for player in players] == match.table.state.returns()
        assert [player["name"] for player in players] == ["Guest 0", "Guest 1", "Guest 2"]
        running = await kept_table(served, "mal_anders", 3, most=10)
        assert (await served.call("GET", f"{running.path}/result")).code == "not_over"
