"""Almost good messages and requests to a real server: refused with a code, and it lives on."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from fuzz.targets import TARGETS, corpus
from server.house import SLOWLY, Guest, House, Party, house, in_time
from websockets.exceptions import ConnectionClosed

from pasch.server.messages import Pong, Refused
from pasch.server.refusals import STATUS

EXAMPLES = int(os.environ.get("FUZZ", "0"))
FEW = 200
GOODBYES = (1007, 1009)  # no text at all, or too much of it: closed by the rules of WebSockets


def _inputs(name: str) -> list[bytes]:
    """All of the corpus, the good ones, and some that were changed."""
    target = TARGETS[name]
    random = Random(os.urandom(8) if EXAMPLES else name)
    seeds = target.seeds()
    changed = [target.change(random.choice(seeds), random) for _ in range(EXAMPLES or FEW)]
    return [path.read_bytes() for path in corpus(name)] + seeds + changed


@in_time
async def test_messages(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun("simpsons", first=0)
        guest = await party.guest(0)
        await guest.settle()
        for data in _inputs("message"):
            guest = await _say(served, party, guest, data)
        assert (await served.call("GET", "/health")).status == 200


async def _say(served: House, party: Party, guest: Guest, data: bytes) -> Guest:
    """Whoever says it is answered, or sent away by the rules, and everything goes on."""
    try:
        await guest.socket.send(data, text=True)
        await guest.say(t="ping", key="after it")
        while True:
            message = await guest.next()
            if isinstance(message, Refused):
                assert message.code in STATUS, data
                assert STATUS[message.code] != 500, data
            if isinstance(message, Pong) and message.key == "after it":
                return guest
    except ConnectionClosed:
        assert guest.socket.close_code in GOODBYES, (guest.socket.close_code, data[:200])
    fresh = await party.guest(0)
    await fresh.settle()
    return fresh


@pytest.mark.parametrize("first", [b'{"t":"hello"}', b""], ids=["after a hello", "as a hello"])
@in_time
async def test_whoever_begins_with_nonsense_is_sent_away(first: bytes, tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.begun("simpsons", first=0)
        for path in corpus("message"):
            guest = await served.stranger(party.id)
            try:
                if first:
                    await guest.socket.send(first, text=True)
                await guest.socket.send(path.read_bytes(), text=True)
                await guest.say(t="ping", key="after it")
                while not isinstance(await guest.next(), Pong):
                    pass
            except ConnectionClosed:
                assert guest.socket.close_code in (*GOODBYES, 4000), path.name
            await guest.socket.close()


@in_time
async def test_request_bodies(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        party = await served.table("simpsons", 3, bots=[1])
        paths = (
            "/api/tables",
            f"{party.path}/seats/1",
            f"{party.path}/start",
            f"{party.path}/again",
        )
        for number, data in enumerate(_inputs("body")):
            path = paths[number % 2 if number % 7 else number % 4]
            answer = await served.call("POST", path, data, party.host)
            assert answer.status < 500, (path, answer.status, data[:200])
            if answer.status >= 400:
                assert STATUS[answer.code] == answer.status
                assert answer.data["text"]
