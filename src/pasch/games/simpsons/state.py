"""simpsons: everybody bets on whether the roller's dice make a portrait of the family album.

SI numbers refer to rules.de.md and rules.en.md.  All that is ever hidden are the others' bets,
from the moment they are laid until they are shown together.
"""

from __future__ import annotations

from typing import Final, final

from pasch.engine.chance import Chance, certain, die
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, EVERYONE, HIDDEN, OVER, State
from pasch.games.simpsons.album import ALBUM, DICE, FACES, JOKER, PORTRAITS, Album

# The actions.  A portrait is its place in the album; the rest begin at 1 chip or 1 die.
MOST: Final = 10  # chips of any bet
STAKE: Final = PORTRAITS - 1  # STAKE + chips
THROW: Final = STAKE + MOST  # THROW + dice
FOR: Final = THROW + DICE  # FOR + chips
AGAINST: Final = FOR + MOST  # AGAINST + chips
ACTIONS: Final = AGAINST + MOST + 1

# What happens next; first what nature does.
DRAWING: Final = 0  # who begins
SHOWING: Final = 1  # SI-13: the bets
THROWING: Final = 2  # SI-14: die by die
CHOOSING: Final = 3  # SI-10: a portrait
STAKING: Final = 4
COUNTING: Final = 5  # SI-11: the dice
BETTING: Final = 6  # SI-12
ENDED: Final = 7

BANK: Final = -1  # its place among those who hold chips
BONUS: Final = 5  # SI-24
UNSEEN: Final = MOST + 1  # a bet that this viewer does not know
D6: Final = die(len(FACES))
SHOWN: Final = [certain(action) for action in range(ACTIONS)]

# The choices of who can bet so many chips; SI-12 gives the others both sides.
STAKES: Final = [list(range(STAKE + 1, STAKE + most + 1)) for most in range(MOST + 1)]
BETS: Final = [
    [side + chips for side in (FOR, AGAINST) for chips in range(1, most + 1)]
    for most in range(MOST + 1)
]


def purse(seats: int) -> int:
    """SI-4: what each player begins with."""
    return 15 if seats == 2 else 10


@final
class Simpsons(State):
    """`bets[seat]` is above 0 for the roller and below 0 against them, 0 before it is laid.

    The roller's own stake is a bet for themselves.  A stake stays among its owner's chips until it
    is settled (SI-16).
    """

    def __init__(
        self, seats: int, total: int, open_bets: bool, first: int, album: Album = ALBUM
    ) -> None:
        self.seats: Final = seats
        self.open_bets: Final = open_bets
        self.secret: Final = seats > 2 and not open_bets  # SI-13: a single bet waits for nobody
        self.limit: Final = 10 if seats == 2 else 5  # SI-10, SI-12
        self.album: Final = album
        purses = [purse(seats)] * seats
        self.chips = [*purses, total - sum(purses)]  # SI-3: the bank's are the last
        self.phase = DRAWING
        self.turn = -1  # the roller, once drawn
        self.asked = -1  # who chooses, or whose bet is shown
        self.used = 0  # SI-25: bit set of the portraits made in this turn
        self.dice = DICE  # in the cup
        self.portrait = -1
        self.bets = [0] * seats
        self.faces = [0] * len(FACES)  # dice that lie, by face
        self.fallen = 0
        if first >= 0:
            self._begin(first)

    def actor(self) -> int:
        if self.phase <= THROWING:
            return CHANCE
        return OVER if self.phase == ENDED else self.asked

    def chance(self) -> Chance:
        if self.phase == THROWING:
            return D6
        if self.phase == SHOWING:
            bet = self.bets[self.asked]
            return SHOWN[FOR + bet if bet > 0 else AGAINST - bet]
        return die(self.seats)

    def audience(self) -> int:
        return 1 << self.asked if self.phase == BETTING and self.secret else EVERYONE  # SI-13

    def most(self, seat: int) -> int:
        """SI-13: the highest bet of a seat."""
        return min(self.limit, self.chips[seat])

    def legal(self) -> list[int]:
        if self.phase == CHOOSING:
            return self.album.choices(self.used, self.dice)
        if self.phase == COUNTING:
            portrait = self.album.portraits[self.portrait]
            return list(range(THROW + portrait.least, THROW + portrait.most + 1))
        most = self.most(self.asked)
        return STAKES[most][:] if self.phase == STAKING else BETS[most][:]

    def apply(self, action: int) -> None:
        phase = self.phase
        if phase == THROWING:
            self._fall(action)
        elif phase in (BETTING, SHOWING):
            self._bet(action)
        elif phase == CHOOSING:
            self.portrait = action
            self.phase = STAKING
        elif phase == STAKING:
            self.bets[self.turn] = action - STAKE
            if self.used:  # SI-25: all dice left are thrown
                self._ask_the_others()
            else:
                self.phase = COUNTING
        elif phase == COUNTING:
            self.dice = action - THROW
            self._ask_the_others()
        else:
            self._begin(action)

    def covers(self, faces: list[int]) -> bool:
        """SI-14: whether these dice, counted by face, make the portrait."""
        needs = self.album.needs[self.portrait]
        missing = 0
        for figure in range(JOKER):
            if needs[figure] > faces[figure]:
                missing += needs[figure] - faces[figure]
        return missing <= faces[JOKER]

    def payments(self, success: bool) -> list[tuple[int, int, int]]:
        """What changes hands after the throw, in order: from, to, chips.

        One for each bet, then the bonus; cut short where the game ends (SI-23).
        """
        chips = self.chips[:]
        paid: list[tuple[int, int, int]] = []
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats  # SI-20
            bet = self.bets[seat]
            giver = BANK
            taker = seat
            if bet > 0 and not success:  # SI-22
                giver, taker = seat, BANK
            elif bet < 0 and success:  # SI-21
                giver, taker = seat, self.turn
            amount = min(bet if bet > 0 else -bet, chips[giver])  # SI-23: what the bank has
            chips[giver] -= amount
            chips[taker] += amount
            paid.append((giver, taker, amount))
            if chips[giver] == 0:
                return paid
        if success and self.dice == self.album.sizes[self.portrait]:  # SI-24
            paid.append((BANK, self.turn, min(BONUS, chips[BANK])))
        return paid

    def _begin(self, seat: int) -> None:
        self.turn = seat
        self.asked = seat
        self.phase = CHOOSING
        self.used = 0
        self.dice = DICE  # SI-27

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def _ask_the_others(self) -> None:
        self.phase = BETTING
        self.asked = self._left_of(self.turn)

    def _bet(self, action: int) -> None:
        """A bet is laid, or one that was laid is shown."""
        if action == HIDDEN:
            self.bets[self.asked] = UNSEEN
        else:
            self.bets[self.asked] = AGAINST - action if action > AGAINST else action - FOR
        self.asked = self._left_of(self.asked)
        if self.asked == self.turn:
            if self.phase == BETTING and self.secret:
                self.phase = SHOWING
                self.asked = self._left_of(self.turn)
            else:
                self.phase = THROWING

    def _fall(self, face: int) -> None:
        self.faces[face] += 1
        self.fallen += 1
        if self.fallen == self.dice:
            self.settle(self.covers(self.faces))

    def settle(self, success: bool) -> None:
        """Pay for the throw, and go on."""
        for giver, taker, amount in self.payments(success):
            self.chips[giver] -= amount
            self.chips[taker] += amount
        self.used |= 1 << self.portrait
        self.dice -= self.album.sizes[self.portrait]  # SI-15
        self.portrait = -1
        self.bets = [0] * self.seats
        self.faces = [0] * len(FACES)
        self.fallen = 0
        if 0 in self.chips:  # SI-23
            self.phase = ENDED
            self.used = 0
            self.dice = DICE
        elif success and self.album.choices(self.used, self.dice):  # SI-25
            self.phase = CHOOSING
        else:  # SI-24, SI-26, SI-27
            self._begin(self._left_of(self.turn))

    def returns(self) -> list[int]:
        return self.chips[:BANK]

    def places(self) -> list[int]:
        """SI-30."""
        mine = self.chips[:BANK]
        return [1 + sum(other > chips for other in mine) for chips in mine]

    def key(self) -> tuple[int, ...]:
        turn = (self.phase, self.turn, self.asked, self.used, self.dice, self.portrait)
        return (*turn, *self.chips, *self.bets, *self.faces, self.open_bets)

    def copy(self) -> Simpsons:
        twin = Simpsons(self.seats, 0, self.open_bets, -1, self.album)
        twin.chips = self.chips[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.asked = self.asked
        twin.used = self.used
        twin.dice = self.dice
        twin.portrait = self.portrait
        twin.bets = self.bets[:]
        twin.faces = self.faces[:]
        twin.fallen = self.fallen
        return twin

    def fill(self, rng: Rng) -> Simpsons:
        """SI-13: every bet that was laid unseen may be any that its owner could lay."""
        full = self.copy()
        for seat in range(self.seats):
            if full.bets[seat] == UNSEEN:
                most = full.most(seat)
                bet = int(rng.below(2 * most)) - most
                full.bets[seat] = bet if bet < 0 else bet + 1
        return full
