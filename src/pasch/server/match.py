"""The log of a table brought to life: positions, views, and what to tell whom.

No sockets and no storage here.  A log is a list of entries (actor, action); besides seats and
nature, two actors are ours: TAKE_BACK undoes the last record, and EARLY + seat is a secret choice
made before its turn came, when waiting could not have told the seat anything.

Taking back removes every early choice made since the record that is undone: it was made on a
position that never was.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from pasch import fair
from pasch.engine.errors import NothingToTakeBack, NotYourTurn
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, HIDDEN, OVER, State
from pasch.engine.table import ONLOOKER, Record, Table, replay
from pasch.server.windows import Questions, questions
from pasch.storage.store import Entry

TAKE_BACK = -4
EARLY = 64
KEPT = 64  # entries a client may lag behind before it gets the whole position again
TAKE_BACKS = 10  # between two throws
ALL_TAKE_BACKS = 500  # of a whole match: a log cannot be made to grow for ever
LONGEST_FALL = 1000  # steps that follow by themselves: a game that asks nobody is at fault
_TRUTH = -2  # the viewer who sees everything


Step = tuple[int, int]  # an actor and what it does
Description = tuple[str, list[Message]]  # how somebody saw it: the notation, the sentences


@mypyc_attr(acyclic=True)
@final
class LogEvent:
    """One entry of the log, described once for everybody, or once for each seat of the audience."""

    def __init__(
        self, version: int, actor: int, action: int, audience: int, descriptions: list[Description]
    ) -> None:
        self.version: Final = version
        self.actor: Final = actor
        self.action: Final = action
        self.audience: Final = audience  # bit set of seats, negative for everybody
        self.descriptions: Final = descriptions

    def seen_by(self, seat: int) -> bool:
        return self.audience < 0 or bool(self.audience >> seat & 1)

    def description(self, seat: int) -> Description:
        """For a seat that saw it."""
        if self.audience < 0:
            return self.descriptions[0]
        return self.descriptions[_seats(self.audience).index(seat)]


@final
class _Floor:
    """The positions after so many records, by viewer."""

    def __init__(self, records: int, states: dict[int, State]) -> None:
        self.records: Final = records
        self.states: Final = states


@final
class Match:
    def __init__(self, game: Game, setup: Setup, proof: fair.Proof) -> None:
        self.game = game
        self.proof = proof
        self.version = 0
        self.table = Table(game, setup)
        self.recent: deque[LogEvent] = deque(maxlen=KEPT)
        self.early: dict[int, int] = {}
        self._early_since: dict[int, int] = {}  # how many records there were when it was made
        self._taken_back = 0
        self._doubts = 0  # what was taken back since the last throw
        self._floor: _Floor | None = None
        self._seen = [0] * setup.seats  # the last version that each seat saw something of
        self._throws = fair.Throws(bytes.fromhex(proof.seed), proof.table, proof.seats)
        self._views: dict[int, State] = {}  # empty while everybody has seen everything
        self._waived = bytearray()  # of each record, whether it let a window go by
        self._thrown = 0  # records of nature
        self._window: Questions | None = None  # None: not looked at yet

    def view(self, seat: int) -> State:
        return self._views.get(seat, self.table.state)

    @property
    def hides(self) -> bool:
        """Whether some seat knows less than another by now."""
        return bool(self._views)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def window(self) -> Questions:
        """The window that is open, if any: nobody else acts meanwhile."""
        if self._window is None:
            self._window = questions(self.game, self.table.state)
        return self._window

    def asked(self) -> dict[int, State]:
        """Who may choose now, each with the view to choose on: one seat, several in secret, or all
        that take part in a window."""
        actor = self.table.state.actor()
        if actor < 0:
            return {}
        if self.window:
            return {question.seat: self._view_in_window(question.seat) for question in self.window}
        found = {actor: self.view(actor)}
        if self.table.state.audience() >= 0:
            for seat in range(self.table.setup.seats):
                ahead = self._ahead(seat)
                if ahead is not None:
                    found[seat] = ahead
        return found

    def seen_until_asked(self, seat: int) -> list[Record]:
        """The log as a seat saw it, with what comes first: choices that are hidden from it, or the
        passes of those who are asked before it in a window."""
        seen = self.table.seen_by(seat)
        if self.window:
            return seen + [Record(*step) for step in self._passes_before(seat)]
        ahead = self.view(seat).copy()
        while (actor := ahead.actor()) >= 0 and actor != seat:
            seen.append(Record(actor, HIDDEN))
            ahead.apply(HIDDEN)
        return seen

    def fresh(self, seat: int, at: int) -> bool:
        """Whether a choice made at version `at` knew all that its seat could know."""
        return self._seen[seat] <= at <= self.version

    def only_passed_since(self, at: int, seat: int) -> bool:
        """Whether nothing happened since but that others let a window go by, and nobody told of it:
        who was about to be asked next, and decided meanwhile, may have been a moment late."""
        events = self.after(at)
        if not events or self.window or not all(self._waived[-len(events) :]):
            return False
        return all(
            event.actor != seat and 0 <= event.actor < EARLY and not event.descriptions[0][1]
            for event in events
        )

    # Planning: what would be written, while nothing changes yet

    def plan_nature(self) -> list[Step]:
        steps: list[Step] = []
        self._add_nature(steps, self.table.state.copy())
        return steps

    def plan_move(self, seat: int, action: int) -> list[Step]:
        """The action of a seat and all that follows by itself."""
        if self.window:
            return self.plan_window((seat, action))
        state = self.table.state
        if state.actor() != seat:
            return [self._plan_early(seat, action)]
        if action not in state.legal():
            raise self.game.refusal(self.view(seat), action)
        steps = [(seat, action)]
        self._add_nature(steps, state.child(action))
        return steps

    def after_window(self) -> tuple[int, State] | None:
        """Who is asked next if everybody passes, with the view to choose on: they may decide
        meanwhile, if nothing is told before that could change their mind."""
        state, view = self.table.state.copy(), self.view(ONLOOKER).copy()
        for question in self.window:
            if self.game.tell(view, question.passing):
                return None
            state.apply(question.passing)
            view.apply(question.passing)
        seat = state.actor()
        taking_part = [question.seat for question in self.window]
        if seat < 0 or seat in taking_part or self.game.window(state) is not None:
            return None
        return seat, self._view_after([question.passing for question in self.window], seat)

    def plan_window(self, answer: Step | None, then: Step | None = None) -> list[Step]:
        """It closes: with what somebody plays, those before them pass; else everybody does, and
        whoever is asked `then` may have decided already."""
        steps = [(question.seat, question.passing) for question in self.window]
        if answer is not None:
            seat, action = answer
            found = [question for question in self.window if question.seat == seat]
            if not found:
                raise NotYourTurn(
                    f"seat {seat} acted, but it takes no part in the window",
                    {"seat": seat, "other": self.table.state.actor()},
                )
            if action not in found[0].choices:
                raise self.game.refusal(self._view_in_window(seat), action)
            steps = [*self._passes_before(seat), answer]
        state = self.table.state.copy()
        for _, action in steps:
            state.apply(action)
        if answer is None and then is not None and state.actor() == then[0]:
            steps.append(then)
            state.apply(then[1])
        self._add_nature(steps, state)
        return steps

    def _passes_before(self, seat: int) -> list[Step]:
        seats = [question.seat for question in self.window]
        before = self.window[: seats.index(seat)]
        return [(question.seat, question.passing) for question in before]

    def _view_in_window(self, seat: int) -> State:
        return self._view_after([action for _, action in self._passes_before(seat)], seat)

    def _view_after(self, passes: list[int], seat: int) -> State:
        view = self.view(seat).copy()
        for action in passes:
            view.apply(action)
        return view

    @property
    def may_take_back(self) -> bool:
        """Whether anything may still be taken back, whoever did it."""
        return self._doubts < TAKE_BACKS and self._taken_back < ALL_TAKE_BACKS

    @property
    def can_take_back(self) -> bool:
        """Whether the last record was a player's move: who let a window go by is told nothing, and
        whoever could take that back would ask the table twice."""
        mine = len(self.table.log) > self.proof.since  # what was played elsewhere stays
        if self.proof.version == fair.DAILY:  # all have one try, and decide once
            return False
        return mine and self.table.can_take_back() and not self._waived[-1]

    def plan_take_back(self, seat: int) -> list[Step]:
        if not self.can_take_back or self.table.log[-1].actor != seat:
            raise NothingToTakeBack("only a move after which nothing was revealed is taken back")
        return [(TAKE_BACK, seat)]

    def _plan_early(self, seat: int, action: int) -> Step:
        ahead = self._ahead(seat)
        if ahead is None:
            raise NotYourTurn(
                f"seat {seat} acted, but it is not to act",
                {"seat": seat, "other": self.table.state.actor()},
            )
        if action not in ahead.legal():
            raise self.game.refusal(ahead, action)
        return (EARLY + seat, action)

    def _ahead(self, seat: int) -> State | None:
        """The view of a seat once it is asked, if it will see nothing before."""
        actor = self.table.state.actor()
        if actor < 0 or actor == seat or seat in self.early:
            return None
        view = self.view(seat)
        if view.audience() < 0 or view.audience() >> seat & 1:
            return None
        ahead = view.copy()
        while (actor := ahead.actor()) >= 0 and actor != seat:
            if ahead.audience() < 0 or ahead.audience() >> seat & 1:
                return None
            ahead.apply(HIDDEN)
        return ahead if actor == seat else None

    def _add_nature(self, steps: list[Step], state: State) -> None:
        """Throws, secret choices made before, and passes of those who can do nothing else, until
        somebody is asked; plays `state` on."""
        daily = self.proof.version == fair.DAILY  # then throws are counted, not records
        before = self._thrown if daily else len(self.table.log)
        early = dict(self.early)
        while (actor := state.actor()) != OVER:
            if len(steps) > LONGEST_FALL:
                raise RuntimeError(f"{LONGEST_FALL} throws, and nobody is asked")
            if actor == CHANCE:
                number = before + (_throws_among(steps) if daily else len(steps))
                action = self._throws.outcome(number, state.chance())
            elif actor in early and early[actor] in state.legal():
                action = early.pop(actor)
            else:
                window = self.game.window(state)
                if window is None or window.open:
                    return
                action = window.passing  # as everybody knows
            steps.append((actor, action))
            state.apply(action)

    # Taking in what is durable

    def absorb(self, entries: Sequence[Entry], silently: bool = False) -> list[LogEvent]:
        """What to tell of these, if anything; of a long log only the last part.

        Raises at the first entry that cannot be; all before it are taken in.
        """
        silent = len(entries) if silently else max(0, len(entries) - KEPT)
        if silent:
            self._absorb_silently(entries[:silent])
        events: list[LogEvent] = []
        for version, actor, action, _ in entries[silent:]:
            try:
                descriptions = self._descriptions(actor, action)
            except Exception:
                self._apply(actor, action)  # an entry that cannot be is refused here, and named so
                raise
            audience = self._apply(actor, action)
            self._count(actor)
            self._saw(audience, version)
            self.version = version
            events.append(LogEvent(version, actor, action, audience, descriptions))
        self.recent.extend(events)
        return events

    def _absorb_silently(self, entries: Sequence[Entry]) -> None:
        """What is undone within these is not even done."""
        for version, actor, action, _ in without_undone(entries):
            audience = self._apply(actor, action)
            self._saw(audience, version)
            self.version = version
        taken_back = 0
        for entry in entries:
            self._count(entry.actor)
            if entry.actor == TAKE_BACK:
                taken_back = entry.version
        self._seen = [max(taken_back, seen) for seen in self._seen]
        self.version = entries[-1].version
        self.recent.clear()  # there would be a gap before the next event

    def _saw(self, audience: int, version: int) -> None:
        if audience < 0:
            self._seen = [version] * len(self._seen)
        else:
            for seat in _seats(audience):
                self._seen[seat] = version

    def _count(self, actor: int) -> None:
        if actor == TAKE_BACK:
            self._taken_back += 1
            self._doubts += 1
        elif actor == CHANCE:
            self._doubts = 0

    def _descriptions(self, actor: int, action: int) -> list[Description]:
        """Made from the views of their readers, so that none reveals more than its reader knows."""
        if actor == TAKE_BACK:
            return [("", [Message("taken-back", {"seat": action})])]
        if actor >= EARLY:
            return [("", [])]
        game = self.game
        audience = self.table.state.audience()
        if audience < 0:
            view = self.view(ONLOOKER)
            return [(game.write(view, action), game.tell(view, action))]
        views = [self.view(seat) for seat in _seats(audience)]
        return [(game.write(view, action), game.tell(view, action)) for view in views]

    def _apply(self, actor: int, action: int) -> int:
        """Who saw it."""
        self._window = None
        if actor == TAKE_BACK:
            self._take_back()
            return -1
        table = self.table
        audience = table.state.audience()
        if audience >= 0 and not self._views:  # from now on some know less than others
            viewers = (ONLOOKER, *range(table.setup.seats))
            self._views = {seat: table.state.copy() for seat in viewers}
        if actor >= EARLY:
            if actor - EARLY >= table.setup.seats:
                raise NotYourTurn(f"there is no seat {actor - EARLY}")
            self.early[actor - EARLY] = action
            self._early_since[actor - EARLY] = len(table.log)
            return 1 << actor - EARLY
        self.early.pop(actor, None)
        window = self.game.window(table.state) if actor >= 0 else None
        if actor == CHANCE:
            table.happen(action)
            self._thrown += 1
        else:
            table.play(actor, action)
        self._waived.append(window is not None and action == window.passing)
        for seat, view in self._views.items():
            seen = audience < 0 or (seat >= 0 and audience >> seat & 1)
            view.apply(action if seen else HIDDEN)
        if self.early:
            self._drop_illegal()
        return audience

    def _drop_illegal(self) -> None:
        """Whoever chose early what is not possible now is asked as if they had not."""
        state = self.table.state
        actor = state.actor()
        if actor in self.early and self.early[actor] not in state.legal():
            del self.early[actor]

    def _take_back(self) -> None:
        table = self.table
        if not table.can_take_back():
            raise NothingToTakeBack("only a move after which nothing was revealed is taken back")
        floor = self._last_throw()
        states = {seat: state.copy() for seat, state in floor.states.items()}
        for seat, state in states.items():
            since = floor.records
            seen = table.log[since:] if seat == _TRUTH else table.seen_by(seat, since)
            for record in seen[:-1]:
                state.apply(record.action)
        table.take_back(states.pop(_TRUTH))
        self._waived.pop()
        self._views = states
        for seat in list(self.early):
            if self._early_since[seat] > len(table.log):
                del self.early[seat]

    def _last_throw(self) -> _Floor:
        """The positions after the last throw, below which nothing is taken back."""
        table = self.table
        records = len(table.log)
        while records and table.log[records - 1].actor >= 0:
            records -= 1
        floor = self._floor
        if floor is None or floor.records != records or len(floor.states) <= len(self._views):
            logs = {seat: table.seen_by(seat) for seat in self._views}
            logs[_TRUTH] = table.log
            floor = self._floor = _Floor(
                records,
                {
                    seat: replay(table.game, table.setup, log[:records])
                    for seat, log in logs.items()
                },
            )
        return floor

    def after(self, version: int) -> list[LogEvent] | None:
        """What came after `version`, or None when that is too long ago."""
        if version == self.version:
            return []
        if not self.recent or not self.recent[0].version - 1 <= version < self.version:
            return None
        return [event for event in self.recent if event.version > version]


def without_undone(entries: Sequence[Entry]) -> list[Entry]:
    """What is left to do of these, so that it comes to the same.

    An early choice goes with the record that it became, or with the record before it.
    """
    kept: list[Entry | None] = []
    early: dict[int, int] = {}  # seat: the place of its choice that did not become a record yet
    for entry in entries:
        actor = entry.actor
        if actor == TAKE_BACK:
            while kept and (kept[-1] is None or kept[-1].actor >= EARLY):
                gone = kept.pop()
                if gone is not None:
                    del early[gone.actor - EARLY]
            last = kept[-1] if kept else None
            if last is None or last.actor < 0:  # undoes what came before these, or cannot be
                kept.append(entry)
            else:
                kept.pop()
        elif actor >= EARLY:
            place = early.get(actor - EARLY)
            if place is not None:
                kept[place] = None
            early[actor - EARLY] = len(kept)
            kept.append(entry)
        else:
            place = early.pop(actor, None)
            if place is not None:
                kept[place] = None
            kept.append(entry)
    return [entry for entry in kept if entry is not None]


def _throws_among(steps: Sequence[Step]) -> int:
    return sum(1 for actor, _ in steps if actor == CHANCE)


def of_seat(seat: int, actors: Sequence[int]) -> int:
    """Which of these steps is the seat's own: in a window those before it have passed first."""
    return [actor % EARLY for actor in actors].index(seat)


def _seats(audience: int) -> list[int]:
    return [seat for seat in range(audience.bit_length()) if audience >> seat & 1]
