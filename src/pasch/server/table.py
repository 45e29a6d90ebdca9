"""One table in memory."""

from __future__ import annotations

from collections.abc import Callable
from time import time

from mypy_extensions import mypyc_attr

from pasch import fair
from pasch.catalogue import load
from pasch.engine.state import CHANCE
from pasch.server.limits import Bucket
from pasch.server.match import Match, Step
from pasch.server.pledges import all_are_back
from pasch.server.refusals import Refusal
from pasch.server.table_document import TableDocument
from pasch.server.turns import Turns
from pasch.server.windows import Closing, Notes, Sitting, closing, notes_at
from pasch.speech import Speaker

# Whatever one person says or stops is told to everybody, and one may come with many connections.
NOISE_A_SECOND = 4.0
NOISE = 20


@mypyc_attr(native_class=False)  # others look for it by a weak reference
class LiveTable:
    """`lock` is held by whoever changes it; `document` is there once it is loaded."""

    def __init__(self, id: str, wall: Callable[[], float] = time) -> None:
        self.id = id
        self._wall = wall
        self.lock = Turns()
        self.loaded = False
        self.broken = ""  # why it cannot be played on: `broken_log` or `broken_game`
        self.revision = 0
        self.document: TableDocument
        self.match: Match | None = None
        self.connected = 0  # connections to this process, of onlookers too
        self.here: dict[int, int] = {}  # seat: connections to this process that hold it
        self.elsewhere: frozenset[int] = frozenset()  # seats held in other processes
        self.bots: frozenset[int] = frozenset()
        self.people = 0  # seats that people have taken
        self.stand_ins: set[int] = set()  # seats of absent people that a bot plays
        self.one_device = False  # whether all people share one
        self.patience = Bucket(NOISE_A_SECOND, NOISE)
        self._window_told: object = None
        self._sitting: Sitting | None = None
        self._sat: tuple[int, int, frozenset[int], bool] | None = None  # what it was made from
        self.paced = (-1, 0.0)  # a version, and since when it was clear who is to move then
        self.asked_since = 0.0
        self._speakers: dict[tuple[str, int | None], Speaker] = {}

    @property
    def version(self) -> int:
        return self.match.version if self.match else 0

    @property
    def sealed(self) -> bool:
        """Whether its secret is not to be shown though the game may be over: others still play the
        deal of the day."""
        day = self.document.day
        return day is not None and self._wall() * 1000 < day.ends

    @property
    def unfinished(self) -> bool:
        """The last move is made, but the document does not say so yet."""
        return self.match is not None and self.match.over and self.document.status != "over"

    @property
    def unsettled(self) -> bool:
        """Whether something has to follow by itself: see `Tables.settle`."""
        if self.broken:
            return False
        match = self.match
        if match is None:
            return self.document.status == "opening" or all_are_back(self.document)
        return self.unfinished or (
            match.version <= self.document.given and match.table.state.actor() == CHANCE
        )

    def decided(self) -> Step | None:
        """What somebody chose while a window was open that was then closed without it: by another
        process, which had not heard of it."""
        notes, match = self.document.window, self.match
        if notes.then is None or match is None or not 0 <= notes.at < match.version:
            return None
        seat, action = notes.then
        state = match.table.state
        if state.actor() != seat or not match.only_passed_since(notes.at, seat):
            return None
        return notes.then if action in state.legal() else None

    def bear_with(self) -> None:
        """Once more for all who are here; too much of it is refused, whoever does it."""
        if not self.patience.take():
            raise Refusal("too_many")

    def present(self, seat: int) -> bool:
        return seat in self.here or seat in self.elsewhere

    def replace(self, revision: int, document: TableDocument) -> None:
        """The document is now this one."""
        self.revision = revision
        if not self._speakers or document.names != self.document.names:
            self._speakers = {}
        self.document = document
        self.bots = frozenset(
            number for number, seat in enumerate(document.seats) if seat.kind == "bot"
        )
        self.people = sum(seat.kind == "human" for seat in document.seats)
        if document.status in ("playing", "over") and self.match is None:
            self._begin()

    def deadline(self) -> float | None:
        """When the time for this move is over; None if there is no such limit.

        It begins anew after a pause, and for those who come to a table that rested.
        """
        seconds = self.document.move_seconds
        return self.opened + seconds if seconds else None

    @property
    def opened(self) -> float:
        """Since when somebody is asked, or a window is open.

        A clock may have been ahead when that was written: nobody waits until it is that late.
        """
        now = time()
        self.asked_since = min(self.asked_since, now)
        return max(self.asked_since, min(self.document.resumed / 1000, now))

    @property
    def notes(self) -> Notes:
        """What was said in the window that is open now."""
        return notes_at(self.document.window, self.version)

    def sitting(self) -> Sitting:
        """Who answers in a window, and how."""
        window_ms = self.document.window_ms
        known = (self.revision, window_ms, frozenset(self.stand_ins), self.one_device)
        if self._sitting is None or self._sat != known:
            self._sat, self._sitting = known, self._look_who_sits()
        return self._sitting

    def _look_who_sits(self) -> Sitting:
        seats = list(enumerate(self.document.seats))
        people = frozenset(number for number, seat in seats if seat.kind == "human")
        return Sitting(
            people,
            {number: seat.level or 1 for number, seat in seats
             if seat.kind == "bot" or number in self.stand_ins},
            frozenset(number for number, seat in seats if seat.patient),
            self.document.window_ms / 1000,
            self.one_device,
        )  # fmt: skip

    def closing(self) -> Closing:
        """When the window that is open closes: in a pause not at all."""
        match = self.match
        assert match is not None
        if self.document.paused:
            return Closing(None)
        found = closing(match.window, self.sitting(), self.notes, self.opened, time())
        deadline = self.deadline()
        if deadline is None or (found.at is not None and found.at <= deadline):
            return found
        return Closing(deadline)

    def window_is_news(self) -> bool:
        """Whether the window differs from how it was when this was last asked."""
        if self.match is None or not self.match.window:
            self._window_told = None
            return False
        now = (self.version, self.sitting(), self.notes, self.opened, self.document.paused)
        told, self._window_told = self._window_told, now
        return now != told

    def seconds_left(self) -> float | None:
        """Until the time for this move is over; None if there is no such limit."""
        deadline = self.deadline()
        return None if deadline is None else max(0.0, deadline - time())

    def speaker(self, language: str, listener: int | None = None) -> Speaker:
        """Who tells what happens here, with the names of those who sit here."""
        found = self._speakers.get((language, listener))
        if found is None:
            found = Speaker(language, self.document.game, self.document.names, listener)
            self._speakers[language, listener] = found
        return found

    def _begin(self) -> None:
        """Bring the match to life: the seats and their seeds are fixed now."""
        document = self.document
        proof = fair.Proof(
            document.drawn_as(self.id),
            fair.commit(bytes.fromhex(document.secret)),
            tuple(seat.seed for seat in document.seats),
            document.secret,
            document.fair,
            () if document.fair == fair.BARE else tuple(seat.pledge for seat in document.seats),
            document.given,
        )
        self.match = Match(load(document.game), document.setup, proof)
