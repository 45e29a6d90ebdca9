"""A match cut into moments: a throw with all its dice, or one decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pasch.engine.message import Message
from pasch.engine.state import CHANCE, State, steps
from pasch.match import Table


class Moment(NamedTuple):
    """Records `start` to `end` - 1 of the log."""

    start: int
    end: int
    actor: int  # a seat, or CHANCE
    before: State  # full positions
    after: State
    view: State  # `before` as the actor knew it; for a throw the same
    action: int  # the decision, or the last die
    free: bool  # whether anything else could have happened
    told: tuple[Message, ...]


def moments(table: Table) -> Iterator[Moment]:
    """All of them in order.  A throw ends where there is something to tell of it."""
    game = table.game
    state = game.start(table.setup)
    views = [game.start(table.setup) for _ in range(table.setup.seats)]
    seen = [table.seen_by(seat) for seat in range(table.setup.seats)]
    start = 0
    before = state.copy()
    free = False
    for number, record in enumerate(table.log):
        told = tuple(game.tell(state, record.action))
        free = free or len(steps(state)) > 1
        view = views[record.actor].copy() if record.actor >= 0 else before
        state.apply(record.action)
        for each, records in zip(views, seen, strict=True):
            each.apply(records[number].action)
        if told or record.actor != CHANCE or state.actor() != CHANCE:
            yield Moment(
                start, number + 1, record.actor, before, state.copy(), view, record.action,
                free, told,
            )  # fmt: skip
            start, before, free = number + 1, state.copy(), False
