"""Every game, played over real sockets to its end, by all seats and before an onlooker."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from server.house import Guest, House, Party, house, in_time, until

import pasch
from pasch import fair
from pasch.fair import Verdict
from pasch.match import loads
from pasch.server.messages import Events, Refused, TableInfo

GAMES = pasch.catalogue()
LONGEST = 4000  # moves


@pytest.mark.parametrize("game", GAMES)
@in_time
async def test_a_whole_game(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.begun(game, 3, window_ms=0)  # everybody answers in every window
        onlooker = await served.visit(party.id)
        guests = await party.guests()
        await play_on(party, guests, onlooker, Random(1))
        assert all(guest.events and guest.events.places for guest in (*guests, onlooker))
        await _hears_all(served, party, [*guests, onlooker])
        await _file_is_true(served, party)


async def play_on(
    party: Party, guests: list[Guest], onlooker: Guest, random: Random, most: int = LONGEST
) -> None:
    """Play at random until the end, or for so many moves; look at everybody's view on the way."""
    for number in range(most):
        asked = {seat: choices for guest in guests for seat, choices in guest.choices.items()}
        if not asked:
            for guest in guests:
                await guest.settle()
            if guests[0].events and guests[0].events.places:
                break
            continue
        seat = random.choice(sorted(asked))
        choice = random.choice(asked[seat].choices)
        guest = next(each for each in guests if seat in each.choices)
        answer = await guest.move(seat, choice.action, asked[seat].v)
        assert not isinstance(answer, Refused), answer
        for each in (*guests, onlooker):
            await each.settle()
        if number % 20 == 0:
            await _sees_what_it_may(party, [*guests, onlooker])
    await onlooker.settle()


async def _sees_what_it_may(party: Party, guests: list[Guest]) -> None:
    """The position that a guest was sent is the view of their seat, and nothing more."""
    table = await party.house.live(party.id)
    assert table.match
    game, played = table.match.game, table.match.table
    while any(guest.version != table.match.version for guest in guests):  # a window has closed
        for guest in guests:
            await guest.settle()
    for seat, guest in zip((*range(played.setup.seats), -1), guests, strict=True):
        assert guest.events
        expected = msgspec.json.decode(msgspec.json.encode(game.position(played.view(seat))))
        sent: dict[str, Any] = guest.events.positions
        assert sent == {str(seat if table.match.hides else -1): expected}
        assert not guest.choices or set(guest.choices) == {seat}


async def _hears_all(served: House, party: Party, guests: list[Guest]) -> None:
    """Every version once and in order, with its value only for those who saw it."""
    table = await served.live(party.id)
    assert table.match
    entries = await served.app.tables.store.entries(party.id)
    log = iter(zip(table.match.table.log, _audiences(table.match.table), strict=True))
    audience = {}
    for entry in entries:
        audience[entry.version] = 1 << entry.actor - 64 if entry.actor >= 64 else next(log)[1]
    for seat, guest in zip((*range(table.match.table.setup.seats), -1), guests, strict=True):
        events = [
            event
            for raw in guest.heard
            if b'"t":"events"' in raw
            for event in msgspec.json.decode(raw, type=Events).events
        ]
        first = events[0].v
        assert [event.v for event in events] == list(range(first, entries[-1].version + 1))
        for event in events:
            seen = audience[event.v] < 0 or (seat >= 0 and audience[event.v] >> seat & 1)
            if seen:
                assert event.action == entries[event.v - 1].action
            else:
                assert msgspec.json.encode(event) == b'{"v":%d}' % event.v


def _audiences(table: Any) -> list[int]:
    state = table.game.start(table.setup)
    found = []
    for record in table.log:
        found.append(state.audience())
        state.apply(record.action)
    return found


async def _file_is_true(served: House, party: Party) -> None:
    await until(lambda: _status(served, party, "over"))
    answer = await served.call("GET", f"{party.path}/match")
    match = loads(answer.body.decode())
    proof = fair.read_proof(match.extra["proof"], match.setup.seats)
    assert fair.verify(match.game, match.setup, match.log, proof).verdict is Verdict.TRUE


async def _status(served: House, party: Party, status: str) -> bool:
    found = msgspec.convert(await served.ok("GET", party.path), TableInfo)
    return found.status == status
