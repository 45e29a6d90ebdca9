"""What came out, as plain JSON and as tables of words."""

from __future__ import annotations

from typing import Any

from pasch.research.experiment import Experiment
from pasch.research.tally import Sums, Tally, spread

DIGITS = 6  # of what is no whole number: the same everywhere


def as_data(experiment: Experiment, tally: Tally) -> dict[str, Any]:
    """All of it; equal results are equal to the byte."""
    return {
        "experiment": experiment.as_data(),
        "games": tally.games,
        "bots": {
            bot: {**_share(sums), "points": _spread(tally.points[bot])}
            for bot, sums in tally.groups("bot").items()
        },
        "order": {place: _share(sums) for place, sums in tally.groups("order").items()},
        "seats": {seat: _share(sums) for seat, sums in tally.groups("seat").items()},
        "actions": _spread(tally.actions),
        "ends": dict(sorted(tally.ends.items())),
        "cards": {
            card: {"seats": sums.games, **_share(sums)}
            for card, sums in tally.groups("card").items()
        },
    }


def _share(sums: Sums) -> dict[str, float]:
    """The share of wins of one seat, and half of its 95 % interval."""
    return {
        "wins": round(float(sums.mean), DIGITS),
        "margin": round(sums.margin, DIGITS),
    }


def _spread(counts: dict[int, int]) -> dict[str, float]:
    return {name: round(value, DIGITS) for name, value in spread(counts)._asdict().items()}
