"""Distributions: exact weights, and samples that follow them."""

from collections import Counter

import pytest

from pasch import Chance, Rng
from pasch.engine.chance import among, certain, die


def test_outcomes_are_numbered_unless_given() -> None:
    assert Chance((1, 2)).outcomes == (0, 1)
    assert Chance((1, 2), (7, 9)).outcomes == (7, 9)


def test_a_die_has_every_face_once() -> None:
    assert (die(6).outcomes, die(6).weights, die(6).total) == (tuple(range(6)), (1,) * 6, 6)


def test_among_what_is_left_each_is_equally_likely() -> None:
    assert (among([4, 8]).outcomes, among([4, 8]).weights) == ((4, 8), (1, 1))


def test_a_certain_outcome_is_the_only_one() -> None:
    assert (certain(5).outcomes, certain(5).total) == ((5,), 1)
    assert certain(5).sample(Rng(1)) == 5


def test_an_impossible_outcome_weighs_nothing() -> None:
    chance = Chance((3, 1), (2, 6))
    assert [chance.weight(outcome) for outcome in (2, 6, 4, 0)] == [3, 1, 0, 0]


@pytest.mark.parametrize(
    ("weights", "outcomes"),
    [((), ()), ((1, 0), ()), ((1, -1), ()), ((1, 1), (1, 2, 3)), ((1, 1), (1,))],
)
def test_a_distribution_with_a_hole_is_refused(
    weights: tuple[int, ...], outcomes: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match="weight"):
        Chance(weights, outcomes)


def test_samples_follow_the_weights() -> None:
    chance, rng = Chance((1, 2, 3), (5, 0, 9)), Rng(4)
    counts = Counter(chance.sample(rng) for _ in range(6000))
    assert {outcome: round(counts[outcome] / 1000) for outcome in counts} == {5: 1, 0: 2, 9: 3}


def test_even_samples_reach_every_outcome() -> None:
    rng = Rng(4)
    assert {among([3, 5, 8]).sample(rng) for _ in range(50)} == {3, 5, 8}
