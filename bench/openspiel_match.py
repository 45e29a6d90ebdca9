"""The master against OpenSpiel's own MCTS bot, with the same time on the same positions.

    python bench/openspiel_match.py mal_anders --games 200

Both get the CPU time that the master takes, or OpenSpiel's bot what `--seconds` says: before every
move its number of simulations (2 at least) is set from how long all before took.  A simulation
ends in a random playout, as with OpenSpiel's own evaluator, but by our compiled engine: through
Python it would take ten to a hundred times as long, and the match would be no match.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import pasch
from pasch.bench import report
from pasch.bench.command import RESULTS
from pasch.bots import load
from pasch.bots.league import margin

LONGEST = 20_000  # records of a game, more than any has


def register(game: pasch.Game, seats: int) -> Any:
    """Our game as one of OpenSpiel's."""
    kind = pyspiel.GameType
    about = kind(
        short_name=f"pasch_{game.id}", long_name=game.id, dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION, utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL, max_num_players=seats, min_num_players=seats,
        provides_information_state_string=False, provides_information_state_tensor=False,
        provides_observation_string=False, provides_observation_tensor=False,
    )  # fmt: skip
    info = pyspiel.GameInfo(
        num_distinct_actions=game.actions, max_chance_outcomes=6, num_players=seats,
        min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=LONGEST,
    )  # fmt: skip

    class State(pyspiel.State):  # type: ignore[misc]
        def __init__(self, owner: Any) -> None:
            super().__init__(owner)
            self.ours = game.start(pasch.Setup(seats, first=0))

        def current_player(self) -> int:
            actor = self.ours.actor()
            if actor == pasch.CHANCE:
                return int(pyspiel.PlayerId.CHANCE)
            return int(pyspiel.PlayerId.TERMINAL) if actor == pasch.OVER else actor

        def _legal_actions(self, player: int) -> list[int]:
            return self.ours.legal()

        def chance_outcomes(self) -> list[tuple[int, float]]:
            chance = self.ours.chance()
            pairs = zip(chance.outcomes, chance.weights, strict=True)
            return [(outcome, weight / chance.total) for outcome, weight in pairs]

        def _apply_action(self, action: int) -> None:
            self.ours.apply(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return str(action)

        def is_terminal(self) -> bool:
            return self.ours.actor() == pasch.OVER

        def returns(self) -> list[float]:
            if not self.is_terminal():
                return [0.0] * seats
            places = self.ours.places()
            if places[0] == places[1]:
                return [0.0, 0.0]
            return [1.0 if place == 1 else -1.0 for place in places]

        def __deepcopy__(self, memo: Any) -> State:
            return self.clone()

        def clone(self) -> State:
            twin = State(self.get_game())
            twin.ours = self.ours.copy()
            return twin

        def __str__(self) -> str:
            return str(self.ours.key())

    class Owner(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(about, info, params or {})

        def new_initial_state(self) -> State:
            return State(self)

    pyspiel.register_game(about, Owner)
    return pyspiel.load_game(about.short_name)


class Rollouts(mcts.Evaluator):  # type: ignore[misc]
    """What OpenSpiel's RandomRolloutEvaluator does, faster."""

    def __init__(self) -> None:
        self._played = 0

    def evaluate(self, state: Any) -> list[float]:
        end = state.clone()
        self._played += 1
        pasch.playout(end.ours, pasch.Rng(self._played))
        returns: list[float] = end.returns()
        return returns

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--budget", type=int, help="the master's playouts a move")
    parser.add_argument("--seconds", type=float, help="the time of OpenSpiel's bot a move")
    parser.add_argument("--write", action="store_true", help="keep it in bench/results.md")
    options = parser.parse_args()
    game = pasch.load(options.game)
    theirs = register(game, 2)
    master = load(game, 4, options.budget)
    random = np.random.RandomState(7)
    peer = mcts.MCTSBot(theirs, 1.4, 2, Rollouts(), random_state=random)
    spent, moves = 0.0, 1e-9  # of the master
    simulating, simulations, peer_moves = 0.0, 0, 0
    won = lost = drawn = 0
    for number in range(options.games):
        me = number % 2
        state = theirs.new_initial_state()
        record = 0
        while not state.is_terminal():
            actor = state.current_player()
            record += 1
            if actor == pyspiel.PlayerId.CHANCE:
                dice = pasch.Rng(number // 2, record)
                state.apply_action(state.ours.chance().sample(dice))
                continue
            start = process_time()
            if len(state.legal_actions()) == 1:
                action = state.legal_actions()[0]
            elif actor == me:
                action = master.choose(state.ours, pasch.Rng(number, record))
                spent += process_time() - start
                moves += 1
            else:
                each = simulating / simulations if simulations else 0.02
                share = options.seconds or (spent / moves if moves >= 1 else 0.02)
                peer.max_simulations = max(2, round(share / each))
                action = peer.step(state)
                simulating += process_time() - start
                simulations += peer.max_simulations
                peer_moves += 1
            state.apply_action(action)
        result = state.returns()[me]
        won, lost, drawn = won + (result > 0), lost + (result < 0), drawn + (result == 0)
        print(f"{number + 1}: {won}–{lost}, {drawn} drawn", file=sys.stderr, flush=True)
    rate = won / options.games
    budget = "" if options.budget is None else f" --budget {options.budget}"
    seconds = "" if options.seconds is None else f" --seconds {options.seconds:g}"
    command = f"python bench/openspiel_match.py {game.id} --games {options.games}{budget}{seconds}"
    turns = max(1, peer_moves)
    section = (
        f"The master won {won} of {options.games} games with 2 seats, {lost} lost, {drawn} drawn:"
        f" {100 * rate:.1f} % ± {100 * margin(rate, options.games):.1f}. CPU time a move:"
        f" {1000 * spent / moves:.0f} ms the master, {1000 * simulating / turns:.0f} ms OpenSpiel's"
        f" bot ({simulations / turns:.0f} simulations). `{command}`. {report.machine()}\n"
    )
    assert not master.failures
    print(section)
    if options.write:
        report.write(RESULTS, f"OpenSpiel's MCTS bot: {game.id}", section)


if __name__ == "__main__":
    main()
