"""NA-80 Geburtstag: everybody gives the player a card."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.engine.state import EVERYONE, HIDDEN
from pasch.games.nichts_als_aerger.rules.actions import GIVE
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, ASKING, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


@final
class Geburtstag(Card):
    """`one` is the seat that gives now, `two` the set of those to come."""

    moments: ClassVar[Moments] = ((1, ANSWERS), (2, ASKING))

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        return self._givers(state, seat) > 0

    def _givers(self, state: NichtsAlsAerger, seat: int) -> int:
        found = 0
        for other in range(state.seats):
            if other != seat and state.hands.size[other]:
                found |= 1 << other
        return found

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            state.await_answers(play, 1)
        elif play.step == 1:
            play.two = self._givers(state, play.seat)
            play.step = 2
        elif play.two:
            play.one = state.next_of(play.two, play.seat + 1)
            play.two &= ~(1 << play.one)
            play.ask(play.one, 2)
        else:
            state.finish()

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return [GIVE + kind for kind in state.hands.kinds(play.one)]

    def audience(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << play.one | 1 << play.seat if play.doing == ASKING else EVERYONE  # NA-7

    def asks(self, state: NichtsAlsAerger, play: Play) -> int:
        return play.one

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        kind = HIDDEN if action == HIDDEN else action - GIVE
        state.hands.give(play.one, play.seat, kind)

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << play.seat | self._givers(state, play.seat)

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.seats, 1 << state.seats

    def sound(self, state: NichtsAlsAerger, play: Play) -> bool:
        givers = self._givers(state, play.seat) & ~(1 << play.one)
        return not play.two & ~givers
