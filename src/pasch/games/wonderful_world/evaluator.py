"""Who stands how well in wonderful_world: part 2 exactly, part 1 as far as the guide can tell."""

from __future__ import annotations

from pasch.analysis.evaluator import Evaluator
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, State
from pasch.games.wonderful_world import phases
from pasch.games.wonderful_world.guide import GUIDE
from pasch.games.wonderful_world.odds import PART_2, Part2
from pasch.games.wonderful_world.parts import CARD_BITS
from pasch.games.wonderful_world.state import WonderfulWorld

OPTIMISM = 0.035  # by so much the guide overrates the beginning of part 2, the mean of 150 solved

MOST = 12  # beginnings of part 2 that are solved


class Exact:
    """Part 1 is played on by the guide until part 2 begins; a part 2 that has begun is solved.

    The last card laid may begin one of several: a few are solved and kept, for it takes long.
    """

    def __init__(self) -> None:
        self._guide = GUIDE
        self._solved: list[tuple[WonderfulWorld, Part2]] = []

    def look(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, WonderfulWorld)
        solved = self._part_2(state) if state.phase in PART_2 else None
        chance = solved.win_chance(state) if solved else self._part_1(state.copy(), rng)
        return [chance] * state.seats

    def _part_1(self, state: WonderfulWorld, rng: Rng) -> float:
        while state.phase not in PART_2 and state.phase < phases.WON:
            if state.actor() == CHANCE:
                state.apply(state.chance().sample(rng))
            else:
                state.apply(self._guide.pick(state, rng))
        if state.phase >= phases.WON:
            return float(state.phase == phases.WON)
        return self._guide.worth(state, 0) - OPTIMISM

    def _part_2(self, state: WonderfulWorld) -> Part2 | None:
        for begun, solved in self._solved:
            if _comes_from(state, begun):
                return solved
        if len(self._solved) == MOST:
            return None
        self._solved.append((state.copy(), Part2(state)))
        return self._solved[-1][1]


def _comes_from(state: WonderfulWorld, begun: WonderfulWorld) -> bool:
    """Whether cards were only taken from the tops of the piles since."""
    for stack, whole in zip(state.rows, begun.rows, strict=True):
        while whole and whole != stack:
            whole >>= CARD_BITS
        if whole != stack:
            return False
    return True


def evaluator() -> Evaluator:
    return Exact()
