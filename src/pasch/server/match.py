"""The log of a table brought to life: positions, views, and what to tell whom.

No sockets and no storage here.  A log is a list of entries (actor, action); besides seats and
nature, two actors are ours: TAKE_BACK undoes the last record, and EARLY + seat is a secret choice
made before its turn came, when waiting could not have told the seat anything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pasch import fair
from pasch.engine.errors import NothingToTakeBack, NotYourTurn
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, HIDDEN, OVER, State
from pasch.engine.table import Record, Table
from pasch.storage.store import Entry

TAKE_BACK = -4
EARLY = 64
ONLOOKER = -1
KEPT = 64  # entries a client may lag behind before it gets the whole position anew


class Told(NamedTuple):
    """One entry as it is told: to everybody, or to the seats that saw it."""

    version: int
    actor: int
    action: int
    audience: int  # bit set of seats, negative for everybody
    notation: str
    story: list[Message]

    def seen_by(self, seat: int) -> bool:
        return self.audience < 0 or (seat >= 0 and bool(self.audience >> seat & 1))


class Match:
    def __init__(self, game: Game, setup: Setup, proof: fair.Proof) -> None:
        self.game = game
        self.proof = proof
        self.version = 0
        self.table = Table(game, setup)
        self.told: deque[Told] = deque(maxlen=KEPT)
        self.early: dict[int, int] = {}
        self._seed = bytes.fromhex(proof.seed)
        self._views: dict[int, State] = {}  # empty while everybody has seen everything

    def view(self, seat: int) -> State:
        return self._views.get(seat, self.table.state)

    @property
    def hides(self) -> bool:
        """Whether some seat knows less than another by now."""
        return bool(self._views)

    # Planning: what would be written, while nothing changes yet

    def plan_nature(self) -> list[Record]:
        return list(self._nature(self.table.state.copy(), len(self.table.log)))

    def plan_move(self, seat: int, action: int) -> list[Record]:
        """The action of a seat and all that follows by itself."""
        state = self.table.state
        if state.actor() != seat:
            return [self._plan_early(seat, action)]
        if action not in state.legal():
            raise self.game.refusal(state, action)
        record = Record(seat, action)
        after = state.child(action)
        return [record, *self._nature(after, len(self.table.log) + 1)]

    def plan_take_back(self, seat: int) -> list[Record]:
        if not self.table.can_take_back() or self.table.log[-1].actor != seat:
            raise NothingToTakeBack("only a move after which nothing was revealed is taken back")
        return [Record(TAKE_BACK, seat)]

    def _plan_early(self, seat: int, action: int) -> Record:
        ahead = self.may_choose_early(seat)
        if ahead is None or seat in self.early:
            raise NotYourTurn(
                f"seat {seat} acted, but it is not to act",
                {"seat": seat, "other": self.table.state.actor()},
            )
        if action not in ahead.legal():
            raise self.game.refusal(ahead, action)
        return Record(EARLY + seat, action)

    def may_choose_early(self, seat: int) -> State | None:
        """The seat's view once it is asked, if nothing it would see happens before."""
        state = self.table.state
        if state.actor() < 0 or state.actor() == seat or state.audience() < 0:
            return None
        ahead = self.view(seat).copy()
        while ahead.actor() >= 0 and ahead.actor() != seat:
            if ahead.audience() < 0 or ahead.audience() >> seat & 1:
                return None
            ahead.apply(HIDDEN)
        return ahead if ahead.actor() == seat else None

    def _nature(self, state: State, number: int) -> Iterator[Record]:
        """Throws, and secret choices made before, until somebody is asked; plays `state` on."""
        early = dict(self.early)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                action = fair.throw(
                    self._seed, self.proof.table, self.proof.seats, number, state.chance()
                )
            elif actor in early:
                action = early.pop(actor)
            else:
                return
            yield Record(actor, action)
            state.apply(action)
            number += 1

    # Taking in what is durable

    def absorb(self, entries: Iterable[Entry]) -> list[Told]:
        told = []
        for entry in entries:
            self.version = entry.version
            told.append(self._absorb(entry))
        self.told.extend(told)
        return told

    def _absorb(self, entry: Entry) -> Told:
        version, actor, action, _ = entry
        if actor == TAKE_BACK:
            self._take_back()
            return Told(version, actor, action, -1, "", [Message("taken-back", {"seat": action})])
        if actor >= EARLY:
            self.early[actor - EARLY] = action
            return Told(version, actor, action, 1 << actor - EARLY, "", [])
        self.early.pop(actor, None)
        state = self.table.state
        audience = state.audience()
        if audience >= 0 and not self._views:
            self._views = {
                seat: state.copy() for seat in (ONLOOKER, *range(self.table.setup.seats))
            }
        # Told from a view, so that no sentence can hold more than its hearers know.
        view = self.view(ONLOOKER if audience < 0 else audience.bit_length() - 1)
        notation = self.game.write(view, action)
        story = self.game.tell(view, action)
        self._apply(actor, action)
        for seat, view in self._views.items():
            seen = audience < 0 or (seat >= 0 and audience >> seat & 1)
            view.apply(action if seen else HIDDEN)
        return Told(version, actor, action, audience, notation, story)

    def _apply(self, actor: int, action: int) -> None:
        if actor == CHANCE:
            self.table.happen(action)
        else:
            self.table.play(actor, action)

    def _take_back(self) -> None:
        self.table.take_back()
        if self._views:
            for seat in self._views:
                self._views[seat] = self.table.view(seat)

    def after(self, version: int) -> list[Told] | None:
        """What came after `version`, or None when that is too long ago."""
        if version == self.version:
            return []
        if not self.told or version < self.told[0].version - 1 or version > self.version:
            return None
        return [told for told in self.told if told.version > version]

