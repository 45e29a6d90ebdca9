"""Who stands how well in simpsons: once all bets are laid, the throw is known exactly."""

from __future__ import annotations

from pasch.analysis.evaluator import Branch
from pasch.games.simpsons.odds import completion
from pasch.games.simpsons.state import ENDED, THROWING, Simpsons


def exact(state: Simpsons) -> list[float] | None:
    """Where the game ends with the throw, however it falls."""
    if state.phase != THROWING:
        return None
    chances = [0.0] * state.seats
    for chance, after in branches(state):
        assert isinstance(after, Simpsons)
        if after.phase != ENDED:
            return None
        places = after.places()
        for seat, place in enumerate(places):
            chances[seat] += chance * (place == 1) / places.count(1)
    return chances


def branches(state: Simpsons) -> list[Branch]:
    """Whether the throw makes the portrait."""
    if state.phase != THROWING:
        return [Branch(1.0, state)]
    likely = completion(state.album.needs[state.portrait], state.faces, state.dice - state.fallen)
    found: list[Branch] = []
    for made, chance in ((True, likely), (False, 1 - likely)):
        if chance:
            after = state.copy()
            after.settle(made)
            found.append(Branch(float(chance), after))
    return found
