"""A turn: the dice or one card, and before it whoever plays Denkste as a 6."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pasch.engine.chance import Chance, die
from pasch.engine.state import EVERYONE
from pasch.games.nichts_als_aerger.rules.actions import (
    DRAW,
    FOR_THE_HAND,
    KINDS,
    PASS,
    PLAY,
    ROLL,
    TAKE,
)
from pasch.games.nichts_als_aerger.rules.card import IN_TURN, JEDERZEIT, Card, Moments
from pasch.games.nichts_als_aerger.rules.moves import BY_DICE, SIX, can_roll
from pasch.games.nichts_als_aerger.rules.play import (
    ASKING,
    KARATE,
    MOVING,
    NATURE,
    NOTHING,
    ROLLING,
    SIXES,
    TURN,
    Play,
)
from pasch.games.nichts_als_aerger.state import (
    BY_DECK,
    BY_TURNS,
    GESETZ,
    HYPNOSE,
    NONE,
    NichtsAlsAerger,
)

# The steps.
FIRST: Final = 0
BEGIN: Final = 1
ACT: Final = 2
CHOSEN: Final = 3
ROLL_ON: Final = 4
ROLLED: Final = 5
BONUS: Final = 6
MOVE: Final = 7
FOLLOW: Final = 8
MAY_DRAW: Final = 9
DRAWING: Final = 10
TURNING_UP: Final = 11
TAKING: Final = 12
END: Final = 13

THREE: Final = 3  # NA-11 rolls


@final
class Turn(Card):
    """`one` is 1 while the Schneckenbonus takes the present roll, `two` 1 under Gesetz."""

    moments: ClassVar[Moments] = (
        (BEGIN, NATURE), (ACT, SIXES), (CHOSEN, ASKING), (ROLLED, ROLLING), (BONUS, ASKING),
        (FOLLOW, MOVING), (FOLLOW, KARATE), (ROLL_ON, MOVING), (ROLL_ON, KARATE),
        (DRAWING, ASKING), (TURNING_UP, NATURE), (TAKING, NATURE),
        (BEGIN, NOTHING), (END, NOTHING),
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__("turn", 10, 0, IN_TURN, True)

    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        step = play.step
        if step == FIRST:
            if play.seat == NONE:
                play.draw(BEGIN)  # NA-5
            else:
                play.step = BEGIN
        elif step == BEGIN:
            self._begin(state, play)
        elif step == ACT:
            self._act(state, play)
        elif step == ROLL_ON:
            play.dice = 0
            if play.tries:
                play.roll(play.seat, 1, ROLLED)
            else:
                play.step = MAY_DRAW
        elif step == ROLLED:
            self._rolled(state, play)
        elif step == MOVE:
            mover = self._mover(state, play)
            state.move(play, mover, mover, play.dice, BY_DICE, FOLLOW)
        elif step == FOLLOW:
            play.step = ROLL_ON
            if play.one:  # NA-55 the roller first, then the other
                play.one = 0
                state.move(play, state.bonus, state.bonus, play.dice, BY_DICE, ROLL_ON)
        elif step == MAY_DRAW:
            self._may_draw(state, play)
        else:
            self._end(state, play)

    def _begin(self, state: NichtsAlsAerger, play: Play) -> None:
        play.step = ACT
        play.two = 1 if state.law else 0
        play.doing = SIXES  # NA-21
        for seat in range(state.seats):
            if seat != play.seat and can_roll(state.board, seat, SIX):
                play.pending |= 1 << seat

    def _act(self, state: NichtsAlsAerger, play: Play) -> None:
        if state.spell[play.seat]:
            if play.two:  # NA-54: it counts, without a roll
                play.step = END
            else:
                self._dice_turn(state, play)
        elif play.two and not state.hands.size[play.seat]:  # NA-49
            play.step = END
        else:
            play.ask(play.seat, CHOSEN)

    def _mover(self, state: NichtsAlsAerger, play: Play) -> int:
        return state.spell_of[play.seat] if state.spell[play.seat] else play.seat  # NA-54

    def _dice_turn(self, state: NichtsAlsAerger, play: Play) -> None:
        mover = self._mover(state, play)
        play.tries = 1 if state.board.on_track(mover) else THREE  # NA-11
        play.step = ROLL_ON

    def _rolled(self, state: NichtsAlsAerger, play: Play) -> None:
        play.tries = 1 if play.dice == SIX else play.tries - 1  # NA-11, NA-13
        play.step = MOVE
        other = state.bonus
        lies = other not in (NONE, play.seat) and not state.spell[play.seat]  # NA-55
        if lies and play.dice >= state.rules.bonus_from and can_roll(state.board, other, play.dice):
            play.ask(other, BONUS)

    def _may_draw(self, state: NichtsAlsAerger, play: Play) -> None:
        play.step = END
        if state.spell[play.seat]:  # NA-54
            return
        room = state.hands.size[play.seat] < state.limit(play.seat)
        if room and state.hands.can_draw():  # NA-19, NA-20
            play.ask(play.seat, DRAWING)

    def _end(self, state: NichtsAlsAerger, play: Play) -> None:
        seat = play.seat
        if play.two:
            state.law -= 1
            if not state.law:  # NA-64
                state.hands.discards[GESETZ] += 1
        if state.spell[seat]:
            state.spell[seat] -= 1
            if not state.spell[seat]:  # NA-54
                state.spell_of[seat] = NONE
                state.hands.discards[HYPNOSE] += 1
        rules = state.rules
        state.turns += 1
        over = rules.end == BY_TURNS and state.turns == rules.rounds * state.seats  # NA-51
        if over or (rules.end == BY_DECK and not state.hands.pile):  # NA-52
            state.count_up()
        else:
            state.stack = [Play(TURN, (seat + 1) % state.seats)]

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        if play.step == BONUS:
            return [PASS, TAKE]
        if play.step == DRAWING:
            return [PASS, DRAW]
        found: list[int] = [] if play.two else [ROLL]  # NA-10, NA-49
        if state.hands.size[play.seat]:
            for kind in range(KINDS):
                held = state.hands.holds(play.seat, kind)
                if held and state.cards[kind].playable(state, play.seat):  # NA-30
                    found.append(PLAY + kind)
        return found or [PASS]

    def asks(self, state: NichtsAlsAerger, play: Play) -> int:
        return state.bonus if play.step == BONUS else play.seat

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        step = play.step
        if step == BEGIN:
            play.seat = action
        elif step == CHOSEN:
            self._chose(state, play, action)
        elif step == BONUS:
            play.one = 1 if action == TAKE else 0
            play.step = MOVE
        elif step == DRAWING:
            play.step = END
            if action == DRAW:
                if not state.hands.pile:
                    state.hands.refill()  # NA-20
                play.draw(TURNING_UP)
        elif step == TAKING:
            state.hands.draw(play.seat, action)
            play.step = END
        elif action == FOR_THE_HAND:
            play.draw(TAKING)
        else:
            state.hands.turn_up(action)
            play.step = END
            state.stack.append(Play(action, play.seat))  # NA-36

    def _chose(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        if action == ROLL:
            self._dice_turn(state, play)
            return
        play.step = END
        if action == PASS:
            return
        kind = action - PLAY
        if state.cards[kind].when == JEDERZEIT and not play.two:  # NA-21, NA-49
            play.step = BEGIN
        state.announce(play.seat, kind)

    def interrupted(self, play: Play) -> None:
        if play.doing == SIXES:  # NA-21: everybody is asked again after each one
            play.doing = NOTHING
            play.pending = 0
            play.step = BEGIN

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        return 2, 2

    def dice(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 if play.step in (BONUS, FOLLOW, ROLL_ON) else 0

    def chance(self, state: NichtsAlsAerger, play: Play) -> Chance:
        if play.step == BEGIN:
            return die(state.seats)
        return state.hands.top() if play.step == TURNING_UP else state.hands.top_for_hand()

    def audience(self, state: NichtsAlsAerger, play: Play) -> int:
        return 1 << play.seat if play.step == TAKING else EVERYONE  # NA-7
