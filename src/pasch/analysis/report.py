"""A review as plain JSON: what the web page draws its chart from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pasch.analysis.estimate import Estimate
from pasch.analysis.review import Review, Step
from pasch.match import Table


def as_json(table: Table, result: Review, names: Sequence[str]) -> dict[str, Any]:
    """Chances between 0 and 1; every estimate as [worth, standard error]."""
    return {
        "game": table.game.id,
        "names": list(names),
        "looks": result.looks,
        "players": [
            {
                "first": _pair(player.first),
                "luck": _pair(player.luck),
                "own_play": _pair(player.own_play),
                "others_play": _pair(player.others_play),
                "last": player.last,
                "losses": _pair(player.losses),
            }
            for player in result.players
        ],
        "turning_points": result.turning_points(),
        "steps": [_step(table, step) for step in result.steps],
        "last": result.last,
    }


def _step(table: Table, step: Step) -> dict[str, Any]:
    moment = step.moment
    found: dict[str, Any] = {
        "from": moment.start,
        "to": moment.end,
        "actor": moment.actor,
        "before": [_pair(chance) for chance in step.before],
        "change": [_pair(change) for change in step.change],
    }
    if step.decision:
        found["chosen"] = table.game.write(moment.view, moment.action)
        found["best"] = table.game.write(moment.view, step.best)
        found["loss"] = _pair(step.loss)
    return found


def _pair(estimate: Estimate) -> list[float]:
    return [round(estimate.worth, 6), round(estimate.error, 6)]
