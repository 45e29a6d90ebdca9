"""A match as the page would be told it, for looking at a board without a server.

PYTHONPATH=src python web/dev/frames.py nichtlustig --seats 3 --seed 7 > frames.json
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import pasch
from pasch import bots
from pasch.speech import Speaker

NAMES = ["Anna", "Bo", "Carla", "Dirk", "Ella", "Fritz"]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--me", type=int, default=0)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--language", default="de")
    parser.add_argument("--most", type=int, default=400)
    given = parser.parse_args()
    print(json.dumps(frames(given), ensure_ascii=False))


def frames(given: argparse.Namespace) -> dict[str, Any]:
    game = pasch.load(given.game)
    names = NAMES[: given.seats]
    speaker = Speaker(given.language, given.game, names)
    table = pasch.Table(game, pasch.Setup(seats=given.seats, options=given.options))
    view = table.view(given.me)
    bot = bots.load(given.game, given.level)
    rng = pasch.Rng(given.seed)
    found: list[dict[str, Any]] = []
    story: list[str] = []
    happened: list[dict[str, Any]] = []

    def told() -> None:
        seen = table.seen_by(given.me)[-1].action
        actor = view.actor()
        happened.append({"actor": actor, "notation": game.write(view, seen)})
        story.extend(speaker.say(message) for message in game.tell(view, seen))
        view.apply(seen)

    while len(found) < given.most:
        while table.state.actor() == pasch.CHANCE:
            table.roll(rng)
            told()
        actor = table.state.actor()
        found.append(
            {
                "v": len(table.log) - 1,
                "position": game.position(view),
                "asked": [actor] if actor >= 0 else [],
                "story": story[:],
                "happened": happened[:],
                "words": speaker.say(game.ask(view)) if actor >= 0 else "",
                "choices": [
                    {
                        "action": action,
                        "notation": game.write(view, action),
                        "words": speaker.say(game.offer(view, action)),
                    }
                    for action in (view.legal() if actor == given.me else [])
                ],
            }
        )
        story.clear()
        happened.clear()
        if actor < 0:
            break
        table.play(actor, bot.choose(table.view(actor), rng))
        told()
    return {
        "game": given.game,
        "names": names,
        "me": given.me,
        "language": given.language,
        "frames": found,
    }


if __name__ == "__main__":
    main()
