"""nichtlustig: the tables against plain search, the cards against the tables and all throws."""

from __future__ import annotations

import time
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product

import icepool
import numpy as np
import pytest
from numpy.typing import NDArray

from pasch import Setup, load
from pasch.engine.state import CHANCE
from pasch.games.nichtlustig.exact.kept import (
    KEPT,
    LYING,
    OPEN,
    PLACE,
    keep_values,
    pair,
    throw_before,
)
from pasch.games.nichtlustig.exact.targets import card_chances, dinosaur_chance, further_throws
from pasch.games.nichtlustig.exact.worths import card_worth, death_worth, throw_worths
from pasch.games.nichtlustig.odds import best_keeps, odds, tables
from pasch.games.nichtlustig.state import (
    ALL,
    CARDS,
    CLAIMS,
    DINOSAUR,
    DUCK,
    KEEPING,
    LEMMING,
    PAIRS,
    PROFESSOR,
    RIEBMANN,
    TIME_MACHINE,
    VIRUS,
    YETI,
    Nichtlustig,
)

Dice = tuple[int, ...]


def thrown(dice: Sequence[int], throws: int = 1, aside: int = 0, duck: bool = False) -> Nichtlustig:
    """A position in which the dice lie and the actor is asked what to keep."""
    state = load("nichtlustig").start(Setup(seats=2, first=0))
    assert isinstance(state, Nichtlustig)
    if duck:
        state.owner[DUCK] = 0
    state.throws = throws
    state.aside = aside
    state.falling = 0
    state.dice = list(dice)
    state.phase = KEEPING
    state.resume()
    return state


def index(dice: Sequence[int]) -> tuple[int, int, int, int]:
    lying = [LYING.index(pair(dice[n], dice[n + 1])) for n in (0, 2, 4)]
    return (lying[0], lying[1], lying[2], dice[6])


def searched(worths: NDArray[np.float64], dice: Dice, aside: int, further: int) -> float:
    """The best worth with these dice lying, by trying every subset and every throw."""

    @cache
    def lies(dice: Dice, aside: int, further: int) -> float:
        best = float(worths[index(dice)])
        if further == 0:
            return best
        free = [n for n in range(7) if not aside >> n & 1]
        for some in range(1 << len(free)):
            kept = aside | sum(1 << die for bit, die in enumerate(free) if some >> bit & 1)
            best = max(best, throw(dice, kept, further))
        return best

    @cache
    def throw(dice: Dice, aside: int, further: int) -> float:
        falling = [n for n in range(7) if not aside >> n & 1]
        total = 0.0
        for faces in product(range(6), repeat=len(falling)):
            after = list(dice)
            for die, face in zip(falling, faces, strict=True):
                after[die] = face
            total += lies(tuple(after), aside, further - 1)
        every: int = 6 ** len(falling)
        return total / every

    return lies(dice, aside, further)


WORTHS = np.random.default_rng(7).random((21, 21, 21, 6))


@pytest.mark.parametrize(
    ("dice", "aside", "further"),
    [
        ((1, 2, 3, 4, 5, 0, 2), 0b0101101, 1),
        ((1, 2, 3, 4, 5, 0, 2), 0b0111101, 2),
        ((1, 1, 3, 3, 5, 0, 2), 0b1101101, 2),
        ((1, 1, 3, 3, 5, 0, 2), 0b1111100, 3),
        ((4, 1, 3, 3, 5, 5, 2), 0b1011110, 3),
    ],
)
def test_the_tables_find_what_trying_everything_finds(dice: Dice, aside: int, further: int) -> None:
    state = thrown(dice, throws=4 - further, aside=aside, duck=True)
    assert further_throws(state) == further
    found = best_keeps(state, WORTHS)[0].worth
    assert found == pytest.approx(searched(WORTHS, dice, aside, further), abs=1e-12)


def test_NL43_while_the_ducks_roll_falls_no_other_follows() -> None:
    state = thrown((1, 1, 3, 3, 5, 0, 2), throws=3, aside=0, duck=True)
    state.apply(0)  # a fourth time, all of them
    assert (state.throws, state.actor()) == (4, CHANCE)
    assert further_throws(state) == 0
    assert [section.title.values["throws"] for section in odds(state)] == [1]
    for _ in range(6):
        state.apply(5)
    assert dinosaur_chance(state, 28) == 1


LATER = np.random.default_rng(8).random((28, 28, 28, 7))
SOME = [9, 24, 27]  # a pair, a single die and none of a colour


def tried(places: tuple[int, ...]) -> float:
    """The mean over every fall of the free dice, each with the best subset of them kept."""
    held = [*KEPT[places[0]], *KEPT[places[1]], *KEPT[places[2]], places[3]]
    free = [die for die, face in enumerate(held) if face == OPEN]
    total = 0.0
    for fall in product(range(6), repeat=len(free)):
        best = 0.0
        for some in product((True, False), repeat=len(free)):
            kept = held.copy()
            for die, face, keep in zip(free, fall, some, strict=True):
                kept[die] = face if keep else OPEN
            colours = [PLACE[pair(kept[n], kept[n + 1])] for n in (0, 2, 4)]
            best = max(best, float(LATER[(*colours, kept[6])]))
        total += best
    every: int = 6 ** len(free)
    return total / every


def test_a_throw_in_between_is_what_trying_everything_finds() -> None:
    whole = throw_before(LATER)
    for places in product(SOME, SOME, SOME, (3, OPEN)):
        free = [face for n in places[:3] for face in KEPT[n] if face == OPEN]
        if len(free) + (places[3] == OPEN) <= 3:
            assert whole[places] == pytest.approx(tried(places), abs=1e-12)
    kept = ([0, 21, 27], [9, 24, 27], [20, 26, 27], [3, OPEN])
    assert throw_before(LATER, kept) == pytest.approx(whole[np.ix_(*kept)], abs=1e-12)
    kept = (*kept[:3], [3])
    assert throw_before(LATER, kept) == pytest.approx(whole[np.ix_(*kept)], abs=1e-12)


def test_seven_free_dice_and_one_throw() -> None:
    state = thrown((1, 2, 3, 4, 5, 0, 2), throws=2)
    keeps = {keep.dice: keep.worth for keep in best_keeps(state, WORTHS)}
    assert len(keeps) == 128
    weights = np.array([1.0 if a == b else 2.0 for a, b in LYING]) / 36
    expected = np.einsum("a,b,c,abcp->", weights, weights, weights, WORTHS) / 6
    assert keeps[0] == pytest.approx(expected)
    assert keeps[ALL] == pytest.approx(WORTHS[index(state.dice)])


def test_every_keep_is_legal_and_they_are_all_different() -> None:
    state = thrown((1, 1, 3, 4, 0, 0, 2), aside=0b0001000)
    keeps = best_keeps(state, WORTHS)
    assert {keep.dice for keep in keeps} <= set(state.legal())
    assert len({keep.dice for keep in keeps}) == len(keeps) == 3 * 2 * 3 * 2
    assert [keep.worth for keep in keeps] == sorted((k.worth for k in keeps), reverse=True)


def test_kept_dice_are_28_a_colour() -> None:
    assert len(KEPT) == len(PLACE) == 28
    assert (OPEN, OPEN) in PLACE


def indicator(card: int) -> NDArray[np.float64]:
    """1 for every final throw that meets the card."""
    found = np.zeros((21, 21, 21, 6))
    for a, b, c in product(range(21), repeat=3):
        colours = (LYING[a], LYING[b], LYING[c])
        value = card % 5 + 1
        if card < PROFESSOR:
            meets = colours[card // 5] == (value, value)
        elif card < DINOSAUR:
            meets = all(value in colour for colour in colours)
        else:
            meets = sum(map(sum, colours)) >= 24 + card - DINOSAUR
        found[a, b, c, :] = meets
    return found


@pytest.mark.parametrize(
    "card", [RIEBMANN + 1, YETI + 4, LEMMING, PROFESSOR + 2, DINOSAUR, DINOSAUR + 3]
)
@pytest.mark.parametrize(("throws", "aside"), [(1, 0), (2, 0b0000101), (3, 0b0110000)])
def test_the_chance_of_a_card_is_what_the_tables_make_of_it(
    card: int, throws: int, aside: int
) -> None:
    state = thrown((2, 5, 5, 3, 3, 1, 4), throws=throws, aside=aside, duck=throws == 3)
    found = best_keeps(state, indicator(card))[0].worth
    assert float(card_chances(state)[card]) == pytest.approx(found, abs=1e-12)


def test_dinosaurs_before_a_throw_are_those_of_icepool() -> None:
    state = thrown((0,) * 7, throws=3, aside=0)
    state.phase, state.falling = 1, ALL  # the last throw, all dice in the air
    pool = icepool.Die(range(6)).pool(6).sum()
    for total in range(24, 29):
        assert dinosaur_chance(state, total) == Fraction(pool.probability(">=", total))


def test_a_time_machine_makes_dinosaurs_likelier() -> None:
    state = thrown((5, 5, 5, 5, 0, 0, 1), throws=2)
    plain = dinosaur_chance(state, 26)
    state.owner[TIME_MACHINE] = 0
    assert dinosaur_chance(state, 28) == plain


def test_a_card_with_another_is_lost_to_the_pink_die() -> None:
    state = thrown((3, 3, 1, 2, 4, 5, 3), throws=2)
    state.middle ^= 1 << RIEBMANN + 2
    state.unscored[1] |= 1 << RIEBMANN + 2
    assert card_chances(state)[RIEBMANN + 2] == Fraction(5, 6)  # the pink three must go
    state.aside |= 1 << 6
    assert card_chances(state)[RIEBMANN + 2] == 0
    state.unscored = [1 << RIEBMANN + 2, 0]
    assert RIEBMANN + 2 not in card_chances(state)  # their own


def test_dice_in_the_air_count_as_one_more_throw() -> None:
    state = load("nichtlustig").start(Setup(seats=2, first=0))
    assert isinstance(state, Nichtlustig)
    once = 1 - Fraction(5, 6) ** 3
    assert card_chances(state)[RIEBMANN] == once**2
    state.apply(1)  # the first black die shows a one
    assert card_chances(state)[RIEBMANN] == once


def claimed(state: Nichtlustig, dice: Dice) -> float:
    """What the worth says of one throw, by the claims the rules allow."""
    copy = state.copy()
    copy.dice = list(dice)
    pink = dice[6]
    best = 0.0
    lost = sum(1 << v * 5 + pink - 1 for v in range(4)) if pink else 0
    cards = copy.middle | copy.unscored[1] & ~lost
    copy.middle, copy.unscored = cards, [0, 0]
    for claim in copy.claims():
        taken = CLAIMS[claim - PAIRS]
        worth = 0.0
        for card in range(CARDS):
            if taken >> card & 1:
                stolen = state.unscored[1] >> card & 1
                worth += card_worth(card, False) * (2 if stolen else 1)
        best = max(best, worth)
    return best


def test_the_worth_of_a_throw_is_its_best_claim() -> None:
    state = thrown((1,) * 7)
    state.middle ^= 1 << YETI + 2 | 1 << LEMMING
    state.unscored[1] = 1 << YETI + 2
    worths = throw_worths(state)
    for n in range(0, 6**7, 997):
        dice = tuple(n // 6**place % 6 for place in range(7))
        if 0 in dice[:6]:
            continue  # symbols bring cards of their own
        best = claimed(state, dice)
        gain = card_worth(YETI + 2, True) - card_worth(YETI + 2, False)
        scoring = -gain if dice[6] == 3 else 0.0
        expected = (best or -death_worth(state)) + scoring
        assert worths[index(dice)] == pytest.approx(expected), dice


def test_a_virus_costs_a_death_in_any_case() -> None:
    state = thrown((1,) * 7)
    before = throw_worths(state)
    state.owner[VIRUS] = 0
    after = throw_worths(state)
    assert after[index((5, 5, 1, 2, 3, 4, 1))] == pytest.approx(
        before[index((5, 5, 1, 2, 3, 4, 1))] - death_worth(state)
    )


def test_a_pair_of_lemmings_is_not_thrown_again() -> None:
    state = thrown((1, 2, 1, 3, 4, 4, 5), throws=2)
    assert best_keeps(state)[0].dice & 0b0110000 == 0b0110000


def test_odds_tell_dice_and_cards() -> None:
    state = thrown((1, 2, 3, 4, 5, 0, 2))
    keeps, cards = odds(state)
    assert len(keeps.lines) == 5
    assert len(cards.lines) == CARDS
    assert len(tables()[0].lines) == CARDS
    state.phase = 4
    assert odds(state) == []


def test_an_answer_takes_no_longer_than_a_person_notices() -> None:
    state = thrown((1, 2, 3, 4, 5, 0, 2))
    best_keeps(state)
    before = time.process_time()
    best_keeps(state)
    assert time.process_time() - before < 0.5  # docs/analysis.md measures


def test_with_a_duck_there_are_three_more_throws() -> None:
    state = thrown((1, 2, 3, 4, 5, 0, 2), duck=True)
    with_duck = best_keeps(state, WORTHS)[0].worth
    assert with_duck > best_keeps(thrown((1, 2, 3, 4, 5, 0, 2)), WORTHS)[0].worth
    assert keep_values(WORTHS, 3, ([27], [27], [27], [6])).shape == (1, 1, 1, 1)
