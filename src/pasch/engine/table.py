"""A match: the checked, logged, replayable way to play a State."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from pasch.engine.errors import IllegalAction, NothingToTakeBack, NotYourTurn
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, HIDDEN, OVER, State

ONLOOKER: Final = -1  # who sits nowhere, and sees what everybody sees


class Record(NamedTuple):
    """One line of the log: who (a seat or CHANCE) did what (or HIDDEN)."""

    actor: int
    action: int


# A long log has few different records: shared, a match of a thousand costs some kilobytes.
_record = lru_cache(maxsize=1 << 16)(Record)


def replay(game: Game, setup: Setup, records: Iterable[Record]) -> State:
    """The position after `records`, unchecked: the log of a table, or what a seat saw of it."""
    state = game.start(setup)
    for record in records:
        state.apply(record.action)
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One match being played.  Whatever it refuses, it raises and changes nothing."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = game.setup(setup)
        self.state = game.start(setup)
        self.log: list[Record] = []
        self._audiences: list[int] = []
        self._hides = False  # whether something has happened that not everybody saw
        self._views: dict[int, State] = {}  # of the seats that were asked for, kept up to date

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Any, ...]]:
        """Pickled as what a match is: its setup and its log."""
        return _replayed, (type(self), (self.game, self.setup), self.log)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.actor() == OVER

    def play(self, seat: int, action: int) -> Record:
        """A player's action."""
        actor = self.state.actor()
        if actor != seat or seat < 0:
            raise NotYourTurn(
                f"seat {seat} acted, but {_who(actor)} is to act",
                {"seat": seat, "other": actor},
            )
        if action not in self.state.legal():
            raise self.game.refusal(self.state, action)
        return self._apply(seat, action)

    def roll(self, rng: Rng) -> Record:
        """Nature's outcome, drawn by its weights."""
        self._nature_only()
        return self._apply(CHANCE, self.state.chance().sample(rng))

    def happen(self, outcome: int) -> Record:
        """Nature's outcome, given from outside: a real die, a fair throw, a stored log."""
        self._nature_only()
        if not self.state.chance().weight(outcome):
            raise IllegalAction(
                f"outcome {outcome} cannot happen now",
                {"game": self.game.id, "text": str(outcome), "rule": ""},
            )
        return self._apply(CHANCE, outcome)

    def unchecked(self, actor: int, action: int) -> Record:
        """What is known to be possible: for those who have looked themselves."""
        return self._apply(actor, action)

    def can_take_back(self) -> bool:
        """Whether the last record was a player's: nothing was thrown or shown since."""
        return bool(self.log) and self.log[-1].actor >= 0

    def take_back(self, before: State | None = None) -> Record:
        """Undo the last record.  Only while it revealed nothing and nobody acted after it.

        `before` is the position before it, for those who know it; else it is replayed.
        """
        if not self.can_take_back():
            raise NothingToTakeBack("only a move after which nothing was revealed is taken back")
        record = self.log.pop()
        self._audiences.pop()
        self._views.clear()
        self.state = replay(self.game, self.setup, self.log) if before is None else before
        return record

    def seen_by(self, seat: int, since: int = 0) -> list[Record]:
        """The log with HIDDEN for what this seat did not see.  An onlooker is seat -1.

        `since` leaves out so many records at the start.
        """
        mine = 1 << seat if seat >= 0 else 0
        return [
            record if audience < 0 or audience & mine else Record(record.actor, HIDDEN)
            for record, audience in zip(self.log[since:], self._audiences[since:], strict=True)
        ]

    def view(self, seat: int) -> State:
        """The position as this seat knows it: a copy, to do with as you like."""
        if not self._hides:
            return self.state.copy()
        seat = max(seat, ONLOOKER)
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = replay(self.game, self.setup, self.seen_by(seat))
        return view.copy()

    def _nature_only(self) -> None:
        actor = self.state.actor()
        if actor != CHANCE:
            raise NotYourTurn(
                f"nature acted, but {_who(actor)} is to act", {"seat": CHANCE, "other": actor}
            )

    def _apply(self, actor: int, action: int) -> Record:
        audience = self.state.audience()
        self.state.apply(action)
        self._audiences.append(audience)
        if audience >= 0:
            self._hides = True
        for seat, view in self._views.items():
            seen = audience < 0 or (seat >= 0 and audience >> seat & 1)
            view.apply(action if seen else HIDDEN)
        record = _record(actor, action)
        self.log.append(record)
        return record


def _replayed(kind: type[Table], made: tuple[Any, ...], log: list[Record]) -> Table:
    table: Table = kind(*made)
    for record in log:
        table._apply(record.actor, record.action)
    return table


def _who(actor: int) -> str:
    return "nobody" if actor == OVER else "nature" if actor == CHANCE else f"seat {actor}"
