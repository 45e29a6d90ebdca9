"""NA-65 Gib!: everybody gives a card to the right, all together."""

from __future__ import annotations

from typing import ClassVar, final

from pasch.engine.chance import Chance, certain
from pasch.engine.rng import Rng
from pasch.engine.state import HIDDEN
from pasch.games.nichts_als_aerger.rules.actions import GIVE
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.play import ASKING, NATURE, Play
from pasch.games.nichts_als_aerger.state import NONE, NichtsAlsAerger


@final
class Gib(Card):
    """`one` is the seat that chooses or hands over now, `two` the set of those to come."""

    moments: ClassVar[Moments] = ((1, ASKING), (2, NATURE))

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            for seat in range(state.seats):
                if state.hands.size[seat]:
                    play.two |= 1 << seat
            play.step = 1
        elif play.step == 1:
            if play.two:
                self._next(state, play)
                play.ask(play.one, 1)
            else:
                for seat in range(state.seats):
                    if state.secret[seat] != NONE:
                        play.two |= 1 << seat
                play.step = 2
        elif play.two:
            self._next(state, play)
            play.draw(2)
        else:
            self._hand_over(state)
            state.finish()

    def _hand_over(self, state: NichtsAlsAerger) -> None:
        """All cards leave the hands before any arrives: nobody passes on what they get."""
        for seat in range(state.seats):
            if state.secret[seat] != NONE:
                state.hands.lose(seat, state.secret[seat])
        for seat in range(state.seats):
            if state.secret[seat] != NONE:
                state.hands.gain((seat - 1) % state.seats, state.secret[seat])
                state.secret[seat] = NONE

    def _next(self, state: NichtsAlsAerger, play: Play) -> None:
        play.one = state.next_of(play.two, play.seat)
        play.two &= ~(1 << play.one)

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        return [GIVE + kind for kind in state.hands.kinds(play.one)]

    def chance(self, state: NichtsAlsAerger, play: Play) -> Chance:
        return certain(state.secret[play.one])

    def audience(self, state: NichtsAlsAerger, play: Play) -> int:
        """The choice is their own secret, then the receiver sees it (NA-7)."""
        if play.doing == NATURE:
            return 1 << play.one | 1 << (play.one - 1) % state.seats
        return 1 << play.one

    def asks(self, state: NichtsAlsAerger, play: Play) -> int:
        return play.one

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        if play.step == 1:
            state.secret[play.one] = HIDDEN if action == HIDDEN else action - GIVE
        elif action != HIDDEN:
            state.hands.learn(play.one, action)
            state.secret[play.one] = action

    def guess(self, state: NichtsAlsAerger, seat: int, rng: Rng) -> int:
        return state.hands.any_of(seat).sample(rng)

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return state.seats, 1 << state.seats

    def sound(self, state: NichtsAlsAerger, play: Play) -> bool:
        for seat in range(state.seats):
            chosen = state.secret[seat] != NONE
            if play.two >> seat & 1 and (chosen != (play.step == 2) or not state.hands.size[seat]):
                return False
        return not play.two >> play.one & 1
