"""wonderful_world: hits against all throws, part 2 against the rules themselves."""

from __future__ import annotations

import time
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch.engine.state import CHANCE, OVER
from pasch.games.wonderful_world import phases
from pasch.games.wonderful_world.exact.piles import Lattice, outcomes
from pasch.games.wonderful_world.odds import Part2, best_dice, hit_chances, odds, sums, tables
from pasch.games.wonderful_world.state import NUMBERS, WonderfulWorld

Piles = tuple[tuple[int, ...], ...]


@cache
def brute(piles: Piles, dice: int) -> Fraction:
    """The chance to win by the rule's words: every ordered throw, every choice of piles."""
    piles = tuple(sorted(pile for pile in piles if pile))
    if not piles:
        return Fraction(1)
    if dice == 0:
        return Fraction(0)
    total = Fraction(0)
    for throw in product(range(1, 7), repeat=dice):
        total += max(_after(piles, dice, throw))
    every: int = 6**dice
    return total / every


def _after(piles: Piles, dice: int, throw: tuple[int, ...]) -> list[Fraction]:
    beaten: list[list[tuple[int, ...]]] = []
    for number in range(1, 7):
        shown = [place for place, pile in enumerate(piles) if pile[-1] == number]
        few = min(len(shown), throw.count(number))
        beaten.append([tuple(some) for some in combinations(shown, few)])
    found: list[Fraction] = []
    for parts in product(*beaten):
        gone = {place for part in parts for place in part}
        if not gone:
            return [brute(piles, dice - 1)]
        left = tuple(pile[:-1] if place in gone else pile for place, pile in enumerate(piles))
        found.append(brute(tuple(sorted(pile for pile in left if pile)), dice))
    return found


@pytest.mark.parametrize(
    "piles",
    [
        ((1,),),
        ((1,), (1,)),
        ((1, 2), (2, 1)),
        ((1, 2, 3), (3,), (3, 1)),
        ((5, 5), (5,), (5, 1)),
        ((1,), (2,), (3,), (4,)),
        ((2, 1), (2,), (1,), (6, 1)),
    ],
)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_lattice_is_what_all_throws_give(piles: Piles, dice: int) -> None:
    found = Lattice(piles).chances(dice)[-1]
    assert found == pytest.approx(float(brute(piles, dice)), rel=1e-13)


def test_four_dice_too() -> None:
    piles = ((1, 3), (3,), (2,))
    assert Lattice(piles).chances(4)[-1] == pytest.approx(float(brute(piles, 4)), rel=1e-13)


@given(st.lists(st.integers(1, 4), min_size=1, max_size=4), st.integers(1, 4))
def test_outcomes_are_counted_like_the_throws_themselves(shown: list[int], dice: int) -> None:
    counted: dict[tuple[int, ...], int] = {}
    for throw in product(range(6), repeat=dice):
        hits = tuple(min(throw.count(n), piles) for n, piles in enumerate(shown))
        counted[hits] = counted.get(hits, 0) + 1
    assert outcomes(tuple(shown), dice) == counted


def test_with_one_die_a_choice_between_equal_piles_goes_to_the_taller() -> None:
    lone, pair = ((1,), (1, 2)), ((1,), (2,))  # after a 1 either could be left
    assert brute(((1, 2), (2,)), 1) == Fraction(1, 6) * max(brute(lone, 1), brute(pair, 1))
    assert Lattice(((1, 2), (2,))).chances(1)[-1] == pytest.approx(float(brute(((1, 2), (2,)), 1)))


def in_part_2(rows: list[list[int]], dice: list[int]) -> WonderfulWorld:
    """A position before a throw, by the numbers of the cards from the Earth outward."""
    state = WonderfulWorld(len(dice), True, 0)
    unused = list(range(30))
    for row, numbers in enumerate(rows):
        for number in numbers:
            card = next(card for card in unused if NUMBERS[card] == number)
            unused.remove(card)
            state.place(card, row)
    state.unseen = 0
    state.grey = state.landscapes = 0
    state.dice_of = dice
    state.left = sum(dice)
    state.phase = phases.ROLLING
    return state


def by_the_rules(state: WonderfulWorld, known: dict[tuple[int, ...], float]) -> float:
    """The chance to win, by nothing but the State."""
    key = state.key()
    if key not in known:
        actor = state.actor()
        if actor == OVER:
            known[key] = float(state.places()[0] == 1)
        else:
            steps = range(6) if actor == CHANCE else state.legal()
            after = []
            for step in steps:
                twin = state.copy()
                twin.apply(step)
                after.append(by_the_rules(twin, known))
            known[key] = sum(after) / 6 if actor == CHANCE else max(after)
    return known[key]


@pytest.mark.parametrize(
    ("rows", "dice"),
    [
        ([[1, 2], [2], [], [4, 2], [], []], [2]),
        ([[1], [2, 1], [3, 1], [], [], []], [1, 1]),
        ([[], [2, 6], [], [4], [5, 4], [6]], [3]),
    ],
)
def test_part_2_is_what_the_rules_make_of_it(rows: list[list[int]], dice: list[int]) -> None:
    state = in_part_2(rows, dice)
    assert Part2(state).win_chance(state) == pytest.approx(by_the_rules(state, {}), rel=1e-12)


def test_in_the_middle_of_a_throw_the_dice_that_lie_count() -> None:
    state = in_part_2([[1, 2], [2], [], [4, 2], [], []], [1, 1])
    solved = Part2(state)
    state.apply(1)  # a two
    assert solved.win_chance(state) == pytest.approx(by_the_rules(state, {}))
    state.apply(0)  # and a one: which of the three twos?
    assert state.phase == phases.BEATING
    lines = odds(state)[0].lines
    assert lines[0].about.values["arrow"] in (1, 4)
    assert lines[0].worth == max(line.worth for line in lines)
    assert lines[0].worth > lines[-1].worth


def test_hits_are_those_of_all_throws_and_of_icepool() -> None:
    rows = [3, 0, 7, 12, 7, 21]
    for dice, chance in enumerate(hit_chances(rows), start=1):
        every = list(product(range(1, 7), repeat=dice))
        assert chance == Fraction(sum(sum(throw) in rows for throw in every), len(every))
        pool = icepool.d6.pool(dice).sum()
        assert chance == sum(Fraction(pool.probability(total)) for total in {3, 7, 12, 21})


def test_an_empty_earth_cannot_be_hit() -> None:
    assert hit_chances([0] * 6) == [0, 0, 0, 0]


def test_the_best_number_of_dice_hits_most() -> None:
    assert best_dice([1, 2, 3, 4, 5, 6]) == 1
    assert best_dice([7]) == 2
    assert best_dice([14, 0, 13, 15]) == 4
    assert [sum(sums(dice).values()) for dice in range(1, 5)] == [1, 1, 1, 1]


def test_a_whole_world_takes_no_longer_than_a_person_notices() -> None:
    """22 cards: the middle of what good players bring into part 2."""
    rows = [[1, 2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6], [4, 5, 6, 1], [5, 6, 1], [6, 1, 2]]
    state = in_part_2(rows, [2, 2])
    before = time.process_time()
    assert 0 < Part2(state).win_chance(state) < 1
    assert time.process_time() - before < 2  # interpreted and busy; docs/analysis.md measures


def test_tables_hold_every_sum() -> None:
    assert [len(section.lines) for section in tables()] == [6, 11, 16, 21]


def test_odds_of_part_1_put_the_best_first() -> None:
    state = WonderfulWorld(2, True, 0)
    assert odds(state) == []
    state.place(6, 1)
    (section,) = odds(state)
    worth = [line.worth for line in section.lines]
    assert worth == sorted(worth, reverse=True)
    assert section.lines[0].about.values["dice"] == 1


def test_after_the_end_there_is_nothing_to_tell() -> None:
    state = in_part_2([[1], [], [], [], [], []], [1])
    state.phase = phases.WON
    assert odds(state) == []
