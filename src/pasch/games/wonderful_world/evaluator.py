"""Who stands how well in wonderful_world: exactly, once part 2 has begun."""

from __future__ import annotations

from pasch.games.wonderful_world.odds import PART_2, solved_part_2
from pasch.games.wonderful_world.state import WonderfulWorld


def exact(state: WonderfulWorld) -> list[float] | None:
    """All win or lose together; under best choices."""
    if state.phase not in PART_2:
        return None
    return [solved_part_2(state).win_chance(state)] * state.seats
