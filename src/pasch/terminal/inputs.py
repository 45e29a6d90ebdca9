"""What a line means that a player typed."""

from __future__ import annotations

import re
from typing import NamedTuple

from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.speech import Speaker
from pasch.terminal.choices import listed
from pasch.terminal.refusals import Ambiguous

# Both languages are understood at any time.  A notation of the game comes before them.
WORDS = {
    "?": "help", "help": "help", "hilfe": "help", "h": "help",
    "rules": "rules", "regeln": "rules", "regel": "rules", "rule": "rules",
    "board": "board", "brett": "board", "b": "board",
    "words": "words", "worte": "words", "describe": "words", "w": "words",
    "log": "log", "verlauf": "log",
    "hint": "hint", "tipp": "hint",
    "odds": "odds", "chancen": "odds",
    "undo": "undo", "u": "undo", "back": "undo",
    "zurück": "undo", "zurueck": "undo", "z": "undo",
    "quit": "quit", "q": "quit", "exit": "quit", "ende": "quit",
}  # fmt: skip
SHORTEST = 3  # letters that stand for a word which begins with them
_WORD = re.compile(r"\w+")


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


def completions(game: Game, view: State, words: Speaker) -> list[str]:
    """What may be typed: the moves, then the commands."""
    return [*(game.write(view, action) for action in listed(game, view)), *commands(words)]


def commands(words: Speaker) -> list[str]:
    """The commands of the language, as its help has them."""
    return words.key("terminal-commands").split()


def meaning(game: Game, view: State, text: str, words: Speaker) -> int | Command:
    """The action or the command; the game's own error says what is wrong with anything else."""
    choices = listed(game, view)
    if not text and len(choices) == 1:
        return choices[0]
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(choices):
        return choices[int(text) - 1]
    written = [game.write(view, action) for action in choices]
    if text in written:
        return choices[written.index(text)]
    found = command(text)
    if found:
        return found
    close = "".join(text.split()).casefold()  # `+ 3`, `Homer`
    alike = [place for place, notation in enumerate(written) if notation.casefold() == close]
    if len(alike) == 1:
        return choices[alike[0]]
    for attempt in (text, "".join(text.split()), close):
        if game.parse(view, attempt) is not None:
            return game.read(view, attempt)
    meant = _by_words(game, view, choices, text, words)
    if len(meant) > 1:
        numbers = ", ".join(str(choices.index(action) + 1) for action in meant)
        raise Ambiguous(f"{text!r} could be {numbers}", {"text": text, "numbers": numbers})
    return meant[0] if meant else game.read(view, text)


def _by_words(game: Game, view: State, choices: list[int], text: str, words: Speaker) -> list[int]:
    """The choices whose words have all of those typed, or else words that begin so."""
    typed = _WORD.findall(text.casefold())
    if not any(word.isalpha() for word in typed):
        return []
    offers = {
        action: _WORD.findall(words.say(game.offer(view, action)).casefold()) for action in choices
    }
    whole = [action for action, said in offers.items() if {*typed} <= {*said}]
    if whole or min(map(len, typed)) < SHORTEST:
        return whole
    return [
        action
        for action, said in offers.items()
        if all(any(word.startswith(start) for word in said) for start in typed)
    ]
