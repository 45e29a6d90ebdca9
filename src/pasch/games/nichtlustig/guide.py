"""nichtlustig at a glance: pairs first, the pink die for one's own cards, points as they stand."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from pasch.bots.guide import Guide, anything
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.nichtlustig.state import (
    ALL,
    CLAIMING,
    CLAIMS,
    CLOWNING,
    COLOURED,
    COVER,
    COVERING,
    DEATHS,
    DINOSAUR,
    ENOUGH,
    HAND_IN_CLOWN,
    KEEPING,
    LEAST,
    LEMMING,
    NOTHING,
    OF_VALUE,
    PAIRS,
    PINK,
    PROFESSOR,
    RIEBMANN,
    ROW,
    VALUES,
    YETI,
    Nichtlustig,
)

# Points a scored card is worth, by kind; a Professor's are those of a throw, shared by all.
KINDS: Final[list[int]] = [RIEBMANN, YETI, LEMMING, PROFESSOR]
SCORED: Final[list[float]] = [2.0, 2.6, 3.6, 2.0]
PROFESSORS: Final[list[float]] = [0.0, 2.5, 3.47, 3.96, 4.25, 4.44]  # the highest of n dice
SPECIALS: Final[list[float]] = [
    0.5,
    -2.0,
    0.9,
    -0.7,
    0.5,
    -1.0,
]  # Duck, Ufo, Clown, NF-700, machine, virus
YETI_ALONE: Final = 1.0
YETI_AMONG: Final = 3.0
TURN: Final = 1.0  # points that it is worth to be next
LEAD: Final = 1.06  # of a point, against the root of the cards still to come
DEATH: Final = 1.6  # points that a Death costs


@final
class NichtlustigGuide(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Nichtlustig)
        phase = state.phase
        if phase == KEEPING:
            return _keep(state)
        if phase == CLAIMING:
            return _claim(state)
        if phase == CLOWNING:
            return HAND_IN_CLOWN
        if phase == COVERING:
            return _cover(state)
        return state.legal()[0]

    def slip(self, state: State, rng: Rng) -> int:
        """As children do: keep whatever is equal and throw all the rest again."""
        assert isinstance(state, Nichtlustig)
        if state.phase != KEEPING:
            return anything(state, rng)
        kept = 0
        for first in range(0, COLOURED, 2):
            if state.dice[first] == state.dice[first + 1]:
                kept |= 3 << first
        return kept & ~state.aside

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Nichtlustig)
        left = max(state.middle.bit_count() - ENOUGH, 0)
        hope = _hope(left)
        scale = LEAD / sqrt(left + 1)
        mine = 0.0
        rest = 0.0
        for other in range(state.seats):
            points = _points(state, other, hope)
            if other == state.turn:
                points += TURN
            strength = exp(scale * points)
            rest += strength
            if other == seat:
                mine = strength
        return mine / rest


def _hope(left: int) -> float:
    """The chance that an unscored card is scored by its owner, with so many cards to go."""
    return 0.7 * (1 - exp(-left / 6))


def _points(state: Nichtlustig, seat: int, hope: float) -> float:
    """What a seat will have of what it has now."""
    valid = state.valid(seat)
    lemmings = (valid >> LEMMING & ROW).bit_count()
    yetis = (valid >> YETI & ROW).bit_count()
    riebmanns = (valid >> RIEBMANN & ROW).bit_count()
    points = 4.0 * lemmings + 2.0 * riebmanns + PROFESSORS[(valid >> PROFESSOR & ROW).bit_count()]
    points += (YETI_AMONG if yetis > 1 else YETI_ALONE + hope) * yetis
    for place in range(VALUES):
        if valid >> DINOSAUR + place & 1:
            points += place + 1
    open_cards = state.unscored[seat]
    if open_cards:
        for number in range(len(KINDS)):
            count = (open_cards >> KINDS[number] & ROW).bit_count()
            points += count * (1 + hope * (SCORED[number] - 1))
    for death in range(DEATHS):
        if state.holder[death] == seat and state.covers[death] == NOTHING:
            points -= 1
    for place in range(COLOURED):
        if state.owner[place] == seat:
            points += SPECIALS[place]
    return points


def _card(card: int, hope: float) -> float:
    """What taking a card is worth."""
    if card >= DINOSAUR:
        return float(card - DINOSAUR + 1)
    return 1 + hope * (SCORED[card // VALUES] - 1)


def _claim(state: Nichtlustig) -> int:
    hope = _hope(state.middle.bit_count() - ENOUGH)
    best = -1
    highest = -100.0
    for action in state.options:
        cards = CLAIMS[action - PAIRS]
        rated = 0.0 if cards else -DEATH
        while cards:
            low = cards & -cards
            cards ^= low
            worth = _card(low.bit_length() - 1, hope)
            rated += worth
            if not state.middle & low:  # somebody loses it
                rated += worth
        if rated > highest:
            highest = rated
            best = action
    return best


def _cover(state: Nichtlustig) -> int:
    """The card that is worth least."""
    best = -1
    least = 100.0
    for action in state.options:
        worth = SCORED[(action - COVER) // VALUES]
        if worth < least:
            least = worth
            best = action
    return best


def _keep(state: Nichtlustig) -> int:
    """The dice to set aside: a Dinosaur or a pair that is there, one die of each pair to be."""
    dice = state.dice
    cards = state.takeable()
    hope = _hope(state.middle.bit_count() - ENOUGH)
    kept = 0
    sure = 0.0
    for pair in range(3):
        first = 2 * pair
        one = dice[first]
        two = dice[first + 1]
        row = cards >> KINDS[pair] & ROW
        if one and one == two and row >> one - 1 & 1:
            kept |= 3 << first
            sure += _card(KINDS[pair], hope)
            continue
        if state.aside >> first & 3:
            continue
        if one and row >> one - 1 & 1:
            kept |= 1 << first
        elif two and row >> two - 1 & 1:
            kept |= 2 << first
    beasts = cards >> DINOSAUR & ROW
    total = state.total()
    if beasts and total >= LEAST:
        place = min(total - LEAST, VALUES - 1)
        while place >= 0 and not beasts >> place & 1:
            place -= 1
        if place >= 0 and place + 1 > sure + 0.5:
            return ALL & ~state.aside  # it is there: stop
    if sure == 0.0:
        high = 0
        for place in range(COLOURED):
            if dice[place] >= 4:
                high |= 1 << place
        if beasts and high.bit_count() >= 4 and high & state.aside == state.aside & ~(1 << PINK):
            kept = high
        else:
            triple = _triple(state, cards)
            if triple:
                kept = triple
    if _keeps_pink(state, hope):
        kept |= 1 << PINK
    return kept & ~state.aside


def _triple(state: Nichtlustig, cards: int) -> int:
    """Three dice that win a Professor, 0 without such."""
    dice = state.dice
    for value in range(VALUES, 0, -1):
        if cards >> PROFESSOR + value - 1 & 1:
            found = 0
            for first in range(0, COLOURED, 2):
                if dice[first] == value:
                    found |= 1 << first
                elif dice[first + 1] == value:
                    found |= 2 << first
            if found.bit_count() == 3:
                return found
    return 0


def _keeps_pink(state: Nichtlustig, hope: float) -> bool:
    """Whether the pink die scores better for this player than another throw would."""
    mean = 0.0
    for value in range(1, VALUES + 1):
        mean += _scores(state, value, hope)
    return _scores(state, state.dice[PINK], hope) >= mean / 6 + 0.3 * (1 - hope)


def _scores(state: Nichtlustig, value: int, hope: float) -> float:
    """What this pink value brings over what the cards are worth unscored."""
    turned = OF_VALUE[value]
    gain = 0.0
    for seat in range(state.seats):
        cards = state.unscored[seat] & turned
        if cards:
            for number in range(len(KINDS)):
                if cards >> KINDS[number] & ROW:
                    more = (1 - hope) * (SCORED[number] - 1)
                    gain += more if seat == state.turn else -more
    return gain


GUIDE: Final = NichtlustigGuide(slips=(50, 24, 0, 0), playouts=(0, 0, 200, 1000), horizon=2)
