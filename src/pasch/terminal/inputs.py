"""What a line means that a player typed."""

from __future__ import annotations

from typing import NamedTuple

from pasch.engine.game import Game
from pasch.engine.state import State

# Both languages are understood at any time.  A notation of the game comes before them.
WORDS = {
    "?": "help", "help": "help", "hilfe": "help", "h": "help",
    "rules": "rules", "regeln": "rules", "regel": "rules", "rule": "rules",
    "board": "board", "brett": "board", "b": "board",
    "log": "log", "verlauf": "log",
    "hint": "hint", "tipp": "hint",
    "odds": "odds", "chancen": "odds",
    "undo": "undo", "u": "undo", "back": "undo",
    "zurück": "undo", "zurueck": "undo", "z": "undo",
    "quit": "quit", "q": "quit", "exit": "quit", "ende": "quit",
}  # fmt: skip


class Command(NamedTuple):
    """Typed at the table in place of a move; `about` is what followed it, as in `? 21`."""

    name: str
    about: str


def command(text: str) -> Command | None:
    """The word said, if it is one of ours.

    >>> command("?MA-21"), command("Regeln 2"), command("2+4:A")
    (Command(name='rule', about='MA-21'), Command(name='rules', about='2'), None)
    """
    word, _, about = text.casefold().partition(" ")
    if text.startswith("?") and text[1:].strip():
        return Command("rule", text[1:].strip())
    found = WORDS.get(word)
    return Command(found, about.strip()) if found else None


def meaning(game: Game, view: State, text: str) -> int | Command:
    """The action or the command; the game's own error says what is wrong with anything else."""
    legal = view.legal()
    if not text and len(legal) == 1:
        return legal[0]
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    for action in legal:
        if game.write(view, action) == text:
            return action
    return command(text) or game.read(view, text)
