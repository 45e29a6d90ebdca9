"""The door: a table keeps its log, and refuses without changing anything."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pasch import (
    CHANCE,
    Game,
    IllegalAction,
    NothingToTakeBack,
    NotYourTurn,
    PaschError,
    Record,
    Rng,
    Setup,
    replay,
)
from pasch.engine.table import Table
from pasch.testing.matches import SPOT, played, some, walk


def the_log_replays(game: Game, setup: Setup, seed: int) -> None:
    table = played(game, setup, seed)
    assert replay(game, setup, table.log).key() == table.state.key(), "the log replays otherwise"


def illegal_play_changes_nothing(game: Game, setup: Setup, seed: int) -> None:
    rng = Rng(seed, stream=3)
    for table in walk(game, setup, seed):
        if int(rng.below(20)) == 0 or not table.log or table.over:
            before = table.state.key(), list(table.log)
            _try_what_is_wrong(table, rng)
            assert (table.state.key(), table.log) == before, "a refusal changed something"


def _try_what_is_wrong(table: Table, rng: Rng) -> None:
    actor = table.state.actor()
    for seat in range(-2, table.setup.seats + 1):
        if seat != actor or seat < 0:
            refused(NotYourTurn, partial(table.play, seat, 0))
    if actor == CHANCE:
        outcomes = table.state.chance().outcomes
        for outcome in (min(outcomes) - 1, max(outcomes) + 1):
            refused(IllegalAction, partial(table.happen, outcome))
    else:
        refused(NotYourTurn, partial(table.roll, rng))
    if actor >= 0:
        legal = set(table.state.legal())
        wrong = [action for action in range(-3, table.game.actions + 1) if action not in legal]
        for place in some(len(wrong), 5, rng):
            refused(IllegalAction, partial(table.play, actor, wrong[place]))


def refused(error: type[PaschError], attempt: Callable[[], object]) -> None:
    try:
        attempt()
    except error:
        return
    raise AssertionError(f"no {error.__name__} was raised")


def a_move_can_be_taken_back(game: Game, setup: Setup, seed: int) -> None:
    log = played(game, setup, seed).log
    for number in some(len(log), 6, Rng(seed, stream=4)):
        table = Table(game, setup)
        for record in log[:number]:
            put(table, record)
        SPOT.move(log, number)
        before = table.state.key()
        put(table, log[number])
        if log[number].actor == CHANCE:
            refused(NothingToTakeBack, table.take_back)
        else:
            assert table.take_back() == log[number], "another record was taken back"
            assert table.state.key() == before, "taken back to another position"
            assert table.log == log[:number], "the log is another"


def put(table: Table, record: Record) -> None:
    """`record` as it came from a log."""
    if record.actor == CHANCE:
        table.happen(record.action)
    else:
        table.play(record.actor, record.action)
