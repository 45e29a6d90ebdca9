"""Moves: acknowledged, told, done once, or refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from server.game import asked, game
from server.house import in_time
from server.test_whole_games import play_on

from pasch.server.match import KEPT
from pasch.server.messages import Done, Refused
from pasch.storage.store import Entry


@in_time
async def test_a_move_is_acknowledged_and_seen_by_all(tmp_path: Path) -> None:
    async with game(tmp_path) as (_, _, guests):
        guest, choices = await asked(guests)
        answer = await guest.move(choices.seat, choices.choices[0].action, choices.v, "mine")
        assert answer == Done("mine", choices.v + 1)
        for each in guests:
            await each.settle()
            assert each.events
            assert each.events.events[0].v == choices.v + 1
            assert each.events.events[0].actor == choices.seat


@in_time
async def test_a_move_said_twice_is_done_once(tmp_path: Path) -> None:
    async with game(tmp_path) as (_, _, guests):
        guest, choices = await asked(guests)
        move = (choices.seat, choices.choices[0].action, choices.v)
        first = await guest.move(*move)
        await guest.settle()
        version = guest.version
        second = await guest.move(*move)
        await guest.settle()
        assert first == second
        assert guest.version == version


@in_time
async def test_a_move_said_again_long_after_is_still_done_once(tmp_path: Path) -> None:
    async with game(tmp_path) as (served, party, guests):
        onlooker = await served.visit(party.id)
        guest, choices = await asked(guests)
        move = (choices.seat, choices.choices[0].action, choices.v)
        first = await guest.move(*move)
        await play_on(party, guests, onlooker, Random(2), KEPT)
        version = guest.version
        assert version > choices.v + KEPT
        served.app.tables.store.entries = _nobody_reads_it_all  # type: ignore[method-assign]
        assert await guest.move(*move) == first
        await guest.settle()
        assert guest.version == version


async def _nobody_reads_it_all(id: str, after: int = 0) -> list[Entry]:
    raise AssertionError("a long log, thirty times a second for whoever asks")


@pytest.mark.parametrize("long_ago", [False, True])
@in_time
async def test_another_move_at_an_old_version_is_stale_and_not_done(
    long_ago: bool, tmp_path: Path
) -> None:
    """What was done then was something else."""
    async with game(tmp_path) as (served, party, guests):
        onlooker = await served.visit(party.id)
        guest, choices = await asked(guests)
        while len(choices.choices) < 2:
            await guest.move(choices.seat, choices.choices[0].action, choices.v)
            guest, choices = await asked(guests)
        done, other = (choice.action for choice in choices.choices[:2])
        assert isinstance(await guest.move(choices.seat, done, choices.v), Done)
        if long_ago:
            await play_on(party, guests, onlooker, Random(2), KEPT)
        await guest.settle()
        version = guest.version
        answer = await guest.move(choices.seat, other, choices.v)
        assert isinstance(answer, Refused)
        assert answer.code == "stale"
        await guest.settle()
        assert guest.version == version


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"at": 10**6}, "stale"),
        ({"at": 0}, "stale"),
        ({"action": 999_999}, "illegal_action"),
        ({"seat": 9}, "bad_token"),
        ({"seat": 99}, "bad_request"),
        ({"action": -1}, "bad_request"),
        ({"action": "1"}, "bad_request"),
        ({"action": None}, "bad_request"),
        ({"more": 1}, "bad_request"),
    ],
)
@in_time
async def test_bad_moves_change_nothing(
    message: dict[str, object], code: str, tmp_path: Path
) -> None:
    async with game(tmp_path) as (served, party, guests):
        guest, choices = await asked(guests)
        good = {"seat": choices.seat, "at": choices.v, "action": choices.choices[0].action}
        assert await guest.refused(t="move", **(good | message)) == code
        for each in guests:
            await each.settle()
            assert each.version == choices.v
        assert (await served.live(party.id)).version == choices.v
        assert isinstance(await guest.move(**good), Done)  # type: ignore[arg-type]


@in_time
async def test_out_of_turn(tmp_path: Path) -> None:
    async with game(tmp_path) as (_, _, guests):
        _, choices = await asked(guests)
        seat = 1 - choices.seat
        other = guests[seat]
        assert await other.refused(t="move", seat=seat, at=choices.v, action=1) == "not_your_turn"
        mine = choices.seat
        assert await other.refused(t="move", seat=mine, at=choices.v, action=1) == "bad_token"


@in_time
async def test_a_refusal_says_why_and_echoes_the_key(tmp_path: Path) -> None:
    async with game(tmp_path) as (_, _, guests):
        guest, choices = await asked(guests)
        answer = await guest.move(choices.seat, 999_999, choices.v, "seven")
        assert isinstance(answer, Refused)
        assert (answer.key, answer.code) == ("seven", "illegal_action")
        assert len(answer.text) > 10
