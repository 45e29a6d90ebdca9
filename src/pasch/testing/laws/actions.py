"""What may happen, and that a position stays alone when it happens elsewhere."""

from __future__ import annotations

from pasch import CHANCE, Game, Rng, Setup, steps
from pasch.testing.matches import finish, moments, walk


def legal_actions_are_ascending(game: Game, setup: Setup, seed: int) -> None:
    for table in walk(game, setup, seed):
        if table.state.actor() >= 0:
            legal = table.state.legal()
            assert legal, "the actor has no action"
            assert legal == sorted(set(legal)), f"not ascending and distinct: {legal}"
            assert legal[0] >= 0, f"negative: {legal}"
            assert legal[-1] < game.actions, f"{legal[-1]} is not below {game.actions}"


def weights_are_positive(game: Game, setup: Setup, seed: int) -> None:
    for table in walk(game, setup, seed):
        if table.state.actor() == CHANCE:
            try:
                chance = table.state.chance()
            except ValueError as error:  # Chance itself refuses to be built
                raise AssertionError(f"no distribution: {error}") from None
            assert min(chance.weights) > 0, f"impossible outcomes: {chance.weights}"
            assert min(chance.outcomes) >= 0, f"negative outcomes: {chance.outcomes}"
            assert len(set(chance.outcomes)) == len(chance.weights), f"twice: {chance.outcomes}"
            assert sum(chance.weights) == chance.total, f"not {chance.total}: {chance.weights}"


def a_child_leaves_its_parent_alone(game: Game, setup: Setup, seed: int) -> None:
    for _, state, _, _ in moments(game, setup, seed, 25):
        before = state.key(), game.position(state)
        for action in steps(state):
            state.child(action)
            assert (state.key(), game.position(state)) == before, f"changed by child({action})"


def a_copy_is_independent(game: Game, setup: Setup, seed: int) -> None:
    """Whichever of the two is played on, the other stays, and both have the same future."""
    for number, state, views, ahead in moments(game, setup, seed, 4):
        before = state.key(), game.position(state)
        original = state.copy()
        twin = original.copy()
        end = finish(twin, Rng(seed, number))
        assert (original.key(), game.position(original)) == before, "changed by playing its copy"
        twin = original.copy()
        assert finish(original, Rng(seed, number)) == end, "a copy has another future"
        assert (twin.key(), game.position(twin)) == before, "a copy changed with its original"
        for seat, view in views.items():
            known = view.key(), game.position(view)
            other = view.copy()
            for record in ahead[seat]:
                other.apply(record.action)
            assert (view.key(), game.position(view)) == known, "a view changed with its copy"
