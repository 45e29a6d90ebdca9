"""mal_anders: ends, dangers and endings, each against plain enumeration of all 1296 throws."""

from __future__ import annotations

import time
from array import array
from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random

import icepool
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch import Setup, load
from pasch.games.mal_anders.exact.endings import (
    MANY,
    SCALE,
    Endings,
    ending,
    pairs_file,
    table,
)
from pasch.games.mal_anders.exact.solve_endings import solve
from pasch.games.mal_anders.exact.solve_pairs import Pairs
from pasch.games.mal_anders.exact.uses import child, stands, throws, uses
from pasch.games.mal_anders.odds import danger, ends, movers, odds, pair_chance, reach, tables
from pasch.games.mal_anders.state import TRACK, MalAnders, tries


def board(*men: int, turn: int = 0) -> MalAnders:
    """Bit boards of the seats; whoever is missing a piece has it beside the board."""
    state = MalAnders(len(men), False, -1)
    for seat, mine in enumerate(men):
        state.men[seat] = mine
        state.beside[seat] = 4 - mine.bit_count()
    state.resume(turn, tries(men[turn]), [], 0)
    return state


def on(*steps: int) -> int:
    return sum(1 << step for step in steps)


def leaves(state: MalAnders, seat: int) -> list[MalAnders]:
    """Every position at the end of the seat's turn, found by trying everything."""
    if state.actor() != seat:
        return [state]
    return [end for action in state.legal() for end in leaves(child(state, action), seat)]


def with_dice(state: MalAnders, dice: tuple[int, ...]) -> MalAnders:
    copy = state.copy()
    copy.resume(state.turn, 1, list(dice), 0)
    return copy


def test_all_throws_are_there_with_their_weights() -> None:
    assert sum(throws().values()) == 6**4
    counted = icepool.d6.pool(4).expand()
    assert {tuple(sorted(dice)): ways for dice, ways in counted.items()} == throws()


def test_the_ends_of_a_turn_are_all_different_and_complete() -> None:
    state = board(on(0, 9, 20, 25), on(3, 12))
    for dice in [(1, 1, 2, 4), (2, 4, 5, 6), (6, 6, 6, 6), (1, 2, 3, 4)]:
        thrown = with_dice(state, dice)
        found = ends(thrown)
        assert {end.state.key() for end in found} == {end.key() for end in leaves(thrown, 0)}
        assert len({end.state.key() for end in found}) == len(found)
        for end in found:
            replayed = thrown.copy()
            for action in end.actions:
                replayed.apply(action)
            assert replayed.key() == end.state.key()


def hits(state: MalAnders, victim: int) -> tuple[int, Counter[frozenset[int]]]:
    """In how many of all throws the seat to move is idle, and which pieces it can throw out."""
    idle, found = 0, Counter[frozenset[int]]()
    for dice, ways in throws().items():
        thrown = with_dice(state, dice)
        if not thrown.legal():
            idle += ways
            continue
        gone = [state.men[victim] & ~end.men[victim] for end in leaves(thrown, state.turn)]
        found[frozenset(step for step in range(TRACK) if any(g >> step & 1 for g in gone))] += ways
    return idle, found


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [(on(5, 17), on(1, 4, 20)), (on(12), 0), (on(0, 13), on(22, 23, 26)), (on(3), on(24, 26))],
)
def test_the_danger_of_each_piece_is_that_of_all_throws(mine: int, theirs: int) -> None:
    state = board(mine, theirs, turn=1)
    found = danger(state, 0)
    attempts = tries(theirs)
    idle, counted = hits(state, 0)
    again = sum(Fraction(idle, 1296) ** attempt for attempt in range(attempts))
    for step, chance in found.pieces.items():
        ways = sum(ways for steps, ways in counted.items() if step in steps)
        assert chance == again * Fraction(ways, 1296), step
    assert found.any == again * Fraction(
        sum(ways for steps, ways in counted.items() if steps), 1296
    )


def test_with_three_the_dangers_of_both_others_join() -> None:
    state = board(on(10), on(1), on(20))
    one, two = (
        sum(p for ended, p in reach(state.men[o], 3).items()
            if ended >> state.translate(10, 0, o) & 1) for o in (1, 2)
    )  # fmt: skip
    assert danger(state, 0).pieces[10] == 1 - (1 - one) * (1 - two)
    assert movers(state, 0) == [1, 2]
    state.resume(2, 1, [], 0)
    assert movers(state, 0) == [2]
    assert danger(state, 0).pieces[10] == two


def test_a_pair_of_some_sum_is_as_likely_as_icepool_says() -> None:
    for total in range(2, 13):
        hits = icepool.d6.pool(4).expand().map(
            lambda dice, total=total: any(
                dice[a] + dice[b] == total for a in range(4) for b in range(a)
            )
        )  # fmt: skip
        assert pair_chance(total) == Fraction(hits.probability(True))


HOME = on(25, 26, 27)  # three pieces closed up at the end of the goal
ROUNDED = 2e-5  # the table is kept in steps of 1 / 65,535


def one_turn(men: int, other: int) -> float:
    """The chance of whoever is to throw, by every throw and the table one turn later."""
    state = board(men, other)
    total = idle = 0.0
    for dice, ways in throws().items():
        thrown = with_dice(state, dice)
        if not thrown.legal():
            idle += ways / 1296
            continue
        total += ways / 1296 * max(
            1.0 if end.over else 1 - table().chance(end.men[1], end.men[0])
            for end in leaves(thrown, 0)
        )  # fmt: skip
    attempts = tries(men)
    pass_on = 1 - table().chance(other, men)
    return total * sum(idle**n for n in range(attempts)) + idle**attempts * pass_on


@pytest.mark.parametrize(
    ("mine", "other"),
    [
        (HOME, HOME),
        (HOME | on(14), HOME | on(9)),
        (on(24, 25, 27, 22), HOME),  # who may advance in the goal has one throw
        (on(26, 27), HOME | on(3)),
        (on(24, 27, 5, 19), on(24, 25, 26, 8)),
        (HOME | on(20), on(26, 27, 1, 9)),
    ],
)
def test_an_ending_is_worth_what_its_throws_are_worth(mine: int, other: int) -> None:
    assert table().chance(mine, other) == pytest.approx(one_turn(mine, other), abs=ROUNDED)


def test_endings_drawn_from_the_whole_table_are_worth_what_their_throws_are_worth() -> None:
    rng = Random(6)
    for _ in range(20):
        both = [rng.choice(stands(1)), rng.choice(stands(MANY))]
        rng.shuffle(both)
        assert table().chance(*both) == pytest.approx(one_turn(*both), abs=ROUNDED)


@pytest.mark.long
def test_the_table_of_endings_is_what_solving_finds() -> None:
    """With one piece each: all of them."""
    one, other = solve(1)
    kept = [[table().chance(mine, theirs) for theirs in other.stands] for mine in one.stands]
    assert np.abs(kept - one.chances).max() < ROUNDED


def test_endings_play_out_what_is_thrown_already() -> None:
    state = board(on(26, 27, 18, 23), HOME | on(2))
    whole = ending(state)
    assert whole is not None
    after = [ending(child(state, pips)) for pips in range(6)]
    assert sum(chances[0] for chances in after if chances) / 6 == pytest.approx(
        whole[0], abs=ROUNDED
    )
    assert whole[0] + whole[1] == pytest.approx(1)


def test_the_second_of_three_throws_is_worth_less_than_the_first() -> None:
    state = board(HOME, HOME | on(2))
    first = ending(state)
    state.throws = 2
    second = ending(state)
    assert first
    assert second
    assert second[0] < first[0]


def test_a_win_on_the_dice_is_certain() -> None:
    state = with_dice(board(HOME | on(18), HOME | on(2)), (1, 5, 2, 2))  # 6 leads to a
    assert ending(state) == [1.0, 0.0]


@pytest.mark.parametrize(
    "state",
    [
        board(HOME, HOME | on(1), HOME),
        board(on(1, 2), HOME),
        board(on(26, 27), on(26, 27, 4)),  # two against two
    ],
)
def test_other_positions_are_no_such_endings(state: MalAnders) -> None:
    assert ending(state) is None


@given(st.sampled_from(stands(1)), st.sampled_from(stands(MANY)))
def test_no_ending_is_decided_before_it_is(mine: int, other: int) -> None:
    assert 0 < table().chance(mine, other) < 1
    assert 0 < table().chance(other, mine) < 1


def test_all_endings_with_few_pieces_are_there() -> None:
    assert len(stands(1)) == 4 * (1 + TRACK)
    assert len(stands(2)) == len(stands(1)) + 6 * (1 + TRACK + TRACK * (TRACK - 1) // 2)
    with pytest.raises(ValueError, match="holds 3 chances"):
        Endings(array("H", [1, 2, 3]))


def test_uses_cover_every_throw() -> None:
    for stand in stands(1):
        found = uses(stand)
        assert found.idle + sum(chance for chance, _ in found.choices) == pytest.approx(1)


def test_a_busy_position_takes_no_longer_than_a_person_notices() -> None:
    state = board(on(1, 6, 11, 20), on(2, 8, 15, 21), on(4, 9, 16, 22), on(0, 7, 13, 19))
    reach.cache_clear()
    before = time.process_time()
    assert odds(state)
    assert time.process_time() - before < 1  # interpreted and busy; docs/analysis.md measures


def test_tables_show_the_chance_to_enter() -> None:
    once, thrice = tables()[1].lines
    assert once.worth == pair_chance(6)
    assert thrice.worth == 1 - (1 - pair_chance(6)) ** 3


def test_nothing_is_said_before_and_after_the_game() -> None:
    assert odds(MalAnders(2, False, -1)) == []
    state = load("mal_anders").start(Setup(seats=2, first=0))
    assert isinstance(state, MalAnders)
    assert [section.lines for section in odds(state)] == [[], []]


def test_endings_with_a_proved_bound_are_those_of_the_table() -> None:
    """One piece outside on each side: small enough to solve and to prove here."""
    pairs = Pairs(1)
    pairs.solve()
    off = pairs.bound()
    assert off < 1e-6
    for one, mine in enumerate(pairs.stands):
        for two, other in enumerate(pairs.stands):
            shipped = table().chance(mine, other)
            assert abs(pairs.values[one, two] - shipped) <= off + 0.5 / SCALE + 1e-9


def test_a_bound_is_no_better_than_the_values_are() -> None:
    pairs = Pairs(1)
    pairs.solve()
    good = pairs.values.copy()
    pairs.values[40, 50] += 0.001
    assert pairs.bound() >= abs(pairs.values - good).max()


def test_endings_solved_on_this_computer_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    many = len(stands(MANY))
    kept = array("H", [0]) * (many * many)
    kept[(many - 1) * many + many - 2] = SCALE
    pairs_file().parent.mkdir()
    pairs_file().write_bytes(kept.tobytes())
    table.cache_clear()
    try:
        found = table()
        mine, other = stands(MANY)[-1], stands(MANY)[-2]
        assert found.holds(mine, other)
        assert found.chance(mine, other) == 1.0
        pairs_file().write_bytes(b"cut off")
        table.cache_clear()
        assert not table().holds(mine, other)
    finally:
        table.cache_clear()
