"""Matches of one person among bots as the page is told them, for counting how long they wait."""

from __future__ import annotations

from typing import Any

import pasch
from pasch import bots
from pasch.speech import Speaker

ME = 0
NAMES = ("Anna", "Bo", "Carla", "Dirk")
LEVEL = 2


def recorded(name: str, matches: int, most: int) -> dict[str, Any]:
    """`most` decisions of the person in each match, who plays as the bots do."""
    return {
        "game": name,
        "seats": _seats(name),
        "me": ME,
        "matches": [_match(name, seed, most) for seed in range(matches)],
    }


def _seats(name: str) -> int:
    return min(len(NAMES), pasch.load(name).seats[-1])


def _match(name: str, seed: int, most: int) -> list[dict[str, Any]]:
    """What the server sends, message by message: one move, and what follows by itself."""
    game = pasch.load(name)
    seats = _seats(name)
    speaker = Speaker("de", name, NAMES[:seats])
    table = pasch.Table(game, pasch.Setup(seats=seats))
    view = table.view(ME)
    bot = bots.load(name, LEVEL)
    rng = pasch.Rng(seed)
    found: list[dict[str, Any]] = []
    steps: list[dict[str, Any]] = []

    def tell() -> None:
        seen, actor = table.seen_by(ME)[-1].action, view.actor()
        notation = game.write(view, seen)
        story = [speaker.say(message) for message in game.tell(view, seen)]
        view.apply(seen)
        steps.append({"v": len(table.log), "actor": actor, "notation": notation, "story": story,
                      "position": game.position(view)})  # fmt: skip

    by = -1
    decided = 0
    while decided < most:
        while table.state.actor() == pasch.CHANCE:
            table.roll(rng)
            tell()
        actor = table.state.actor()
        decides = actor == ME and _decides(game, view)
        decided += decides
        found.append({"by": by, "steps": steps[:], "asked": actor, "decides": decides})
        steps.clear()
        if actor < 0:
            break
        by = actor
        table.play(actor, bot.choose(table.view(actor), rng))
        tell()
    return found


def _decides(game: Any, view: pasch.State) -> bool:
    """A single choice plays itself, but for the roll of a die."""
    legal = view.legal()
    return len(legal) > 1 or game.write(view, legal[0]) == "roll"
