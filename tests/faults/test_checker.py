"""The checker itself: each kind of damage that it is to find is planted, and found."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

import pytest
from faults.checker import digest, problems
from faults.history import Acknowledged, ClientHistory, Event, Heard, Move, TableHistory

import pasch
from pasch import CHANCE, Rng, Setup
from pasch.engine.table import Table
from pasch.server.match import EARLY, TAKE_BACK
from pasch.storage.store import Entry

GAME, SEATS = "simpsons", 2


def _history() -> TableHistory:
    """What two players and an onlooker heard of a healthy table, message by message."""
    game = pasch.load(GAME)
    table = Table(game, Setup(SEATS))
    clients = [ClientHistory(f"client {n}", (n,) if n < SEATS else ()) for n in range(3)]
    rng = Rng(5)
    told = 0
    while not table.over and len(table.log) < 60:
        actor, version = table.state.actor(), len(table.log)
        if actor == CHANCE:
            table.roll(rng)
            continue
        _tell(table, clients, told)
        told = version
        action = table.state.legal()[rng.below(len(table.state.legal()))]
        table.play(actor, action)
        move = Acknowledged(Move(actor, version, action), version + 1)
        clients[actor].done.append(move)
    _tell(table, clients, told)
    log = [Entry(version, *record, 0) for version, record in enumerate(table.log, 1)]
    return TableHistory("t", GAME, table.setup, clients, by_hand=True, log=log)


def _tell(table: Table, clients: list[ClientHistory], since: int) -> None:
    game, version = table.game, len(table.log)
    for client in clients:
        viewer = client.seats[0] if client.seats else -1
        seen = table.seen_by(viewer)
        events = tuple(
            Event(number, *((None, None) if record.action < 0 else record))
            for number, record in enumerate(seen[since:], since + 1)
        )
        position = (str(viewer), digest(game.position(table.view(viewer))))
        if client.heard:
            client.heard.append(Heard(version, events, False, False, (position,)))
        else:
            client.heard.append(Heard(version, (), True, False, (position,)))


HEALTHY = _history()


def test_a_healthy_history_has_no_problems() -> None:
    assert problems(HEALTHY) == []
    assert sum(len(client.done) for client in HEALTHY.clients) > 10


def _lose_an_acknowledged_move(table: TableHistory) -> None:
    version = table.clients[0].done[-1].version
    del table.log[version - 1 :]


def _put_another_in_its_place(table: TableHistory) -> None:
    version = table.clients[0].done[0].version
    table.log[version - 1] = table.log[version - 1]._replace(action=999)


def _double_a_version(table: TableHistory) -> None:
    table.log.insert(5, table.log[5])


def _leave_a_version_out(table: TableHistory) -> None:
    table.log[-3:] = [entry._replace(version=entry.version + 1) for entry in table.log[-3:]]


def _acknowledge_a_version_twice(table: TableHistory) -> None:
    one, other = table.clients[:2]
    one.done.append(Acknowledged(Move(0, 999, 0), other.done[0].version))


def _acknowledge_a_move_with_two_versions(table: TableHistory) -> None:
    one = table.clients[0]
    one.done.append(one.done[0]._replace(version=one.done[1].version))


def _do_what_was_refused(table: TableHistory) -> None:
    del table.clients[0].done[3]


def _take_back_what_nobody_asked_to(table: TableHistory) -> None:
    table.log.append(Entry(len(table.log) + 1, TAKE_BACK, 0, 0))


def _choose_early_for_nobody(table: TableHistory) -> None:
    table.log.append(Entry(len(table.log) + 1, EARLY + 1, 0, 0))


def _skip_a_message(table: TableHistory) -> None:
    del table.clients[2].heard[4]


def _skip_an_event(table: TableHistory) -> None:
    heard = next(heard for heard in table.clients[2].heard if len(heard.events) > 2)
    place = table.clients[2].heard.index(heard)
    table.clients[2].heard[place] = heard._replace(events=heard.events[:1] + heard.events[2:])


def _tell_a_message_twice(table: TableHistory) -> None:
    client = table.clients[1]
    client.heard.insert(4, client.heard[3])


def _go_back(table: TableHistory) -> None:
    client = table.clients[1]
    client.heard.insert(6, client.heard[2]._replace(whole=True, events=()))


def _resync_without_saying_so(table: TableHistory) -> None:
    """The last 64 versions of many, as if there had been no others."""
    client = table.clients[2]
    last = client.heard[-1]
    client.heard[1:] = [last]


def _show_another_position(table: TableHistory) -> None:
    heard = table.clients[2].heard
    viewer, _ = heard[5].positions[0]
    heard[5] = heard[5]._replace(positions=((viewer, b"another"),))
    table.clients.append(deepcopy(HEALTHY.clients[2]))


def _show_another_end(table: TableHistory) -> None:
    for client in table.clients:
        viewer, _ = client.heard[-1].positions[0]
        client.heard[-1] = client.heard[-1]._replace(positions=((viewer, b"another"),))


def _tell_of_another_action(table: TableHistory) -> None:
    client = table.clients[2]
    for place, heard in enumerate(client.heard):
        if heard.events and heard.events[0].actor is not None:
            wrong = heard.events[0]._replace(action=999)
            client.heard[place] = heard._replace(events=(wrong, *heard.events[1:]))
            return


def _leave_one_behind(table: TableHistory) -> None:
    table.clients[2].heard.pop()


def _answer_broken(table: TableHistory) -> None:
    table.clients[0].wrong.append("refused: broken")


def _break_the_rules(table: TableHistory) -> None:
    """With the acknowledgement, so that nothing else is wrong with it."""
    table.log.append(Entry(len(table.log) + 1, CHANCE, 999, 0))


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (_lose_an_acknowledged_move, "lost"),
        (_put_another_in_its_place, "lost"),
        (_double_a_version, "the store has the versions"),
        (_leave_a_version_out, "the store has the versions"),
        (_acknowledge_a_version_twice, "doubled"),
        (_acknowledge_a_move_with_two_versions, "doubled"),
        (_do_what_was_refused, "doubled"),
        (_take_back_what_nobody_asked_to, "doubled"),
        (_choose_early_for_nobody, "doubled"),
        (_skip_a_message, "gap"),
        (_skip_an_event, "gap"),
        (_tell_a_message_twice, "doubled"),
        (_go_back, "went back"),
        (_resync_without_saying_so, "gap"),
        (_show_another_position, "diverging"),
        (_show_another_end, "diverging"),
        (_tell_of_another_action, "diverging"),
        (_leave_one_behind, "diverging"),
        (_answer_broken, "refused: broken"),
        (_break_the_rules, "against the rules"),
    ],
)
def test_what_was_planted_is_found(damage: Callable[[TableHistory], None], said: str) -> None:
    table = deepcopy(HEALTHY)
    damage(table)
    assert any(said in problem for problem in problems(table)), problems(table)


def test_what_is_still_unanswered_may_be_there_or_not() -> None:
    table = deepcopy(HEALTHY)
    client = next(client for client in table.clients if client.done)
    last = max(client.done, key=lambda made: made.version)
    client.done.remove(last)
    client.pending = last.move
    assert problems(table) == []
    client.pending = last.move._replace(at=last.version)
    assert problems(table), "nothing is made before it was asked for"
