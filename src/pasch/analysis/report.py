"""A review as plain JSON: what the web page draws its chart from."""

from __future__ import annotations

from typing import Any

from pasch.analysis.estimate import Estimate
from pasch.analysis.review import Review, Step
from pasch.engine.state import State
from pasch.match import Table
from pasch.speech import Speaker


def as_json(table: Table, result: Review, words: Speaker) -> dict[str, Any]:
    """Chances between 0 and 1; every estimate as [worth, standard error]; sentences by `words`."""
    return {
        "game": table.game.id,
        "names": list(words.names),
        "looks": result.looks,
        "measure": words.say(result.measure) if result.measure else "",
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
        "turning_points": result.turning_points,
        "steps": [_step(table, step, words) for step in result.steps],
        "last": result.last,
    }


def _step(table: Table, step: Step, words: Speaker) -> dict[str, Any]:
    moment = step.moment
    found: dict[str, Any] = {
        "from": moment.start,
        "to": moment.end,
        "actor": moment.actor,
        "told": [words.say(message) for message in moment.told],
        "before": [_pair(chance) for chance in step.before],
        "change": [_pair(change) for change in step.change],
    }
    if step.decision:
        found["chosen"] = _choice(table, moment.view, moment.action, words)
        found["best"] = _choice(table, moment.view, step.best, words)
        found["loss"] = _pair(step.loss)
    return found


def _choice(table: Table, view: State, action: int, words: Speaker) -> dict[str, str]:
    game = table.game
    return {"notation": game.write(view, action), "text": words.say(game.offer(view, action))}


def _pair(estimate: Estimate) -> list[float]:
    return [round(estimate.worth, 6), round(estimate.error, 6)]
