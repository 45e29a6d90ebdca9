"""Commands that change nothing on the table: help, the story so far, the rules, advice."""

from __future__ import annotations

from pasch import facts
from pasch.console.screen import Screen
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.speech import Speaker
from pasch.terminal.inputs import Command
from pasch.terminal.match_flow import MatchFlow
from pasch.terminal.refusals import UnknownRule
from pasch.terminal.replay import show
from pasch.terminal.rulesbook import book
from pasch.terminal.story import Story

LOGGED = 20  # events in the log unless more are asked for
ADVICE = ("hint", "odds")  # commands that the host may have ruled out
HELP = ("choose", "rule", "words", "describe", "hint", "odds", "undo", "quit")


def carry_out(screen: Screen, flow: MatchFlow, view: State, word: Command) -> None:
    """Any of them, as whoever the screen belongs to may have it."""
    table, words, seat = flow.table, flow.words, flow.seat
    if word.name == "help":
        help(screen, words)
    elif word.name == "words":
        describe(screen, words, table.game, view, seat)
    elif word.name == "log":
        log(screen, flow.story_of(seat), word.about)
    elif word.name in ADVICE:
        allowed = bool(table.extra.get("hints", True))
        advise(screen, words, table.game, view, seat, word.name, allowed)
    else:
        rules(screen, words, table.game.id, word)


def help(screen: Screen, words: Speaker) -> None:
    for line in HELP:
        screen.text(words.key(f"terminal-help-{line}"), "  ")


def describe(screen: Screen, words: Speaker, game: Game, view: State, seat: int) -> None:
    """The board in words, for whoever does not see it."""
    told = facts.describe(game, view, seat, words)
    for text in (told["where"], told["dice"], told["score"], told["hand"] if seat >= 0 else ""):
        if text:
            screen.text(text, "  ")


def log(screen: Screen, story: Story, about: str) -> None:
    """The last events of a story told from its beginning."""
    count = int(about) if about.isdecimal() else LOGGED
    for event in list(story.news())[-count:]:
        show(screen, event)


def advise(
    screen: Screen, words: Speaker, game: Game, view: State, seat: int, name: str, allowed: bool
) -> None:
    """Hints for the seat that is to choose, chances for any seat; both from what it knows."""
    if not allowed:
        screen.text(words.key("terminal-no-hints"), "  ")
    elif name == "odds":
        from pasch.terminal import odds

        odds.tell(game, view, screen, words)
    elif view.actor() != seat:
        screen.text(words.key("hint-nobody"), "  ")
    else:
        from pasch.terminal import hint  # the search is loaded when it is asked for

        hint.show(screen, words, game, view)


def rules(screen: Screen, words: Speaker, game: str, word: Command) -> None:
    """`rules`: the contents, `rules 2`: a section, `? 21` or `rules MA-21`: one rule."""
    page = book(game, words.language)
    section = int(word.about) if word.about.isdecimal() else 0
    if not word.about:
        page.show_contents(screen)
    elif word.name == "rules" and 0 < section < len(page.sections):
        page.show_section(screen, section)
    else:
        try:
            page.show_rule(screen, word.about)
        except UnknownRule as error:
            screen.text(words.error(error), "  ")
