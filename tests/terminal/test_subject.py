"""What `--at` looks at: the position after so many steps, as whoever was to choose knew it."""

from __future__ import annotations

import pytest
from kit.matches import played

import pasch
from pasch.console.refusals import BadArguments
from pasch.engine.table import ONLOOKER
from pasch.terminal.subject import position_at, view_at


@pytest.mark.parametrize("id", pasch.catalogue())
def test_a_moment_of_a_match_is_seen_as_it_was_then(id: str) -> None:
    table = played(id, 30, 3)
    assert not table.over
    then = pasch.Table(table.game, table.setup)
    for number, record in enumerate(table.log):
        state = position_at(table, number)
        assert state == then.view(ONLOOKER)
        actor = then.state.actor()
        if actor >= 0:
            assert view_at(table, state, number) == then.view(actor)
        then.unchecked(*record)
    now = position_at(table, None)
    assert now == position_at(table, len(table.log)) == table.view(ONLOOKER)
    actor = table.state.actor()
    assert view_at(table, now, None) == (table.view(actor) if actor >= 0 else now)


def test_of_a_finished_match_everything_is_seen() -> None:
    table = played("simpsons", 10_000, 2)
    half = len(table.log) // 2
    then = pasch.Table(table.game, table.setup)
    for record in table.log[:half]:
        then.unchecked(*record)
    assert position_at(table, half) == then.state


@pytest.mark.parametrize("number", [-1, 41])
def test_a_moment_that_never_was_is_refused(number: int) -> None:
    with pytest.raises(BadArguments, match=f"--at {number}") as caught:
        position_at(played("simpsons", 40, 2), number, "pasch hint")
    assert caught.value.facts == {"text": f"--at {number}: 0–40", "command": "pasch hint"}
