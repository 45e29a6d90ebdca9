"""What a match tells and asks, whatever shows it: lines of text or an app.

`MatchFlow` yields these one after the other.  Whoever shows them answers the questions, and may
stop at any of them: all that was told is kept already.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pasch.engine.errors import PaschError
from pasch.engine.window import Window
from pasch.terminal.story import StoryEvent

UNDO: Final = -2  # the answer that takes the last move back
Answer = int | None


class Told(NamedTuple):
    """Something happened; `forced`: it was somebody's only move."""

    events: list[StoryEvent]
    forced: bool = False


class Refused(NamedTuple):
    """What was wanted cannot be done, or a bot has failed."""

    error: PaschError


class StandIn(NamedTuple):
    """A bot of this level moves for one that has failed."""

    level: int


class TakenBack(NamedTuple):
    """A move was taken back; `move` is its notation."""

    move: str


class Wiped(NamedTuple):
    """The screen is nobody's from now on: nothing of what it showed may stay."""


class Decide(NamedTuple):
    """Asked: the action of this seat, or UNDO.  `again`: what was answered before was refused."""

    actor: int
    window: Window | None
    again: bool = False


class Pause(NamedTuple):
    """Asked: None to go on, or UNDO.  `covers`: what is on the screen is hidden next."""

    covers: bool = False


class CallAll(NamedTuple):
    """Asked of everybody at the device: the seat that speaks up, or windows.NOBODY."""

    seats: list[int]


class Curtain(NamedTuple):
    """Asked: None, as soon as this player has the device."""

    actor: int


News = Told | Refused | StandIn | TakenBack | Wiped
Question = Decide | Pause | CallAll | Curtain
Moment = News | Question
