"""The race as a State of Pasch: every question is handed on to the (compiled) `Race`."""

from __future__ import annotations

from typing import Final

from pasch.engine.chance import Chance, die
from pasch.engine.rng import Rng
from pasch.engine.state import EVERYONE, State

from .race import Race

D6: Final = die(6)


class Classic(State):
    def __init__(self, race: Race) -> None:
        self.race: Final = race

    def actor(self) -> int:
        return self.race.actor()

    def chance(self) -> Chance:
        return D6 if self.race.turn >= 0 else die(self.race.seats)  # MC-62

    def audience(self) -> int:
        return EVERYONE  # nothing is hidden

    def legal(self) -> list[int]:
        return self.race.legal()

    def apply(self, action: int) -> None:
        self.race.apply(action)

    def returns(self) -> list[int]:
        """Against all others: won places less lost ones."""
        rank = self.race.rank
        return [sum((mine < other) - (mine > other) for other in rank) for mine in rank]

    def places(self) -> list[int]:
        return self.race.rank[:]

    def key(self) -> tuple[int, ...]:
        return self.race.key()

    def copy(self) -> Classic:
        return Classic(self.race.copy())

    def playout(self, rng: Rng) -> int:
        """The whole loop at once, compiled."""
        return self.race.playout(rng)
