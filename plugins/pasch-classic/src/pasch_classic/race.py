"""The race itself: rules and nothing else.  MC numbers refer to rules.de.md and rules.en.md.

This file may be compiled by mypyc on its own, without Pasch: it imports nothing of it.  So it is no
`State`; `state.py` makes one of it.  A compiled class must not inherit from a class that another
library compiled (docs/add-a-game.md, "Compile it").
"""

from __future__ import annotations

from typing import Final, Protocol, final

from mypy_extensions import i64

# MC-1: a piece's step is its way from its own start field A (0); a to d are steps 40 to 43.
TRACK: Final = 40
QUARTER: Final = 10  # from one start field to the next
HOME: Final = 4
STEPS: Final = TRACK + HOME
LAST: Final = STEPS - 1
PIECES: Final = 4  # MC-2
LAP: Final = (1 << 40) - 1
TOP: Final = 1 << 62
FULL: Final = 0b1111
PACKED: Final = (0b0000, 0b1000, 0b1100, 0b1110, 0b1111)  # homes in which nobody can advance

SIX: Final = 6
TRIES: Final = 3

# The actions: to enter, or to move the piece on a step.
ENTER: Final = 0
MOVE: Final = 1  # MOVE + step
ACTIONS: Final = MOVE + LAST

FREE: Final = 0  # MC-40 whoever may capture need not
MUST: Final = 1
HUFF: Final = 2

CHANCE: Final = -1
OVER: Final = -2


class Draws(Protocol):
    """Where random numbers come from; `pasch.Rng` is one."""

    def below(self, n: i64, /) -> i64: ...


@final
class House:
    """The house rules that a table has chosen."""

    def __init__(
        self,
        three_tries: bool = True,
        six_again: bool = True,
        clear_start: bool = True,
        enter_with_one: bool = False,
        capture: int = FREE,
        jump_home: bool = False,
        exact_home: bool = True,
        blockades: bool = False,
        side_by_side: bool = False,
        play_on: bool = False,
    ) -> None:
        self.three_tries: Final = three_tries
        self.six_again: Final = six_again
        self.clear_start: Final = clear_start
        self.enter_with_one: Final = enter_with_one
        self.capture: Final = capture
        self.jump_home: Final = jump_home
        self.exact_home: Final = exact_home
        self.blockades: Final = blockades
        self.side_by_side: Final = side_by_side
        self.play_on: Final = play_on

    def key(self) -> int:
        """All of them in one number."""
        flags = (
            self.three_tries, self.six_again, self.clear_start, self.enter_with_one,
            self.jump_home, self.exact_home, self.blockades, self.side_by_side, self.play_on,
        )  # fmt: skip
        number = self.capture
        for each in flags:
            number = number * 2 + int(each)
        return number


def bit(place: i64) -> i64:
    return TOP >> (62 - place)  # mypyc would shift a literal 1 as 32 bits


def count(board: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while board:
        board &= board - 1
        found += 1
    return found


def lowest(board: i64) -> i64:
    """The place of the lowest bit that is set."""
    place: i64 = 0
    while not board & 0xFF:
        board >>= 8
        place += 8
    while not board & 1:
        board >>= 1
        place += 1
    return place


def turned(board: i64, fields: i64) -> i64:
    """What stands on the track, counted from a start field so many fields further back."""
    board &= LAP
    return (board << fields | board >> (TRACK - fields)) & LAP


@final
class Race:
    """One position.

    `men(seat)` is a bit board: bit n is set when a piece stands on the seat's own step n.
    `twins(seat)` has the bits where two of them stand (MC-50).
    """

    def __init__(self, seats: int, house: House, first: int) -> None:
        self.seats: Final = seats
        self.house: Final = house
        self._seats: i64 = seats
        self._capture: i64 = house.capture
        self._three_tries: bool = house.three_tries
        self._six_again: bool = house.six_again
        self._clear_start: bool = house.clear_start
        self._enter_with_one: bool = house.enter_with_one
        self._jump_home: bool = house.jump_home
        self._exact_home: bool = house.exact_home
        self._blockades: bool = house.blockades
        self._opposite: bool = seats == 2 and not house.side_by_side  # MC-3
        self._men0: i64 = 0
        self._men1: i64 = 0
        self._men2: i64 = 0
        self._men3: i64 = 0
        self._twins: list[int] = [0] * seats
        self._waiting: list[int] = [PIECES] * seats
        self.rank = [0] * seats  # MC-60: 1 for the first to finish, 0 while playing
        self.finished = 0
        self._over: bool = False
        self._turn: i64 = -1  # MC-62: until it is drawn
        self._throws: i64 = 0  # left in this turn, the present one included
        self._pips: i64 = 0  # of the die that lies; 0 before the throw
        self._choices: i64 = 0  # bit set of the actions of the player asked
        if first >= 0:
            self._begin(first)

    # What stands where

    def men(self, seat: i64) -> i64:
        if seat < 2:
            return self._men1 if seat else self._men0
        return self._men2 if seat == 2 else self._men3

    def twins(self, seat: i64) -> i64:
        return self._twins[int(seat)] if self._blockades else 0

    def waiting(self, seat: i64) -> i64:
        return self._waiting[int(seat)]

    @property
    def turn(self) -> int:
        return int(self._turn)

    @property
    def throws(self) -> int:
        return int(self._throws)

    @property
    def pips(self) -> int:
        return int(self._pips)

    @property
    def over(self) -> bool:
        return self._over

    def quarter(self, seat: i64) -> i64:
        """MC-3: two players sit at opposite corners, unless they want it otherwise."""
        return seat * 2 if self._opposite else seat

    def from_there(self, seat: i64, other: i64) -> i64:
        """How many fields after the start of `seat` that of `other` comes."""
        fields = (self.quarter(other) - self.quarter(seat)) * QUARTER
        return fields + TRACK if fields < 0 else fields

    def translate(self, step: i64, seat: i64, other: i64) -> i64:
        """The track field `step` of `seat`, as a step of `other`."""
        fields = step + self.from_there(other, seat)
        return fields - TRACK if fields >= TRACK else fields

    def standing(self, seat: i64, step: i64) -> i64:
        """The foreign seat with a piece on this track field of `seat`, or -1."""
        other: i64 = 0
        while other < self._seats:
            if other != seat and self.men(other) >> self.translate(step, seat, other) & 1:
                return other
            other += 1
        return -1

    def foreign(self, seat: i64, only_twins: bool = False) -> i64:
        """Where others stand on the track, as steps of `seat`."""
        found: i64 = 0
        other: i64 = 0
        while other < self._seats:
            if other != seat:
                board = self.twins(other) if only_twins else self.men(other)
                found |= turned(board, self.from_there(seat, other))
            other += 1
        return found

    # The contract

    def actor(self) -> int:
        if self._over:
            return OVER
        return int(self._turn) if self._pips else CHANCE

    def legal(self) -> list[int]:
        choices = self._choices
        found: list[int] = []
        action: i64 = 0
        while choices:
            if choices & 1:
                found.append(int(action))
            choices >>= 1
            action += 1
        return found

    def apply(self, action: int) -> None:
        if self._pips:
            self._play(action)
        elif self._turn >= 0:
            self._throw(action + 1)
        else:
            self._begin(action)

    def playout(self, rng: Draws) -> int:
        """Every choice at random to the end, drawn as `pasch.playout` draws it."""
        done = 0
        if self._turn < 0 and not self._over:
            self._begin(rng.below(self._seats))
            done += 1
        while not self._over:
            if self._pips:
                pick = rng.below(count(self._choices))
                choices = self._choices
                while pick:
                    choices &= choices - 1
                    pick -= 1
                self._play(lowest(choices))
            else:
                self._throw(rng.below(SIX) + 1)
            done += 1
        return done

    # A turn

    def _begin(self, seat: i64) -> None:
        self._turn = seat
        self._throws = self.tries(seat)
        self._pips = 0
        self._choices = 0

    def tries(self, seat: i64) -> i64:
        """MC-21: three throws with nothing on the track and nothing to advance at home."""
        mine = self.men(seat)
        if not self._three_tries or mine & LAP:
            return 1
        return TRIES if int(mine >> TRACK) in PACKED else 1

    def _throw(self, pips: i64) -> None:
        self._pips = pips
        choices = self._possible(pips)
        if choices:
            self._choices = choices
            return
        self._pips = 0  # MC-13 nobody is asked
        if pips == SIX and self._six_again:  # MC-14
            return
        self._throws -= 1
        if self._throws == 0:
            self._pass_on()

    def _possible(self, pips: i64) -> i64:
        """Bit set of the actions with this throw."""
        seat = self._turn
        mine = self.men(seat)
        if self.waiting(seat):
            if mine & 1 and self._clear_start:  # MC-22 the start field is cleared first
                clearing = self._moves(seat, mine & 1, pips)
                if clearing:
                    return clearing << MOVE
            if (pips == SIX or (pips == 1 and self._enter_with_one)) and self._may_enter(seat):
                return 1 << ENTER  # MC-20 whoever can enter must
        moves = self._moves(seat, mine, pips)
        if self._capture == MUST:  # MC-41
            hits = self._hits(seat, moves, pips)
            if hits:
                moves = hits
        return moves << MOVE

    def _may_enter(self, seat: i64) -> bool:
        if not self._blockades:
            return not self.men(seat) & 1
        return not (self.twins(seat) & 1 or self.foreign(seat, True) & 1)  # MC-50, MC-51

    def _moves(self, seat: i64, movers: i64, pips: i64) -> i64:
        """Those of these pieces that this throw can move, by their steps."""
        mine = self.men(seat)
        home = mine & ~LAP
        taken = home | self.twins(seat) if self._blockades else mine  # MC-12, MC-50
        free = movers & (bit(STEPS - pips) - 1) & ~(taken >> pips)  # MC-31
        over: i64 = 1
        if home and not self._jump_home:  # MC-32
            while over < pips:
                free &= ~(home >> over)
                over += 1
        if not self._exact_home:
            free |= self._beyond(movers, home, pips)
        if self._blockades:
            walls = self.foreign(seat, True)
            over = 1
            while walls and over <= pips:  # MC-51
                free &= ~(walls >> over)
                over += 1
        return free

    def _beyond(self, movers: i64, home: i64, pips: i64) -> i64:
        """MC-33: those that move less than the throw, which leads past d."""
        found: i64 = 0
        step: i64 = STEPS - pips
        while step < LAST:
            if movers >> step & 1 and self._last_free(home, step) > step:
                found |= bit(step)
            step += 1
        return found

    def _last_free(self, home: i64, step: i64) -> i64:
        """The furthest home field that a piece from `step` can stop on; -1 if there is none."""
        if not self._jump_home:
            ahead = step + 1 if step >= TRACK else TRACK
            while ahead < STEPS and not home >> ahead & 1:
                ahead += 1
            return ahead - 1 if ahead > TRACK else -1
        field: i64 = LAST
        while field >= TRACK:
            if not home >> field & 1:
                return field
            field -= 1
        return -1

    def lands(self, action: i64) -> i64:
        """The step on which the piece of the seat on turn ends."""
        if action == ENTER:
            return 0
        step = action - MOVE
        end = step + self._pips
        return end if end < STEPS else self._last_free(self.men(self._turn) & ~LAP, step)

    def hits(self) -> i64:
        """Those of the pieces that may move and would capture, by their steps."""
        return self._hits(self._turn, self._choices >> MOVE, self._pips)

    def _hits(self, seat: i64, moves: i64, pips: i64) -> i64:
        return moves & LAP & (self.foreign(seat) >> pips)

    def missed(self, action: i64) -> i64:
        """MC-42: the pieces that could capture instead, by their steps."""
        if self._capture != HUFF:
            return 0
        could = self.hits()
        return 0 if action != ENTER and could >> (action - MOVE) & 1 else could

    def obstacle(self, step: i64) -> str:
        """What stands in the way of the own piece on this step; nothing if it can move."""
        seat = self._turn
        mine = self.men(seat)
        if self._moves(seat, bit(step), self._pips):
            return ""
        end = step + self._pips
        if self._blockades:
            walls = self.foreign(seat, True)
            over: i64 = step + 1
            while over <= end:
                if walls >> over & 1:
                    return "blockade"
                over += 1
        if end >= STEPS:
            return "past-home"
        return "own-piece" if mine >> end & 1 else "jump"

    def _play(self, action: i64) -> None:
        seat = self._turn
        target = self.lands(action)
        missed: i64 = 0
        if action == ENTER:
            self._waiting[int(seat)] -= 1
        else:
            missed = self.missed(action)
            self._take(seat, action - MOVE)
        self._place(seat, target)
        if target < TRACK:
            victim = self.standing(seat, target)
            if victim >= 0:  # MC-11
                self._send_back(victim, self.translate(target, seat, victim))
        elif self.men(seat) >> TRACK == FULL:
            self._finish(seat)
            return
        if missed:  # MC-42
            self._send_back(seat, highest(missed))
        if self._pips == SIX and self._six_again:  # MC-14
            self._throws = 1
            self._pips = 0
            self._choices = 0
        else:
            self._pass_on()

    def _place(self, seat: i64, step: i64) -> None:
        mine = self.men(seat)
        if self._blockades and mine >> step & 1:
            self._twins[int(seat)] |= int(bit(step))
        else:
            self._set(seat, mine | bit(step))

    def _take(self, seat: i64, step: i64) -> None:
        if self.twins(seat) >> step & 1:
            self._twins[int(seat)] ^= int(bit(step))
        else:
            self._set(seat, self.men(seat) & ~bit(step))

    def _send_back(self, seat: i64, step: i64) -> None:
        self._take(seat, step)
        self._waiting[int(seat)] += 1

    def _set(self, seat: i64, men: i64) -> None:
        if seat == 0:
            self._men0 = men
        elif seat == 1:
            self._men1 = men
        elif seat == 2:
            self._men2 = men
        else:
            self._men3 = men

    def _finish(self, seat: i64) -> None:  # MC-60
        self.finished += 1
        self.rank[int(seat)] = self.finished
        if self.house.play_on and self.finished < self.seats - 1:
            self._pass_on()  # MC-61
            return
        self._over = True
        self._throws = 0
        self._pips = 0
        self._choices = 0
        for other in range(self.seats):
            if not self.rank[other]:
                self.rank[other] = self.finished + 1

    def _pass_on(self) -> None:
        seat = self._turn + 1
        if seat == self._seats:
            seat = 0
        if self.finished:
            while self.rank[int(seat)]:  # MC-61 passed over
                seat = (seat + 1) % self._seats
        self._begin(seat)

    # Positions from outside

    def arrange(self, seat: int, waiting: int, men: int, twins: int) -> None:
        """Put the pieces of a seat."""
        self._waiting[seat] = waiting
        self._twins[seat] = twins
        self._set(seat, men)

    def resume(self, turn: int, throws: int, pips: int) -> None:
        """Set the turn of a position that was put together from outside."""
        self._turn = turn
        self._throws = throws
        self._pips = pips
        self._choices = self._possible(pips) if pips else 0

    def close(self, rank: list[int], finished: int, over: bool) -> None:
        """Set who has finished."""
        self.rank = rank[:]
        self.finished = finished
        self._over = over

    def key(self) -> tuple[int, ...]:
        men = [int(self.men(seat)) for seat in range(self.seats)]
        return (
            *men, *self._twins, *self.rank,
            int(self._turn), int(self._throws), int(self._pips), self.house.key(),
        )  # fmt: skip

    def copy(self) -> Race:
        twin = Race(self.seats, self.house, -1)
        twin._men0 = self._men0
        twin._men1 = self._men1
        twin._men2 = self._men2
        twin._men3 = self._men3
        twin._twins = self._twins[:]
        twin._waiting = self._waiting[:]
        twin.rank = self.rank[:]
        twin.finished = self.finished
        twin._over = self._over
        twin._turn = self._turn
        twin._throws = self._throws
        twin._pips = self._pips
        twin._choices = self._choices
        return twin


def highest(board: i64) -> i64:
    """The place of the highest bit that is set."""
    place: i64 = -1
    while board:
        board >>= 1
        place += 1
    return place
