"""NA-68 Nimm!: everybody takes a card from their right neighbour, unseen."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.engine.chance import Chance
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import NATURE, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Nimm(Card):
    """`one` counts the players who have taken."""

    moments: ClassVar[Moments] = ((0, NATURE),)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.one == state.seats:
            state.finish()
        elif state.hands.size[self._robbed(state, play)]:
            play.draw(0)
        else:
            play.one += 1

    def _robbed(self, state: NichtsAlsAerger, play: Play) -> int:
        return (play.seat + play.one - 1) % state.seats

    def chance(self, state: NichtsAlsAerger, play: Play) -> Chance:
        return state.hands.any_of(self._robbed(state, play))

    def audience(self, state: NichtsAlsAerger, play: Play) -> int:
        robbed = self._robbed(state, play)
        return 1 << robbed | 1 << (robbed + 1) % state.seats  # NA-7

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        robbed = self._robbed(state, play)
        play.one += 1
        state.hands.give(robbed, (robbed + 1) % state.seats, action)

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.seats, 1
