# compiled
"""Whole games, played to their end by players of one level."""

from __future__ import annotations

from typing import Final

from pasch.bots.guide import Guide
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, OVER, State

PICKS: Final = 1 << 30  # what players choose comes from streams of its own: dice stay the same


def choose(guide: Guide, slips: int, state: State, picks: Rng) -> int:
    """What such a player does: `slips` times in a hundred a slip, else a move at a glance."""
    if slips and int(picks.below(100)) < slips:
        return guide.slip(state, picks)
    return guide.pick(state, picks)


def finish(guide: Guide, slips: int, state: State, dice: Rng, picks: Rng) -> int:
    """Play on in place, to the end; the number of actions."""
    count = 0
    while True:
        actor = state.actor()
        if actor == OVER:
            return count
        if actor == CHANCE:
            state.apply(state.chance().sample(dice))
        else:
            state.apply(choose(guide, slips, state, picks))
        count += 1


def play(
    guide: Guide, slips: int, view: State, steps: list[int], seed: int, stream: int
) -> tuple[list[float], int]:
    """Game number `stream` from a view on, `steps` first: what each seat has of the win, and the
    number of actions.

    Hidden hands are drawn anew.  Whatever the steps are, the same number brings the same hands and
    dice: plans are compared under equal luck.
    """
    dice = Rng(seed, stream)
    picks = Rng(seed, stream + PICKS)
    state = view.fill(dice)
    for action in steps:
        state.apply(action)
    count = finish(guide, slips, state, dice, picks)
    return [guide.result(state, seat) for seat in range(len(state.places()))], count
