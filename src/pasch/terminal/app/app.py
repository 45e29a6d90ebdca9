"""The app around one table: keys, commands, and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import ClassVar, Protocol

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from pasch.console.screen import Screen as Lines
from pasch.speech import Speaker
from pasch.terminal.app.keys import CommandGiven
from pasch.terminal.app.pages import Page, written
from pasch.terminal.app.table_screen import TableScreen
from pasch.terminal.inputs import Command

ALWAYS = frozenset({"help", "rules", "rule", "quit"})  # also while others move
INTERRUPTED = 130


class Playing(Protocol):
    """A match that is shown on the screen of a table."""

    def run(self) -> Awaitable[None]:
        """Until it is over and seen."""

    def advise(self, lines: Lines, word: Command) -> None:
        """Carry out a command that changes nothing on the table."""


class TableApp(App[int]):
    """Ends with an exit status; `failed` is what stopped it, to be reported outside."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "command('help')", show=False),
        Binding("f2", "command('hint')", show=False),
        Binding("f3", "command('odds')", show=False),
        Binding("f4", "command('rules')", show=False),
        Binding("f5", "command('log')", show=False),
        Binding("f6", "command('words')", show=False),
        Binding("f7", "command('undo')", show=False),
        Binding("ctrl+q", "command('quit')", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, table: TableScreen, playing: Playing, words: Speaker) -> None:
        super().__init__()
        self.table = table
        self.playing = playing
        self.words = words
        self.failed: Exception | None = None

    async def on_mount(self) -> None:
        await self.push_screen(self.table)
        self._play()

    @work
    async def _play(self) -> None:
        try:
            await self.playing.run()
        except Exception as error:  # reported where there is a console again
            self.failed = error
        self.exit(0)

    def action_command(self, name: str) -> None:
        self._carry_out(Command(name, ""))

    def action_interrupt(self) -> None:
        self.exit(INTERRUPTED)

    def on_command_given(self, given: CommandGiven) -> None:
        self._carry_out(given.command)

    def _carry_out(self, word: Command) -> None:
        question = self.table.question
        if word.name == "quit":
            self.exit(0)
        elif self.screen is not self.table:
            return  # a page is open
        elif word.name == "undo":
            if question is not None and question.undo is not None:
                self.table.answer(question.undo)
        elif word.name == "board":
            self.table.query_one("#board-frame").scroll_home(animate=False)
        elif word.name in (ALWAYS if question is None else question.commands):
            self._open(word)

    @work(exclusive=True, group="pages")
    async def _open(self, word: Command) -> None:
        """Hints are searched for beside the screen; whoever has moved meanwhile needs none."""
        asked = self.table.question
        self.table.notice(self.words.key("app-thinking") if word.name == "hint" else "")
        write = partial(self.playing.advise, word=word)
        text = await asyncio.to_thread(written, write, self.table.page_width)
        if self.table.question is asked:
            self.table.notice("")
            self.push_screen(Page(text, self.words.key("app-close")))
