"""A move is taken back while nothing was revealed and nobody acted after it."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.toy import TOY
from server.game import asked, game
from server.house import Guest, in_time

from pasch import Setup, fair
from pasch.engine.state import State
from pasch.server.match import ALL_TAKE_BACKS, KEPT, TAKE_BACK, TAKE_BACKS, Match
from pasch.server.messages import Choices, Done
from pasch.server.tables import Tables
from pasch.storage.bus import LocalBus
from pasch.storage.store import Entry


@in_time
async def test_taking_back(tmp_path: Path) -> None:
    async with game(tmp_path, first=0) as (_, _, guests):
        guest, choices = await _move_that_reveals_nothing(guests)
        seat, version = choices.seat, guest.version
        other = guests[1 - seat]
        assert await other.refused(t="take_back", seat=1 - seat, at=version) == (
            "nothing_to_take_back"
        )
        assert await other.refused(t="take_back", seat=seat, at=version) == "bad_token"
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


@in_time
async def test_nobody_takes_back_for_ever(tmp_path: Path) -> None:
    async with game(tmp_path, first=0) as (served, party, guests):
        guest, choices = await _move_that_reveals_nothing(guests)
        seat, action = choices.seat, choices.choices[-1].action
        for _ in range(TAKE_BACKS):
            assert guest.events
            assert guest.events.undo == seat
            await guest.say(t="take_back", seat=seat, at=guest.version, key="b")
            await guest.hear(Done)
            await guest.settle()
            assert isinstance(await guest.move(seat, action, guest.version), Done)
            await guest.settle()
        version = guest.version
        assert guest.events
        assert guest.events.undo == -1, "the page offers no more than the server takes"
        code = await guest.refused(t="take_back", seat=seat, at=version)
        assert code == "no_more_take_backs"
        cold = await Tables(served.app.tables.store, LocalBus()).get(party.id)
        assert cold.match
        assert not cold.match.may_take_back, "another process counts the same"
        while guest.events.undo != seat:  # after the next throw one may doubt again
            await _move_that_reveals_nothing(guests)
            guest = next(guest for guest in guests if guest.events and guest.events.undo >= 0)
            assert guest.events
            seat = guest.events.undo


def _doubts(pairs: int) -> list[Entry]:
    """A log in which the same move is taken back again and again."""
    match = _toy_match()
    steps = match.plan_nature()
    match.absorb([Entry(number, *step, 0) for number, step in enumerate(steps, start=1)])
    seat, view = next(iter(match.asked().items()))
    pair = [(seat, view.legal()[0]), (TAKE_BACK, seat)]
    return [Entry(number, *step, 0) for number, step in enumerate(steps + pair * pairs, start=1)]


def _toy_match() -> Match:
    seed = "01" * 32
    proof = fair.Proof("t", fair.commit(bytes.fromhex(seed)), ("",) * 3, seed)
    return Match(TOY, TOY.setup(Setup(3, first=0)), proof)


def test_what_was_taken_back_is_not_even_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log of 54,000 doubts was 2.2 seconds of work for whoever asked for its table."""
    entries = _doubts(5_000)
    kind, played = type(_toy_match().table.state), 0
    apply = kind.apply

    def counted(state: State, action: int) -> None:
        nonlocal played
        played += 1
        apply(state, action)

    monkeypatch.setattr(kind, "apply", counted)
    match = _toy_match()
    match.absorb(entries)
    assert match.version == len(entries)
    assert played < 10 * KEPT
    assert not match.may_take_back
    in_parts, played = _toy_match(), 0
    for place in range(0, len(entries), 7):  # an odd number: pairs are torn apart
        in_parts.absorb(entries[place : place + 7], silently=True)
    assert in_parts.table.log == match.table.log
    assert in_parts.table.state.key() == match.table.state.key()
    assert played < len(entries)


def test_taking_back_does_not_play_the_whole_match_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _long_match()
    kind, played = type(match.table.state), 0
    apply = kind.apply

    def counted(state: State, action: int) -> None:
        nonlocal played
        played += 1
        apply(state, action)

    move, seat = match.table.log[-1].action, match.table.log[-1].actor
    _write(match, (TAKE_BACK, seat), (seat, move))
    monkeypatch.setattr(kind, "apply", counted)
    for _ in range(3):
        _write(match, (TAKE_BACK, seat), (seat, move))
    assert played < 3 * len(match.table.log)
    for viewer in range(-1, 3):
        assert match.view(viewer).key() == match.table.view(viewer).key()


def _long_match() -> Match:
    """Up to a move of a player that may be taken back."""
    match = _toy_match()
    while len(match.table.log) < 15 or not match.table.can_take_back():
        steps = match.plan_nature()
        if not steps:
            seat, view = next(iter(match.asked().items()))
            steps = [(seat, view.legal()[0])]
        _write(match, *steps)
    return match


def _write(match: Match, *steps: tuple[int, int]) -> None:
    version = match.version + 1
    match.absorb([Entry(number, *step, 0) for number, step in enumerate(steps, start=version)])


@pytest.mark.parametrize(
    ("taken_back", "more"), [(ALL_TAKE_BACKS - 1, True), (ALL_TAKE_BACKS, False)]
)
def test_a_whole_match_knows_only_so_many_doubts(taken_back: int, more: bool) -> None:
    match = _toy_match()
    match.absorb(_doubts(taken_back))
    match._doubts = 0  # as after the next throw
    assert match.may_take_back is more
