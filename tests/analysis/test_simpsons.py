"""simpsons: chances against all throws and icepool, the turn against a search by the rules."""

from __future__ import annotations

import time
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import icepool
import pytest

from pasch import Setup, load
from pasch.analysis.odds import CHIPS
from pasch.games.simpsons.album import ALBUM, FACES, JOKER
from pasch.games.simpsons.chances import chance
from pasch.games.simpsons.odds import Turn, best_throws, completion, keen, nobody, odds, tables
from pasch.games.simpsons.state import BETTING, BONUS, FOR, STAKE, THROW, Simpsons

BART, WHY_YOU, FAMILY = 2, 6, 7


def start(seats: int = 3) -> Simpsons:
    state = load("simpsons").start(Setup(seats=seats, first=0))
    assert isinstance(state, Simpsons)
    return state


def makes(needs: Sequence[int], faces: Sequence[int]) -> bool:
    missing = sum(max(0, need - faces.count(figure)) for figure, need in enumerate(needs))
    return missing <= faces.count(JOKER)


@pytest.mark.parametrize("portrait", range(8))
def test_chances_are_those_of_icepool(portrait: int) -> None:
    """Every portrait with every number of dice it allows, up to five to keep it short."""
    _, _, least, most = ALBUM.portraits[portrait]
    needs = ALBUM.needs[portrait]
    for dice in range(least, min(most, 5) + 1):
        pool = icepool.Die(range(6)).pool(dice).expand()
        made = pool.map(lambda faces, needs=needs: makes(needs, list(faces)))
        assert chance(portrait, dice) == Fraction(made.probability(True))
        assert completion(needs, [0] * 6, dice) == chance(portrait, dice)


@pytest.mark.parametrize("fallen", [[], [0], [5, 5], [2, 2, 5], [0, 2, 2, 2]])
def test_with_dice_that_lie_the_rest_is_counted(fallen: list[int]) -> None:
    needs = ALBUM.needs[WHY_YOU]
    lying = [fallen.count(face) for face in range(len(FACES))]
    for left in range(4):
        every = list(product(range(6), repeat=left))
        made = sum(makes(needs, [*fallen, *more]) for more in every)
        assert completion(needs, lying, left) == Fraction(made, len(every))


def searched(used: int, dice: int, chips: int, limit: int, against: int) -> Fraction:
    """The worth of choosing now, by trying every portrait, count and stake."""
    best = None
    for portrait in ALBUM.choices(used, dice):
        _, _, least, most = ALBUM.portraits[portrait]
        for count in [dice] if used else range(least, most + 1):
            likely = chance(portrait, count)
            laid = against if likely < Fraction(1, 2) else 0
            left = count - ALBUM.sizes[portrait]
            for stake in range(1, min(limit, chips) + 1):
                after = (
                    searched(used | 1 << portrait, left, chips + stake + laid, limit, against)
                    if left
                    else Fraction(BONUS)
                )
                worth = likely * (stake + laid + after) - (1 - likely) * stake
                best = worth if best is None else max(best, worth)
    assert best is not None
    return best


@pytest.mark.parametrize(("used", "dice"), [(1 << FAMILY, 3), (1 << WHY_YOU, 2), (1 << BART, 1)])
@pytest.mark.parametrize("chips", [1, 3, 12])
@pytest.mark.parametrize("against", [0, 4])
def test_a_turn_is_worth_what_trying_everything_finds(
    used: int, dice: int, chips: int, against: int
) -> None:
    turn = Turn(5, lambda likely: against if likely < Fraction(1, 2) else 0)
    assert turn.worth(used, dice, chips) == searched(used, dice, chips, 5, against)


def test_the_last_die_for_a_single_figure_is_a_third() -> None:
    """Bart or a joker: even with the bonus of five a third of the time, least is best."""
    turn = Turn(5)
    throw = turn.throw(BART, 1, 1, 1 << FAMILY, 10)
    assert throw.chance == Fraction(1, 3)
    assert throw.worth == Fraction(1, 3) * (1 + BONUS) - Fraction(2, 3)


def test_a_likely_throw_is_worth_all_chips_and_an_unlikely_one_the_least() -> None:
    for throw in Turn(5).throws(0, 8, 10):
        assert throw.stake == (5 if throw.chance > Fraction(1, 2) else 1)


def test_keen_bettors_pay_for_what_they_doubted() -> None:
    state = start()
    assert keen(state)(Fraction(1, 3)) == 10
    assert keen(state)(Fraction(2, 3)) == 0
    assert best_throws(state)[0].worth >= best_throws(state, nobody)[0].worth


def test_what_is_chosen_already_is_kept() -> None:
    state = start()
    state.apply(WHY_YOU)
    assert {throw.portrait for throw in best_throws(state)} == {WHY_YOU}
    state.apply(STAKE + 2)
    assert {(throw.portrait, throw.stake) for throw in best_throws(state)} == {(WHY_YOU, 2)}
    assert odds(state)[0].title.key == "odds-best-throws"
    state.apply(THROW + 6)
    assert state.phase == BETTING


def test_a_bettor_is_told_the_better_side() -> None:
    state = start()
    for action in (WHY_YOU, STAKE + 2, THROW + 4):
        state.apply(action)
    throw, bets = odds(state)
    assert throw.lines[0].worth == chance(WHY_YOU, 4)
    assert bets.lines[0].about.key == "odds-bet-against"
    assert bets.lines[0].worth == 5 * (1 - 2 * chance(WHY_YOU, 4)) == -bets.lines[1].worth
    assert bets.lines[0].unit == CHIPS


def test_while_dice_fall_the_chance_follows() -> None:
    state = start(2)
    for action in (BART, STAKE + 1, THROW + 2, FOR + 1):
        state.apply(action)
    assert odds(state)[0].lines[0].worth == chance(BART, 2)
    state.apply(0)
    assert odds(state)[0].lines[0].worth == Fraction(1, 3)


def test_tables_hold_what_the_album_allows() -> None:
    sizes = [most - least + 1 for _, _, least, most in ALBUM.portraits]
    assert [len(section.lines) for section in tables()] == sizes


def test_before_the_first_seat_is_drawn_there_is_nothing_to_tell() -> None:
    state = load("simpsons").start(Setup(seats=3))
    assert isinstance(state, Simpsons)
    assert odds(state) == []


def test_an_answer_takes_no_longer_than_a_person_notices() -> None:
    state = start(2)
    state.chips[0] = 4  # below the limit: every stake is looked at
    before = time.process_time()
    best_throws(state)
    assert time.process_time() - before < 0.5  # docs/analysis.md measures
