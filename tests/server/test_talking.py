"""What is said besides moves: a pause, a phrase, a sign of life."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.game import game
from server.house import house, in_time

from pasch.server.limits import Bucket
from pasch.server.messages import Done, Pong, Said, TableInfo


@in_time
async def test_a_pause_stops_the_game_for_all(tmp_path: Path) -> None:
    async with game(tmp_path, first=0) as (served, party, (guest, other)):
        await other.say(t="pause", on=True, key="p")
        assert await other.hear(Done) == Done("p", guest.version)
        await guest.hear(TableInfo, lambda info: info.paused)
        assert await guest.refused(t="move", seat=0, at=guest.version, action=1) == "paused"
        onlooker = await served.visit(party.id)
        assert await onlooker.refused(t="pause", on=False) == "bad_token"
        await guest.say(t="pause", on=False)
        await other.hear(TableInfo, lambda info: not info.paused)


@in_time
async def test_phrases(tmp_path: Path) -> None:
    async with game(tmp_path) as (served, party, (guest, other)):
        german = await served.visit(party.id, language="de")
        await guest.say(t="say", seat=0, phrase="thanks", key="s")
        assert await other.hear(Said) == Said(0, "thanks", "Thank you!")
        assert await german.hear(Said) == Said(0, "thanks", "Danke!")
        assert await guest.refused(t="say", seat=1, phrase="thanks") == "bad_token"
        assert await guest.refused(t="say", seat=0, phrase="<b>anything</b>") == "bad_request"


@pytest.mark.parametrize("noise", ["say", "pause"])
@in_time
async def test_who_says_or_stops_too_much_is_refused_whichever_connection_it_is(
    noise: str, tmp_path: Path
) -> None:
    """Each is told to all, and somebody may come with dozens of connections."""
    async with game(tmp_path) as (served, party, (guest, other)):
        (await served.live(party.id)).patience = Bucket(1e-9, 3)
        second = await party.guest(0)
        loud: list[dict[str, Any]] = [{"t": "say", "seat": 0, "phrase": "hurry"}] * 3
        if noise == "pause":
            loud = [{"t": "pause", "on": on} for on in (True, False, True)]
        for message in loud:
            await guest.say(**message, key="k")
            await guest.hear(Done)
        assert await guest.refused(t="say", seat=0, phrase="hurry") == "too_many"
        assert await second.refused(t="say", seat=0, phrase="hurry") == "too_many"
        await other.settle()
        heard = [message for message in other.heard if b'"said"' in message]
        assert len(heard) == (3 if noise == "say" else 0)


@in_time
async def test_ping(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        guest = await (await served.table()).guest(0)
        await guest.say(t="ping", key="x")
        assert await guest.hear(Pong) == Pong("x")
