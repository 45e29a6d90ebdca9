"""mal_anders: a race on 24 fields with four dice, used two by two.

MA numbers refer to rules.de.md and rules.en.md.  Nothing is hidden.
"""

from __future__ import annotations

from typing import Final, final

from pasch.engine.chance import Chance, die
from pasch.engine.state import CHANCE, EVERYONE, OVER, State

# MA-1: a piece's step is its way from its own start field A (0); a to d are steps 24 to 27.
TRACK: Final = 24
CORNER: Final = 6  # from one start field to the next
GOAL: Final = 4
STEPS: Final = TRACK + GOAL
PIECES: Final = 4  # MA-2
COLOURS: Final = ("yellow", "green", "red", "black")  # MA-3, clockwise

# The actions.  A pair of dice is told by its sum: the rest of the four is then the other pair.
MOST: Final = 12  # points of a pair
NEAR: Final = TRACK - MOST  # from this step on a pair may lead into another lap
LAPSE: Final = 0
ENTER: Final = 1
MOVE: Final = 2  # MOVE + (points - 1) * STEPS + step
RUN_ON: Final = MOVE + MOST * STEPS  # RUN_ON + (points - 1) * MOST + step - NEAR
ACTIONS: Final = RUN_ON + MOST * MOST

DICE: Final = 4
SIX: Final = 6  # MA-20: a pair of this sum enters
LAP: Final = (1 << TRACK) - 1
FULL: Final = (1 << GOAL) - 1
PACKED: Final = (0b0000, 0b1000, 0b1100, 0b1110, 0b1111)  # goals in which nobody can advance
D6: Final = die(6)


def colour(seats: int, seat: int) -> int:
    """MA-3: two players sit at opposite corners."""
    return seat * 2 if seats == 2 else seat


@final
class MalAnders(State):
    """`men[seat]` is a bit board: bit n is set when a piece stands on the seat's own step n."""

    def __init__(self, seats: int, play_on: bool, first: int) -> None:
        self.seats: Final = seats
        self.play_on: Final = play_on
        self.men = [0] * seats
        self.beside = [PIECES] * seats
        self.rank = [0] * seats  # MA-40: 1 for the first to finish, 0 while playing
        self.finished = 0
        self.over = False
        self.turn = -1  # MA-41: until it is drawn
        self.throws = 0  # left in this turn, the present one included
        self.dice: list[int] = []  # ascending
        self.rest = 0  # the sum of the second pair, once the first is used
        self._choices: list[int] = []  # of a player asked; replaced, never changed in place
        if first >= 0:
            self._begin(first)

    def actor(self) -> int:
        if self.over:
            return OVER
        return self.turn if len(self.dice) == DICE else CHANCE

    def chance(self) -> Chance:
        return D6 if self.turn >= 0 else die(self.seats)

    def audience(self) -> int:
        return EVERYONE

    def legal(self) -> list[int]:
        return self._choices[:]

    def apply(self, action: int) -> None:
        if self.turn < 0:
            self._begin(action)
        elif len(self.dice) < DICE:
            self._throw(action + 1)
        else:
            self._use(action)

    def points(self) -> int:
        """Bit set of the points that a use may have now."""
        if self.rest:
            return 1 << self.rest | (2 if self.rest == 2 else 0)  # MA-13
        a, b, c, d = self.dice
        sums = 1 << a + b | 1 << c + d | 1 << a + c | 1 << b + d | 1 << a + d | 1 << b + c  # MA-10
        return sums | (2 if b == 1 else 0)  # MA-13 two ones among the four

    def resume(self, turn: int, throws: int, dice: list[int], rest: int) -> None:
        """Set the turn of a position that was put together from outside."""
        self.turn = turn
        self.throws = throws
        self.dice = sorted(dice)
        self.rest = rest
        if len(dice) == DICE:
            uses = self._uses()
            self._choices = [LAPSE, *uses] if rest else uses

    def _begin(self, seat: int) -> None:
        self.turn = seat
        self.throws = tries(self.men[seat])
        self.dice = []
        self.rest = 0
        self._choices = []

    def _throw(self, pips: int) -> None:
        self.dice.append(pips)
        self.dice.sort()
        if len(self.dice) < DICE:
            return
        self._choices = self._uses()
        if not self._choices:  # MA-11, MA-21 nobody is asked
            self.throws -= 1
            self.dice = []
            if self.throws == 0:
                self._pass_on()

    def _use(self, action: int) -> None:
        if action != LAPSE:
            self._move(action)
        if self.over:
            return
        if self.rest == 0:
            self.rest = sum(self.dice) - spends(action)
            uses = self._uses()  # MA-12 judged after the first is moved
            if uses:
                self._choices = [LAPSE, *uses]  # MA-11 the second may lapse
                return
        self._pass_on()

    def _uses(self) -> list[int]:
        """Every use of a pair now, without letting it lapse."""
        mine = self.men[self.turn]
        points = self.points()
        uses: list[int] = []
        if points & 1 << SIX and self.beside[self.turn] and not mine & 1:  # MA-20
            uses.append(ENTER)
        for count in range(1, MOST + 1):
            if points >> count & 1:
                room = (1 << STEPS - count) - 1  # MA-33
                free = mine & ~(mine >> count) & room  # MA-14, MA-15, MA-30, MA-32
                _add(uses, free, MOVE + (count - 1) * STEPS)
        for count in range(1, MOST + 1):
            if points >> count & 1:
                free = (mine & LAP) >> TRACK - count & ~mine  # MA-31 bit n: ends on step n
                _add(uses, free, RUN_ON + (count - 1) * MOST + MOST - count)
        return uses

    def _move(self, action: int) -> None:
        seat = self.turn
        target = lands(action)
        if action == ENTER:
            self.beside[seat] -= 1
        else:
            self.men[seat] ^= 1 << leaves(action)
        self.men[seat] |= 1 << target
        if target < TRACK:
            victim = self.standing(seat, target)
            if victim >= 0:  # MA-15
                self.men[victim] ^= 1 << self.translate(target, seat, victim)
                self.beside[victim] += 1
        elif self.men[seat] >> TRACK == FULL:
            self._finish(seat)

    def translate(self, step: int, seat: int, other: int) -> int:
        """The track field `step` of `seat`, as a step of `other`."""
        turns = colour(self.seats, seat) - colour(self.seats, other)
        return (step + turns * CORNER) % TRACK

    def standing(self, seat: int, step: int) -> int:
        """The foreign seat with a piece on this track field of `seat`, or -1."""
        for other in range(self.seats):
            if other != seat and self.men[other] >> self.translate(step, seat, other) & 1:
                return other
        return -1

    def _finish(self, seat: int) -> None:  # MA-40
        self.finished += 1
        self.rank[seat] = self.finished
        if not self.play_on or self.finished == self.seats - 1:
            self.over = True
            self.throws = 0
            self.dice = []
            self.rest = 0
            self._choices = []
            for other in range(self.seats):
                if not self.rank[other]:
                    self.rank[other] = self.finished + 1

    def _pass_on(self) -> None:
        seat = (self.turn + 1) % self.seats
        while self.rank[seat]:  # MA-40 passed over
            seat = (seat + 1) % self.seats
        self._begin(seat)

    def returns(self) -> list[int]:
        """Against all others: won places less lost ones."""
        return [sum((mine < other) - (mine > other) for other in self.rank) for mine in self.rank]

    def places(self) -> list[int]:
        return self.rank[:]

    def key(self) -> tuple[int, ...]:
        dice = 0
        for pips in self.dice:
            dice = dice * 7 + pips
        return (*self.men, *self.rank, self.turn, self.throws, dice, self.rest, self.play_on)

    def copy(self) -> MalAnders:
        twin = MalAnders(self.seats, self.play_on, -1)
        twin.men = self.men[:]
        twin.beside = self.beside[:]
        twin.rank = self.rank[:]
        twin.finished = self.finished
        twin.over = self.over
        twin.turn = self.turn
        twin.throws = self.throws
        twin.dice = self.dice[:]
        twin.rest = self.rest
        twin._choices = self._choices
        return twin


def _add(uses: list[int], free: int, action: int) -> None:
    """Add `action` + n for every bit n of `free`."""
    while free:
        if free & 1:
            uses.append(action)
        free >>= 1
        action += 1


def tries(mine: int) -> int:
    """MA-21: three throws with nothing on the track and nothing to advance in the goal."""
    return 1 if mine & LAP or mine >> TRACK not in PACKED else 3


def counts(action: int) -> int:
    """The points that a use moves; entering counts its six."""
    if action == ENTER:
        return SIX
    if action < RUN_ON:
        return (action - MOVE) // STEPS + 1
    return (action - RUN_ON) // MOST + 1


def spends(action: int) -> int:
    """The sum of the pair that a use takes: two ones used as one are still two (MA-13)."""
    return max(counts(action), 2)


def leaves(action: int) -> int:
    """The step a moved piece comes from."""
    if action < RUN_ON:
        return (action - MOVE) % STEPS
    return (action - RUN_ON) % MOST + NEAR


def lands(action: int) -> int:
    """The step a use ends on."""
    if action == ENTER:
        return 0
    if action < RUN_ON:
        return leaves(action) + counts(action)
    return leaves(action) + counts(action) - TRACK
