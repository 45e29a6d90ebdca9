"""Nothing that a seat hears depends on what it may not know: every byte is compared."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from server.house import SLOWLY, House, house, in_time

import pasch
from pasch import CHANCE, Game, Record, Setup, State, steps
from pasch.engine.table import ONLOOKER
from pasch.server import table_document as documents
from pasch.server.table_document import SeatDocument, TableDocument, digest
from pasch.storage.store import Entry
from pasch.testing.laws.secrets import sees_it
from pasch.testing.matches import played

TOKENS = [f"secret of seat {seat}".ljust(32, ".") for seat in range(8)]
CHANGES = 2  # for each seat
AFTER = 40  # records that are followed after a change
FOR_AGES = 10**13  # milliseconds: no window closes while we look
LEFT = re.compile(rb'(?<="milliseconds":)[1-9][0-9]+')  # the two tables are not of the same age


OPTIONS: dict[str, dict[str, bool]] = {"wonderful_world": {"open_hands": False}}  # with secrets


def _hidden_games() -> list[tuple[str, int]]:
    """Games where something is ever hidden, with the fewest seats and with the most."""
    found = []
    for id in pasch.catalogue():
        game = pasch.load(id)
        hiding = [seats for seats in game.seats if _hides(game, _setup(game, seats))]
        found += [(id, seats) for seats in sorted({*hiding[:1], *hiding[-1:]})]
    return found


def _setup(game: Game, seats: int) -> Setup:
    return game.setup(Setup(seats, OPTIONS.get(game.id, {})))


def _hides(game: Game, setup: Setup) -> bool:
    state = game.start(setup)
    for record in played(game, setup, 1).log:
        if state.audience() >= 0:
            return True
        state.apply(record.action)
    return False


HIDDEN_GAMES = _hidden_games()


def test_there_is_something_to_hide() -> None:
    hiding = {game for game, _ in HIDDEN_GAMES}
    assert hiding == {"nichts_als_aerger", "simpsons", "wonderful_world"}


def _tables() -> list[tuple[str, int, int]]:
    """With windows that wait for everybody, and where a game has any, with some for a long time."""
    untimed = [(id, seats, 0) for id, seats in HIDDEN_GAMES]
    marking = [(id, seats, FOR_AGES) for id, seats in HIDDEN_GAMES if _has_windows(id)]
    return untimed + marking


def _has_windows(id: str) -> bool:
    game = pasch.load(id)
    state = game.start(game.setup(Setup(game.seats[-1])))
    for record in played(game, game.setup(Setup(game.seats[-1])), 1).log:
        if game.window(state):
            return True
        state.apply(record.action)
    return False


@pytest.mark.parametrize(("id", "seats", "window_ms"), _tables())
@in_time
async def test_a_seat_hears_the_same_whatever_is_hidden_from_it(
    id: str, seats: int, window_ms: int, tmp_path: Path
) -> None:
    game = pasch.load(id)
    table = played(game, _setup(game, seats), 1)
    compared = windows = 0
    async with _two_houses(tmp_path) as (one, other):
        for seat in (*range(seats), ONLOOKER):
            for number, twins in enumerate(_twins(game, table.setup, table.log, seat)[:CHANGES]):
                name = f"{seat}-{number}"
                heard = await _heard(one, name, game, table.setup, twins.log, twins.start, seat,
                                     window_ms)  # fmt: skip
                assert heard == await _heard(
                    other, name, game, table.setup, twins.twin, twins.start, seat, window_ms
                )
                compared += len(heard)
                windows += sum(b'"t":"window"' in message for message in heard)
    assert compared > 10
    assert bool(windows) == _has_windows(id)


@in_time
async def test_whoever_may_know_does_hear_the_difference(tmp_path: Path) -> None:
    """Otherwise the test above would compare two equal matches."""
    game = pasch.load("simpsons")
    table = played(game, game.setup(Setup(3)), 1)
    twins = _twins(game, table.setup, table.log, ONLOOKER)[0]
    async with _two_houses(tmp_path) as (one, other):
        heard = [
            (await _heard(one, str(seat), game, table.setup, twins.log, twins.start, seat),
             await _heard(other, str(seat), game, table.setup, twins.twin, twins.start, seat))
            for seat in range(3)
        ]  # fmt: skip
    assert any(one != other for one, other in heard)


class Twins(NamedTuple):
    """A log from its beginning to some point, and another that one seat cannot tell from it."""

    start: int  # where they begin to differ
    log: list[Record]
    twin: list[Record]


def _twins(game: Game, setup: Setup, log: list[Record], seat: int) -> list[Twins]:
    """One for each record that is hidden from the seat, the longest first."""
    found = []
    state = game.start(setup)
    for number, record in enumerate(log):
        if not sees_it(seat, state):
            for other in [other for other in steps(state) if other != record.action][:1]:
                rest = _go_on(seat, state, log[number : number + AFTER], other)
                found.append(Twins(number, log[: number + len(rest)], log[:number] + rest))
        state.apply(record.action)
    return sorted(found, key=lambda twins: twins.start - len(twins.log))


def _go_on(seat: int, before: State, rest: list[Record], other: int) -> list[Record]:
    """The same records with `other` at first, for as long as the seat sees the same."""
    state, twin = before.child(rest[0].action), before.child(other)
    found = [Record(rest[0].actor, other)]
    whole = 1  # how many may be told: what comes next is known to all, so it must be the same
    for record in rest[1:]:
        action = record.action
        if twin.actor() != record.actor:
            break
        if action not in steps(twin):
            if sees_it(seat, twin):
                break  # from here on the two matches differ in the open
            action = steps(twin)[0]
        found.append(Record(record.actor, action))
        state.apply(record.action)
        twin.apply(action)
        if record.actor != CHANCE or state.actor() == twin.actor():
            whole = len(found)
    return found[:whole]


@asynccontextmanager
async def _two_houses(folder: Path) -> AsyncIterator[tuple[House, House]]:
    for name in ("one", "other"):
        (folder / name).mkdir()
    async with house(folder / "one", SLOWLY) as one, house(folder / "other", SLOWLY) as other:
        yield one, other


async def _heard(
    served: House,
    id: str,
    game: Game,
    setup: Setup,
    log: list[Record],
    start: int,
    seat: int,
    window_ms: int = 0,
) -> list[bytes]:
    """All that one seat can learn while a match like this one is played by others, from there on:
    what its socket gets, and what the other ways to ask answer."""
    await _lay_out(served, id, game, setup, window_ms)
    store, tables = served.app.tables.store, served.app.tables
    turns = _turns([Entry(version, *record, version) for version, record in enumerate(log, 1)])
    before = [turn for turn in turns if not turn or turn[0].version <= start]
    played_so_far = [entry for turn in before[:-1] or turns[:1] for entry in turn]
    if played_so_far:
        await store.append(id, played_so_far)
    token = TOKENS[seat] if seat >= 0 else ""
    guest = await served.visit(id, *([token] if token else []))
    await guest.settle()
    for turn in turns[max(1, len(before) - 1) :]:
        await store.append(id, turn)
        await tables.refresh([id])
        await guest.settle()
    asked = [
        (await served.call("GET", f"/api/tables/{id}{more}", None, token)).body
        for more in ("", "/match", "/steps", "/odds", "/hints", "/throws", "/review")
    ]
    await guest.socket.close()
    return [LEFT.sub(b"", message) for message in guest.heard] + asked


def _turns(entries: list[Entry]) -> list[list[Entry]]:
    """As a server writes them: an action, and all that follows by itself."""
    turns: list[list[Entry]] = [[]]
    for entry in entries:
        if entry.actor != CHANCE:
            turns.append([])
        turns[-1].append(entry)
    return turns


async def _lay_out(served: House, id: str, game: Game, setup: Setup, window_ms: int) -> None:
    """A table in play whose log is written by somebody else."""
    document = TableDocument(
        game=game.id,
        version=game.version,
        options=dict(setup.options),
        first=setup.first,
        seats=[SeatDocument("human", f"P{n}", digest(TOKENS[n])) for n in range(setup.seats)],
        host="",
        secret="00" * 32,
        status="playing",
        window_ms=window_ms,
    )
    await served.app.tables.store.create(id, documents.encode(document), False, 0)
