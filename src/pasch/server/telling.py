"""A table in the words of one viewer: what happened, how it looks, what is asked.

What is the same for several viewers is put into words and encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pasch.engine.state import OVER, State
from pasch.fair import commit
from pasch.server.match import ONLOOKER, Match, Told
from pasch.server.messages import Asked, Choice, Event, Events, SeatInfo, TableInfo
from pasch.server.tables import LiveTable
from pasch.speech import Speaker

Seats = tuple[int, ...]
_encode = msgspec.json.Encoder().encode


def table_info(table: LiveTable) -> TableInfo:
    document = table.document
    over = document.status == "over"
    return TableInfo(
        id=table.id,
        revision=table.revision,
        game=document.game,
        options=dict(document.setup.options),
        status=document.status,  # type: ignore[arg-type]
        seats=[
            SeatInfo(
                seat.kind,  # type: ignore[arg-type]
                seat.name,
                seat.level,
                here=number in table.present,
                stand_in=number in table.stand_ins,
            )
            for number, seat in enumerate(document.seats)
        ],
        move_seconds=document.move_seconds,
        paused=document.paused,
        listed=document.listed,
        commitment=commit(bytes.fromhex(document.secret)),
        seed=document.secret if over else "",
        seeds=[seat.seed for seat in document.seats],
        next=document.next,
    )


class Telling:
    """One broadcast: asked once for each viewer, it works once for each kind of viewer."""

    def __init__(self, table: LiveTable, told: Sequence[Told], whole: bool = False) -> None:
        assert table.match is not None
        self._match: Match = table.match
        self._names = [seat.name for seat in table.document.seats]
        self._told = told
        self._whole = whole
        self._made: dict[tuple[str, Seats], bytes] = {}

    def to(self, language: str, seats: Seats) -> bytes:
        """The message for somebody who holds these seats."""
        kind = seats if self._match.hides else tuple(s for s in seats if s in self._asked())
        made = self._made.get((language, kind))
        if made is None:
            made = self._made[language, kind] = _encode(self._events(language, kind))
        return made

    def _asked(self) -> Seats:
        actor = self._match.table.state.actor()
        if actor < 0:
            return ()
        early = (
            seat
            for seat in range(self._match.table.setup.seats)
            if seat not in self._match.early and self._match.may_choose_early(seat)
        )
        return (actor, *early)

    def _events(self, language: str, seats: Seats) -> Events:
        speaker = Speaker(language, self._match.game.id, self._names)
        state = self._match.table.state
        return Events(
            events=[_event(told, seats, speaker) for told in self._told],
            positions=self._positions(seats),
            asked=[self._ask(seat, seat in seats, speaker) for seat in self._asked()],
            places=state.places() if state.actor() == OVER else [],
            whole=self._whole,
            v=self._match.version,
        )

    def _positions(self, seats: Seats) -> dict[str, dict[str, object]]:
        """How it looks to each seat; what everybody sees goes under -1."""
        known = seats if self._match.hides and seats else (ONLOOKER,)
        position = self._match.game.position
        return {str(seat): position(self._match.view(seat)) for seat in known}

    def _ask(self, seat: int, mine: bool, speaker: Speaker) -> Asked:
        game = self._match.game
        view = self._view_of_asked(seat)
        words = speaker.say(game.ask(view)) if mine or not self._match.hides else ""
        choices = [
            Choice(action, game.write(view, action), speaker.say(game.offer(view, action)))
            for action in (view.legal() if mine else ())
        ]
        return Asked(seat, words, choices)

    def _view_of_asked(self, seat: int) -> State:
        early = self._match.may_choose_early(seat)
        return early if early is not None else self._match.view(seat)


def _event(told: Told, seats: Seats, speaker: Speaker) -> Event:
    mine = [seat for seat in seats if told.seen_by(seat)]
    if told.audience >= 0 and not mine:
        return Event(told.version)
    return Event(
        told.version,
        told.actor,
        told.action,
        told.notation,
        [speaker.say(message) for message in told.story],
        only=mine if told.audience >= 0 else [],
    )
