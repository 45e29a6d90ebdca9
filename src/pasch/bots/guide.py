"""What a bot knows of a game beyond its rules: a move at a glance, and who stands better."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pasch.engine.rng import Rng
from pasch.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Knows no game and so plays any; `guide.py` of a game may hold a better one.

    `slips`: how often in a hundred a bot of each level plays without a plan.
    `playouts`: how much a bot of each level tries out, 0 for a move at a glance.
    `together`: whether all win or lose as one.
    `horizon`: how often the turn passes in a playout before `worth` is asked; 0 plays on.
    `depth`: at which position that the guide `judges` a playout ends: 1 for the first after the
    plan, 0 for none.
    `wide`: of how many plans playouts go so far, 0 for all: the others are given up after `glances`
    playouts to the first position it judges.
    """

    def __init__(
        self,
        slips: tuple[int, int, int, int] = (60, 0, 0, 0),
        playouts: tuple[int, int, int, int] = (8, 12, 60, 400),
        horizon: int = 0,
        together: bool = False,
        depth: int = 0,
        wide: int = 0,
        glances: int = 1,
    ) -> None:
        self.slips: Final = slips
        self.playouts: Final = playouts
        self.horizon: Final = horizon
        self.together: Final = together
        self.depth: Final = depth
        self.wide: Final = wide
        self.glances: Final = glances

    def pick(self, state: State, rng: Rng) -> int:
        """A legal action of a full position or a view, as a sensible player takes it at once."""
        return anything(state, rng)

    def slip(self, state: State, rng: Rng) -> int:
        """A legal action of somebody who does not look closely."""
        return anything(state, rng)

    def worth(self, state: State, seat: int) -> float:
        """The seat's chance to win, estimated; only asked at the horizon or where it judges."""
        raise NotImplementedError

    def judges(self, state: State) -> bool:
        """Whether this is a position for `worth`: as a rule the beginning of a turn."""
        return False

    def result(self, state: State, seat: int) -> float:
        """What the end is worth: 1 for a win; winners who did not win together share it."""
        places = state.places()
        if places[seat] != 1:
            return 0.0
        return 1.0 if self.together else 1 / places.count(1)


def anything(state: State, rng: Rng) -> int:
    """Every legal action equally often."""
    options = state.legal()
    return options[int(rng.below(i64(len(options))))]
