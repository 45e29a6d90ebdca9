"""`pasch games`: what there is to play."""

from __future__ import annotations

from argparse import Namespace

from pasch.catalogue import catalogue, left_out, load, package_of
from pasch.console.console import Console
from pasch.console.screen import columns, fit
from pasch.speech import Speaker

ID = 17  # columns of the longest id


def run(options: Namespace, console: Console) -> int:
    screen = console.screen
    for id in catalogue():
        words = Speaker(console.language, id)
        try:
            title, tagline = f"{words.key('title')} · {facts(words, id)}", words.key("tagline")
        except Exception as error:  # one without words spoils nothing for the others
            console.say("games-left-out", name=id, source=package_of(id), reason=repr(error))
            continue
        start = f"{fit(id, ID)}  "
        if ID + 2 + columns(title) <= screen.width:
            screen.line(screen.paint(start, "strong") + title)
            screen.text(tagline, " " * (ID + 2))
        else:
            screen.text(id, style="strong")
            screen.text(title, "  ")
            screen.text(tagline, "  ")
    screen.line()
    for left in left_out():
        console.say("games-left-out", name=left.name, source=left.distribution, reason=left.reason)
    console.say("terminal-games-hint")
    return 0


def facts(words: Speaker, id: str) -> str:
    """For how many, and how long."""
    seats = load(id).seats
    return f"{seats[0]}–{seats[-1]} {words.key('terminal-players')}, {words.key('minutes')} min"
