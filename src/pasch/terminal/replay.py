"""`pasch replay`: a match from its file, told from the first record to the last."""

from __future__ import annotations

from argparse import Namespace

from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.engine.table import ONLOOKER
from pasch.match import open
from pasch.speech import Speaker
from pasch.terminal import board
from pasch.terminal.seating import names_of
from pasch.terminal.story import ALL, Story, StoryEvent

NOTATION = 11  # columns: four dice
LONGEST = 16  # that still has its words beside it


def run(options: Namespace, console: Console) -> int:
    table = open(options.file)
    game = table.game
    screen = console.screen
    words = Speaker(console.language, game.id, names_of(table, console.speaker))
    screen.heading(words.key("title"))
    screen.text(words.key("terminal-players-are", names=words.listed(words.names)))
    if not table.over:  # what is hidden stays hidden while it matters
        screen.text(words.key("terminal-unfinished"))
    story = Story(table, ALL if table.over else ONLOOKER, words)
    for event in story.news():
        show(screen, event)
        if options.board:
            screen.line()
            lines = board.draw(game, story.view, words, screen.width)
            screen.drawing(lines, board.paints(game))
            screen.line()
    rest = story.rest()
    if rest.notation:
        show(screen, rest)
    return 0


def show(screen: Screen, event: StoryEvent) -> None:
    """Number, notation, words; the words have a line of their own after a long notation."""
    number, notation = f"{event.number:5}  ", " ".join(event.notation)
    beside = f"{number}{notation:{NOTATION}}  "
    words = " ".join(event.sentences)
    if len(notation) <= LONGEST:
        screen.text(words, beside)
    else:
        screen.text(notation, number)
        screen.text(words, " " * (len(number) + NOTATION + 2))
