"""What the rest of Pasch needs to know of a game besides its State."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Literal, final

from pasch.engine.errors import (
    BadPosition,
    IllegalAction,
    UnknownGame,
    UnreadableMove,
    WrongVersion,
)
from pasch.engine.message import Message
from pasch.engine.rng import Rng
from pasch.engine.setup import Option, Setup, complete
from pasch.engine.state import CHANCE, OVER, State, steps
from pasch.engine.window import Routine, Window

Position = Mapping[str, Any]  # plain JSON: what json.loads gives

# What a field of a position is, for boards that know no game; docs/generic-board.md shows each.
FactKind = Literal["cards", "dice", "hidden", "pieces", "score", "seat", "text"]

_PICKLED: Final[set[type[State]]] = set()  # classes of positions that pickle knows by now

CONTRACT: Final = 1  # raised when a game written for the one before would no longer work


@final
class Game:
    """One game: how to start it, write it, tell it, show it.

    The functions come from the game's own folder and take its own State; `Any` stands for it
    here, because the rest of Pasch only ever hands a game its own positions.
    """

    def __init__(
        self,
        *,
        id: str,
        version: int,
        seats: range,
        actions: int,
        start: Callable[[Setup], State],
        write: Callable[[Any, int], str],
        parse: Callable[[Any, str], int | None],
        tell: Callable[[Any, int], list[Message]],
        ask: Callable[[Any], Message],
        offer: Callable[[Any, int], Message],
        why: Callable[[Any, int], Message],
        position: Callable[[Any], Mapping[str, Any]],
        from_position: Callable[[Position], State],
        options: tuple[Option, ...] = (),
        package: str = "",
        contract: int = 1,
        former: tuple[int, ...] = (),
        facts: Mapping[str, FactKind] | None = None,
        window: Callable[[Any], Window | None] | None = None,
        routine: Callable[[Any], Routine | None] | None = None,
    ) -> None:
        self.id: Final = id
        self.package: Final = package  # where its words, rules pages and parts are; its __name__
        self.contract: Final = contract  # the CONTRACT it was written for
        # What the fields of its positions are, where their names do not say it.
        self.facts: Final[Mapping[str, FactKind]] = facts or {}
        self.version: Final = version  # raise it when an old log would replay differently
        self.former: Final = former  # versions whose logs it still replays, by `Setup.version`
        self.seats: Final = seats
        self.actions: Final = actions  # players' actions are 0 to actions - 1
        self.options: Final = options
        self._start: Final = start
        self._write: Final = write
        self._parse: Final = parse
        self._tell: Final = tell
        self._ask: Final = ask
        self._offer: Final = offer
        self._why: Final = why
        self._position: Final = position
        self._from_position: Final = from_position
        self._window: Final = window
        self._routine: Final = routine

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __reduce__(self) -> tuple[Callable[..., object], tuple[str, str]]:
        """Pickled by its name: whoever reads it has the game installed too."""
        return _installed, (self.package, self.id)

    def setup(self, setup: Setup) -> Setup:
        """`setup` checked, with every option set; BadSetup or WrongVersion says what is wrong."""
        if setup.version == self.version:
            setup = Setup(setup.seats, setup.options, setup.first, 0, setup.position)
        elif setup.version and setup.version not in self.former:
            raise WrongVersion(
                f"{self.id} version {setup.version!r}; this Pasch plays version {self.version}",
                {"file": self.id, "found": str(setup.version), "known": self.version,
                 "what": self.id},
            )  # fmt: skip
        whole = complete(self.id, self.seats, self.options, setup)
        if setup.position is not None:
            found = self.placed(setup.position)
            if whole.seats != found.seats:
                raise BadPosition("seats: the match has another number of them", {"field": "seats"})
            if dict(whole.options) != dict(found.options):
                raise BadPosition("options: the match has others", {"field": "options"})
        return whole

    def placed(self, position: Position) -> Setup:
        """The setup of a match that begins in this position; BadPosition names the field.

        All of it has to be known, and the game not over in it.
        """
        state = self.from_position(position)
        data = self.position(state)
        if state.actor() == OVER:
            raise BadPosition("position: the game is over in it", {"field": "position"})
        field = _differs(data, self.position(state.fill(Rng(0))))
        if field:
            raise BadPosition(f"{field}: something is hidden there (null)", {"field": field})
        whole = Setup(data.get("seats", 0), data.get("options", {}), None, 0, data)
        return complete(self.id, self.seats, self.options, whole)

    def plays(self, version: object) -> bool:
        """Whether a match that was begun under this version of the rules can be played on."""
        return type(version) is int and (version == self.version or version in self.former)

    def start(self, setup: Setup) -> State:
        """The first position."""
        whole = self.setup(setup)
        if whole.position is not None:
            return self.from_position(whole.position)
        return self._known(self._start(whole))

    def write(self, state: State, action: int) -> str:
        """The notation of what may happen next, HIDDEN included; short, in no language."""
        return self._write(state, action)

    def parse(self, state: State, text: str) -> int | None:
        """The action written `text`, possible now or not; None if it is no notation at all."""
        return self._parse(state, text)

    def read(self, state: State, text: str) -> int:
        """What may happen next and is written `text`: the inverse of `write`."""
        possible = steps(state)
        for action in possible:
            if self._write(state, action) == text:
                return action
        meant = self._parse(state, text)
        if meant is None:
            some = ", ".join(self._write(state, action) for action in possible[:3])
            raise UnreadableMove(
                f"{text!r} is no move of {self.id}; for example: {some or '(the game is over)'}",
                {"game": self.id, "text": text, "example": some},
            )
        if meant in possible and state.actor() != CHANCE:  # a shorter way to write it
            return meant
        raise self.refusal(state, meant, text)

    def refusal(self, state: State, action: int, text: str = "") -> IllegalAction:
        """The error for an action that is not possible now, with the game's reason."""
        written = text or str(action)
        reason = self._why(state, action)
        rule = reason.values.get("rule", "")
        return IllegalAction(
            f"{written} is not possible now ({rule})",
            {"game": self.id, "text": written, "rule": str(rule)},
            reason,
        )

    def tell(self, state: State, action: int) -> list[Message]:
        """What happens when `action` is applied to `state`, a message an event."""
        return self._tell(state, action)

    def ask(self, state: State) -> Message:
        """What the actor is to decide now, in one sentence."""
        return self._ask(state)

    def offer(self, state: State, action: int) -> Message:
        """A legal action as a choice in a list: what the actor would do, and what it brings."""
        return self._offer(state, action)

    @property
    def has_windows(self) -> bool:
        """Whether it marks questions in which passing is the default."""
        return self._window is not None

    def window(self, state: State) -> Window | None:
        """Whether the question is one in which passing is the default; by public facts only."""
        return None if self._window is None else self._window(state)

    def routine(self, state: State) -> Routine | None:
        """What people do here without being asked, unless they want to do all by hand: the only
        thing possible, or what the game says that everybody does."""
        if self._routine is not None:
            return self._routine(state)
        legal = state.legal()
        return Routine(legal[0]) if len(legal) == 1 else None

    def position(self, state: State) -> dict[str, Any]:
        """The whole position as plain JSON; unknown things of a view are None."""
        return {"game": self.id, **self._position(state)}

    def from_position(self, data: Position) -> State:
        """The state that `position` wrote, or somebody by hand; BadPosition names the field."""
        if not isinstance(data, Mapping):
            raise BadPosition("a position is a JSON object", {"field": "position"})
        if data.get("game") != self.id:
            raise BadPosition(
                f"game: expected {self.id!r}, found {data.get('game')!r}", {"field": "game"}
            )
        return self._known(self._from_position(data))

    def _known(self, state: State) -> State:
        """Positions of this class are now pickled as what `position` writes."""
        kind = type(state)
        if kind not in _PICKLED:
            _PICKLED.add(kind)
            copyreg.pickle(kind, self._reduced)
        return state

    def _reduced(self, state: State) -> tuple[Callable[..., State], tuple[Game, dict[str, Any]]]:
        return _restored, (self, self.position(state))


def _differs(old: object, new: object, path: str = "") -> str:
    """The first place at which two positions are not the same; empty if there is none."""
    if old == new:
        return ""
    pairs: list[tuple[str, object, object]] = []
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        pairs = [(f"{path}.{name}" if path else name, old[name], new.get(name)) for name in old]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = [(f"{path}[{place}]", old[place], new[place]) for place in range(len(old))]
    found = [_differs(before, after, name) for name, before, after in pairs]
    return next((name for name in found if name), path or "position")


def _installed(package: str, id: str) -> Game:
    game: Game = import_module(package).GAME
    if game.id != id:
        raise UnknownGame(f"{package} is {game.id}, not {id}", {"game": id, "allowed": game.id})
    return game


def _restored(game: Game, position: dict[str, Any]) -> State:
    return game.from_position(position)
