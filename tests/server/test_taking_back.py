"""A move is taken back while nothing was revealed and nobody acted after it."""

from __future__ import annotations

from pathlib import Path

from server.game import asked, game
from server.house import Guest, in_time

from pasch.server.messages import Choices, Done


@in_time
async def test_taking_back(tmp_path: Path) -> None:
    async with game(tmp_path, first=0) as (_, _, guests):
        guest, choices = await _move_that_reveals_nothing(guests)
        seat, version = choices.seat, guest.version
        other = guests[1 - seat]
        assert await other.refused(t="take_back", seat=1 - seat, at=version) == (
            "nothing_to_take_back"
        )
        assert await guest.refused(t="take_back", seat=seat, at=version - 1) == "stale"
        await guest.say(t="take_back", seat=seat, at=version, key="b")
        assert await guest.hear(Done) == Done("b", version + 1)
        await guest.settle()
        again = guest.choices[seat]
        assert [c.action for c in again.choices] == [c.action for c in choices.choices]
        assert guest.events
        assert guest.events.events[0].actor == -4
        assert "Guest" in guest.events.events[0].story[0]
        assert isinstance(await guest.move(seat, again.choices[-1].action, again.v), Done)


async def _move_that_reveals_nothing(guests: list[Guest]) -> tuple[Guest, Choices]:
    """Play until a first pair was used and the second is asked for."""
    while True:
        guest, choices = await asked(guests)
        await guest.move(choices.seat, choices.choices[-1].action, choices.v)
        await guest.settle()
        if choices.seat in guest.choices and guest.version == choices.v + 1:
            return guest, choices


@in_time
async def test_nothing_is_taken_back_after_a_throw(tmp_path: Path) -> None:
    async with game(tmp_path, first=0) as (_, _, (guest, _)):
        code = await guest.refused(t="take_back", seat=0, at=guest.version)
        assert code == "nothing_to_take_back"
