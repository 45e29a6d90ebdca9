"""A table in the words of one viewer: what happened, how it looks, what is asked.

What is the same for several viewers is put into words and encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

import msgspec

from pasch.engine.state import OVER, State
from pasch.fair import commit
from pasch.server.match import ONLOOKER, Match, Told
from pasch.server.messages import Asked, Choice, Event, Events, SeatInfo, TableInfo
from pasch.server.table import LiveTable
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
            )
            for number, seat in enumerate(document.seats)
        ],
        move_seconds=document.move_seconds,
        paused=document.paused,
        listed=document.listed,
        commitment=commit(bytes.fromhex(document.secret)),
        seed=document.secret if document.status == "over" else "",
        seeds=[seat.seed for seat in document.seats],
        next=document.next,
    )


class Telling:
    """One broadcast: asked once for each viewer, it works once for each kind of viewer."""

    def __init__(
        self, table: LiveTable, match: Match, told: Sequence[Told], whole: bool = False
    ) -> None:
        self._table = table
        self._match = match
        self._told = told
        self._whole = whole
        self._asked = match.asked()
        self._made: dict[tuple[str, Seats], bytes] = {}
        self._events: dict[tuple[str, Seats], msgspec.Raw] = {}
        self._looks: dict[int, msgspec.Raw] = {}

    def to(self, language: str, seats: Seats) -> bytes:
        """The message for somebody who holds these seats."""
        kind = seats if self._match.hides else tuple(s for s in seats if s in self._asked)
        made = self._made.get((language, kind))
        if made is None:
            made = self._made[language, kind] = encode(self._message(language, kind))
        return made

    def _message(self, language: str, seats: Seats) -> Events:
        match = self._match
        speaker = Speaker(language, match.game.id, self._table.document.names)
        state = match.table.state
        left = self._table.seconds_left()
        # Raw stands for parts that are encoded already.
        parts: Any = self._encoded_events(speaker, seats)
        return Events(
            v=match.version,
            events=parts,
            positions=self._positions(seats),
            asked=[self._ask(seat, view, seats, speaker) for seat, view in self._asked.items()],
            places=state.places() if state.actor() == OVER else [],
            seconds=0 if left is None or not self._asked else max(1, ceil(left)),
            whole=self._whole,
        )

    def _encoded_events(self, speaker: Speaker, seats: Seats) -> msgspec.Raw:
        kind = speaker.language, seats if self._match.hides else ()
        made = self._events.get(kind)
        if made is None:
            events = [_event(told, seats, speaker) for told in self._told]
            made = self._events[kind] = msgspec.Raw(encode(events))
        return made

    def _positions(self, seats: Seats) -> dict[str, Any]:
        """How it looks to each seat; what everybody sees goes under -1."""
        known = seats if self._match.hides and seats else (ONLOOKER,)
        return {str(seat): self._look(seat) for seat in known}

    def _look(self, seat: int) -> msgspec.Raw:
        made = self._looks.get(seat)
        if made is None:
            position = self._match.game.position(self._match.view(seat))
            made = self._looks[seat] = msgspec.Raw(encode(position))
        return made

    def _ask(self, seat: int, view: State, seats: Seats, speaker: Speaker) -> Asked:
        """What is asked may tell of a hand, so where hands are hidden only its holder hears it."""
        game = self._match.game
        if seat not in seats:
            words = "" if self._match.hides else speaker.say(game.ask(view))
            return Asked(seat, words)
        choices = [
            Choice(action, game.write(view, action), speaker.say(game.offer(view, action)))
            for action in view.legal()
        ]
        return Asked(seat, speaker.say(game.ask(view)), choices)


def _event(told: Told, seats: Seats, speaker: Speaker) -> Event:
    if told.audience < 0:
        tale = told.tales[0]
        mine = []
    else:
        mine = [seat for seat in seats if told.seen_by(seat)]
        if not mine:
            return Event(told.version)
        tale = told.tale(mine[0])
    return Event(
        told.version,
        told.actor,
        told.action,
        tale.notation,
        [speaker.say(message) for message in tale.story],
        only=mine,
    )
