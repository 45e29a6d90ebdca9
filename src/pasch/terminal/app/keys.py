"""The keys that work everywhere, and the bar that shows them."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.message import Message

from pasch.speech import Speaker
from pasch.terminal.inputs import Command, command, commands

# By command; the words for them are those that may be typed as well.
KEYS: Final = {
    "help": "F1",
    "hint": "F2",
    "odds": "F3",
    "rules": "F4",
    "log": "F5",
    "words": "F6",
    "undo": "F7",
    "quit": "^Q",
}


class CommandGiven(Message):
    """Somebody typed a command, pressed its key or clicked on it."""

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command


def key_bar(words: Speaker) -> Content:
    """
    >>> key_bar(Speaker("en")).plain
    'F1·help  F2·hint  F3·odds  F4·rules  F5·log  F6·words  F7·undo  ^Q·quit'
    """
    said = {found.name: word for word in commands(words) if (found := command(word))}
    parts = [
        Content.from_markup(
            f"[@click=app.command('{name}')][b]$key[/b]·$word[/]",
            key=key,
            word=said[name],
        )
        for name, key in KEYS.items()
    ]
    return Content("  ").join(parts)
