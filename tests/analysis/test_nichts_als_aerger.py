"""nichts_als_aerger: the danger by dice, against every series of rolls worth counting."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest

from pasch import Setup, load
from pasch.games.nichts_als_aerger.hints import reasons
from pasch.games.nichts_als_aerger.odds import Hunt, danger, odds, tables
from pasch.games.nichts_als_aerger.rules.actions import MOVE
from pasch.games.nichts_als_aerger.rules.board import BASE, Board
from pasch.games.nichts_als_aerger.rules.moves import BY_DICE, moves
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger
from pasch.speech import Speaker


def board(*men: list[int]) -> Board:
    made = Board(len(men))
    made.men = [step for some in men for step in sorted([BASE] * (4 - len(some)) + some)]
    return made


def position(*men: list[int]) -> NichtsAlsAerger:
    state = load("nichts_als_aerger").start(Setup(seats=len(men), first=0))
    assert isinstance(state, NichtsAlsAerger)
    state.board.men[:] = board(*men).men
    return state


def played_out(made: Board, tries: int, target: int, depth: int) -> tuple[float, float]:
    """Bounds of the chance, by rolling on: `depth` more sixes are followed."""
    if tries == 0:
        return 0.0, 0.0
    if depth == 0:
        return 0.0, 1.0
    low = high = 0.0
    for points in range(1, 7):
        left = 1 if points == 6 else tries - 1
        best_low = best_high = 0.0
        found = moves(made, 0, points, BY_DICE)
        for action in found:
            origin = (action - MOVE) // 4 - 1
            landed = 0 if origin == BASE else origin + points
            if landed == target:
                best_low = best_high = 1.0
                break
            after = made.copy()
            after.move(0, origin, landed)
            one, two = played_out(after, left, target, depth - (points == 6))
            best_low, best_high = max(best_low, one), max(best_high, two)
        if not found:
            best_low, best_high = played_out(made, left, target, depth - (points == 6))
        low += best_low / 6
        high += best_high / 6
    return low, high


@pytest.mark.parametrize(
    ("men", "target"),
    [([5], 9), ([5, 12], 17), ([], 0), ([], 3), ([0, 30], 6), ([40, 41], 0), ([2, 41, 42, 43], 20),
     ([1, 3, 8], 10)],
)  # fmt: skip
def test_the_chance_lies_between_what_rolling_on_finds(men: list[int], target: int) -> None:
    made = board(men, [])
    found = float(Hunt(made, 0, target).chance())
    low, high = played_out(made, 1 if made.on_track(0) else 3, target, depth=4)
    assert low - 1e-12 <= found <= high + 1e-12
    assert high - low < 0.002


def test_a_piece_four_behind_hits_with_a_four_only() -> None:
    """A piece on the track, all others home: 4, and no way round with sixes."""
    made = board([10, 41, 42, 43], [])
    assert Hunt(made, 0, 14).chance() == Fraction(1, 6)
    assert Hunt(made, 0, 16).chance() == Fraction(1, 6)
    assert Hunt(made, 0, 18).chance() == Fraction(1, 36)  # a six and a two
    assert Hunt(made, 0, 9).chance() == 0


def test_three_rolls_for_a_six() -> None:
    assert Hunt(board([], []), 0, 0).chance() == 1 - Fraction(5, 6) ** 3


def test_a_six_that_cannot_be_moved_is_rolled_again() -> None:
    made = board([40, 41, 42, 39], [])  # the last one needs a four; a six brings nothing
    assert Hunt(made, 0, 39).chance() == 0
    made = board([33, 40, 41, 43], [])  # 39 by a six; nothing else can take one
    assert Hunt(made, 0, 36).chance() == Fraction(1, 6)


def test_with_three_seats_both_others_hunt() -> None:
    state = position([12], [0], [38])
    alone = [Hunt(state.board, other, state.board.step(other, 12)).chance() for other in (1, 2)]
    assert danger(state, 0) == {12: 1 - (1 - alone[0]) * (1 - alone[1])}


def test_pieces_in_the_goal_and_at_home_are_safe() -> None:
    assert danger(position([40, 43], [3]), 0) == {}


def test_odds_name_every_piece_on_the_track() -> None:
    first, second = odds(position([0, 17], [5]))
    names = ["Ann", "Bo"]
    for listener, heard in ((0, ["A", "17"]), (1, ["20", "37"]), (None, ["A", "17"])):
        words = Speaker("en", "nichts_als_aerger", names, listener)
        told = [words.say(line.about) for line in first.lines]
        assert sorted(text.split()[-1] for text in told) == sorted(heard)
    assert len(second.lines) == 1
    assert tables()[0].lines[1].worth == 1 - Fraction(5, 6) ** 3


def test_a_busy_board_takes_no_longer_than_a_person_notices() -> None:
    state = position([5, 15, 25, 35], [1, 12, 23, 34], [2, 13, 24, 35], [3, 14, 25, 36])
    before = time.process_time()
    assert odds(state)
    assert time.process_time() - before < 4  # interpreted and busy; docs/analysis.md measures


def test_a_hint_tells_what_a_move_does_to_pieces() -> None:
    state = position([10, 37], [33])  # seat 1's step 33 is seat 0's step 13
    while state.actor() != 0 or state.stack[-1].points != 3:
        options = state.legal() if state.actor() >= 0 else [2]
        state.apply(options[0])
    written = {load("nichts_als_aerger").write(state, action): action for action in state.legal()}
    told = {text: [each.key for each in reasons(state, action)] for text, action in written.items()}
    assert "hint-throws-out" in told["10x13"]
    assert "hint-throws-out" not in told["10-13"]
    assert "hint-goal" in told["37-a"]
