"""Step by step against OpenSpiel's `maedn`: `python tests/openspiel.py 1000`.

The same dice and choices go to both; the sets of moves, who is on turn, where every piece stands
and the end must be the same.  `maedn` has a move for passing; here nobody is asked who cannot move.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import pyspiel
from pasch_classic.bench import OPENSPIEL, OPTIONS
from pasch_classic.state import Classic

import pasch
from pasch import CHANCE, OVER, Rng, Setup

GAME = pasch.load("classic")


PASS = 0
SHIFT = 1  # their 1 is to enter, ours 0; their 2 + n is to move from step n, ours 1 + n
FIELDS = ("A", *map(str, range(1, 40)), *"abcd")


class Table(NamedTuple):
    seats: int
    side_by_side: bool = False


TABLES = (Table(2), Table(2, side_by_side=True), Table(3), Table(4))


def board(theirs: Any, table: Table) -> list[tuple[int, list[str]]]:
    """What waits and what stands where, out of the tensor that the first player sees."""
    tensor = theirs.observation_tensor(0)
    pieces: list[tuple[int, list[str]]] = []
    for seat in range(table.seats):
        quarter = seat * 2 if table.seats == 2 and not table.side_by_side else seat
        on = [
            FIELDS[step]
            for step in range(40)
            if tensor[(step + 10 * quarter) % 40 * 4 + seat]
        ]  # fmt: skip
        # The homes come by players, those who do not play last.
        on += [
            FIELDS[40 + field] for field in range(4) if tensor[160 + seat * 16 + field * 4 + seat]
        ]
        pieces.append((int(tensor[224 + seat]), on))
    return pieces


def agree(table: Table, games: int, seed: int, every: int = 1) -> int:
    """Play so many games on both; the number of steps that were compared.

    Boards are compared after `every` so many steps: a difference does not go away.
    """
    opposite = "False" if table.side_by_side else "True"
    rules = pyspiel.load_game(f"{OPENSPIEL}(players={table.seats},twoPlayersOpposite={opposite})")
    options = {**OPTIONS, "side_by_side": table.side_by_side}
    rng = Rng(seed, table.seats)
    steps = 0
    for _ in range(games):
        theirs = rules.new_initial_state()
        ours = GAME.start(Setup(table.seats, options, first=0))
        assert isinstance(ours, Classic)
        while not theirs.is_terminal():
            steps += 1
            if theirs.is_chance_node():
                assert ours.actor() == CHANCE
                turn = ours.race.turn
                pips = int(rng.below(6))
                theirs.apply_action(pips)
                ours.apply(pips)
                assert theirs.current_player() == turn
                if theirs.legal_actions() == [PASS]:
                    assert ours.actor() == CHANCE
                    theirs.apply_action(PASS)
                continue
            legal = theirs.legal_actions()
            assert ours.actor() == theirs.current_player()
            assert [action + SHIFT for action in ours.legal()] == legal
            action = legal[int(rng.below(len(legal)))]
            theirs.apply_action(action)
            ours.apply(action - SHIFT)
            if steps % every == 0:
                found = [(each["waiting"], each["on"]) for each in GAME.position(ours)["pieces"]]
                assert found == board(theirs, table), (found, board(theirs, table), str(theirs))
        assert ours.actor() == OVER
        assert ours.returns() == theirs.returns()
    return steps


def main(games: int) -> None:
    for table in TABLES:
        print(f"{table}: {games} games, {agree(table, games, 1):,} steps agree")


if __name__ == "__main__":
    main(int(sys.argv[1]))
