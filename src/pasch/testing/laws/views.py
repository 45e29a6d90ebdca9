"""What is public and what an actor knows (the laws V1 and V2 of the contract)."""

from __future__ import annotations

from pasch import Game, Setup
from pasch.testing.matches import match, moments


def everyone_knows_who_acts_and_who_sees_it(game: Game, setup: Setup, seed: int) -> None:
    """V1, at every step, for every seat and an onlooker."""
    for state, views in match(game, setup, seed).along():
        actor, audience = state.actor(), state.audience()
        for seat, view in views.items():
            assert view.actor() == actor, f"seat {seat} cannot tell who acts"
            assert view.audience() == audience, f"seat {seat} cannot tell who sees it"


def the_actor_knows_its_actions(game: Game, setup: Setup, seed: int) -> None:
    """V2, at every step."""
    for state, views in match(game, setup, seed).along():
        actor = state.actor()
        if actor >= 0:
            assert views[actor].legal() == state.legal(), f"seat {actor}: {state.legal()}"


def the_actor_is_told_what_its_view_tells(game: Game, setup: Setup, seed: int) -> None:
    """Neither the question nor the choices nor their notation give away a secret."""
    for _, state, views, _ in moments(game, setup, seed, 15):
        actor = state.actor()
        if actor >= 0:
            view = views[actor]
            assert game.ask(view) == game.ask(state), "the question peeks"
            routine = game.routine(state)
            assert game.routine(view) == routine, "the routine peeks"
            if routine is not None:
                assert routine.action in state.legal(), f"the routine {routine} is illegal"
                known = [game.routine(each) for each in views.values() if routine.public]
                assert all(each == routine for each in known), "a public routine is a secret"
            for action in state.legal():
                assert game.write(view, action) == game.write(state, action), "notation peeks"
                assert game.offer(view, action) == game.offer(state, action), "a choice peeks"


def everyone_knows_the_result(game: Game, setup: Setup, seed: int) -> None:
    *_, last = moments(game, setup, seed, 0)
    for seat, view in last.views.items():
        assert view.places() == last.state.places(), f"seat {seat} cannot tell the places"
        assert view.returns() == last.state.returns(), f"seat {seat} cannot tell the points"
