"""Which game, who plays, by which rules: two pages that lead to a match."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, Label, OptionList, Static
from textual.widgets.option_list import Option as Entry

from pasch.catalogue import catalogue, find
from pasch.console.console import Console, EndOfInput
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.engine.setup import Option
from pasch.match import Table
from pasch.speech import Speaker
from pasch.terminal.listing import facts
from pasch.terminal.saves import last, place
from pasch.terminal.seating import Plan, begin, names_of, plan

WAITING = ":waiting"  # no game is called so
Chosen = tuple[Table, Path] | Plan


class SetupScreen(Screen[Plan | None]):
    """Names, seats and house rules of one game; what cannot be is refused below."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, game: Game, words: Speaker) -> None:
        super().__init__()
        self.game = game
        self.words = words

    def compose(self) -> ComposeResult:
        words, seats = self.words, self.game.seats
        yield Static(words.key("title"), id="title", markup=False)
        with VerticalScroll(id="form", can_focus=False):
            yield Label(words.key("terminal-which-names"), markup=False)
            yield Input(id="names", compact=True)
            if seats[0] != seats[-1]:
                yield Label(words.key("app-seats", least=seats[0], most=seats[-1]), markup=False)
                yield Input(id="seats", compact=True)
            for option in self.game.options:
                yield from self._option(option)
            yield Static(id="refusal", markup=False)
            yield Button(words.key("app-start"), id="start", variant="primary", compact=True)
        yield Static(words.key("app-menu-keys"), id="keys", markup=False)

    def _option(self, option: Option) -> ComposeResult:
        title = self.words.key(f"option-{option.name}")
        about = self.words.key(f"option-{option.name}-about")
        if isinstance(option.default, bool):
            yield Checkbox(Text(title), option.default, id=f"option-{option.name}", compact=True)
            yield Label(about, classes="about", markup=False)
        else:
            yield Label(title, markup=False)
            yield Input(str(option.default), id=f"option-{option.name}", compact=True)
            yield Label(f"{about} ({option.values()})", classes="about", markup=False)

    @on(Button.Pressed)
    @on(Input.Submitted)
    def _start(self) -> None:
        try:
            wanted = self._plan()
        except PaschError as error:
            self.query_one("#refusal", Static).update(self.words.error(error))
            return
        self.dismiss(wanted)

    def _plan(self) -> Plan:
        seats = "".join(each.value.strip() for each in self.query("#seats").results(Input))
        options = [
            f"{option.name}={self._setting(option)}"
            for option in self.game.options
            if self._setting(option)
        ]
        names = self.query_one("#names", Input).value
        return plan(self.words, self.game, names, seats or None, options=options)

    def _setting(self, option: Option) -> str:
        field = self.query_one(f"#option-{option.name}")
        if isinstance(field, Checkbox):
            return "yes" if field.value else "no"
        assert isinstance(field, Input)
        return field.value.strip()

    def action_back(self) -> None:
        self.dismiss(None)


class MenuApp(App[Chosen]):
    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self, console: Console) -> None:
        super().__init__()
        self.words = console.speaker
        self.waiting = last()

    def compose(self) -> ComposeResult:
        yield Static(self.words.key("terminal-welcome"), id="title", markup=False)
        entries = []
        if self.waiting:
            entries.append(Entry(Text(self._waiting(self.waiting[0]), "bold #7ee787"), WAITING))
        entries += [Entry(self._described(id), id) for id in catalogue()]
        yield OptionList(*entries, id="games", compact=True)
        yield Static(self.words.key("app-menu-keys"), id="keys", markup=False)

    def _waiting(self, table: Table) -> str:
        title = Speaker(self.words.language, table.game.id).key("title")
        names = self.words.listed(names_of(table, self.words))
        return self.words.key("terminal-waiting", title=title, names=names) + "\n"

    def _described(self, id: str) -> Text:
        words = Speaker(self.words.language, id)
        text = Text(words.key("title"), "bold #79c0ff")
        text.append(f"\n  {facts(words, id)}\n", "default")
        text.append(f"  {words.key('tagline')}\n", "dim")
        return text

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == WAITING:
            self.exit(self.waiting)
            return
        game = find(event.option_id or "")
        words = Speaker(self.words.language, game.id)
        self.push_screen(SetupScreen(game, words), self._planned)

    def _planned(self, wanted: Plan | None) -> None:
        if wanted is not None:
            self.exit(wanted)


def choose(console: Console, file: str | None, seed: str | None) -> tuple[Table, Path]:
    """The match that waits, or a new one; EndOfInput for whoever leaves."""
    chosen = MenuApp(console).run()
    if chosen is None:
        raise EndOfInput
    if isinstance(chosen, Plan):
        return begin(chosen, seed), place(chosen.game.id, file)
    return chosen
