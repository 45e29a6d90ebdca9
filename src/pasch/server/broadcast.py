"""A table in the words of one viewer: what happened, how it looks, what is asked.

What is the same for several viewers is put into words, encoded and framed once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from time import time
from typing import Any, final

import msgspec
from msgspec import Raw

from pasch.engine.message import PerSeat
from pasch.engine.state import OVER, State
from pasch.engine.table import ONLOOKER
from pasch.fair import commit
from pasch.server.frames import frame
from pasch.server.match import LogEvent, Match
from pasch.server.messages import (
    Branch,
    Choice,
    Choices,
    DayInfo,
    Event,
    Events,
    OpenWindow,
    OriginInfo,
    SeatInfo,
    TableInfo,
)
from pasch.server.pledges import left_out
from pasch.server.table import LiveTable
from pasch.server.table_document import DayDocument, Origin
from pasch.server.windows import is_offered, may_decide_meanwhile, plays_itself, shown
from pasch.speech import Speaker

Seats = tuple[int, ...]
encode = msgspec.json.Encoder().encode


def table_info(table: LiveTable) -> TableInfo:
    document = table.document
    return TableInfo(
        id=table.id,
        revision=table.revision,
        game=document.game,
        options=document.options,
        status=document.status,  # type: ignore[arg-type]
        seats=[
            SeatInfo(
                seat.kind,  # type: ignore[arg-type]
                seat.name,
                seat.level,
                here=table.present(number),
                stand_in=number in table.stand_ins,
                recovered=seat.recovered,
                patient=seat.patient,
            )
            for number, seat in enumerate(document.seats)
        ],
        move_seconds=document.move_seconds,
        paused=document.paused,
        listed=document.listed,
        commitment=commit(bytes.fromhex(document.secret)),
        seed=document.secret if document.status == "over" and not table.sealed else "",
        seeds=[seat.seed for seat in document.seats],
        pledges=[seat.pledge for seat in document.seats],
        left_out=left_out(document),
        next=document.next,
        hints=document.hints,
        window_ms=document.window_ms,
        rematch=document.rematch,
        origin=_origin(document.origin) if document.origin else None,
        branches=[Branch(each.table, each.version) for each in document.branches],
        day=_day(table, document.day) if document.day else None,
    )


def _day(table: LiveTable, day: DayDocument) -> DayInfo:
    return DayInfo(day.date, day.ends, day.ranked, table.sealed)


def _origin(origin: Origin) -> OriginInfo:
    return OriginInfo(origin.table, origin.version, origin.records, origin.position is not None)


@final
class Broadcast:
    """What happened, for everybody at a table: viewers who may know the same share the frames."""

    def __init__(
        self, table: LiveTable, match: Match, happened: Sequence[LogEvent], whole: bool = False
    ) -> None:
        self._table = table
        self._match = match
        self._happened = happened
        self._whole = whole
        self._window = {question.seat: question for question in match.window}
        self._offered = self._who_is_offered()
        self._opened: bytes | None = None
        self._apart = [_is_told_apart(event) for event in happened]
        self._any_apart = True in self._apart
        self._positions: dict[int, Raw] = {}
        self._around: dict[Seats, tuple[bytes, bytes]] = {}
        self._told: dict[str, list[bytes]] = {}
        self._events: dict[tuple[str, Seats, int | None], bytes] = {}
        self._choices: dict[tuple[str, int], bytes] = {}

    def to(self, language: str, seats: Seats) -> bytes:
        """The frames for somebody who holds these seats."""
        known = seats if self._match.hides else ()
        listener = listener_of(seats) if self._any_apart else None
        kind = (language, known, listener)
        made = self._events.get(kind)
        if made is None:
            made = self._events[kind] = frame(self._tell(language, known, listener))
        return made + self.window_to(language, seats)

    def window_to(self, language: str, seats: Seats) -> bytes:
        """What they may do now, and the window that is open."""
        made = self._open_window()
        for seat in seats:
            if seat in self._offered:
                made += self._ask(language, seat)
        return made

    def _who_is_offered(self) -> dict[int, State]:
        asked = self._match.asked()
        if not self._window:
            decided = self._table.decided()
            if decided is not None:  # and is played in a moment: to ask again would overtake it
                asked.pop(decided[0], None)
            return asked
        sitting, notes = self._table.sitting(), self._table.notes
        offered = [each for each in self._match.window if is_offered(each, sitting, notes)]
        found = {question.seat: asked[question.seat] for question in offered}
        after = self._match.after_window()
        if after is not None and may_decide_meanwhile(after[0], sitting, notes):
            found[after[0]] = after[1]
        return found

    def _open_window(self) -> bytes:
        """The same for everybody."""
        if self._opened is None:
            self._opened = b""
            told = open_window(self._table)
            if told is not None:
                self._opened = frame(encode(told))
        return self._opened

    def _tell(self, language: str, seats: Seats, listener: int | None) -> bytes:
        around = self._around.get(seats)
        if around is None:
            around = self._around[seats] = self._without_events(seats)
        before, after = around
        return before + b",".join(self._tell_events(language, seats, listener)) + after

    def _without_events(self, seats: Seats) -> tuple[bytes, bytes]:
        """What comes before and after the events: the same for all who may know the same."""
        match = self._match
        state = match.table.state
        left = self._table.seconds_left()
        told = Events(
            match.version,
            [],
            # What everybody sees goes under -1.
            {str(seat): self._position(seat) for seat in seats or (ONLOOKER,)},
            [] if self._window else list(self._offered),
            state.places() if state.actor() == OVER else [],
            0 if left is None or self._window or not self._offered else max(1, ceil(left)),
            self._whole,
            self._undo(seats),
        )
        before, _, after = encode(told).partition(b"[]")  # no other list comes before the events
        return before + b"[", b"]" + after

    def _tell_events(self, language: str, seats: Seats, listener: int | None) -> list[bytes]:
        """What is said to all alike is put into words and encoded for the first of them."""
        speaker = self._table.speaker(language, listener)
        alike = self._told.get(language)
        if alike is None:
            alike = self._told[language] = [
                b""
                if self._apart[number] or event.audience >= 0
                else encode(_event(event, seats, speaker))
                for number, event in enumerate(self._happened)
            ]
        return [
            alike[number] or encode(_event(event, seats, speaker))
            for number, event in enumerate(self._happened)
        ]

    def _position(self, seat: int) -> Any:
        """As this seat sees it, encoded once for all who look with it."""
        found = self._positions.get(seat)
        if found is None:
            match = self._match
            found = self._positions[seat] = Raw(encode(match.game.position(match.view(seat))))
        return found

    def _undo(self, seats: Seats) -> int:
        """The seat that may take back, as far as a holder of these seats may know."""
        match = self._match
        if match.over or not match.can_take_back or not match.may_take_back:
            return -1
        actor = match.table.log[-1].actor
        return actor if actor in seats or not match.hides else -1

    def _ask(self, language: str, seat: int) -> bytes:
        kind = (language, seat)
        made = self._choices.get(kind)
        if made is None:
            game, view = self._match.game, self._offered[seat]
            speaker = self._table.speaker(language, seat)
            choices = [
                Choice(action, game.write(view, action), speaker.say(game.offer(view, action)))
                for action in view.legal()
            ]
            words = speaker.say(game.ask(view))
            question = self._window.get(seat)
            told = Choices(self._match.version, seat, words, choices)
            if question is not None:
                told.window, told.passing = True, question.passing
            else:
                sitting, hides = self._table.sitting(), self._match.hides
                routine = plays_itself(game.routine(view), sitting, hides)
                told.routine = -1 if routine is None else routine
                told.early = bool(self._window)
            made = self._choices[kind] = frame(encode(told))
        return made


def open_window(table: LiveTable) -> OpenWindow | None:
    """The window that is open, if there is anything to see of it."""
    match = table.match
    if match is None or not match.window or not shown(match.window, table.sitting()):
        return None
    closes = table.closing().at
    return OpenWindow(
        match.version,
        [question.seat for question in match.window],
        0 if closes is None else max(1, ceil(1000 * (closes - time()))),
        table.notes.thinking(),
        table.one_device,
    )


def listener_of(seats: Seats) -> int | None:
    """Whose count of the fields somebody hears who holds these seats: at a device that several
    people share, that of whoever moves."""
    if not seats:
        return ONLOOKER
    return seats[0] if len(seats) == 1 else None


def _is_told_apart(event: LogEvent) -> bool:
    """Whether each seat hears it in its own way."""
    return any(
        isinstance(value, PerSeat)
        for _, story in event.descriptions
        for message in story
        for value in message.values.values()
    )


def _event(event: LogEvent, seats: Seats, speaker: Speaker) -> Event:
    mine: list[int] = []
    if event.audience < 0:
        notation, story = event.descriptions[0]
    else:
        mine = [seat for seat in seats if event.seen_by(seat)]
        if not mine:
            return Event(event.version)
        notation, story = event.description(mine[0])
    sentences = [speaker.say(message) for message in story]
    return Event(event.version, event.actor, event.action, notation, sentences, mine)
