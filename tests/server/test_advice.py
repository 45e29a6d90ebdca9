"""Odds and hints: for whom they are, where they are allowed, and that nobody waits for them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import sleep

import pytest
from server.house import FREELY, SECONDS, SLOWLY, House, Party, house, in_time, until
from server.kept import kept_table

import pasch
from pasch.server import analysis_service
from pasch.server.analysis_service import AnalysisService
from pasch.server.fair_queue import Asker
from pasch.server.refusals import Refusal


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine is no reason for nobody to know."""
    monkeypatch.setattr(analysis_service, "SECONDS", SECONDS)


ME = Asker("192.0.2.7")


async def _asked(served: House, party: Party) -> int:
    match = (await served.live(party.id)).match
    assert match
    return next(iter(match.asked()))


@in_time
async def test_odds_count_fields_as_whoever_asks_does(tmp_path: Path) -> None:
    """A piece of seat 0 on its 5 is on the 25 of seat 1, opposite."""
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "nichts_als_aerger", 2, 150, hints=True)
        table = await served.live(party.id)
        assert table.match
        own = table.match.game.position(table.match.table.state)["players"][0]["on"]
        steps = [int(label) for label in own if label.isdigit()]
        assert steps, "nobody is on the track: play more of it"
        for seat in (0, 1):
            token = party.tokens[seat]
            odds = await served.ok("GET", f"{party.path}/odds?language=en", None, token)
            (first,) = [
                each for each in odds["sections"] if table.document.names[0] in each["title"]
            ]
            told = {line["text"] for line in first["lines"]}
            assert {f"the piece on {(step + 20 * seat) % 40 or 'A'}" for step in steps} <= told


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
    asked = AnalysisService(review_seconds=1)
    try:
        with pytest.MonkeyPatch.context() as hurry:
            hurry.setattr(analysis_service, "SECONDS", 0.05)
            with pytest.raises(Refusal, match="busy"):
                await asked.ask(think_for_ever, "long", ME, 1000)
        assert await asked.ask(think_for_ever, "short", ME, 0) == 1
        with pytest.raises(Refusal, match="broken"):
            await asked.ask(fail, "fails", ME)
    finally:
        await asked.close()


@in_time
async def test_eight_hostile_addresses_starve_nobody() -> None:
    """They ask for all they can all the time; twelve honest questions are answered nevertheless."""
    asked = AnalysisService(review_seconds=1)
    refused = 0

    async def flood(address: int) -> None:
        nonlocal refused
        for number in range(10_000):
            try:
                await asked.ask(think_for_ever, number, Asker(f"hostile {address}"), 0.002)
            except Refusal:
                refused += 1
                await asyncio.sleep(0.01)

    floods = [asyncio.create_task(flood(n % 8)) for n in range(8 * 10)]
    try:
        await until(lambda: asked.waiting == analysis_service.WAITING and refused > 20)
        one_by_one = [
            await asked.ask(think_for_ever, ("honest", n), Asker("honest"), 0) for n in range(6)
        ]
        at_once = await asyncio.gather(
            *(asked.ask(think_for_ever, (n, "home"), Asker(f"home {n}"), 0) for n in range(6))
        )
        assert [*one_by_one, *at_once] == [1] * 12
    finally:
        for task in floods:
            task.cancel()
        await asyncio.gather(*floods, return_exceptions=True)
        await asked.close()


@in_time
async def test_hints_are_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    """The same seat on the same position, first in one language and then in the other."""
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "mal_anders", 2, 20, hints=True)
        token = party.tokens[await _asked(served, party)]
        told = {
            language: (
                await served.ok("GET", f"{party.path}/hints?language={language}", token=token)
            )
            for language in ("de", "en")
        }
        german, english = (
            [(hint["text"], hint["why"]) for hint in told[language]["hints"]]
            for language in ("de", "en")
        )
        assert english
        assert not set(map(str, german)) & set(map(str, english))
        assert [hint["action"] for hint in told["de"]["hints"]] == [
            hint["action"] for hint in told["en"]["hints"]
        ]


@in_time
async def test_hints_are_paid_for(tmp_path: Path) -> None:
    limits = FREELY._replace(requests_a_second=0.001, requests_at_once=35)
    async with house(tmp_path, SLOWLY) as served:
        party = await kept_table(served, "mal_anders", 2, 20, hints=True)
        token = party.tokens[await _asked(served, party)]
    async with house(tmp_path, SLOWLY._replace(limits=limits)) as served:
        answers = [await served.call("GET", f"{party.path}/hints", None, token) for _ in range(4)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429]
