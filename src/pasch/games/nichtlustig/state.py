"""nichtlustig: seven dice, 25 cards to win, and six Deaths that come for those who win none.

NL numbers refer to rules.de.md and rules.en.md.  Nothing is hidden (NL-12).
"""

from __future__ import annotations

from typing import Final, final

from pasch.engine.chance import Chance, die
from pasch.engine.state import CHANCE, EVERYONE, OVER, State

# NL-1: a target card is its kind plus its value - 1 (a Dinosaur: its sum - 24).  Sets of cards
# are bit sets.
VALUES: Final = 5
RIEBMANN: Final = 0
YETI: Final = 5
LEMMING: Final = 10
PROFESSOR: Final = 15
DINOSAUR: Final = 20
CARDS: Final = 25
ROW: Final = (1 << VALUES) - 1  # shifted by its kind: all cards of that kind
LEAST: Final = 24  # the sum that the first Dinosaur asks for

# NL-3, NL-4: two black dice, two red, two white, one pink.  A die shows 0 (its symbol) to 5, and
# the symbol of coloured die n brings special card n.  The pink die n brings Death n, 0 the Poodle.
DUCK: Final = 0
UFO: Final = 1
CLOWN: Final = 2
NF700: Final = 3
TIME_MACHINE: Final = 4
VIRUS: Final = 5
PINK: Final = 6
COLOURED: Final = 6
DICE: Final = 7
ALL: Final = (1 << DICE) - 1
D6: Final = die(6)
DEATHS: Final = 6  # NL-2
POODLE: Final = 0
MIDDLE: Final = -1  # who has a Death or a special card, when nobody has
NOTHING: Final = -1  # what a Death covers, when it lies face up or in the middle

# The actions.  Below 128: the dice to set aside, a bit set; all that were thrown is to stop.
PAIRS: Final = 128  # + Riebmann + 6 * Yeti + 36 * Lemming, each the value or 0 for none
DECLINE: Final = PAIRS  # no card at all
PROFESSORS: Final = PAIRS + 216  # + index in SETS
DINOSAURS: Final = PROFESSORS + 15  # + the Dinosaur
KEEP_CLOWN: Final = DINOSAURS + VALUES
HAND_IN_CLOWN: Final = KEEP_CLOWN + 1
TAKE: Final = HAND_IN_CLOWN + 1  # + the Death
COVER: Final = TAKE + DEATHS  # + the card, which is no Dinosaur
ACTIONS: Final = COVER + DINOSAUR

# What is happening; in the first three nature is to move.
OPENING: Final = 0  # NL-11: die n is that of seat n, and seats out of it are set aside
THROWING: Final = 1
TALLYING: Final = 2  # NL-62: the Professors of `roller`, one die each
KEEPING: Final = 3
CLAIMING: Final = 4
CLOWNING: Final = 5
CHOOSING: Final = 6  # NL-34: which Death
COVERING: Final = 7
ENDED: Final = 8

ENOUGH: Final = 5  # NL-60: target cards left in the middle
BOOST: Final = 2  # NL-45


def _subsets(whole: int) -> list[int]:
    return [part for part in range(whole + 1) if part | whole == whole]


def _pairs(code: int) -> int:
    """The cards of a claim of pairs, as a bit set."""
    cards = 0
    for kind, value in ((RIEBMANN, code % 6), (YETI, code // 6 % 6), (LEMMING, code // 36)):
        if value:
            cards |= 1 << kind + value - 1
    return cards


SUBSETS: Final[list[list[int]]] = [_subsets(whole) for whole in range(ALL + 1)]
FIRST: Final[list[int]] = [(dice & -dice).bit_length() - 1 for dice in range(ALL + 1)]
SETS: Final[list[int]] = [few for few in range(1, ROW) if few.bit_count() <= 2]
CLAIMS: Final[list[int]] = [  # the cards of action PAIRS + n
    *[_pairs(code) for code in range(216)],
    *[few << PROFESSOR for few in SETS],
    *[1 << DINOSAUR + place for place in range(VALUES)],
]
OF_VALUE: Final[list[int]] = [  # NL-22: what the pink die scores; Dinosaurs are never unscored
    0,
    *[
        1 << RIEBMANN + place | 1 << YETI + place | 1 << LEMMING + place | 1 << PROFESSOR + place
        for place in range(VALUES)
    ],
]


@final
class Nichtlustig(State):
    """`middle`, `unscored[seat]` and `scored[seat]` are bit sets that share out all 25 cards."""

    def __init__(self, seats: int, booklet_specials: bool, first: int) -> None:
        self.seats: Final = seats
        self.booklet_specials: Final = booklet_specials
        # NL-50: which card makes its owner miss a turn (NL-47), which leaves two throws (NL-48)
        self.grounding: Final = NF700 if booklet_specials else UFO
        self.hurrying: Final = UFO if booklet_specials else NF700
        self.middle = (1 << CARDS) - 1  # NL-10
        self.unscored = [0] * seats
        self.scored = [0] * seats
        self.holder = [MIDDLE] * DEATHS  # the seat each Death lies with
        self.covers = [NOTHING] * DEATHS  # the card each Death lies on
        self.owner = [MIDDLE] * COLOURED  # the seat of each special card
        self.phase = OPENING
        self.turn = -1  # until somebody begins
        self.throws = 0  # begun in this turn; 0 once the throwing is over
        self.dice = [0] * DICE  # 0 for one in the hand, too
        self.aside = ALL ^ ((1 << seats) - 1)  # bit set
        self.falling = ALL ^ self.aside  # bit set: the dice in the hand, the lowest falls first
        self.laying = NOTHING  # the Death that is about to cover a card
        self.roller = -1
        self.rolled = [0] * seats  # NL-62: the Professors' points
        self.options: list[int] = []  # derived, of a player's phase; replaced, never changed
        if first >= 0:
            self._begin(first)

    def actor(self) -> int:
        if self.phase <= TALLYING:
            return CHANCE
        return OVER if self.phase == ENDED else self.turn

    def chance(self) -> Chance:
        return D6

    def audience(self) -> int:
        return EVERYONE

    def legal(self) -> list[int]:
        return self.options[:]

    def apply(self, action: int) -> None:
        if self.phase <= TALLYING:
            self._fall(action)
        elif self.phase == KEEPING:
            self._set_aside(action)
        elif self.phase == CLAIMING:
            self._claim(action)
        elif self.phase == CLOWNING:
            if action == HAND_IN_CLOWN:  # NL-44
                self.owner[CLOWN] = MIDDLE
                self._finish()
            else:
                self._choose_death()
        elif self.phase == CHOOSING:
            self._take(action - TAKE)
        else:
            self._cover(action - COVER)

    def throws_again(self) -> bool:
        """Whether one more throw is open to the player after this one."""
        if self.throws == 2:
            return self.owner[self.hurrying] != self.turn  # NL-48
        return self.throws < 2 or (self.throws == 3 and self.owner[DUCK] == self.turn)  # NL-43

    def total(self) -> int:
        """NL-24: what the dice are worth for a Dinosaur."""
        dice = self.dice
        return dice[0] + dice[1] + dice[2] + dice[3] + dice[4] + dice[5]

    def takeable(self) -> int:
        """NL-23, NL-27: the cards in the middle and the others' unscored ones."""
        cards = self.middle
        for seat in range(self.seats):
            if seat != self.turn:
                cards |= self.unscored[seat]
        return cards

    def claims(self) -> list[int]:
        """NL-25: what the player may take with the dice as they lie; empty if nothing."""
        dice = self.dice
        cards = self.takeable()
        found: list[int] = []
        riebmann = self._pair(0, cards >> RIEBMANN)
        yeti = self._pair(2, cards >> YETI)
        lemming = self._pair(4, cards >> LEMMING)
        for some in range(1, 8):
            taken = PAIRS
            if some & 1:
                if not riebmann:
                    continue
                taken += riebmann
            if some & 2:
                if not yeti:
                    continue
                taken += 6 * yeti
            if some & 4:
                if not lemming:
                    continue
                taken += 36 * lemming
            found.append(taken)
        black = 1 << dice[0] | 1 << dice[1]
        red = 1 << dice[2] | 1 << dice[3]
        white = 1 << dice[4] | 1 << dice[5]
        triples = (black & red & white) >> 1 & cards >> PROFESSOR & ROW
        if triples:
            for place in range(len(SETS)):
                if SETS[place] | triples == triples:
                    found.append(PROFESSORS + place)
        total = self.total()
        optional = not found  # NL-45: nothing without the Time machine
        boost = BOOST if self.owner[TIME_MACHINE] == self.turn else 0
        for place in range(total + boost - LEAST + 1):  # NL-26: a lower one, too
            if place < VALUES and cards >> DINOSAUR + place & 1:
                found.append(DINOSAURS + place)
                if LEAST + place <= total:
                    optional = False
        return [DECLINE, *found] if optional and found else found

    def _pair(self, first: int, row: int) -> int:
        """The value of this pair of dice if its card may be taken, else 0."""
        value = self.dice[first]
        return value if value and value == self.dice[first + 1] and row >> value - 1 & 1 else 0

    def covered(self) -> int:
        """NL-30: the cards that are void, a bit set."""
        cards = 0
        for card in self.covers:
            if card != NOTHING:
                cards |= 1 << card
        return cards

    def valid(self, seat: int) -> int:
        """The scored cards that no Death covers, a bit set."""
        return self.scored[seat] & ~self.covered()

    def coverable(self) -> int:
        """NL-30 to NL-32: the cards a Death may be laid on now, a bit set."""
        mine = self.valid(self.turn)
        lemmings = mine & ROW << LEMMING
        return lemmings if lemmings else mine & (1 << DINOSAUR) - 1

    def deaths(self) -> list[int]:
        """The Deaths of which the player is to take one."""
        pink = self.dice[PINK]
        if self.holder[pink] != self.turn:
            return [pink]  # NL-28, NL-33
        middle = [death for death in range(DEATHS) if self.holder[death] == MIDDLE]
        if middle:
            return middle  # NL-34
        return [death for death in range(DEATHS) if self.holder[death] != self.turn]

    def points(self, seat: int) -> int:
        """NL-61 to NL-64, with the Professors as far as they are rolled."""
        valid = self.valid(seat)
        lemmings = (valid >> LEMMING & ROW).bit_count()
        yetis = (valid >> YETI & ROW).bit_count()
        riebmanns = (valid >> RIEBMANN & ROW).bit_count()
        points = 4 * lemmings + (3 if yetis > 1 else 1) * yetis + 2 * riebmanns
        points += self.rolled[seat] + self.unscored[seat].bit_count()
        for place in range(VALUES):
            if valid >> DINOSAUR + place & 1:
                points += place + 1
        for death in range(DEATHS):
            if self.holder[death] == seat and self.covers[death] == NOTHING:
                points -= 1
        return points

    def resume(self) -> None:
        """Derive the options of a position that was put together from outside."""
        if self.phase == KEEPING:
            self.options = SUBSETS[ALL ^ self.aside]
        elif self.phase == CLAIMING:
            self.options = self.claims()
        elif self.phase == CLOWNING:
            self.options = [KEEP_CLOWN, HAND_IN_CLOWN]
        elif self.phase == CHOOSING:
            self.options = [TAKE + death for death in self.deaths()]
        elif self.phase == COVERING:
            cards = self.coverable()
            self.options = [COVER + card for card in range(DINOSAUR) if cards >> card & 1]

    def _enter(self, phase: int) -> None:
        self.phase = phase
        self.resume()

    def _begin(self, seat: int) -> None:
        if self.owner[self.grounding] == seat:  # NL-47
            self.owner[self.grounding] = MIDDLE
            seat = (seat + 1) % self.seats
        self.turn = seat
        self.throws = 0
        self.aside = 0
        self._throw()

    def _throw(self) -> None:
        self.phase = THROWING
        self.throws += 1
        self.falling = ALL ^ self.aside
        for place in range(DICE):
            if self.falling >> place & 1:
                self.dice[place] = 0

    def _fall(self, value: int) -> None:
        place = FIRST[self.falling]
        self.dice[place] = value
        self.falling ^= 1 << place
        if self.falling:
            return
        if self.phase == THROWING:
            if self.throws_again():
                self._enter(KEEPING)
            else:
                self._score()  # nothing to decide: all dice lie
        elif self.phase == OPENING:
            self._open()
        else:
            self.rolled[self.roller] = max(self.dice)
            self._tally((self.roller - self.turn) % self.seats + 1)

    def _open(self) -> None:
        highest = max([self.dice[seat] for seat in range(self.seats) if not self.aside >> seat & 1])
        for seat in range(self.seats):
            if self.dice[seat] < highest:
                self.aside |= 1 << seat
            self.dice[seat] = 0
        again = ALL ^ self.aside
        if again & again - 1:  # NL-11: only the tied highest
            self.falling = again
        else:
            self._begin(FIRST[again])

    def _set_aside(self, dice: int) -> None:  # NL-20
        if self.aside | dice == ALL:
            self._score()  # NL-21
            return
        if self.throws == 3:  # NL-43
            self.owner[DUCK] = MIDDLE
        self.aside |= dice
        self._throw()

    def score_cards(self) -> None:
        """NL-22: everybody's cards of the pink die's value."""
        turned = OF_VALUE[self.dice[PINK]]
        for seat in range(self.seats):
            mine = self.unscored[seat] & turned
            self.unscored[seat] ^= mine
            self.scored[seat] |= mine

    def _score(self) -> None:
        self.throws = 0
        self.aside = ALL
        self.score_cards()
        self._enter(CLAIMING)
        if not self.options:
            self._meet_death()  # NL-28

    def _claim(self, action: int) -> None:
        cards = CLAIMS[action - PAIRS]
        if action >= DINOSAURS:
            self.scored[self.turn] |= cards  # NL-26
            if LEAST + action - DINOSAURS > self.total():  # NL-45
                self.owner[TIME_MACHINE] = MIDDLE
        else:
            for seat in range(self.seats):
                self.unscored[seat] &= ~cards
            self.unscored[self.turn] |= cards
        self.middle &= ~cards
        if cards and self.owner[VIRUS] != self.turn:
            self._finish()
        else:
            self._meet_death()  # NL-28, NL-49

    def _meet_death(self) -> None:
        if not self.deaths():  # NL-34: they have all six
            self._finish()
        elif self.owner[CLOWN] == self.turn:  # NL-44
            self._enter(CLOWNING)
        else:
            self._choose_death()

    def _choose_death(self) -> None:
        self._enter(CHOOSING)
        if len(self.options) == 1:
            self._take(self.options[0] - TAKE)

    def _take(self, death: int) -> None:
        self.holder[death] = self.turn
        self.covers[death] = NOTHING  # NL-33
        self.laying = death
        self._enter(COVERING)
        if not self.options:
            self._cover(NOTHING)  # NL-32
        elif len(self.options) == 1:
            self._cover(self.options[0] - COVER)

    def _cover(self, card: int) -> None:
        self.covers[self.laying] = card
        self.laying = NOTHING
        self._finish()

    def _finish(self) -> None:
        if self.owner[VIRUS] == self.turn:  # NL-49
            self.owner[VIRUS] = MIDDLE
        if self.owner[self.hurrying] == self.turn:  # NL-48
            self.owner[self.hurrying] = MIDDLE
        for place in range(COLOURED):
            if self.dice[place] == 0:  # NL-40
                self.owner[place] = self.turn
        if self.middle.bit_count() <= ENOUGH:  # NL-60
            self._tally(0)
        else:
            self._begin((self.turn + 1) % self.seats)

    def _tally(self, passed: int) -> None:
        """NL-62: the next throw for Professors; this many seats, from the turn on, had theirs."""
        self.dice = [0] * DICE
        for step in range(passed, self.seats):
            seat = (self.turn + step) % self.seats
            count = (self.valid(seat) >> PROFESSOR & ROW).bit_count()
            if count:
                self.phase = TALLYING
                self.roller = seat
                self.falling = (1 << count) - 1
                return
        self.phase = ENDED
        self.roller = -1

    def returns(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """NL-65: points count first, then who has fewer Deaths."""
        worth = [
            self.points(seat) * (DEATHS + 1) - self.holder.count(seat) for seat in range(self.seats)
        ]
        return [1 + sum(other > mine for other in worth) for mine in worth]

    def key(self) -> tuple[int, ...]:
        return (
            self.phase, self.turn, self.throws, self.aside, self.falling, *self.dice,
            self.middle, *self.unscored, *self.scored, *self.holder, *self.covers, *self.owner,
            self.laying, self.roller, *self.rolled, self.booklet_specials,
        )  # fmt: skip

    def copy(self) -> Nichtlustig:
        twin = Nichtlustig(self.seats, self.booklet_specials, -1)
        twin.middle = self.middle
        twin.unscored = self.unscored[:]
        twin.scored = self.scored[:]
        twin.holder = self.holder[:]
        twin.covers = self.covers[:]
        twin.owner = self.owner[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.throws = self.throws
        twin.dice = self.dice[:]
        twin.aside = self.aside
        twin.falling = self.falling
        twin.laying = self.laying
        twin.roller = self.roller
        twin.rolled = self.rolled[:]
        twin.options = self.options
        return twin
