"""Where the cards are, as far as this viewer knows."""

from __future__ import annotations

from typing import Final, final

from pasch.engine.chance import Chance
from pasch.engine.rng import Rng
from pasch.engine.state import HIDDEN
from pasch.games.nichts_als_aerger.rules.actions import FOR_THE_HAND, KINDS

LOWER: Final = 27  # NA-4: cards of the lower half, the three late ones among them


@final
class Hands:
    """Cards of one kind are equal, so hands and piles are counts by kind.

    `known` are the cards the viewer knows to be in each hand, of `unknown` more they know the
    number only.  When a card leaves a hand unseen, they forget what they knew of that hand: it may
    have been any of these.  `unseen` is everything they cannot place: the pile and the unknown
    cards together.  SOFORT cards are never in a hand, so of them it is exactly the pile.
    """

    def __init__(self, seats: int, counts: list[int], soon: list[int], late: list[int]) -> None:
        self.seats: Final = seats
        self.counts: Final = counts  # the whole deck
        self.soon: Final = soon  # the SOFORT kinds
        self.late: Final = late  # NA-4: Nimm, Gib, Gesetz
        self.known = [0] * (seats * KINDS)
        self.unknown = [0] * seats
        self.size = [0] * seats
        self.unseen = counts[:]
        self.discards = [0] * KINDS
        self.pile = sum(counts)
        self.first_pile = True

    def copy(self) -> Hands:
        twin = Hands(self.seats, self.counts, self.soon, self.late)
        twin.known = self.known[:]
        twin.unknown = self.unknown[:]
        twin.size = self.size[:]
        twin.unseen = self.unseen[:]
        twin.discards = self.discards[:]
        twin.pile = self.pile
        twin.first_pile = self.first_pile
        return twin

    def numbers(self) -> tuple[int, ...]:
        return (
            *self.known, *self.unknown, *self.unseen, *self.discards, self.pile,
            int(self.first_pile),
        )  # fmt: skip

    def holds(self, seat: int, kind: int) -> bool:
        return self.known[seat * KINDS + kind] > 0

    def kinds(self, seat: int) -> list[int]:
        """The kinds a seat is known to hold."""
        return [kind for kind in range(KINDS) if self.known[seat * KINDS + kind]]

    def can_draw(self) -> bool:
        return self.pile > 0 or sum(self.discards) > 0  # NA-20

    def refill(self) -> None:
        """NA-20: the discards become the pile."""
        for kind in range(KINDS):
            self.unseen[kind] += self.discards[kind]
            self.pile += self.discards[kind]
            self.discards[kind] = 0
        self.first_pile = False

    def upper(self) -> bool:
        """Whether the next card comes from the upper half of the first pile (NA-4)."""
        return self.first_pile and self.pile > LOWER

    def top(self) -> Chance:
        """The public part of a draw (NA-7): a SOFORT card, or one for the hand."""
        outcomes: list[int] = []
        rest = self.pile
        for kind in self.soon:
            rest -= self.unseen[kind]
            if self.unseen[kind] and not (kind in self.late and self.upper()):
                outcomes.append(kind)
        weights = [self.unseen[kind] for kind in outcomes]
        if rest:
            outcomes.append(FOR_THE_HAND)
            weights.append(rest)
        return Chance(tuple(weights), tuple(outcomes))

    def top_for_hand(self) -> Chance:
        """The private part: which card for the hand."""
        found = [kind for kind in range(KINDS) if self.unseen[kind] and kind not in self.soon]
        return Chance(tuple([self.unseen[kind] for kind in found]), tuple(found))

    def any_of(self, seat: int) -> Chance:
        """A card from a hand, each equally likely."""
        found = self.kinds(seat)
        weights = [self.known[seat * KINDS + kind] for kind in found]
        return Chance(tuple(weights), tuple(found))

    def turn_up(self, kind: int) -> None:
        """A SOFORT card comes from the pile; it counts as a discard unless it stays lying."""
        self.pile -= 1
        self.unseen[kind] -= 1
        self.discards[kind] += 1

    def draw(self, seat: int, kind: int) -> None:
        self.pile -= 1
        if kind != HIDDEN:
            self.unseen[kind] -= 1
        self.gain(seat, kind)

    def discard(self, seat: int, kind: int) -> None:
        """Played or thrown away, openly."""
        self.lose(seat, kind)
        self.discards[kind] += 1

    def give(self, giver: int, taker: int, kind: int) -> None:
        self.lose(giver, kind)
        self.gain(taker, kind)

    def gain(self, seat: int, kind: int) -> None:
        self.size[seat] += 1
        if kind == HIDDEN:
            self.unknown[seat] += 1
        else:
            self.known[seat * KINDS + kind] += 1

    def lose(self, seat: int, kind: int) -> None:
        self.size[seat] -= 1
        if kind == HIDDEN:
            self._forget(seat)
            self.unknown[seat] -= 1
        elif self.known[seat * KINDS + kind]:
            self.known[seat * KINDS + kind] -= 1
        else:
            self.unknown[seat] -= 1
            self.unseen[kind] -= 1

    def learn(self, seat: int, kind: int) -> None:
        """The viewer sees that a seat holds this kind."""
        if not self.holds(seat, kind):
            self.unknown[seat] -= 1
            self.unseen[kind] -= 1
            self.known[seat * KINDS + kind] += 1

    def _forget(self, seat: int) -> None:
        for kind in range(KINDS):
            held = self.known[seat * KINDS + kind]
            self.known[seat * KINDS + kind] = 0
            self.unseen[kind] += held
            self.unknown[seat] += held

    def fill(self, rng: Rng) -> None:
        """Deal the unknown cards."""
        for seat in range(self.seats):
            for _ in range(self.unknown[seat]):
                kind = self.top_for_hand().sample(rng)
                self.unseen[kind] -= 1
                self.known[seat * KINDS + kind] += 1
            self.unknown[seat] = 0
