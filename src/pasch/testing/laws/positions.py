"""A position is plain JSON that says everything."""

from __future__ import annotations

import json

from pasch import Game, Rng, Setup, State
from pasch.testing.matches import finish, moments


def reread(game: Game, state: State) -> State:
    """`state` written as a file would hold it, and read again."""
    data = game.position(state)
    plain = json.loads(json.dumps(data))
    assert plain == data, f"not plain JSON: {data}"
    return game.from_position(plain)


def a_position_can_be_written_and_read(game: Game, setup: Setup, seed: int) -> None:
    for _, state, _, _ in moments(game, setup, seed, 25):
        again = reread(game, state)
        assert again.key() == state.key(), f"read as another position: {game.position(state)}"
        assert game.position(again) == game.position(state), "written otherwise when read"


def a_position_has_the_same_future(game: Game, setup: Setup, seed: int) -> None:
    for number, state, _, _ in moments(game, setup, seed, 4):
        again, twin = reread(game, state), state.copy()
        end = finish(twin, Rng(seed, number))
        assert finish(again, Rng(seed, number)) == end, "the position forgot something"


def a_view_can_be_written_and_read(game: Game, setup: Setup, seed: int) -> None:
    """Of every seat and of an onlooker, and it goes on as the view itself does."""
    for _, _, views, ahead in moments(game, setup, seed, 4):
        for seat, view in views.items():
            again, twin = reread(game, view), view.copy()
            assert again.key() == view.key(), f"read as another view: {game.position(view)}"
            assert game.position(again) == game.position(view), "written otherwise when read"
            for record in ahead[seat]:
                now, then = (again.actor(), again.audience()), (twin.actor(), twin.audience())
                assert now == then, f"the view of seat {seat} forgot something"
                again.apply(record.action)
                twin.apply(record.action)
            assert again.key() == twin.key(), "the view forgot something"
