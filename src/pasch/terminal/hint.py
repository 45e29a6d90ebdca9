"""`pasch hint`, and the word at the table: the best few choices and why."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from pasch.analysis.evaluator import Players
from pasch.analysis.hints import Hint, as_json, hints, measure
from pasch.console.console import Console
from pasch.console.refusals import BadArguments
from pasch.console.screen import Screen, columns
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.speech import Speaker, decimal
from pasch.terminal.subject import subject

COMMAND = "pasch hint"


def run(options: Namespace, console: Console) -> int:
    game, state, view, names = subject(options, console, COMMAND)
    if state is None or view is None:
        text = console.speaker.key("hint-needs-position")
        raise BadArguments(text, {"text": text, "command": COMMAND})
    words = Speaker(console.language, game.id, names)
    if options.json:
        console.screen.line(json.dumps(whole(game, view, words), ensure_ascii=False))
        return 0
    actor = view.actor()
    if actor < 0:
        console.say("hint-nobody")
        return 0
    console.screen.text(words.key("terminal-turn", seat=actor), style="strong")
    console.screen.text(words.say(game.ask(view)))
    show(console.screen, words, game, view)
    return 0


def whole(game: Game, view: State, words: Speaker) -> dict[str, Any]:
    """All that `--json` tells; no hints where nobody is to choose."""
    players = Players(game)
    found = hints(players, view) if view.actor() >= 0 else []
    return {
        "game": game.id,
        "seat": view.actor(),
        "level": players.level,
        "measure": words.say(measure(players, found)) if found else "",
        "hints": as_json(game, view, found, words),
    }


def show(screen: Screen, words: Speaker, game: Game, view: State) -> None:
    """Hints for a view; the same position gets the same hints."""
    players = Players(game)
    found = hints(players, view)
    notation = [f"{hint.rank}. {game.write(view, hint.action)}" for hint in found]
    wide = max(map(columns, notation))
    screen.text(words.key("hint-heading", measure=measure(players, found)), "  ")
    for written, hint in zip(notation, found, strict=True):
        offer = words.say(game.offer(view, hint.action))
        screen.text(f"{offer} {_worth(words, hint)}", f"  {written:{wide}}  ")


def _worth(words: Speaker, hint: Hint) -> str:
    if hint.exact:
        chance = words.key("hint-worth-exact", chance=decimal(100 * hint.worth, words.language))
    else:
        chance = words.key(
            "hint-worth", chance=round(100 * hint.worth), error=max(1, round(100 * hint.error))
        )
    return " ".join([chance, *(words.say(reason) for reason in hint.why)])
