"""`pasch hint`, and the word at the table: the best few choices and why."""

from __future__ import annotations

from argparse import Namespace

from pasch.analysis.hints import Hint, hints
from pasch.console.console import Console
from pasch.console.screen import Screen, columns
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.match import open
from pasch.speech import Speaker
from pasch.terminal.seating import names_of


def run(options: Namespace, console: Console) -> int:
    table = open(options.file)
    words = Speaker(console.language, table.game.id, names_of(table, console.speaker))
    actor = table.state.actor()
    if actor < 0:
        console.say("hint-nobody")
        return 0
    view = table.view(actor)
    console.screen.text(words.key("terminal-turn", seat=actor), style="strong")
    console.screen.text(words.say(table.game.ask(view)))
    show(console.screen, words, table.game, view, len(table.log))
    return 0


def show(screen: Screen, words: Speaker, game: Game, view: State, number: int) -> None:
    """Hints for a view after so many records; the same position gets the same hints."""
    found = hints(game, view, Rng(number))
    notation = [game.write(view, hint.action) for hint in found]
    wide = max(map(columns, notation))
    screen.text(words.key("hint-heading"), "  ")
    for written, hint in zip(notation, found, strict=True):
        offer = words.say(game.offer(view, hint.action))
        screen.text(f"{offer} {_worth(words, hint)}", f"  {written:{wide}}  ")


def _worth(words: Speaker, hint: Hint) -> str:
    chance = words.key(
        "hint-worth", chance=round(100 * hint.worth), error=max(1, round(100 * hint.error))
    )
    return " ".join([chance, *(words.say(reason) for reason in hint.why)])
