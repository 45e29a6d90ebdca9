"""A few friendly questions that lead to a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from pasch.catalogue import catalogue, find
from pasch.console.console import Console
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.engine.setup import Option
from pasch.match import Table
from pasch.speech import Speaker
from pasch.terminal.listing import facts
from pasch.terminal.saves import last, place
from pasch.terminal.seating import begin, names_of, plan

CONTINUE = ("w", "c")  # weiterspielen, continue
Answer = TypeVar("Answer")


def choose(console: Console, file: str | None, seed: str | None) -> tuple[Table, Path]:
    """The match that waits, or a new one."""
    words = console.speaker
    waiting = last()
    _show_games(console)
    if waiting:
        _show_waiting(console, waiting[0])
    console.screen.line()
    question = words.key("terminal-which-game")
    game = _until(console, question, lambda text: _game(text, waiting is not None))
    if waiting and game is None:
        return waiting
    assert game is not None

    def valid(names: str, seats: str | None = None) -> tuple[str, int]:
        return names, plan(words, game, names, seats).setup.seats

    names, least = _until(console, words.key("terminal-which-names"), valid)
    seats = least
    if least < game.seats[-1]:
        question = words.key("terminal-how-many", least=least, most=game.seats[-1])
        _, seats = _until(console, question, lambda text: valid(names, text or str(least)))
    options = _house_rules(console, game)
    wanted = plan(words, game, names, str(seats), options=options)
    return begin(wanted, seed), place(game.id, file)


def _show_games(console: Console) -> None:
    screen = console.screen
    screen.heading(console.speaker.key("terminal-welcome"))
    for number, id in enumerate(catalogue(), start=1):
        words = Speaker(console.language, id)
        screen.text(words.key("title"), f"  {number}) ", style="strong")
        screen.text(facts(words, id), "     ")
        screen.text(words.key("tagline"), "     ")


def _show_waiting(console: Console, table: Table) -> None:
    title = Speaker(console.language, table.game.id).key("title")
    names = console.speaker.listed(names_of(table, console.speaker))
    console.say("terminal-waiting", "  ", title=title, names=names)


def _game(text: str, waiting: bool) -> Game | None:
    """None for the match that waits."""
    if waiting and text.casefold() in CONTINUE:
        return None
    ids = catalogue()
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(ids):
        return find(ids[int(text) - 1])
    return find(text)


def _house_rules(console: Console, game: Game) -> list[str]:
    """The options that are not to be as usual."""
    chosen: list[str] = []
    if game.options and console.ask(console.speaker.key("terminal-house-rules")):
        for option in game.options:
            chosen += _setting(console, game, option)
    return chosen


def _setting(console: Console, game: Game, option: Option) -> list[str]:
    words = Speaker(console.language, game.id)

    def valid(text: str) -> list[str]:
        chosen = [f"{option.name}={text}"] if text else []
        plan(words, game, options=chosen)  # refuses what cannot be
        return chosen

    console.screen.text(words.key(f"option-{option.name}-about"), "  ")
    question = words.key(
        "terminal-option",
        title=words.key(f"option-{option.name}"),
        flag=int(isinstance(option.default, bool)),
        values=option.values(),
    )
    return _until(console, question, valid)


def _until(console: Console, question: str, read: Callable[[str], Answer]) -> Answer:
    """Ask until the answer can be read."""
    while True:
        try:
            return read(console.ask(question))
        except PaschError as error:
            console.screen.text(console.speaker.error(error), "  ")
