"""Trains how wonderful_world's guide judges part 2, on positions that are solved exactly.

    python tools/train_piles.py [--solved 300] [--seed 1]

Guides play part 1; part 2 is solved with all that can follow, and the network learns the chance to
win at the beginning and at some corners of it.  Needs numpy and the compiled package.
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
from train import HIDDEN, fit, save  # type: ignore[import-not-found]

import pasch
from pasch.bots.guide import anything
from pasch.games.wonderful_world import phases
from pasch.games.wonderful_world.exact.piles import Lattice
from pasch.games.wonderful_world.features import COUNT, features
from pasch.games.wonderful_world.guide import GUIDE
from pasch.games.wonderful_world.parts import CARD_BITS, DICE, cards_in
from pasch.games.wonderful_world.state import NUMBERS, WonderfulWorld

CORNERS = 300  # of each solved position
STRANGE = (0, 0, 0, 10)  # choices at random, in a hundred


def begun(number: int, seed: int) -> WonderfulWorld | None:
    """A beginning of part 2, unless part 1 was lost."""
    rng = pasch.Rng(seed, number)
    game = pasch.load("wonderful_world")
    state = game.start(pasch.Setup(number % 4 + 1))
    assert isinstance(state, WonderfulWorld)
    while state.phase < phases.WON and state.phase != phases.ROLLING:
        if state.actor() == pasch.CHANCE:
            state.apply(state.chance().sample(rng))
        elif int(rng.below(100)) < STRANGE[number // 4 % len(STRANGE)]:
            state.apply(anything(state, rng))
        else:
            state.apply(GUIDE.pick(state, rng))
    return state if state.phase == phases.ROLLING else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--solved", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    draw = np.random.default_rng(options.seed)
    rows: list[int] = []
    columns: list[int] = []
    chances: list[float] = []
    number = solved = 0
    while solved < options.solved:
        state = begun(number, options.seed)
        number += 1
        if state is None:
            continue
        solved += 1
        print(f"\r{solved} solved", end="", file=sys.stderr, flush=True)
        whole = state.rows[:]
        high = [row for row in range(len(whole)) if whole[row]]
        piles = [[NUMBERS[card] for card in cards_in(row)] for row in whole]
        lattice = Lattice(piles)
        for corner in range(CORNERS):
            dice = DICE - (0 if corner < CORNERS // 3 else int(draw.integers(DICE)))
            heights = [len(piles[row]) for row in high]
            if corner:  # near the beginning as often as anywhere
                most = int(draw.integers(2, 8))
                heights = [max(0, h - int(draw.integers(min(h, most) + 1))) for h in heights]
            if not any(heights):
                continue
            for row, height in zip(high, heights, strict=True):
                state.rows[row] = whole[row] >> CARD_BITS * (len(piles[row]) - height)
            state.dice_of = [dice, *[0] * (state.seats - 1)]
            active = features(state)
            rows += [len(chances)] * len(active)
            columns += active
            chances.append(lattice.chances(dice)[lattice.corner(heights)])
    won = np.array(chances, np.float32)
    weights, loss, _ = fit(
        np.array(rows, np.int32), np.array(columns, np.int32), np.stack([won, 1 - won], 1),
        COUNT, options.seed, epochs=40, batch=1024,
    )  # fmt: skip
    least = float(-(won * np.log(won + 1e-9) + (1 - won) * np.log(1 - won + 1e-9)).mean())
    print(f"\n{len(won)} positions; log loss {loss:.4f}, of a perfect judge {least:.4f}")
    save("pasch.games.wonderful_world", "piles", [COUNT, HIDDEN, 2], weights)


if __name__ == "__main__":
    main()
