"""Trains what the guides judge by: a small network for each game and number of seats.

    python tools/train.py [GAME ...] [--seats N] [--games 40000] [--seed 1]

Guides play whole games against each other, with some moves at random so that strange positions
come up too; the network learns from each turn's beginning who won in the end.  It needs numpy and
the compiled package, and is written to `learned/` in the game's folder.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import pasch
from pasch.bots.guide import anything
from pasch.bots.learned import FOLDER, LearnedGuide
from pasch.bots.levels import guide_of
from pasch.bots.search import Search

Array = NDArray[Any]
HIDDEN = 32
BATCH = 4096
EPOCHS = 4
RATE = 3e-3
KEPT = 3  # of so many positions one is kept: neighbours tell the same
STRANGE = (0, 0, 5, 25)  # moves at random, in a hundred: by the game's number
CHECK = 20  # of so many positions one tells how well it learned


class Game:
    """Positions of whole games, and who won."""

    def __init__(self, id: str, seats: int, seed: int, greedy: bool, kept: int) -> None:
        self.game = pasch.load(id)
        guide = guide_of(id)
        assert isinstance(guide, LearnedGuide)
        self.guide, self.seats, self.seed, self.kept = guide, seats, seed, kept
        self.search = Search(guide, 1, 0.0) if greedy else None
        self.rows: list[int] = []
        self.columns: list[int] = []
        self.winners: list[list[float]] = []

    def play(self, number: int) -> None:
        guide, seats = self.guide, self.seats
        rng = pasch.Rng(self.seed, number)
        state = self.game.start(pasch.Setup(seats))
        strange = STRANGE[number % len(STRANGE)]
        firsts: list[int] = []
        start = len(self.winners)
        while True:
            actor = state.actor()
            if actor != pasch.OVER and guide.learns(state) and int(rng.below(self.kept)) == 0:
                active = guide.features(state)
                self.rows += [start + len(firsts)] * len(active)
                self.columns += active
                firsts.append(guide.first(state))
            if actor == pasch.CHANCE:
                state.apply(state.chance().sample(rng))
            elif actor == pasch.OVER:
                break
            elif strange and int(rng.below(100)) < strange:
                state.apply(anything(state, rng))
            elif self.search is not None:
                state.apply(self.search.glance(state, rng))
            else:
                state.apply(guide.pick(state, rng))
        worth = [guide.result(state, seat) for seat in range(seats)]
        self.winners += [[worth[(first + n) % seats] for n in range(seats)] for first in firsts]


def train(id: str, seats: int, games: int, seed: int, greedy: bool, kept: int) -> None:
    began = time.perf_counter()
    played = Game(id, seats, seed, greedy, kept)
    for number in range(games):
        played.play(number)
        if number % 500 == 0:
            _say(f"\r{id}, {seats} seats: {number} games")
    _say(f"\r{id}, {seats} seats: {games} games, {time.perf_counter() - began:.0f} s\n")
    guide = played.guide
    weights, loss, blind = fit(
        np.array(played.rows, np.int32),
        np.array(played.columns, np.int32),
        np.array(played.winners, np.float32),
        guide.count(seats),
        seed,
    )
    save(guide.package, str(seats), [guide.count(seats), HIDDEN, seats], weights)
    count = len(played.winners)
    _say(f"{count} positions; log loss {loss:.4f}, blind {blind:.4f};")
    _say(f" {time.perf_counter() - began:.0f} s\n")


def save(package: str, name: str, shape: list[int], weights: list[Array]) -> None:
    """Into the sources, and into the package that plays here."""
    numbers = np.concatenate([np.array(shape), *weights]).astype("<f4")
    here = Path(sys.modules[package].__file__ or "").parent
    for folder in (here, Path(__file__).parent.parent / "src" / Path(*package.split("."))):
        (folder / FOLDER).mkdir(exist_ok=True)
        (folder / FOLDER / f"{name}.net").write_bytes(numbers.tobytes())


def fit(
    rows: Array, columns: Array, winners: Array, features: int, seed: int,
    epochs: int = EPOCHS, batch: int = BATCH,
) -> tuple[list[Array], float, float]:  # fmt: skip
    """Adam on the cross-entropy; the weights in the order of the file, and the loss unseen."""
    rng = np.random.default_rng(seed)
    count, seats = winners.shape
    starts = np.searchsorted(rows, np.arange(count + 1))
    width = features + 1

    def dense(picked: Array) -> Array:
        x = np.zeros((len(picked), width), np.float32)
        x[:, -1] = 1
        sizes = starts[picked + 1] - starts[picked]
        places = np.repeat(starts[picked] - np.cumsum(sizes) + sizes, sizes) + np.arange(
            sizes.sum()
        )
        x[np.repeat(np.arange(len(picked)), sizes), columns[places]] = 1
        return x

    hidden = rng.normal(0, 0.15, (width, HIDDEN)).astype(np.float32)
    straight = np.zeros((width, seats), np.float32)
    out = rng.normal(0, 0.1, (HIDDEN, seats)).astype(np.float32)
    weights = [hidden, straight, out]
    first = [np.zeros_like(each) for each in weights]
    second = [np.zeros_like(each) for each in weights]
    check = np.arange(0, count, CHECK)
    check = check[: 20 * batch]
    # whole games apart would be better still; positions of one game share its end
    learn = np.setdiff1d(np.arange(count), check)

    def chances(x: Array) -> tuple[Array, Array]:
        units = np.maximum(x @ hidden, 0)
        strengths = units @ out + x @ straight
        strengths -= strengths.max(1, keepdims=True)
        np.exp(strengths, out=strengths)
        return units, strengths / strengths.sum(1, keepdims=True)

    steps = epochs * (len(learn) // batch)
    step = 0
    for _ in range(epochs):
        order = rng.permutation(learn)
        for start in range(0, len(order) - batch + 1, batch):
            picked = order[start : start + batch]
            x = dense(picked)
            units, found = chances(x)
            error = (found - winners[picked]) / len(picked)
            back = (error @ out.T) * (units > 0)
            slopes = [x.T @ back, x.T @ error, units.T @ error]
            step += 1
            rate = RATE * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * step / steps)))
            for weight, slope, one, two in zip(weights, slopes, first, second, strict=True):
                one += 0.1 * (slope - one)
                two += 0.001 * (slope * slope - two)
                weight -= rate * (one / (1 - 0.9**step)) / (np.sqrt(two / (1 - 0.999**step)) + 1e-8)
    _, found = chances(dense(check))
    loss = float(-(winners[check] * np.log(found + 1e-9)).sum(1).mean())
    mean = winners.mean(0)
    blind = float(-(mean * np.log(mean)).sum())
    flat = [hidden.T.ravel(), straight.T.ravel(), out.T.ravel()]
    return flat, loss, blind


def _say(text: str) -> None:
    print(text, end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="GAME")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument("--games", type=int, default=40000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=int, default=KEPT, help="one position of so many is kept")
    parser.add_argument("--greedy", action="store_true", help="play by what was learned before")
    options = parser.parse_args()
    ids = options.ids or [id for id in pasch.catalogue() if isinstance(guide_of(id), LearnedGuide)]
    for id in ids:
        for seats in [options.seats] if options.seats else pasch.load(id).seats:
            train(id, seats, options.games, options.seed, options.greedy, options.kept)


if __name__ == "__main__":
    main()
