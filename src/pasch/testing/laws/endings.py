"""Every match ends, with a result that makes sense."""

from __future__ import annotations

from pasch import OVER, Game, Rng, Setup, State, steps
from pasch.testing.matches import played


def matches_end(game: Game, setup: Setup, seed: int) -> None:
    table = played(game, setup, seed)
    assert table.state.actor() == OVER, "the match goes on after its end"
    assert steps(table.state) == [], "something may happen after the end"


def places_and_returns_agree(game: Game, setup: Setup, seed: int) -> None:
    state = played(game, setup, seed).state
    places, returns = state.places(), state.returns()
    assert len(places) == len(returns) == setup.seats, f"places {places}, returns {returns}"
    assert min(places) >= 1, f"places {places}"
    lost_together = len(set(places)) == 1
    assert 1 in places or lost_together, f"nobody won, but not all lost: {places}"
    for place, points in zip(places, returns, strict=True):
        for other, fewer in zip(places, returns, strict=True):
            assert place >= other or points >= fewer, f"places {places}, returns {returns}"


def a_playout_draws_step_by_step(game: Game, setup: Setup, seed: int) -> None:
    """Rules that run the loop of `State.playout` themselves end where the contract would."""
    state = game.start(setup)
    if type(state).playout is State.playout:
        return
    twin = state.copy()
    rng, same = Rng(seed), Rng(seed)
    done, expected = state.playout(rng), State.playout(twin, same)
    assert done == expected, f"its own playout took {done} actions, step by step {expected}"
    assert state.key() == twin.key(), "its own playout ends elsewhere"
    assert rng.below(1 << 30) == same.below(1 << 30), "its own playout draws otherwise"
