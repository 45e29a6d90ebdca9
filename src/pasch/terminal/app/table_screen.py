"""The table: board, dice, story, and what is asked.  It shows what it is given, no match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import ceil
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.events import Click, Resize
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from pasch.console.screen import NARROWEST, WIDEST, WIDTH
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.speech import Speaker
from pasch.terminal import board
from pasch.terminal.app.choice_list import ChoiceList
from pasch.terminal.app.dice_tray import DiceTray
from pasch.terminal.app.keys import CommandGiven, key_bar
from pasch.terminal.app.pages import MARGIN
from pasch.terminal.app.pages import WIDEST as WIDEST_PAGE
from pasch.terminal.app.painting import painted, word_at
from pasch.terminal.app.question import Question
from pasch.terminal.inputs import Command, command

LEAST = (60, 18)  # columns and rows
FRAME = 4  # columns around a board; where it would no longer fit, the frame goes first
BESIDE = 114  # columns from which the story stands beside the board
TALL = 34  # rows from which dice have pips
TOLD = 60  # sentences that stay on the screen
ROWS_TOLD = 3  # that the story has at least below a board


class StoryFrame(VerticalScroll):
    """What happened last is in sight, however many rows it takes."""

    def on_mount(self) -> None:
        self.anchor()


class Middle(Container):
    """The board and its story; what is below them takes more or fewer rows with each question."""

    class Resized(Message):
        pass

    def on_resize(self) -> None:
        self.post_message(self.Resized())


class TableScreen(Screen[None]):
    AUTO_FOCUS = "#typed"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "mark('up')", show=False),
        Binding("down", "mark('down')", show=False),
        Binding("pageup", "scroll_board('page_up')", show=False),
        Binding("pagedown", "scroll_board('page_down')", show=False),
        Binding("tab", "complete", show=False, priority=True),
        Binding("escape", "clear", show=False),
    ]

    def __init__(self, game: Game, words: Speaker) -> None:
        super().__init__()
        self.game = game
        self.words = words
        self.view: State | None = None
        self.question: Question | None = None
        self.told: list[str] = []
        self.hurried = asyncio.Event()  # somebody does not want to wait
        self._answer: asyncio.Future[int] | None = None
        self._lines: list[str] = []
        self._before: list[str] = []
        self._hand = ""
        self._turn = ""
        self._until = 0.0  # the time for a move is over then; 0: never

    def on_mount(self) -> None:
        self.set_interval(1, self._tick)

    def compose(self) -> ComposeResult:
        with Container(id="whole"):
            yield Static(self.words.key("title"), id="title", markup=False)
            with Middle(id="middle"):
                with VerticalScroll(id="board-frame", can_focus=False):
                    yield Static(id="board", markup=False)
                with StoryFrame(id="story-frame", can_focus=False):
                    yield Static(id="story", markup=False)
            yield Static(id="hand", markup=False)
            yield DiceTray(id="dice")
            yield Static(id="question", markup=False)
            yield ChoiceList(id="choices")
            notice = Static(id="notice", markup=False)
            notice.display = False
            yield notice
            yield Input(id="typed", compact=True, select_on_focus=False)
            yield Static(key_bar(self.words), id="keys")
        yield Static(id="small", markup=False)

    # What is shown

    def show_turn(self, text: str, seconds: int = 0) -> None:
        """Whose turn it is, and how many seconds they have; 0: no limit."""
        self._turn = text
        self._until = monotonic() + seconds if seconds else 0.0
        self._tick(changed=True)

    def _tick(self, changed: bool = False) -> None:
        if not (changed or self._until):
            return
        parts = [self.words.key("title"), self._turn]
        if self._until:
            minutes, seconds = divmod(max(0, ceil(self._until - monotonic())), 60)
            parts.append(f"{minutes}:{seconds:02}")
        self.query_one("#title", Static).update("  ·  ".join(parts))

    def show_board(self, view: State, hand: str) -> None:
        """The table as it is now; what has changed since the last question stands out.

        The hand is said once more where the board is too long for the window.
        """
        self.view = view.copy()
        self._hand = hand
        self._draw()

    def show_dice(self, faces: Sequence[str], rolls: bool) -> None:
        self.query_one(DiceTray).throw(faces, rolls)

    def tell(self, sentences: Sequence[str]) -> None:
        self.told = [*self.told, *sentences][-TOLD:]
        story = Text()
        for place, sentence in enumerate(self.told):
            new = place >= len(self.told) - len(sentences)
            story.append(f"{sentence}\n", "bold" if new else "")
        story.rstrip()
        self.query_one("#story", Static).update(story)

    def notice(self, text: str) -> None:
        """One line that somebody needs to read now: a refusal, or what was taken back."""
        line = self.query_one("#notice", Static)
        line.update(text)
        line.display = bool(text)

    def wipe(self) -> None:
        """Nothing of what was shown stays: neither text nor what was typed."""
        self.view = None
        self.told, self._lines, self._before = [], [], []
        self._hand = ""
        for id in ("#board", "#hand", "#story", "#question", "#notice"):
            self.query_one(id, Static).update("")
        self.query_one(DiceTray).wipe()
        self.query_one(ChoiceList).offer((), None)
        self.query_one("#typed", Input).value = ""
        self.show_turn("")

    @property
    def page_width(self) -> int:
        """The columns of a page over this table."""
        return min(WIDEST_PAGE, self.size.width - MARGIN)

    def _draw(self) -> None:
        if self.view is None:
            return
        frame = self.query_one("#board-frame")
        width = max(NARROWEST, min(WIDEST, frame.scrollable_content_region.width))
        self._lines = board.draw(self.game, self.view, self.words, width)
        paints = board.paints(self.game)
        text = painted(self._lines, paints, self.words.names, self._before)
        self.query_one("#board", Static).update(text)
        self._share_rows()

    @on(Middle.Resized)
    def _share_rows(self) -> None:
        """Below a board the story has all the rows that the board leaves it."""
        rows = self.query_one(Middle).size.height
        story = self.query_one(StoryFrame).styles
        if self.has_class("-beside"):
            story.clear_rule("height")
        else:
            story.height = max(ROWS_TOLD, rows - len(self._lines))
            rows -= ROWS_TOLD
        hand = self.query_one("#hand", Static)
        hand.update(self._hand)
        hand.display = bool(self._hand) and len(self._lines) > rows

    # What is asked

    async def ask(self, question: Question) -> int:
        """The answer, as soon as there is one."""
        self.question = question
        self._answer = asyncio.get_running_loop().create_future()
        self.query_one("#question", Static).update(question.text)
        self.query_one(ChoiceList).offer(question.offers, question.marked)
        typed = self.query_one("#typed", Input)
        typed.value = ""
        typed.placeholder = question.prompt
        typed.focus()
        answer = await self._answer
        self.notice("")
        self.withdraw()
        return answer

    def withdraw(self) -> None:
        """Nothing is asked any more."""
        self.question = None
        self._before = self._lines
        self.query_one("#question", Static).update("")
        self.query_one(ChoiceList).offer((), None)
        typed = self.query_one("#typed", Input)
        typed.value = typed.placeholder = ""

    def answer(self, value: int) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(value)

    @on(OptionList.OptionSelected)
    def _clicked(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if self.question is not None:
            self.answer(self.query_one(ChoiceList).shown[event.option_index].action)

    @on(Input.Changed)
    def _typing(self, event: Input.Changed) -> None:
        if self.question is not None:
            self.query_one(ChoiceList).narrow(event.value)
            if event.value:
                self._touch()

    def _touch(self) -> None:
        if self.question is not None and self.question.touched is not None:
            self.question.touched()

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self.hurried.set()
        if self.question is None:
            found = command(text)
            if found is not None:
                self._do(found)
            event.input.value = ""
            return
        marked = self.query_one(ChoiceList).marked
        if not text and marked is not None:
            self.answer(marked.action)
        elif not text:
            self.notice(self.words.key("app-nothing-said"))
        else:
            self._read(self.question, text)
            event.input.value = ""

    def _read(self, question: Question, text: str) -> None:
        try:
            meant = question.read(text)
        except PaschError as error:
            self.notice(self.words.error(error))
            return
        if isinstance(meant, Command):
            self._do(meant)
        else:
            self.answer(meant)

    def _do(self, word: Command) -> None:
        self.post_message(CommandGiven(word))

    @on(Click, "#board")
    def _touched(self, event: Click) -> None:
        """A word on the board stands for the choices that have it."""
        word = word_at(self._lines, event.x, event.y)
        if word and self.question is not None:
            self.query_one("#typed", Input).value = word

    def action_mark(self, way: str) -> None:
        self._touch()
        choices = self.query_one(ChoiceList)
        if way == "up":
            choices.action_cursor_up()
        else:
            choices.action_cursor_down()

    def action_scroll_board(self, way: str) -> None:
        getattr(self.query_one("#board-frame"), f"scroll_{way}")(animate=False)

    def action_complete(self) -> None:
        """The only choice that fits, or the marked one, as it is written."""
        choices = self.query_one(ChoiceList)
        found = choices.marked or (choices.shown[0] if len(choices.shown) == 1 else None)
        if found is not None and found.notation:
            self.query_one("#typed", Input).value = found.notation
            self.query_one("#typed", Input).action_end()

    def action_clear(self) -> None:
        self.query_one("#typed", Input).value = ""

    def on_resize(self, event: Resize) -> None:
        wide, high = event.size.width, event.size.height
        small = wide < LEAST[0] or high < LEAST[1]
        self.set_class(small, "-small")
        self.set_class(WIDTH <= wide < WIDTH + FRAME, "-exact")
        self.set_class(wide >= BESIDE, "-beside")
        self.set_class(high >= TALL, "-tall")
        self.query_one(DiceTray).large = high >= TALL
        if small:
            said = self.words.key(
                "app-small", columns=LEAST[0], rows=LEAST[1], wide=wide, high=high
            )
            self.query_one("#small", Static).update(said)
        self.call_after_refresh(self._draw)
