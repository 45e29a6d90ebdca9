"""Matches played at random, to look at them step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from pasch import CHANCE, OVER, Game, Record, Rng, Setup, State
from pasch.engine.table import ONLOOKER, Table

LONGEST = 20_000  # records; no family plays longer
AHEAD = 200  # records for which a view's future is followed
MOST = 25  # moments of a match that a law looks at
KEPT = 5  # matches, for the next law


class Spot:
    """The position that a law is looking at: where it was when it found something."""

    def __init__(self) -> None:
        self.log: list[Record] = []
        self.number = 0  # records before this position

    def move(self, log: list[Record], number: int) -> None:
        self.log, self.number = log, number


SPOT = Spot()


def walk(game: Game, setup: Setup, seed: int) -> Iterator[Table]:
    """One table, before each record of its match and once the match is over."""
    SPOT.move([], 0)
    table = Table(game, setup)
    rng = Rng(seed)
    while not table.over:
        SPOT.move(table.log, len(table.log))
        yield table
        assert len(table.log) < LONGEST, f"no end after {LONGEST} records"
        step(table, rng)
    SPOT.move(table.log, len(table.log))
    yield table


def step(table: Table, rng: Rng) -> Record:
    """One more record, drawn."""
    actor = table.state.actor()
    action = _drawn(table.state, actor, rng)
    return table.happen(action) if actor == CHANCE else table.play(actor, action)


def draw(state: State, rng: Rng) -> int:
    """What happens next: nature by its weights, a player uniformly."""
    return _drawn(state, state.actor(), rng)


def _drawn(state: State, actor: int, rng: Rng) -> int:
    if actor == CHANCE:
        return state.chance().sample(rng)
    options = state.legal()
    return options[int(rng.below(len(options)))]


def played(game: Game, setup: Setup, seed: int) -> Table:
    """A whole match.  Look, and leave it as it is: the next law is given the same one."""
    table = match(game, setup, seed).table
    SPOT.move(table.log, len(table.log))
    return table


def finish(state: State, rng: Rng) -> tuple[list[Record], tuple[int, ...]]:
    """Play `state` to its end in place; what happened, and how it looks then."""
    records: list[Record] = []
    while (actor := state.actor()) != OVER:
        action = _drawn(state, actor, rng)
        records.append(Record(actor, action))
        state.apply(action)
        assert len(records) < LONGEST, f"no end after {LONGEST} records"
    return records, state.key()


class Moment(NamedTuple):
    """A position of a match, for everyone at once.  Look, and leave it as it is."""

    number: int  # records so far
    state: State
    views: dict[int, State]  # by seat, the onlooker's too
    ahead: dict[int, list[Record]]  # what each of them will see happen next


class Match:
    """A whole match, and what was looked at of it."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        *_, self.table = walk(game, setup, seed)
        self.seed = seed

    def along(self) -> Iterator[tuple[State, dict[int, State]]]:
        """The match once more: before each record and at the end, what is and what each knows."""
        game, setup, log = self.table.game, self.table.setup, self.table.log
        seen = {seat: self.table.seen_by(seat) for seat in self.viewers()}
        state, views = game.start(setup), {seat: game.start(setup) for seat in seen}
        for number, record in enumerate(log):
            SPOT.move(log, number)
            yield state, views
            state.apply(record.action)
            for seat, view in views.items():
                view.apply(seen[seat][number].action)
        SPOT.move(log, len(log))
        yield state, views

    def viewers(self) -> list[int]:
        return [*range(self.table.setup.seats), ONLOOKER]

    def chosen(self, count: int) -> list[int]:
        """The first and the last position and up to `count` others, which are among any more."""
        size = len(self.table.log)
        return sorted({0, size, *some(size, count, Rng(self.seed, stream=1))})

    @cached_property
    def moments(self) -> dict[int, Moment]:
        seen = {seat: self.table.seen_by(seat) for seat in self.viewers()}
        chosen = set(self.chosen(MOST))
        return {
            number: Moment(
                number,
                copied(state),
                {seat: copied(view) for seat, view in views.items()},
                {seat: seen[seat][number : number + AHEAD] for seat in views},
            )
            for number, (state, views) in enumerate(self.along())
            if number in chosen
        }


def copied(state: State) -> State:
    twin = state.copy()
    assert twin.key() == state.key(), "a copy is another position"
    return twin


_kept: list[tuple[tuple[Game, Setup, int], Match]] = []  # the latest last


def match(game: Game, setup: Setup, seed: int) -> Match:
    wanted = game, setup, seed
    for key, found in _kept:
        if key == wanted:
            return found
    found = Match(game, setup, seed)
    _kept[:] = [*_kept[1 - KEPT :], (wanted, found)]
    return found


def moments(game: Game, setup: Setup, seed: int, count: int) -> Iterator[Moment]:
    """The first and the last position of a match and up to `count` between them."""
    assert count <= MOST
    found = match(game, setup, seed)
    for number in found.chosen(count):
        moment = found.moments[number]
        SPOT.move(found.table.log, number)
        yield moment


def some(size: int, count: int, rng: Rng) -> list[int]:
    """Up to `count` different numbers of 0..size-1, ascending."""
    if size <= count:
        return list(range(size))
    chosen: set[int] = set()
    while len(chosen) < count:
        chosen.add(int(rng.below(size)))
    return sorted(chosen)
