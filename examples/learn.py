"""Teach a player of `mal_anders` from nothing, with numpy alone, until it beats level 1: minutes.

    python examples/learn.py --games 4000

It is temporal difference learning on afterstates, the way TD-Gammon learned: the position after
one's own move is judged by a logistic function of the fields where everybody's pieces stand, and
each judgement is drawn towards the next one, at the end towards the result.  It plays against
itself; the dice are exploration enough.
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

import pasch
from pasch import bots
from pasch.research.arrays import Encoding
from pasch.research.episode import Episode

GAME = pasch.load("mal_anders")
SETUP = GAME.setup(pasch.Setup(seats=2))
ENCODING = Encoding(GAME, SETUP)
MEN = [
    [place for place, entry in enumerate(ENCODING.entries) if entry.name.startswith(f"men {seat}.")]
    for seat in range(2)
]
MINE_FIRST = [np.array([*MEN[seat], *MEN[1 - seat]]) for seat in range(2)]
Array = NDArray[np.float64]


class Learner:
    """Anything with `choose(view, rng)` is a bot: this one goes wherever bots go."""

    name = "Learner"

    def __init__(self) -> None:
        self.weights = np.zeros(len(MINE_FIRST[0]) + 2)

    def afterstates(self, view: pasch.State, seat: int) -> tuple[list[int], Array]:
        """The legal actions, and what each position after one of them looks like to the mover."""
        legal = view.legal()
        found = np.ones((len(legal), len(self.weights)))
        for row, action in enumerate(legal):
            after = view.child(action)
            found[row, 1] = after.actor() == seat  # another choice in this turn
            found[row, 2:] = ENCODING.encode(after, seat)[MINE_FIRST[seat]]
        return legal, found

    def judge(self, positions: Array) -> Array:
        """The chance to win, as far as it knows."""
        chances: Array = 1 / (1 + np.exp(-positions @ self.weights))
        return chances

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        legal, found = self.afterstates(view, view.actor())
        return legal[int(np.argmax(self.judge(found)))]

    def learn(self, rng: pasch.Rng, rate: float) -> None:
        """One match against itself."""
        episode = Episode(GAME, SETUP, rng)
        before: list[Array | None] = [None, None]
        while not episode.over:
            seat = episode.actor
            legal, found = self.afterstates(episode.view(seat), seat)
            best = int(np.argmax(self.judge(found)))
            self.draw(before[seat], float(self.judge(found[best : best + 1])[0]), rate)
            before[seat] = found[best]
            episode.play(legal[best])
        for seat, place in enumerate(episode.state.places()):
            self.draw(before[seat], float(place == 1), rate)

    def draw(self, position: Array | None, target: float, rate: float) -> None:
        """The judgement of a position towards this chance."""
        if position is not None:
            self.weights += rate * (target - float(self.judge(position[None])[0])) * position


def wins(learner: Learner, level: int, games: int, seed: int) -> float:
    """Its share of the games against a bot, as often first as second."""
    bot = bots.load(GAME, level, clock=False)
    won = 0
    for number in range(games):
        episode = Episode(GAME, SETUP, pasch.Rng(seed, number))
        mine = number % 2
        while not episode.over:
            player = learner if episode.actor == mine else bot
            action = player.choose(episode.view(episode.actor), episode.rng)
            episode.play(action)
        won += episode.state.places()[mine] == 1
    return won / games


def train(games: int, seed: int) -> Learner:
    learner = Learner()
    for number in range(games):
        learner.learn(pasch.Rng(seed, number), rate=0.1 / (1 + 3 * number / games))
    return learner


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4000, help="to learn from")
    parser.add_argument("--tests", type=int, default=1000, help="against each level afterwards")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = perf_counter()
    learner = train(options.games, options.seed)
    print(f"learned from {options.games} games in {perf_counter() - began:.0f} s")
    for level in (1, 2):
        share = wins(learner, level, options.tests, options.seed + 1)
        error = 1.96 * (share * (1 - share) / options.tests) ** 0.5
        print(f"wins {share:.1%} ± {error:.1%} of {options.tests} against level {level}")


if __name__ == "__main__":
    main()
