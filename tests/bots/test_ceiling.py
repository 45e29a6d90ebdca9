"""What bounds the master from above is measured as the league is: fairly, and beside it."""

from __future__ import annotations

import pasch
from pasch.bots import ceiling
from pasch.bots.league import count
from pasch.bots.levels import SafeBot
from pasch.engine.state import State

SIMPSONS = pasch.load("simpsons")


class Noting:
    """Notes what it was shown."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, view: State, rng: pasch.Rng) -> int:
        self.seen.append(view)
        return view.legal()[0]


def test_a_patient_master_tries_out_so_many_times_as_much() -> None:
    once, thirty = (ceiling.patient(SIMPSONS, times) for times in (1, 30))
    assert isinstance(once, SafeBot)
    assert isinstance(thirty, SafeBot)
    assert thirty.bots[0].search.playouts == 30 * once.bots[0].search.playouts > 0
    assert [bot.search.playouts for bot in thirty.bots[1:]] == [
        bot.search.playouts for bot in once.bots[1:]
    ]


def test_without_more_time_it_wins_its_share() -> None:
    """The same game is played once for each seat, and one of them wins it."""
    score = ceiling.among(SIMPSONS, games=4, seats=4, times=1, budget=2)
    assert (score.won, score.lost + score.drawn) in {(1, 3), (0, 4)}
    assert score.won + score.lost + score.drawn == 4


def test_a_shared_win_is_a_draw() -> None:
    ends = [([1, 2], 0), ([1, 2], 1), ([1, 1], 0)]
    assert count(ends) == (1, 1, 1)


def test_open_hands_are_the_position_itself() -> None:
    game = pasch.load("nichts_als_aerger")
    table = pasch.Table(game, pasch.Setup(2))
    rng = pasch.Rng(3)
    while table.state.actor() < 0:
        table.roll(rng)
    noting = Noting()
    ceiling.OpenHands(noting, table).choose(table.view(table.state.actor()), rng)
    assert noting.seen[0] is table.state


def test_together_equal_seeds_give_equal_games() -> None:
    world = pasch.load("wonderful_world")
    assert ceiling.together(world, 1, 1, budget=1) == ceiling.together(world, 1, 1, budget=1)
