"""`pasch games`: what there is to play."""

from __future__ import annotations

from argparse import Namespace

from pasch.catalogue import catalogue, load
from pasch.engine.game import Game
from pasch.speech import Speaker
from pasch.terminal.console import Console
from pasch.terminal.screen import Screen, fit


def run(options: Namespace, console: Console) -> int:
    screen = console.screen
    for id in catalogue():
        screen.text(entry(screen, id, console.language))
        screen.text(Speaker(console.language, id).key("tagline"), " " * 19)
    screen.line()
    console.say("terminal-games-hint")
    return 0


def find(text: str) -> Game:
    """A game by its id, or near enough.

    >>> find("mal_anders") is find("Mal anders") is find("mal-anders")
    True
    """
    close = text.strip().casefold().replace("-", "_").replace(" ", "_")
    return load(close if close in catalogue() else text)


def entry(screen: Screen, id: str, language: str) -> str:
    """One game in a line: its id, its title, for how many, how long."""
    words = Speaker(language, id)
    seats = load(id).seats
    players = f"{seats[0]}–{seats[-1]}"
    facts = f"{players} {words.key('terminal-players')}, {words.key('minutes')} min"
    return f"{screen.paint(fit(id, 17), 'strong')}  {words.key('title')} · {facts}"
