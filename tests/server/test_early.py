"""Secret choices are made one after the other; a server takes them in any order."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from kit.toy import TOY as GAME
from server.house import Guest, Party, house, in_time

import pasch
from pasch import Setup, fair
from pasch.engine.errors import IllegalAction, NotYourTurn
from pasch.server.match import EARLY, TAKE_BACK, Match
from pasch.server.messages import Done
from pasch.storage.store import Entry

SEATS = 3


def _match() -> Match:
    seed = "01" * 32
    proof = fair.Proof("t", fair.commit(bytes.fromhex(seed)), ("",) * SEATS, seed)
    match = Match(GAME, GAME.setup(Setup(SEATS, first=0)), proof)
    _write(match, match.plan_nature())
    return match


def _write(match: Match, steps: list[tuple[int, int]]) -> None:
    version = match.version
    match.absorb([Entry(version + n, *step, 0) for n, step in enumerate(steps, start=1)])


@pytest.mark.parametrize("order", list(permutations(range(SEATS))))
def test_any_order_leads_to_the_same_match(order: tuple[int, ...]) -> None:
    expected, match = _match(), _match()
    choice = {seat: match.asked()[seat].legal()[0] for seat in range(SEATS)}
    for seat in range(SEATS):
        _write(expected, expected.plan_move(seat, choice[seat]))
    for seat in order:
        assert seat in match.asked()
        _write(match, match.plan_move(seat, choice[seat]))
    assert match.table.log == expected.table.log
    assert match.table.state.key() == expected.table.state.key()
    assert not match.early


def test_a_choice_is_made_once_and_must_be_legal() -> None:
    match = _match()
    (last, ahead) = max(match.asked().items())
    assert last != match.table.state.actor()
    with pytest.raises(IllegalAction):
        match.plan_move(last, 999)
    steps = match.plan_move(last, ahead.legal()[0])
    assert steps == [(EARLY + last, ahead.legal()[0])]
    _write(match, steps)
    assert last not in match.asked()
    with pytest.raises(NotYourTurn):
        match.plan_move(last, ahead.legal()[0])


def test_others_choosing_makes_nobody_stale() -> None:
    match = _match()
    at, actor = match.version, match.table.state.actor()
    for seat, view in match.asked().items():
        if seat != actor:
            _write(match, match.plan_move(seat, view.legal()[0]))
    assert match.version > at
    assert match.fresh(actor, at)
    assert not match.fresh(actor, match.version + 1)


@in_time
async def test_over_the_wire_nobody_learns_what_was_chosen(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party, guests = await _secretly_asked(await served.begun("simpsons", 3))
        table = await served.live(party.id)
        assert table.match
        actor = table.match.table.state.actor()
        last = max(seat for seat in table.match.asked() if seat != actor)
        chosen = guests[last].choices[last]
        answer = await guests[last].move(last, chosen.choices[0].action, chosen.v)
        assert isinstance(answer, Done)
        for seat, guest in enumerate(guests):
            await guest.settle()
            assert guest.events
            (event,) = guest.events.events
            if seat == last:
                assert (event.actor, event.action) == (EARLY + last, chosen.choices[0].action)
                assert last not in guest.choices
            else:
                assert (event.actor, event.action, event.story) == (None, None, [])
            assert last not in guest.events.asked


@in_time
async def test_only_whoever_chose_in_secret_hears_that_they_may_take_it_back(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as served:
        party, guests = await _secretly_asked(await served.begun("simpsons", 3))
        table = await served.live(party.id)
        assert table.match
        actor = table.match.table.state.actor()
        chosen = guests[actor].choices[actor]
        await guests[actor].move(actor, chosen.choices[0].action, chosen.v)
        for seat, guest in enumerate([*guests, await served.visit(party.id)]):
            await guest.settle()
            assert guest.events
            assert guest.events.undo == (actor if seat == actor else -1)


async def _secretly_asked(party: Party) -> tuple[Party, list[Guest]]:
    """Play on until several are asked at once."""
    guests = await party.guests()
    while True:
        for guest in guests:
            await guest.settle()
        asked = [seat for guest in guests for seat in guest.choices]
        if len(asked) > 1:
            return party, guests
        guest, seat = next((guest, seat) for guest in guests for seat in guest.choices)
        choices = guest.choices[seat]
        await guest.move(seat, choices.choices[0].action, choices.v)


def test_simpsons_is_such_a_game() -> None:
    assert "simpsons" in pasch.catalogue()


def _played(entries: list[Entry], silently: bool = False) -> Match:
    """As a process would know it that reads the log."""
    seed = "01" * 32
    proof = fair.Proof("t", fair.commit(bytes.fromhex(seed)), ("",) * SEATS, seed)
    match = Match(GAME, GAME.setup(Setup(SEATS, first=0)), proof)
    match.absorb(entries, silently)
    return match


def _log(*steps: tuple[int, int]) -> list[Entry]:
    """What nature throws at first, and then these."""
    thrown = _match().plan_nature() or [
        (record.actor, record.action) for record in _match().table.log
    ]
    return [Entry(number, *step, 0) for number, step in enumerate((*thrown, *steps), start=1)]


def test_taking_back_removes_the_early_choices_made_since() -> None:
    match = _match()
    first = match.table.state.actor()
    before, since = (seat for seat in range(SEATS) if seat != first)
    choice = {seat: view.legal()[0] for seat, view in match.asked().items()}
    steps = [
        (EARLY + before, choice[before]),
        (first, choice[first]),
        (EARLY + since, choice[since]),
        (TAKE_BACK, first),
    ]
    if before < since:  # the early choice would become a record at once
        before, since = since, before
        steps[0], steps[2] = (EARLY + before, choice[before]), (EARLY + since, choice[since])
    for step in steps:
        _write(match, [step])
    for found in (match, _played(_log(*steps)), _played(_log(*steps), silently=True)):
        assert found.early == {before: choice[before]}
        assert since in found.asked()
        assert before not in found.asked()
        assert not found.plan_nature()


def test_what_was_chosen_early_and_then_taken_back_is_asked_again() -> None:
    match = _match()
    first = match.table.state.actor()
    choice = {seat: view.legal()[0] for seat, view in match.asked().items()}
    second = _log((first, choice[first]))
    following = _played(second).table.state.actor()
    steps = [
        (EARLY + following, choice[following]),
        (first, choice[first]),
        (following, choice[following]),
        (TAKE_BACK, following),
    ]
    for step in steps:
        _write(match, [step])
    for found in (match, _played(_log(*steps)), _played(_log(*steps), silently=True)):
        assert not found.early
        assert not found.plan_nature()
        assert following in found.asked()


def test_an_early_choice_that_is_not_possible_is_never_applied() -> None:
    """No rule of ours leads there; a log may."""
    match = _match()
    first = match.table.state.actor()
    action = match.asked()[first].legal()[0]
    following = _played(_log((first, action))).table.state.actor()
    steps = [(EARLY + following, 999), (first, action)]
    found = _played(_log(*steps))
    assert not found.plan_nature()
    assert following in found.asked()
    assert following not in found.early
    waiting = _played(_log((EARLY + following, 999)))
    assert waiting.plan_move(first, action) == [(first, action)]  # nothing of it is written


def test_after_what_was_read_silently_nobody_is_told_with_a_gap() -> None:
    """Who knows of a time before it gets the whole table."""
    match = _match()
    before = match.version
    first, second = match.table.state.actor(), match.asked()
    steps = [(seat, second[seat].legal()[0]) for seat in range(SEATS)]
    entries = [Entry(before + n, *step, 0) for n, step in enumerate(steps, start=1)]
    assert first == 0
    match.absorb(entries[:1], silently=True)
    match.absorb(entries[1:2])
    assert match.after(before) is None
    assert [event.version for event in match.after(before + 1) or ()] == [before + 2]


def test_there_is_no_early_choice_of_a_seat_that_is_none() -> None:
    with pytest.raises(NotYourTurn):
        _played(_log((EARLY + SEATS, 0)))


def test_what_was_not_told_leaves_no_gap_in_what_is_told() -> None:
    """Whoever was here before a long stretch that was read again in silence gets the whole."""
    match, again = _match(), _match()
    begun = match.version
    entries: list[Entry] = []
    while len(entries) < 12 and not match.over:
        seat, view = next(iter(match.asked().items()))
        steps = match.plan_move(seat, view.legal()[0])
        entries += [Entry(match.version + n, *step, 0) for n, step in enumerate(steps, start=1)]
        _write(match, steps)
    assert len(entries) >= 9
    again.absorb(entries[:3])
    again.absorb(entries[3:6], silently=True)
    assert again.after(begun + 2) is None
    again.absorb(entries[6:])
    assert again.after(begun + 2) is None
    told = again.after(begun + 6)
    assert told
    assert [event.version for event in told] == [entry.version for entry in entries[6:]]
