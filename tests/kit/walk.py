"""Matches played at random, to look at them step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pasch import CHANCE, OVER, Game, Record, Rng, Setup, State
from pasch.engine.table import Table

LONGEST = 20_000  # records; no family plays longer
AHEAD = 200  # records for which a view's future is followed
ONLOOKER = -1


def walk(game: Game, setup: Setup, seed: int) -> Iterator[Table]:
    """One table, before each record of its match and once the match is over."""
    table = Table(game, setup)
    rng = Rng(seed)
    while not table.over:
        yield table
        assert len(table.log) < LONGEST, f"no end after {LONGEST} records"
        step(table, rng)
    yield table


def step(table: Table, rng: Rng) -> Record:
    """One more record, drawn."""
    actor = table.state.actor()
    action = draw(table.state, rng)
    return table.happen(action) if actor == CHANCE else table.play(actor, action)


def draw(state: State, rng: Rng) -> int:
    """What happens next: nature by its weights, a player uniformly."""
    if state.actor() == CHANCE:
        return state.chance().sample(rng)
    options = state.legal()
    return options[int(rng.below(len(options)))]


_last: list[tuple[tuple[Game, Setup, int], Table]] = []


def played(game: Game, setup: Setup, seed: int) -> Table:
    """A whole match.  Look, and leave it as it is: the next law is given the same one."""
    wanted = game, setup, seed
    if not _last or _last[0][0] != wanted:
        *_, table = walk(game, setup, seed)
        _last[:] = [(wanted, table)]
    return _last[0][1]


def finish(state: State, rng: Rng) -> list[Record]:
    """Play `state` to its end in place; what happened."""
    records: list[Record] = []
    while (actor := state.actor()) != OVER:
        action = draw(state, rng)
        records.append(Record(actor, action))
        state.apply(action)
        assert len(records) < LONGEST, f"no end after {LONGEST} records"
    return records


class Moment(NamedTuple):
    """A position of a match, for everyone at once.  Look, and leave it as it is."""

    number: int  # records so far
    state: State
    views: dict[int, State]  # by seat, the onlooker's too
    ahead: dict[int, list[Record]]  # what each of them will see happen next


def moments(game: Game, setup: Setup, seed: int, count: int) -> Iterator[Moment]:
    """The first and the last position of a match and up to `count` between them."""
    table = played(game, setup, seed)
    viewers = [*range(table.setup.seats), ONLOOKER]
    seen = {seat: table.seen_by(seat) for seat in viewers}
    views = {seat: game.start(setup) for seat in viewers}
    state = game.start(setup)
    chosen = {0, len(table.log), *some(len(table.log), count, Rng(seed, stream=1))}
    for number in range(len(table.log) + 1):
        if number in chosen:
            ahead = {seat: seen[seat][number : number + AHEAD] for seat in viewers}
            yield Moment(number, state, views, ahead)
        if number < len(table.log):
            state.apply(table.log[number].action)
            for seat in viewers:
                views[seat].apply(seen[seat][number].action)


def some(size: int, count: int, rng: Rng) -> list[int]:
    """Up to `count` different numbers of 0..size-1, ascending."""
    if size <= count:
        return list(range(size))
    chosen: set[int] = set()
    while len(chosen) < count:
        chosen.add(int(rng.below(size)))
    return sorted(chosen)
