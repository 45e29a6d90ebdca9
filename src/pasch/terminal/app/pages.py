"""A page of text over the table: rules, hints, the story.  Escape or a click beside closes it."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Static

from pasch.console.screen import Screen as Lines

MARGIN = 10  # columns around the text of a page
WIDEST = 90

Writer = Callable[[Lines], None]


def written(write: Writer, width: int) -> Text:
    """What the plain terminal would show, in its colours."""
    out = StringIO()
    write(Lines(out, colour=True, width=width))
    return Text.from_ansi(out.getvalue().strip("\n"))


class Page(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "close", show=False),
        Binding("up", "scroll('up')", show=False),
        Binding("down", "scroll('down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
    ]

    def __init__(self, text: Text, close: str) -> None:
        super().__init__()
        self.text = text
        self._close = close

    def compose(self) -> ComposeResult:
        frame = VerticalScroll(Static(self.text), id="page")
        frame.border_subtitle = self._close
        frame.can_focus = False
        yield frame

    def on_click(self, event: Click) -> None:
        if event.widget is self:
            self.action_close()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, way: str) -> None:
        getattr(self.query_one("#page"), f"scroll_{way}")(animate=False)
