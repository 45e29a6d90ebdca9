"""Odds and hints: for whom they are, where they are allowed, and that nobody waits for them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import sleep

import pytest
from server.house import SECONDS, SLOWLY, House, Party, house, in_time
from server.kept import kept_table

import pasch
from pasch.server import coach
from pasch.server.coach import Coach
from pasch.server.refusals import Refusal


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine is no reason for nobody to know."""
    monkeypatch.setattr(coach, "SECONDS", SECONDS)


async def _asked(served: House, party: Party) -> int:
    match = (await served.live(party.id)).match
    assert match
    return next(iter(match.asked()))


@in_time
async def test_hints_and_odds_for_the_seat_that_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        for game in pasch.catalogue():
            party = await kept_table(served, game, pasch.load(game).seats[-1], 20, hints=True)
            table = await served.live(party.id)
            seat = await _asked(served, party)
            token = party.tokens[seat]
            found = await served.ok("GET", f"{party.path}/hints?language=en", None, token)
            assert (found["v"], found["seat"]) == (table.version, seat)
            assert table.match
            view = table.match.asked()[seat]
            assert found["hints"]
            for hint in found["hints"]:
                assert hint["action"] in view.legal()
                assert hint["notation"] == table.match.game.write(view, hint["action"])
                assert 0 <= hint["worth"] <= 1
                assert hint["text"]
            odds = await served.ok("GET", f"{party.path}/odds?language=en", None, token)
            assert (odds["v"], odds["seat"]) == (table.version, seat)
            assert odds["sections"] or game != "simpsons"
            for section in odds["sections"]:
                assert section["title"]
                for line in section["lines"]:
                    assert line["text"]
                    assert line["unit"] != "chance" or 0 <= line["worth"] <= 1
            german = await served.ok("GET", f"{party.path}/odds?language=de", None, token)
            for ours, theirs in zip(german["sections"], odds["sections"], strict=True):
                assert ours["title"] != theirs["title"]
                assert [line["worth"] for line in ours["lines"]] == [
                    line["worth"] for line in theirs["lines"]
                ]


@in_time
async def test_only_where_the_host_allows_them_and_only_for_seats(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        without = await served.begun()
        assert not (await served.ok("GET", without.path))["hints"]
        table = await served.table(hints=True)
        assert (await served.ok("GET", table.path))["hints"]
        for what in ("hints", "odds"):
            answer = await served.call("GET", f"{without.path}/{what}", None, without.tokens[0])
            assert (answer.status, answer.code) == (403, "no_hints")
            path = f"{table.path}/{what}"
            assert (await served.call("GET", path, None, table.tokens[0])).code == "not_started"
            for nobody in ("", table.host, "x" * 32):
                assert (await served.call("GET", path, None, nobody)).code == "bad_token"


@in_time
async def test_no_hints_when_it_is_not_ones_turn_or_over(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "mal_anders", 2, 20, hints=True)
        other = 1 - await _asked(served, party)
        answer = await served.call("GET", f"{party.path}/hints", None, party.tokens[other])
        assert (answer.status, answer.code) == (409, "not_your_turn")
        over = await kept_table(served, "simpsons", 2, hints=True)
        for what in ("hints", "odds"):
            answer = await served.call("GET", f"{over.path}/{what}", None, over.tokens[0])
            assert answer.code == "over"


def think_for_ever(seconds: float) -> int:
    sleep(seconds)
    return 1


def fail() -> int:
    raise ValueError("no idea")


@in_time
async def test_whoever_thinks_too_long_is_let_go() -> None:
    asked = Coach(review_seconds=1)
    try:
        with pytest.MonkeyPatch.context() as hurry:
            hurry.setattr(coach, "SECONDS", 0.05)
            with pytest.raises(Refusal, match="busy"):
                await asked.ask(think_for_ever, "long", 1000)
        assert await asked.ask(think_for_ever, "short", 0) == 1
        with pytest.raises(Refusal, match="broken"):
            await asked.ask(fail, "fails")
    finally:
        await asked.close()


@in_time
async def test_not_everybody_may_wait_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "WAITING", 1)
    asked = Coach(review_seconds=1)
    first = asyncio.create_task(asked.ask(think_for_ever, "first", 0))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="busy"):
        await asked.ask(think_for_ever, "second", 0)
    assert await first == 1
    await asked.close()
