"""NA-67 Knobelrunde!: secret numbers, and a number chosen by one player alone is moved."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pasch.engine.chance import Chance, certain, die
from pasch.engine.rng import Rng
from pasch.engine.state import EVERYONE, HIDDEN
from pasch.games.nichts_als_aerger.rules.actions import NUMBER
from pasch.games.nichts_als_aerger.rules.card import Card, Moments
from pasch.games.nichts_als_aerger.rules.moves import BY_CARD
from pasch.games.nichts_als_aerger.rules.play import ASKING, MOVING, NATURE, Play
from pasch.games.nichts_als_aerger.state import NONE, NichtsAlsAerger

NUMBERS: Final = 6
SIGNS: Final = 3  # two players: scissors 0, rock 1, paper 2; each beats the one before
PLUS: Final = 5
FOR_A_SIGN: Final = 11
TIES: Final = 5


@final
class Knobelrunde(Card):
    """`one` counts those who have chosen or shown, or at last is the set of those who move;
    `two` counts the ties of two players."""

    moments: ClassVar[Moments] = ((0, ASKING), (1, NATURE), (2, MOVING))

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        if play.step == 0:
            if play.one < state.seats:
                play.ask(self._seat(state, play), 0)
            else:
                play.one = 0
                play.step = 1
        elif play.step == 1:
            if play.one < state.seats:
                play.draw(1)
            elif state.seats == 2:
                self._compare_signs(state, play)
            else:
                self._find_unique(state, play)
        elif play.one:
            seat = state.next_of(play.one, play.seat)
            play.one &= ~(1 << seat)
            points = FOR_A_SIGN if state.seats == 2 else state.secret[seat] + PLUS
            if state.board.outside(seat):
                state.move(play, seat, seat, points, BY_CARD, 2)
        else:
            self._forget(state)
            state.finish()

    def _seat(self, state: NichtsAlsAerger, play: Play) -> int:
        return (play.seat + play.one) % state.seats

    def _forget(self, state: NichtsAlsAerger) -> None:
        for seat in range(state.seats):
            state.secret[seat] = NONE

    def _find_unique(self, state: NichtsAlsAerger, play: Play) -> None:
        play.step = 2
        play.one = 0
        for seat in range(state.seats):
            if state.secret.count(state.secret[seat]) == 1:
                play.one |= 1 << seat

    def _compare_signs(self, state: NichtsAlsAerger, play: Play) -> None:
        ahead = (state.secret[0] - state.secret[1]) % SIGNS
        play.one = 0
        if ahead:
            play.step = 2
            play.one = 1 if ahead == 1 else 2
            return
        play.two += 1
        play.step = 2 if play.two == TIES else 0
        self._forget(state)

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        count = SIGNS if state.seats == 2 else NUMBERS
        return [NUMBER + number for number in range(count)]

    def chance(self, state: NichtsAlsAerger, play: Play) -> Chance:
        return certain(state.secret[self._seat(state, play)])

    def audience(self, state: NichtsAlsAerger, play: Play) -> int:
        if play.step == 0:
            return 1 << self._seat(state, play)
        return EVERYONE

    def asks(self, state: NichtsAlsAerger, play: Play) -> int:
        return self._seat(state, play)

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        seat = self._seat(state, play)
        play.one += 1
        if play.step == 1:
            state.secret[seat] = action
        else:
            state.secret[seat] = HIDDEN if action == HIDDEN else action - NUMBER

    def guess(self, state: NichtsAlsAerger, seat: int, rng: Rng) -> int:
        return die(SIGNS if state.seats == 2 else NUMBERS).sample(rng)

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return 1 << state.seats, TIES

    def sound(self, state: NichtsAlsAerger, play: Play) -> bool:
        if play.step == 2:
            return state.seats == 2 or NONE not in state.secret
        for turn in range(state.seats):
            chosen = state.secret[(play.seat + turn) % state.seats] != NONE
            if chosen != (play.step == 1 or turn < play.one):
                return False
        return play.one < state.seats
