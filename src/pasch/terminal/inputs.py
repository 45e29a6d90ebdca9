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


class Word(NamedTuple):
    """A wish that is no move; `about` is what followed it, as in `? 21`."""

    wish: str
    about: str


def wish(text: str) -> Word | None:
    """The word said, if it is one of ours.

    >>> wish("?MA-21"), wish("Regeln 2"), wish("2+4:A")
    (Word(wish='rule', about='MA-21'), Word(wish='rules', about='2'), None)
    """
    word, _, about = text.casefold().partition(" ")
    if text.startswith("?") and text[1:].strip():
        return Word("rule", text[1:].strip())
    found = WORDS.get(word)
    return Word(found, about.strip()) if found else None


def meaning(game: Game, view: State, text: str) -> int | Word:
    """The action or the wish; the game's own error says what is wrong with anything else."""
    legal = view.legal()
    if not text and len(legal) == 1:
        return legal[0]
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    for action in legal:
        if game.write(view, action) == text:
            return action
    return wish(text) or game.read(view, text)
