"""Each level is stronger than the one below it, in every game.

Bots think by playouts here, not by the clock, and all dice are fixed: the result is the same on any
machine.  `make strength` plays the pairs that take minutes to tell apart.
"""

from __future__ import annotations

import os
from itertools import pairwise

import pytest

from pasch.bots import LEVELS
from pasch.bots.league import matches, together
from pasch.bots.levels import guide_of
from pasch.catalogue import catalogue, load

# Who plays among whom at how many seats, and how often: enough for those two, as bench/results.md
# has it.
QUICK = {
    ("mal_anders", 2, 1, 2): 60,
    ("mal_anders", 2, 1, 4): 100,
    ("mal_anders", 3, 2, 2): 80,
    ("mal_anders", 3, 2, 4): 60,
    ("mal_anders", 4, 3, 2): 24,
    ("nichtlustig", 2, 1, 2): 60,
    ("nichtlustig", 2, 1, 4): 100,
    ("nichts_als_aerger", 2, 1, 2): 40,
    ("nichts_als_aerger", 2, 1, 4): 40,
    ("nichts_als_aerger", 3, 2, 2): 16,
    ("simpsons", 2, 1, 2): 100,
    ("simpsons", 2, 1, 4): 200,
    ("simpsons", 3, 2, 2): 100,
    ("simpsons", 3, 2, 4): 200,
    ("simpsons", 4, 3, 2): 60,
    ("simpsons", 4, 3, 4): 60,
}
SLOW = {
    ("mal_anders", 4, 3, 4): 100,
    ("nichtlustig", 3, 2, 2): 100,
    ("nichtlustig", 3, 2, 4): 100,
    ("nichtlustig", 4, 3, 2): 40,
    ("nichtlustig", 4, 3, 4): 60,
    ("nichts_als_aerger", 3, 2, 4): 32,
    ("nichts_als_aerger", 4, 3, 2): 40,
    ("nichts_als_aerger", 4, 3, 4): 40,
}
ALONE = {1: 400, 2: 400, 3: 400, 4: 20}  # games of each level where all play together
TRIES = 80  # playouts of the master there: fewer than at a table
PLAYED = QUICK | (SLOW if os.environ.get("PASCH_STRENGTH") else {})


@pytest.mark.parametrize("id", catalogue())
def test_a_higher_level_slips_less_and_tries_more(id: str) -> None:
    guide = guide_of(id)
    plans = list(zip(guide.playouts, (-slips for slips in guide.slips), strict=True))
    assert len(plans) == len(LEVELS)
    for lower, higher in pairwise(plans):
        assert lower[0] <= higher[0]
        assert lower[1] <= higher[1]
        assert lower != higher


def test_every_pair_of_neighbours_is_played_somewhere() -> None:
    played = {*QUICK, *SLOW}
    for id in catalogue():
        if not guide_of(id).together:
            for seats in (2, 4):
                assert {(id, high, low, seats) for low, high in pairwise(LEVELS)} <= played


@pytest.mark.long
@pytest.mark.parametrize(("id", "high", "low", "seats"), PLAYED)
def test_the_higher_level_wins(id: str, high: int, low: int, seats: int) -> None:
    """More than its share: half of the games among two, a quarter among four."""
    score = matches(load(id), (high, low), PLAYED[id, high, low, seats], seats)
    assert score.rate > 1 / seats


@pytest.mark.long
@pytest.mark.parametrize("id", [id for id in catalogue() if guide_of(id).together])
def test_where_all_play_together_the_higher_level_wins_more_often(id: str) -> None:
    rates = [together(load(id), level, 2, ALONE[level], TRIES) / ALONE[level] for level in LEVELS]
    assert rates == sorted(set(rates))
