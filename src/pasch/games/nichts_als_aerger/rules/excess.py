"""NA-48: under Diät, what is too much in the hand is discarded."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.games.nichts_als_aerger.rules.actions import DISCARD
from pasch.games.nichts_als_aerger.rules.card import IN_TURN, Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ASKING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Excess(Card):
    moments: ClassVar[Moments] = ((0, ASKING),)

    def __init__(self) -> None:
        super().__init__("excess", 48, 0, IN_TURN, True)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if state.hands.size[play.seat] > state.limit(play.seat):
            play.ask(play.seat, 0)
        else:
            state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return [DISCARD + kind for kind in state.hands.kinds(play.seat)]

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        state.hands.discard(play.seat, action - DISCARD)
