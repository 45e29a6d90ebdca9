"""A table keeps views up to date record by record; they are what replaying the log would give."""

from __future__ import annotations

import pytest
from kit.toy import TOY

import pasch
from pasch import Game, Rng, Setup, replay
from pasch.engine.state import CHANCE
from pasch.engine.table import ONLOOKER, Table

GAMES = [*map(pasch.load, pasch.catalogue()), TOY]


def assert_views(table: Table) -> None:
    for seat in range(ONLOOKER, table.setup.seats):
        replayed = replay(table.game, table.setup, table.seen_by(seat))
        assert table.view(seat).key() == replayed.key()


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_view_is_what_replaying_gives(game: Game, seed: int) -> None:
    table = Table(game, Setup(game.seats[-1]))
    rng = Rng(seed)
    for _ in range(250):
        actor = table.state.actor()
        if actor < CHANCE:
            break
        if actor == CHANCE:
            table.roll(rng)
        else:
            options = table.state.legal()
            table.play(actor, options[int(rng.below(len(options)))])
            if not int(rng.below(5)):
                record = table.take_back()
                assert_views(table)
                table.play(record.actor, record.action)
        if not int(rng.below(3)):  # some views are asked for at once, others later
            assert_views(table)
    assert_views(table)


def test_whoever_changes_a_view_changes_nobody_elses() -> None:
    table = Table(TOY, Setup(2, {"rounds": 1}, first=0))
    for told in (table.state, *map(table.view, (ONLOOKER, 0))):
        told.copy().apply(told.chance().outcomes[0])
    before = table.view(0).key()
    table.view(0).apply(2)
    assert table.view(0).key() == table.state.key() == before
    table.happen(2)
    before = table.view(0).key()
    table.view(0).apply(3)
    assert table.view(0).key() == before
