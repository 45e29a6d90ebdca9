"""How a match ended, in words, and how to come back to it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from pasch.console.screen import Screen
from pasch.match import Table
from pasch.speech import Speaker


def standings(places: Sequence[int], words: Speaker) -> list[tuple[str, str]]:
    """Lines with what stands before them; a game that all play together has one.

    >>> standings([2, 1, 2], Speaker("en", "simpsons", ["Ann", "Bo", "Cy"]))
    [('  1. ', 'Bo'), ('  2. ', 'Ann and Cy')]
    """
    if 1 not in places:
        return [("", words.key("terminal-lost"))]
    if max(places) == 1:
        return [("", words.key("terminal-won-together"))]
    found = []
    for place in sorted(set(places)):
        names = [name for name, its in zip(words.names, places, strict=True) if its == place]
        found.append((f"  {place}. ", words.listed(names)))
    return found


def show(screen: Screen, words: Speaker, table: Table, path: Path) -> None:
    for indent, text in standings(table.state.places(), words):
        screen.text(text, indent)
    _point_to(screen, words.key("terminal-kept"), "pasch replay", path)


def point_back(screen: Screen, words: Speaker, path: Path) -> None:
    """For whoever leaves a match that is not over."""
    _point_to(screen, words.key("terminal-left"), "pasch play --resume", path)


def _point_to(screen: Screen, text: str, command: str, path: Path) -> None:
    screen.text(text)
    screen.line(f"  {command} {quote(str(path))}")  # in one line, to be copied
