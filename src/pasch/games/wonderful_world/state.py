"""wonderful_world: together against thirty grey men around the Earth.

WW numbers refer to rules.de.md and rules.en.md.  Hidden, unless hands are open: the cards in
the hands.  How cards, rows and dice are kept in numbers is told in parts.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from pasch.engine.chance import Chance, among, certain, die
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, EVERYONE, HIDDEN, OVER, State
from pasch.games.wonderful_world import actions, phases
from pasch.games.wonderful_world.parts import (
    CARD,
    CARD_BITS,
    CARDS,
    DECK,
    DICE,
    LANDSCAPES,
    OPEN_CARDS,
    PIPS,
    PIPS_BITS,
    ROWS,
)

NUMBERS: Final = [number for number, objects in enumerate(DECK, 1) for _ in objects]
OBJECTS: Final = "".join(DECK)  # the letter of each card's object
ALL: Final = (1 << CARDS) - 1
THROWS: Final = list(range(actions.THROW, actions.TAKE))
STOP_OR_THROW: Final = [actions.STOP, *THROWS]


def _cards_like(number: int, letter: str) -> int:
    """The cards with this number or this object."""
    alike = 0
    for card in range(CARDS):
        if NUMBERS[card] == number or OBJECTS[card] == letter:
            alike |= 1 << card
    return alike


# WW-21: what may not lie in a row with each card, and what an empty row may start with
CLASHES: Final = [_cards_like(NUMBERS[card], OBJECTS[card]) for card in range(CARDS)]
STARTS: Final = [_cards_like(row + 1, "") for row in range(ROWS)]


def _draws(grey: int, land: int) -> Chance:
    """WW-22: a card from a pile with so many grey men and landscapes."""
    if grey and land:
        return Chance((grey, land))
    return certain(actions.LANDSCAPE if land else actions.GREY)


D6: Final = die(6)
PILES: Final = [[_draws(grey, land) for land in range(LANDSCAPES + 1)] for grey in range(CARDS)]


@final
class WonderfulWorld(State):
    """`hands` are the cards this viewer knows; of `unknown[seat]` more they know the number only.

    `unseen` are the cards they have not seen yet: the grey men of the pile and the unknown ones.
    """

    def __init__(self, seats: int, open_hands: bool, first: int) -> None:
        self.seats: Final = seats
        self.open_hands: Final = open_hands  # WW-30
        self.first = first
        self.turn = first
        self.phase = phases.DEALING if first >= 0 else phases.BEGINNING  # WW-13
        self.hands = [0] * seats
        self.unknown = [0] * seats
        self.unseen = ALL
        self.grey = CARDS  # grey men in the pile
        self.landscapes = LANDSCAPES  # in the pile, or to be shuffled into it
        self.rows = [0] * ROWS
        self.room = STARTS[:]  # derived: the cards that fit at each row
        self.sums = [0] * ROWS  # derived
        self.dice = 0  # of this throw, as far as they lie
        self.left = 0  # dice of this throw that are still in the air
        self.dice_of = [0] * seats  # part 2
        self.falling = 0  # part 2: bit set of the piles whose top card this throw beats
        self.shown = 0  # cards of the losing hand that lie open already

    def actor(self) -> int:
        if self.phase >= phases.WON:
            return OVER
        return CHANCE if phases.NATURE >> self.phase & 1 else self.turn

    def audience(self) -> int:
        if self.open_hands or self.phase not in (phases.DEALING, phases.GETTING):
            return EVERYONE
        return 1 << self.turn  # WW-22

    def chance(self) -> Chance:
        phase = self.phase
        if phase in (phases.THROWING, phases.ROLLING):
            return D6
        if phase == phases.DRAWING:
            return PILES[self.grey][self.landscapes]
        if phase == phases.OPENING:
            return among(cards_of(self.unseen & self._startable()))
        if phase == phases.SHOWING:
            return certain(cards_of(self.hands[self.turn] & ~self.shown)[0])
        if phase == phases.BEGINNING:
            return die(self.seats)
        return among(cards_of(self.unseen))

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == phases.LAYING:
            return self._lays() or [actions.SHOW]  # WW-29
        if phase == phases.CHOOSING:
            return THROWS[:]  # WW-23
        if phase == phases.AGAIN:
            return STOP_OR_THROW[:]  # WW-25
        if phase == phases.HITTING:
            return [actions.TAKE + row for row in self.hit_rows()]
        if phase == phases.BEATING:
            return [actions.TAKE + row for row in self.piles_with(self.asked())]
        return [actions.GIVE + seat for seat in self.holders()]

    def apply(self, action: int) -> None:
        phase = self.phase
        if phase == phases.LAYING:
            self._lay_or_show(action)
        elif phase in (phases.THROWING, phases.ROLLING):
            self._fall(action + 1)
        elif phase == phases.DRAWING:
            self._draw(action)
        elif phase == phases.GETTING:
            self._get(action)
            self._pass_on()
        elif phase in (phases.CHOOSING, phases.AGAIN):
            self._throw_or_stop(action)
        elif phase == phases.DEALING:
            self._deal(action)
        elif phase == phases.OPENING:
            self._open(action)
        elif phase == phases.HITTING:
            self._hit(action - actions.TAKE)
        elif phase == phases.BEATING:
            self.falling |= 1 << action - actions.TAKE
            self._beat()
        elif phase == phases.GIVING:
            self._lose_die(action - actions.GIVE)
        elif phase == phases.SHOWING:
            self._reveal(action)
        else:
            self.first = action
            self.turn = action
            self.phase = phases.DEALING

    def top_number(self, row: int) -> int:
        """The number on the outermost card, 0 without one."""
        stack = self.rows[row]
        return NUMBERS[(stack & CARD) - 1] if stack else 0

    def hit_rows(self) -> list[int]:
        """WW-24: the rows whose sum the dice show; no throw shows the 0 of an empty one."""
        total = 0
        for pips in range(1, 7):
            total += pips * (self.dice >> pips * PIPS_BITS & PIPS)
        return [row for row in range(ROWS) if self.sums[row] == total]

    def piles_with(self, number: int) -> list[int]:
        """The piles that show this number and are not beaten by this throw already."""
        return [
            row
            for row in range(ROWS)
            if self.top_number(row) == number and not self.falling >> row & 1
        ]

    def doomed(self) -> int:
        """WW-42: bit set of the piles whose number has enough dice for all that show it."""
        piles = 0  # by their numbers, counted like dice
        for row in range(ROWS):
            piles += 1 << self.top_number(row) * PIPS_BITS
        doomed = 0
        for row in range(ROWS):
            shift = self.top_number(row) * PIPS_BITS
            if shift and self.dice >> shift & PIPS >= piles >> shift & PIPS:
                doomed |= 1 << row
        return doomed

    def asked(self) -> int:
        """WW-44: the lowest number with piles to choose from, 0 without one."""
        for number in range(1, 7):
            dice = self.dice >> number * PIPS_BITS & PIPS
            if dice:
                standing = 0
                for row in range(ROWS):
                    if self.top_number(row) == number:
                        if self.falling >> row & 1:
                            dice -= 1
                        else:
                            standing += 1
                if standing and dice > 0:
                    return number
        return 0

    def holders(self) -> list[int]:
        """WW-45: the seats that still have a die."""
        return [seat for seat in range(self.seats) if self.dice_of[seat]]

    def beaten(self) -> int:
        """The cards that are out of the game for good: all that are nowhere else."""
        elsewhere = self.unseen
        for hand in self.hands:
            elsewhere |= hand
        for row in range(ROWS):
            stack = self.rows[row]
            while stack:
                elsewhere |= 1 << (stack & CARD) - 1
                stack >>= CARD_BITS
        return ALL & ~elsewhere

    def stuck(self) -> int:
        """WW-29: the unseen cards that a hand being shown may still hold."""
        lowest = self.shown.bit_length()  # they are shown in ascending order
        cards = self.unseen >> lowest << lowest
        for row in range(ROWS):
            cards &= ~self.room[row]
        return cards

    def place(self, card: int, row: int) -> None:
        """Put a card at the outer end of a row."""
        stack = self.rows[row]
        self.room[row] = (self.room[row] if stack else ALL) & ~CLASHES[card]  # WW-21
        self.rows[row] = stack << CARD_BITS | card + 1
        self.sums[row] += NUMBERS[card]

    def _take_off(self, row: int) -> None:
        self.sums[row] -= self.top_number(row)
        stack = self.rows[row] >> CARD_BITS
        self.rows[row] = stack
        room = ALL if stack else STARTS[row]  # WW-27
        while stack:
            room &= ~CLASHES[(stack & CARD) - 1]
            stack >>= CARD_BITS
        self.room[row] = room

    def _deal(self, card: int) -> None:
        self._get(card)
        self.turn = (self.turn + 1) % self.seats
        if CARDS - self.grey == self.seats * hand_size(self.seats):
            self.phase = phases.OPENING

    def _get(self, card: int) -> None:
        self.grey -= 1
        if card == HIDDEN:
            self.unknown[self.turn] += 1
        else:
            self.unseen ^= 1 << card
            self.hands[self.turn] |= 1 << card

    def _startable(self) -> int:
        """WW-11: the cards whose numbers do not lie at the Earth yet."""
        cards = 0
        for row in range(ROWS):
            if self.rows[row] == 0:
                cards |= STARTS[row]
        return cards

    def _open(self, card: int) -> None:
        self.grey -= 1
        self.unseen ^= 1 << card
        self.place(card, NUMBERS[card] - 1)
        if self.rows.count(0) == ROWS - OPEN_CARDS:
            self.phase = phases.LAYING

    def _lays(self) -> list[int]:
        """WW-20"""
        lays: list[int] = []
        hand = self.hands[self.turn]
        card = 0
        while hand >> card:
            if hand >> card & 1:
                for row in range(ROWS):
                    if self.room[row] >> card & 1:
                        lays.append(actions.LAY + card * ROWS + row)
            card += 1
        return lays

    def _lay_or_show(self, action: int) -> None:
        if action == actions.SHOW:
            self.phase = phases.LOST if self.open_hands else phases.SHOWING
            return
        card = action // ROWS
        self._identify(card)
        self.hands[self.turn] ^= 1 << card
        self.place(card, action % ROWS)
        self._draw_on()

    def _identify(self, card: int) -> None:
        """All see this card of the hand of `turn` now."""
        bit = 1 << card
        if not self.hands[self.turn] & bit:  # in the view of a seat that had not seen it
            self.hands[self.turn] |= bit
            self.unknown[self.turn] -= 1
            self.unseen ^= bit

    def _reveal(self, card: int) -> None:
        self._identify(card)
        self.shown |= 1 << card
        if self.shown == self.hands[self.turn] and self.unknown[self.turn] == 0:
            self.shown = 0
            self.phase = phases.LOST  # WW-29

    def _draw_on(self) -> None:
        if self.grey or self.landscapes:
            self.phase = phases.DRAWING
        else:
            self._pass_on()  # WW-26, WW-28

    def _draw(self, kind: int) -> None:
        if kind == actions.GREY:
            self.phase = phases.GETTING
        else:
            self.landscapes -= 1
            self._throw_for(phases.CHOOSING)

    def _throw_for(self, phase: int) -> None:
        if not any(self.rows):
            self._draw_on()  # WW-31
        else:
            self.phase = phase

    def _throw_or_stop(self, action: int) -> None:
        if action == actions.STOP:
            self._draw_on()
        else:
            self.left = action - actions.THROW + 1
            self.phase = phases.THROWING

    def _fall(self, pips: int) -> None:
        self.dice += 1 << pips * PIPS_BITS
        self.left -= 1
        if self.left == 0:
            if self.phase == phases.THROWING:
                self._add_up()
            else:
                self.falling = self.doomed()
                self._beat()

    def _add_up(self) -> None:
        hit = self.hit_rows()
        if len(hit) > 1:
            self.phase = phases.HITTING
        elif hit:
            self._hit(hit[0])
        else:
            self.dice = 0
            self._draw_on()  # WW-25, WW-26

    def _hit(self, row: int) -> None:
        self.dice = 0
        self._take_off(row)
        self._throw_for(phases.AGAIN)

    def _pass_on(self) -> None:
        seat = self.turn
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if self.hands[seat] or self.unknown[seat]:  # WW-28
                self.turn = seat
                self.phase = phases.LAYING
                return
        for number in range(DICE):  # WW-41
            self.dice_of[(self.first + number) % self.seats] += 1
        self._roll_on()

    def _roll_on(self) -> None:
        self.dice = 0
        self.falling = 0
        dice = sum(self.dice_of)
        if not any(self.rows):
            self.phase = phases.WON  # WW-46
        elif dice == 0:
            self.phase = phases.LOST  # WW-46
        else:
            self.left = dice  # WW-42
            self.turn = (self.turn + 1) % self.seats  # WW-47
            self.phase = phases.ROLLING

    def _beat(self) -> None:
        if self.asked():
            self.phase = phases.BEATING
        elif self.falling:
            for row in range(ROWS):
                if self.falling >> row & 1:
                    self._take_off(row)  # WW-43: all together
            self._roll_on()
        else:
            holders = self.holders()
            if len(holders) > 1:
                self.phase = phases.GIVING
            else:
                self._lose_die(holders[0])

    def _lose_die(self, seat: int) -> None:
        self.dice_of[seat] -= 1  # WW-45
        self._roll_on()

    def returns(self) -> list[int]:
        return [1 if self.phase == phases.WON else 0] * self.seats  # WW-48

    def places(self) -> list[int]:
        return [1 if self.phase == phases.WON else 2] * self.seats

    def key(self) -> tuple[int, ...]:
        return (
            *self.rows, *self.hands, *self.unknown, *self.dice_of, self.unseen, self.grey,
            self.landscapes, self.phase, self.turn, self.first, self.dice, self.left,
            self.falling, self.shown, self.open_hands,
        )  # fmt: skip

    def copy(self) -> WonderfulWorld:
        twin = WonderfulWorld(self.seats, self.open_hands, self.first)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.hands = self.hands[:]
        twin.unknown = self.unknown[:]
        twin.unseen = self.unseen
        twin.grey = self.grey
        twin.landscapes = self.landscapes
        twin.rows = self.rows[:]
        twin.room = self.room[:]
        twin.sums = self.sums[:]
        twin.dice = self.dice
        twin.left = self.left
        twin.dice_of = self.dice_of[:]
        twin.falling = self.falling
        twin.shown = self.shown
        return twin

    def fill(self, rng: Rng) -> WonderfulWorld:
        full = self.copy()
        if self.phase == phases.SHOWING:
            full._guess(self.turn, self.stuck(), rng)
        for seat in range(self.seats):
            full._guess(seat, full.unseen, rng)
        return full

    def _guess(self, seat: int, cards: int, rng: Rng) -> None:
        """Let the unknown cards of a hand be some of these, each choice equally likely."""
        choice = cards_of(cards)
        while self.unknown[seat]:
            card = choice.pop(int(rng.below(i64(len(choice)))))
            self.hands[seat] |= 1 << card
            self.unseen ^= 1 << card
            self.unknown[seat] -= 1


def hand_size(seats: int) -> int:
    """WW-10"""
    return 3 if seats <= 2 else 2


def cards_of(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    found: list[int] = []
    card = 0
    while cards:
        if cards & 1:
            found.append(card)
        cards >>= 1
        card += 1
    return found
