"""A look ahead, by what everybody knows: who decides after this, and after what nature does."""

from __future__ import annotations

from pasch.engine.game import Game
from pasch.engine.state import CHANCE, State

AHEAD = 100  # outcomes of nature, at most, until somebody decides again


def own_dice(game: Game, state: State, seat: int) -> bool:
    """Whether nature acts now, in this seat's turn, and may leave the next decision to it."""
    turn = game.position(state).get("turn", seat)  # a game without such a field leaves it open
    if state.actor() != CHANCE or turn != seat:
        return False
    return any(decides_after(state, outcome) == seat for outcome in state.chance().outcomes)


def decides_after(state: State, action: int) -> int:
    """Who decides next, whatever falls in between."""
    after = state.copy()
    after.apply(action)
    for _ in range(AHEAD):
        if after.actor() != CHANCE:
            break
        after.apply(after.chance().outcomes[0])
    return after.actor()
