"""SI-13: the others bet hidden, then all bets are shown together."""

from collections import Counter

import pytest
from games.simpsons.arrange import Spot, at, simpsons, started

from pasch import EVERYONE, HIDDEN, Rng, Setup
from pasch.engine.table import Table
from pasch.games.simpsons import GAME
from pasch.games.simpsons.state import BETTING, Simpsons


def table(*steps: str, seats: int = 3) -> Table:
    table = Table(GAME, Setup(seats, first=0))
    for step in steps:
        table.play(table.state.actor(), GAME.read(table.state, step))
    return table


def bets(table: Table, seat: int) -> list[int | None]:
    found: list[int | None] = GAME.position(table.view(seat))["bets"]
    return found


def test_SI13_a_bet_is_seen_by_its_owner_alone() -> None:
    match = table("bart", "2c", "2d", "+1", "-3")
    assert [bets(match, seat) for seat in (0, 1, 2, -1)] == [
        [2, None, None],
        [2, 1, None],
        [2, None, -3],
        [2, None, None],
    ]


def test_SI13_everything_else_is_open_before_the_others_bet() -> None:
    match = table("bart", "2c", "2d")
    assert GAME.position(match.view(2)) == GAME.position(match.state)


def test_SI13_the_bets_are_shown_only_when_all_are_laid() -> None:
    match = table("bart", "2c", "2d", "+1")
    assert match.state.actor() == 2
    match.play(2, GAME.read(match.state, "-3"))
    assert Spot(match.state).choices == ["!+1"]
    match.roll(Rng(1))
    assert bets(match, 0) == [2, 1, None]
    assert Spot(match.state).choices == ["!-3"]
    match.roll(Rng(1))
    assert bets(match, 0) == bets(match, -1) == [2, 1, -3]
    assert Spot(match.state).phase == "throw"


def test_SI13_open_bets_are_seen_at_once_and_in_turn() -> None:
    betting = started(open_bets=True).play("bart 2c 2d")
    assert betting.state.audience() == EVERYONE
    assert betting.do("+1 -3").phase == "throw"


def test_SI13_a_single_bet_waits_for_nobody() -> None:
    betting = started(2).play("bart 2c 2d")
    assert betting.state.audience() == EVERYONE
    assert betting.do("-3").phase == "throw"


@pytest.mark.parametrize("seats", [3, 4])
def test_SI13_an_unseen_bet_may_be_any_that_its_owner_could_lay(seats: int) -> None:
    """Heike has two chips: four bets, equally likely."""
    spot = at(*[10, 2, 9, 9][:seats], bank=30).play("bart 1c 1d")
    view = simpsons(spot).copy()
    view.apply(HIDDEN)
    drawn = Counter(filled(view, Rng(5, n)).bets[1] for n in range(4000))
    assert set(drawn) == {-2, -1, 1, 2}
    assert all(900 < count < 1100 for count in drawn.values())


def filled(view: Simpsons, rng: Rng) -> Simpsons:
    full = view.fill(rng)
    assert (full.phase, full.bets[0]) == (BETTING, 1)
    return full
