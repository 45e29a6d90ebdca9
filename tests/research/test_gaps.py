"""Batches are about as long as they should be, and every game is in exactly one of them."""

from __future__ import annotations

from pasch.research.gaps import Gaps


def taken(gaps: Gaps, rate: float) -> list[range]:
    found = []
    while (games := gaps.take()) is not None:
        found.append(games)
        gaps.took(len(games), len(games) / rate)
    return found


def test_every_game_is_handed_out_once() -> None:
    found = taken(Gaps([range(3, 700), range(900, 2000)], 2), rate=100)
    assert sorted(game for games in found for game in games) == [*range(3, 700), *range(900, 2000)]


def test_batches_are_of_a_second_and_the_last_ones_shorter_but_not_tiny() -> None:
    sizes = [len(games) for games in taken(Gaps([range(10_000)], 2), rate=1000)]
    assert sizes[0] == 1  # nobody knows yet how long a game takes
    assert sizes[1] == 1000
    assert max(sizes) == 1000
    assert min(sizes[1:-1]) >= 200


def test_games_that_take_long_come_one_by_one() -> None:
    assert {len(games) for games in taken(Gaps([range(20)], 2), rate=0.1)} == {1}


def test_what_is_given_back_comes_next() -> None:
    gaps = Gaps([range(10)], 1)
    games = gaps.take()
    assert games is not None
    gaps.give_back(games)
    assert gaps.left == 10
    assert gaps.take() == games
