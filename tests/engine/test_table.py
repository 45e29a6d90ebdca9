"""A table: checked, logged, and different for everyone who looks."""

import pytest
from kit.toy import TOY
from kit.toy.state import DOUBT

import pasch
from pasch import (
    CHANCE,
    HIDDEN,
    OVER,
    BadSetup,
    IllegalAction,
    NothingToTakeBack,
    NotYourTurn,
    Record,
    Rng,
    Setup,
    playout,
    replay,
)
from pasch.engine.table import ONLOOKER, Table
from pasch.testing.matches import step


@pytest.fixture
def table() -> Table:
    """Cards two and three, both staked one, seat 0 is to claim."""
    table = Table(TOY, Setup(2, {"rounds": 1}, first=0))
    table.happen(2)
    table.happen(3)
    table.play(0, 10)
    table.play(1, 10)
    return table


def test_a_new_table_has_its_setup_complete() -> None:
    table = Table(TOY, Setup(2, {"rounds": 1}))
    assert table.setup.options == {"rounds": 1, "start": "left", "exact": False}
    assert (table.log, table.over) == ([], False)


def test_a_table_for_a_wrong_setup_is_refused() -> None:
    with pytest.raises(BadSetup):
        Table(TOY, Setup(7))


def test_play_is_logged(table: Table) -> None:
    assert table.play(0, 5) == Record(0, 5)
    assert table.log[-1] == (0, 5)
    assert table.state.actor() == 1


def test_nature_rolls_and_is_logged() -> None:
    table = Table(TOY, Setup(2))
    record = table.roll(Rng(7))
    assert record.actor == CHANCE
    assert record.action in (0, 1)
    assert table.log == [record]


def test_the_wrong_seat_is_refused(table: Table) -> None:
    with pytest.raises(NotYourTurn, match="seat 1 acted, but seat 0 is to act") as caught:
        table.play(1, 5)
    assert caught.value.facts == {"seat": 1, "other": 0}
    assert caught.value.code == "not_your_turn"


def test_a_player_cannot_play_for_nature() -> None:
    table = Table(TOY, Setup(2))
    with pytest.raises(NotYourTurn, match="seat 0 acted, but nature is to act"):
        table.play(0, 0)
    with pytest.raises(NotYourTurn, match="seat -1 acted"):
        table.play(CHANCE, 0)


def test_nature_cannot_play_for_a_player(table: Table) -> None:
    with pytest.raises(NotYourTurn, match="nature acted, but seat 0 is to act"):
        table.roll(Rng(1))
    with pytest.raises(NotYourTurn, match="nature acted, but seat 0 is to act"):
        table.happen(1)


def test_nobody_acts_once_it_is_over(table: Table) -> None:
    playout(table.state, Rng(1))
    assert table.over
    with pytest.raises(NotYourTurn, match="but nobody is to act"):
        table.play(0, 1)
    with pytest.raises(NotYourTurn, match="but nobody is to act"):
        table.play(OVER, 1)
    with pytest.raises(NotYourTurn, match="but nobody is to act"):
        table.roll(Rng(1))


def test_an_illegal_action_is_refused_and_changes_nothing(table: Table) -> None:
    before = table.state.key(), list(table.log)
    with pytest.raises(IllegalAction, match="TY-4") as caught:
        table.play(0, DOUBT)
    assert caught.value.code == "illegal_action"
    assert caught.value.reason is not None
    assert (table.state.key(), table.log) == before


def test_an_impossible_outcome_is_refused_and_changes_nothing() -> None:
    table = Table(TOY, Setup(2))
    with pytest.raises(IllegalAction, match="outcome 2 cannot happen now") as caught:
        table.happen(2)
    assert caught.value.reason is None
    assert table.log == []
    assert table.state.key() == TOY.start(Setup(2)).key()


def test_a_move_is_taken_back(table: Table) -> None:
    before = table.state.key()
    table.play(0, 5)
    assert table.can_take_back()
    assert table.take_back() == (0, 5)
    assert table.state.key() == before
    assert len(table.log) == len(table.seen_by(1)) == 4


def test_what_nature_did_stays() -> None:
    table = Table(TOY, Setup(2))
    for _ in range(2):
        assert not table.can_take_back()
        with pytest.raises(NothingToTakeBack):
            table.take_back()
        table.happen(1)


def test_everyone_sees_what_is_for_them(table: Table) -> None:
    table.play(0, 5)
    dealt = Record(CHANCE, HIDDEN)
    assert table.seen_by(0) == [(CHANCE, 2), dealt, (0, 10), (1, HIDDEN), (0, 5)]
    assert table.seen_by(1) == [dealt, (CHANCE, 3), (0, HIDDEN), (1, 10), (0, 5)]
    assert table.seen_by(ONLOOKER) == [dealt, dealt, (0, HIDDEN), (1, HIDDEN), (0, 5)]
    for seat in (0, 1, ONLOOKER):
        for since in range(6):
            assert table.seen_by(seat, since) == table.seen_by(seat)[since:]


def test_a_view_holds_what_a_seat_saw(table: Table) -> None:
    assert TOY.position(table.view(0))["cards"] == [2, None]
    assert TOY.position(table.view(1))["cards"] == [None, 3]
    assert TOY.position(table.view(ONLOOKER))["cards"] == [None, None]


def test_replay_takes_the_log_or_what_was_seen(table: Table) -> None:
    assert replay(TOY, table.setup, table.log).key() == table.state.key()
    assert replay(TOY, table.setup, table.seen_by(1)).key() == table.view(1).key()


def test_who_has_looked_themselves_need_not_be_checked() -> None:
    checked, unchecked = (Table(TOY, Setup(2, first=0)) for _ in range(2))
    assert checked.happen(3) == unchecked.unchecked(CHANCE, 3)
    assert checked.log == unchecked.log
    assert checked.state == unchecked.state


@pytest.mark.parametrize("id", pasch.catalogue())
def test_a_view_that_is_kept_is_the_replay_of_what_was_seen(id: str) -> None:
    """For every seat and an onlooker, after whatever happens and whatever is taken back."""
    game = pasch.load(id)
    for seed, seats in enumerate((game.seats[0], game.seats[-1])):
        rng = Rng(seed)
        table = Table(game, Setup(seats))
        for _ in range(120):
            if table.over:
                break
            if table.can_take_back() and rng.below(5) == 0:
                table.take_back()
            else:
                step(table, rng)
            for seat in range(ONLOOKER, seats):
                seen = table.seen_by(seat)
                assert table.view(seat) == replay(game, table.setup, seen)
                half = len(seen) // 2
                assert table.seen_by(seat, half) == seen[half:]
