"""How bots play it; the judgement itself is compiled."""

from __future__ import annotations

from typing import Final

from pasch.bots.guide import Guide
from pasch.engine.rng import Rng
from pasch.engine.state import State

from . import judge
from .state import Classic


class ClassicGuide(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Classic)
        return judge.best(state.race)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Classic)
        return judge.worth(state.race, seat)


GUIDE: Final = ClassicGuide(slips=(60, 0, 0, 0), playouts=(0, 0, 150, 900), horizon=3)
