"""How the work of a review is spent, by a clock that only a test moves."""

from __future__ import annotations

import pytest

from pasch.analysis import clock
from pasch.analysis.clock import Clock


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(clock, "perf_counter", found)
    return found


def made(work: int, seconds: float | None = None) -> tuple[Clock, list[float]]:
    told: list[float] = []
    return Clock(work, seconds, told.append), told


def test_of_the_work_so_much_is_left_as_was_not_spent_of_a_share() -> None:
    spent, _ = made(1000)
    assert (spent.left(0.5), spent.left(1.0)) == (500, 1000)
    spent.spend(300)
    assert (spent.left(0.25), spent.left(0.5), spent.left(1.0)) == (0, 200, 700)
    spent.spend(900)
    assert spent.left(1.0) == 0  # never less: somebody divides it among many
    assert not spent.up  # without a time nothing is ever over


def test_when_the_time_of_a_share_is_up_nothing_is_left_of_it(time: Time) -> None:
    timed, _ = made(1000, seconds=10.0)
    time.now += 4.9
    assert timed.left(0.5) == 500
    time.now += 0.1
    assert (timed.left(0.5), timed.left(0.6), timed.up) == (0, 600, False)
    time.now += 5.0
    assert (timed.left(1.0), timed.up) == (0, True)


def test_it_tells_how_far_it_is_and_never_goes_back(time: Time) -> None:
    timed, told = made(1000, seconds=10.0)
    timed.spend(4)  # too little to tell of
    assert told == []
    timed.spend(96)
    timed.skip(0.3)
    timed.spend(100)  # of a part that is done already
    assert told == [0.1, 0.3]
    time.now += 5.0
    timed.spend(1)
    assert told[-1] == 0.5
    timed.spend(10_000)
    assert told[-1] == 0.99  # it is over when somebody says so
    timed.skip(0.2)
    assert told[-1] == 0.99
    timed.skip(7.0)
    assert told[-1] == 1.0
