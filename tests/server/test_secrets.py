"""Nothing that a seat hears depends on what it may not know: every byte is compared."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.laws.secrets import sees_it
from kit.walk import played
from server.house import SLOWLY, House, house, in_time

import pasch
from pasch import CHANCE, Game, Record, Setup, State, replay, steps
from pasch.server import document as documents
from pasch.server.document import SeatDocument, TableDocument, digest
from pasch.storage.store import Entry

pytestmark = pytest.mark.load

ONLOOKER = -1
TOKENS = [f"secret of seat {seat}".ljust(32, ".") for seat in range(8)]
CHANGES = 2  # for each seat
AFTER = 40  # records that are followed after a change


def _hidden_games() -> list[tuple[str, int]]:
    """Games where something is ever hidden, with the fewest seats and with the most."""
    found = []
    for id in pasch.catalogue():
        game = pasch.load(id)
        hiding = [seats for seats in game.seats if _hides(game, game.setup(Setup(seats)))]
        found += [(id, seats) for seats in sorted({*hiding[:1], *hiding[-1:]})]
    return found


def _hides(game: Game, setup: Setup) -> bool:
    state = game.start(setup)
    for record in played(game, setup, 1).log:
        if state.audience() >= 0:
            return True
        state.apply(record.action)
    return False


HIDDEN_GAMES = _hidden_games()


def test_there_is_something_to_hide() -> None:
    assert any(game == "simpsons" for game, _ in HIDDEN_GAMES)


@pytest.mark.parametrize(("id", "seats"), HIDDEN_GAMES)
@in_time
async def test_a_seat_hears_the_same_whatever_is_hidden_from_it(
    id: str, seats: int, tmp_path: Path
) -> None:
    game = pasch.load(id)
    table = played(game, game.setup(Setup(seats)), 1)
    compared = 0
    for seat in (*range(seats), ONLOOKER):
        pairs = _twins(game, table.setup, table.log, seat)
        for number, (start, log, twin) in enumerate(pairs[:CHANGES]):
            folder = tmp_path / f"{seat}-{number}"
            one = await _heard(game, table.setup, start, log, seat, folder / "one")
            other = await _heard(game, table.setup, start, twin, seat, folder / "other")
            assert one == other
            compared += len(one)
    assert compared > 10


@in_time
async def test_whoever_may_know_does_hear_the_difference(tmp_path: Path) -> None:
    """Otherwise the test above would compare two equal matches."""
    game = pasch.load("simpsons")
    table = played(game, game.setup(Setup(3)), 1)
    (start, log, twin), *_ = _twins(game, table.setup, table.log, ONLOOKER)
    heard = [
        (await _heard(game, table.setup, start, log, seat, tmp_path / f"{seat}-one"),
         await _heard(game, table.setup, start, twin, seat, tmp_path / f"{seat}-other"))
        for seat in range(3)
    ]  # fmt: skip
    assert any(one != other for one, other in heard)


def _twins(
    game: Game, setup: Setup, log: list[Record], seat: int
) -> list[tuple[int, list[Record], list[Record]]]:
    """Where it changes, the log from there to some point, and another that the seat cannot tell."""
    found = []
    state = game.start(setup)
    for number, record in enumerate(log):
        if not sees_it(seat, state):
            others = [other for other in steps(state) if other != record.action]
            for other in others[:1]:
                twin = _go_on(game, setup, log, seat, number, other)
                found.append((number, log[: len(twin)], twin))
        state.apply(record.action)
    return sorted(found, key=lambda pair: pair[0] - len(pair[1]))  # the longest first


def _go_on(
    game: Game, setup: Setup, log: list[Record], seat: int, number: int, other: int
) -> list[Record]:
    """The same match with `other` at this place, for as long as the seat sees the same."""
    twin = [*log[:number], Record(log[number].actor, other)]
    state: State = replay(game, setup, twin)
    for record in log[number + 1 : number + AFTER]:
        action = record.action
        if state.actor() != record.actor:
            break
        if action not in steps(state):
            if sees_it(seat, state):
                break  # from here on the two matches differ in the open
            action = steps(state)[0]
        twin.append(Record(record.actor, action))
        state.apply(action)
    while twin and twin[-1].actor == CHANCE and _differs(game, setup, log, twin):
        twin.pop()
    return twin


def _differs(game: Game, setup: Setup, log: list[Record], twin: list[Record]) -> bool:
    """Whether the two ask somebody else now: the next thing to happen is known to all."""
    one, other = replay(game, setup, log[: len(twin)]), replay(game, setup, twin)
    return one.actor() != other.actor()


async def _heard(
    game: Game, setup: Setup, start: int, log: list[Record], seat: int, folder: Path
) -> list[bytes]:
    """All that one socket gets while a match like this one is played by others, from there on."""
    folder.mkdir(parents=True)
    entries = [Entry(version, *record, version) for version, record in enumerate(log, start=1)]
    async with house(folder, SLOWLY) as served:
        await _lay_out(served, game, setup)
        store, tables = served.app.tables.store, served.app.tables
        turns = _turns(entries)
        before = [turn for turn in turns if not turn or turn[0].version <= start]
        played_so_far = [entry for turn in before[:-1] or turns[:1] for entry in turn]
        later = turns[max(1, len(before) - 1) :]
        if played_so_far:
            await store.append("table", played_so_far)
        guest = await served.visit("table", *([TOKENS[seat]] if seat >= 0 else []))
        await guest.settle()
        for turn in later:
            await store.append("table", turn)
            await tables.refresh(["table"])
            await guest.settle()
        return guest.heard


def _turns(entries: list[Entry]) -> list[list[Entry]]:
    """As a server writes them: an action, and all that follows by itself."""
    turns: list[list[Entry]] = [[]]
    for entry in entries:
        if entry.actor != CHANCE:
            turns.append([])
        turns[-1].append(entry)
    return turns


async def _lay_out(served: House, game: Game, setup: Setup) -> None:
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
    )
    await served.app.tables.store.create("table", documents.encode(document), False, 0)
