"""nichts_als_aerger: the old race, with cards that anybody may play at any time.

NA numbers refer to rules.de.md and rules.en.md.  Hidden: the cards in the hands.

A position is a board, the cards, what lies open, and a stack of plays: the turn at the bottom,
on it every card that was announced and is not finished.  The top one acts; when it is done,
play goes on below as before (NA-37).
"""

from __future__ import annotations

from typing import Final, final

from pasch.engine.chance import Chance, die
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, EVERYONE, HIDDEN, OVER, State
from pasch.games.nichts_als_aerger.rules.actions import MOVE, PASS, PLAY, RUN_ON, STRIKE
from pasch.games.nichts_als_aerger.rules.board import BASE, Board
from pasch.games.nichts_als_aerger.rules.card import SOFORT, Card, Deck
from pasch.games.nichts_als_aerger.rules.hands import Hands
from pasch.games.nichts_als_aerger.rules.moves import IF_HE_LIKES, destination, moves
from pasch.games.nichts_als_aerger.rules.play import (
    ANSWERS,
    EXCESS,
    KARATE,
    MOVING,
    NOBODY,
    NOTHING,
    ROLLING,
    SIXES,
    TURN,
    Play,
)
from pasch.games.nichts_als_aerger.rules.result import counted, has_ended, won

# The option `end`.
BY_WINNING: Final = 0
BY_TURNS: Final = 1  # NA-51
BY_DECK: Final = 2  # NA-52

LIMIT: Final = 5  # NA-40
DIET_LIMIT: Final = 2  # NA-48
SPELL: Final = 2  # NA-54 turns
NONE: Final = -1
BONUS_FROM: Final = 5  # NA-55 the least roll that moves the snail
TEAMS_FOR_POINTS: Final = 2  # of the option `teams`

# The cards that stay lying, by their place in the deck.
DIAET: Final = 1
GESETZ: Final = 3
HYPNOSE: Final = 13

D6: Final = die(6)


@final
class Rules:
    """What stays the same through a match."""

    def __init__(
        self, deck: Deck, seats: int, end: int, rounds: int, teams: int, former: int
    ) -> None:
        self.deck: Final = deck
        self.former: Final = former  # the version of old rules, 0 for those of now
        self.counts: Final = deck.counts(seats, teams == TEAMS_FOR_POINTS and not former)
        self.bonus_from: Final = 1 if former else BONUS_FROM
        self.seats: Final = seats
        self.end: Final = end
        self.rounds: Final = rounds
        self.teams: Final = teams


@final
class NichtsAlsAerger(State):
    def __init__(self, rules: Rules, board: Board, hands: Hands) -> None:
        seats = rules.seats
        self.rules: Final = rules
        self.cards: Final = rules.deck.cards
        self.seats: Final = seats
        self.board: Final = board
        self.hands: Final = hands
        self.stack: list[Play] = []  # empty once the game is over
        self.turns = 0  # that are over
        self.diet = NONE  # the seat before which Diät lies
        self.law = 0  # turns still under Gesetz
        self.spell = [0] * seats  # NA-54: turns still under Hypnose
        self.spell_of = [NONE] * seats  # and whose
        self.bonus = NONE  # the seat before which Schneckenbonus lies
        self.secret = [NONE] * seats  # chosen, not shown yet; HIDDEN in a view
        self.rank = [0] * seats  # the places, once it is over
        self.options: list[int] = []  # derived: the moves, while a play is MOVING

    def actor(self) -> int:
        return self.stack[-1].actor if self.stack else OVER

    def legal(self) -> list[int]:
        play = self.stack[-1]
        if play.doing == MOVING:
            return self.options[:]
        if play.doing >= SIXES:
            found = [PASS]  # NA-39
            for kind in self.rules.deck.interrupting:
                if self.hands.holds(play.actor, kind):
                    card: Card = self.cards[kind]
                    if card.interrupts(self, play, play.actor):
                        found.append(PLAY + kind)
            return found
        return self.cards[play.kind].options(self, play)

    def chance(self) -> Chance:
        play = self.stack[-1]
        if play.doing == ROLLING:
            return D6
        return self.cards[play.kind].chance(self, play)

    def audience(self) -> int:
        if not self.stack:
            return EVERYONE
        play = self.stack[-1]
        return self.cards[play.kind].audience(self, play)

    def apply(self, action: int) -> None:
        play = self.stack[-1]
        doing = play.doing
        seat = play.actor
        play.actor = NOBODY
        if doing == ROLLING:
            self._rolled(play, action + 1)
        elif doing == MOVING:
            self._moved(play, action)
        elif doing >= SIXES:
            if action != PASS:
                self.cards[play.kind].interrupted(play)
                self.announce(seat, action - PLAY)
        else:
            play.doing = NOTHING
            self.cards[play.kind].chosen(self, play, action)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody is asked, or nature, or the game is over."""
        while self.stack:
            play = self.stack[-1]
            if play.actor != NOBODY:
                return
            if play.doing == NOTHING:
                self.cards[play.kind].carry_on(self, play)
            else:
                self._ask_next(play)

    # What plays use.

    def below(self) -> Play:
        """What was being played when the top card was announced."""
        return self.stack[-2]

    def can_act(self, seat: int) -> bool:
        """NA-39: whether a seat is asked for JEDERZEIT cards, by what everybody sees."""
        return self.hands.size[seat] > 0 and self.spell[seat] == 0  # NA-54

    def limit(self, seat: int) -> int:
        return DIET_LIMIT if seat == self.diet else LIMIT

    def next_of(self, seats: int, first: int) -> int:
        """Of a set of seats the first one, clockwise from `first` on."""
        seat = first % self.seats
        while not seats >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def announce(self, seat: int, kind: int) -> None:
        """A card is played from the hand."""
        self.hands.discard(seat, kind)
        self.stack.append(Play(kind, seat))

    def finish(self) -> None:
        """The top card is done."""
        self.stack.pop()
        if self.diet != NONE and self.hands.size[self.diet] > DIET_LIMIT:  # NA-48
            self.stack.append(Play(EXCESS, self.diet))

    def cancel(self) -> None:
        """The top card stands, and the one below is void (NA-42)."""
        self.stack.pop()
        self.stack.pop()

    def parry(self) -> None:
        """NA-71: the top card stands; the attackers go to B, all on the field stay."""
        self.stack.pop()
        play = self.stack[-1]
        play.doing = NOTHING
        if play.origin != BASE:
            self.board.move(play.colour, play.origin, BASE)
        play.forget_move()

    def await_answers(self, play: Play, step: int) -> None:
        """NA-45: everybody may answer the announced card; if it stands, go on with `step`."""
        play.step = step
        play.doing = ANSWERS
        play.pending = self.cards[play.kind].answerers(self, play)

    def move(self, play: Play, mover: int, colour: int, points: int, how: int, step: int) -> None:
        """Let `mover` move a piece of `colour`, if any can, then go on with `step`."""
        play.step = step
        play.mover = mover
        play.colour = colour
        play.points = points
        play.how = how
        self.offer_moves(play)
        if self.options:
            play.doing = MOVING
            play.actor = mover
        else:  # NA-15
            play.forget_move()

    def offer_moves(self, play: Play) -> None:
        self.options = moves(self.board, play.colour, play.points, play.how)
        if play.how == IF_HE_LIKES:
            self.options = [PASS, *self.options]

    def attack(self, play: Play, struck: int) -> None:
        """Pieces of these seats are about to be thrown out; their owners may parry."""
        play.doing = KARATE
        play.struck = struck
        sudden = self.cards[play.kind].when == SOFORT  # NA-36 no Karate meanwhile
        play.pending = 0 if sudden else struck & ~(1 << play.mover)

    def win(self, seat: int) -> None:
        self._end(won(self.board, seat, self.rules.teams))

    def count_up(self) -> None:
        """NA-51: the game ends without a winner at once."""
        self._end(counted(self.board, self.rules.teams))

    def _end(self, rank: list[int]) -> None:
        self.rank = rank
        self.stack = []
        self.secret = [NONE] * self.seats  # won in the middle of a Knobelrunde

    def _rolled(self, play: Play, pips: int) -> None:
        play.dice = play.dice << 3 | pips
        if pips == 1 and play.roller == self.diet:  # NA-48
            self.diet = NONE
            self.hands.discards[DIAET] += 1
        play.left -= 1
        if play.left:
            play.actor = CHANCE
        else:
            play.doing = NOTHING

    def _moved(self, play: Play, action: int) -> None:
        play.doing = NOTHING
        if action == PASS:
            play.forget_move()
            return
        move = action - MOVE
        play.origin = (move >> 2) - 1
        over_a = move & RUN_ON > 0
        play.target = destination(self.board, play.origin, play.points, play.how, over_a)
        if move & STRIKE:
            self.attack(play, self.board.owners(self.board.field(play.colour, play.target)))
            return
        seat = play.colour
        arrived = play.target >= self.board.track
        self.board.move(seat, play.origin, play.target)
        play.forget_move()
        if arrived and has_ended(self.board, seat, self.rules.teams):
            self.win(seat)

    def _ask_next(self, play: Play) -> None:
        """Ask the next seat, from the left of whoever announced or moved."""
        first = play.mover if play.doing == KARATE else play.seat
        while play.pending:
            seat = self.next_of(play.pending, first + 1)
            play.pending &= ~(1 << seat)
            if self.can_act(seat):
                play.actor = seat
                return
        struck = play.doing == KARATE
        play.doing = NOTHING
        if struck:
            self.cards[play.kind].strike(self, play)
            play.forget_move()

    # The rest of the contract.

    def returns(self) -> list[int]:
        """Against all others: won places less lost ones."""
        return [sum((mine < other) - (mine > other) for other in self.rank) for mine in self.rank]

    def places(self) -> list[int]:
        return self.rank[:]

    def key(self) -> tuple[int, ...]:
        rules = self.rules
        plays: list[int] = []
        for play in self.stack:
            plays += play.numbers()
        return (
            self.seats, rules.end, rules.rounds, rules.teams, *self.board.men,
            *self.hands.numbers(), self.turns, self.diet, self.law, *self.spell, *self.spell_of,
            self.bonus, *self.secret, *self.rank, *plays,
        )  # fmt: skip

    def copy(self) -> NichtsAlsAerger:
        twin = NichtsAlsAerger(self.rules, self.board.copy(), self.hands.copy())
        twin.stack = [play.copy() for play in self.stack]
        twin.turns = self.turns
        twin.diet = self.diet
        twin.law = self.law
        twin.spell = self.spell[:]
        twin.spell_of = self.spell_of[:]
        twin.bonus = self.bonus
        twin.secret = self.secret[:]
        twin.rank = self.rank
        twin.options = self.options
        return twin

    def fill(self, rng: Rng) -> NichtsAlsAerger:
        """Hands that fit the view, then a choice for everybody who has chosen secretly."""
        full = self.copy()
        full.hands.fill(rng)
        for seat in range(self.seats):
            if full.secret[seat] == HIDDEN:
                play = full.stack[-1]
                full.secret[seat] = self.cards[play.kind].guess(full, seat, rng)
        return full


def opening(rules: Rules, first: int) -> NichtsAlsAerger:
    """The first position; NA-5: without a first seat, it is drawn."""
    deck, seats = rules.deck, rules.seats
    hands = Hands(seats, rules.counts, deck.soon, deck.late)
    state = NichtsAlsAerger(rules, Board(seats), hands)
    state.stack = [Play(TURN, first)]
    state.settle()
    return state
