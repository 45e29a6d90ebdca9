"""The log of a table brought to life: positions, views, and what to tell whom.

No sockets and no storage here.  A log is a list of entries (actor, action); besides seats and
nature, two actors are ours: TAKE_BACK undoes the last record, and EARLY + seat is a secret choice
made before its turn came, when waiting could not have told the seat anything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

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

# A long log has few different records: shared, a match of a thousand costs some kilobytes.
_shared = lru_cache(maxsize=1 << 16)(Record)


Step = tuple[int, int]  # an actor and what it does
Tale = tuple[str, list[Message]]  # how somebody saw it: the notation, the sentences


@final
class Told:
    """One entry as it is told: one tale for everybody, or one for each seat of the audience."""

    def __init__(
        self, version: int, actor: int, action: int, audience: int, tales: list[Tale]
    ) -> None:
        self.version: Final = version
        self.actor: Final = actor
        self.action: Final = action
        self.audience: Final = audience  # bit set of seats, negative for everybody
        self.tales: Final = tales

    def seen_by(self, seat: int) -> bool:
        return self.audience < 0 or bool(self.audience >> seat & 1)

    def tale(self, seat: int) -> Tale:
        """For a seat that saw it."""
        if self.audience < 0:
            return self.tales[0]
        return self.tales[_seats(self.audience).index(seat)]


@final
class Match:
    def __init__(self, game: Game, setup: Setup, proof: fair.Proof) -> None:
        self.game = game
        self.proof = proof
        self.version = 0
        self.table = Table(game, setup)
        self.told: deque[Told] = deque(maxlen=KEPT)
        self.early: dict[int, int] = {}
        self._seen = [0] * setup.seats  # the last version that each seat saw something of
        self._seed = bytes.fromhex(proof.seed)
        self._views: dict[int, State] = {}  # empty while everybody has seen everything

    def view(self, seat: int) -> State:
        return self._views.get(seat, self.table.state)

    @property
    def hides(self) -> bool:
        """Whether some seat knows less than another by now."""
        return bool(self._views)

    @property
    def over(self) -> bool:
        return self.table.over

    def asked(self) -> dict[int, State]:
        """Who may choose now, each with the view to choose on: one seat, or several in secret."""
        actor = self.table.state.actor()
        if actor < 0:
            return {}
        found = {actor: self.view(actor)}
        if self.table.state.audience() >= 0:
            for seat in range(self.table.setup.seats):
                ahead = self._ahead(seat)
                if ahead is not None:
                    found[seat] = ahead
        return found

    def seen_until_asked(self, seat: int) -> list[Record]:
        """The log as a seat saw it, with the choices that are hidden from it and come first."""
        seen = self.table.seen_by(seat)
        ahead = self.view(seat).copy()
        while (actor := ahead.actor()) >= 0 and actor != seat:
            seen.append(Record(actor, HIDDEN))
            ahead.apply(HIDDEN)
        return seen

    def fresh(self, seat: int, at: int) -> bool:
        """Whether a choice made at version `at` knew all that its seat could know."""
        return self._seen[seat] <= at <= self.version

    # Planning: what would be written, while nothing changes yet

    def plan_nature(self) -> list[Step]:
        steps: list[Step] = []
        self._add_nature(steps, self.table.state.copy())
        return steps

    def plan_move(self, seat: int, action: int) -> list[Step]:
        """The action of a seat and all that follows by itself."""
        state = self.table.state
        if state.actor() != seat:
            return [self._plan_early(seat, action)]
        if action not in state.legal():
            raise self.game.refusal(self.view(seat), action)
        steps = [(seat, action)]
        self._add_nature(steps, state.child(action))
        return steps

    def plan_take_back(self, seat: int) -> list[Step]:
        if not self.table.can_take_back() or self.table.log[-1].actor != seat:
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
        """Throws, and secret choices made before, until somebody is asked; plays `state` on."""
        before = len(self.table.log)
        proof = self.proof
        early = dict(self.early)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                number = before + len(steps)
                action = fair.throw(self._seed, proof.table, proof.seats, number, state.chance())
            elif actor in early:
                action = early.pop(actor)
            else:
                return
            steps.append((actor, action))
            state.apply(action)

    # Taking in what is durable

    def absorb(self, entries: Sequence[Entry], silently: bool = False) -> list[Told]:
        """What to tell of these, if anything; of a long log only the last part."""
        silent = len(entries) if silently else len(entries) - KEPT
        told: list[Told] = []
        for number, (version, actor, action, _) in enumerate(entries):
            tales = self._tales(actor, action) if number >= silent else []
            audience = self._apply(actor, action)
            self.version = version
            if audience < 0:
                self._seen = [version] * len(self._seen)
            else:
                for seat in _seats(audience):
                    self._seen[seat] = version
            if number >= silent:
                told.append(Told(version, actor, action, audience, tales))
        self.told.extend(told)
        return told

    def _tales(self, actor: int, action: int) -> list[Tale]:
        """From the views of those who hear them, so that none can hold more than they know."""
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
        if actor == TAKE_BACK:
            self._take_back()
            return -1
        table = self.table
        audience = table.state.audience()
        if audience >= 0 and not self._views:  # from now on some know less than others
            viewers = (ONLOOKER, *range(table.setup.seats))
            self._views = {seat: table.state.copy() for seat in viewers}
        if actor >= EARLY:
            self.early[actor - EARLY] = action
            return 1 << actor - EARLY
        self.early.pop(actor, None)
        if actor == CHANCE:
            table.happen(action)
        else:
            table.play(actor, action)
        table.log[-1] = _shared(actor, action)
        for seat, view in self._views.items():
            seen = audience < 0 or (seat >= 0 and audience >> seat & 1)
            view.apply(action if seen else HIDDEN)
        return audience

    def _take_back(self) -> None:
        self.table.take_back()
        for seat in self._views:
            self._views[seat] = self.table.view(seat)

    def after(self, version: int) -> list[Told] | None:
        """What came after `version`, or None when that is too long ago."""
        if version == self.version:
            return []
        if not self.told or not self.told[0].version - 1 <= version < self.version:
            return None
        return [told for told in self.told if told.version > version]


def _seats(audience: int) -> list[int]:
    return [seat for seat in range(audience.bit_length()) if audience >> seat & 1]
