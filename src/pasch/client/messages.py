"""What a server says, as values.  A test compares them with the server's own types.

Fields that a newer server may add are passed over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

Position = Mapping[str, Any]  # a game's own readable position


class SeatInfo(NamedTuple):
    """One seat of a table; `kind` is `open`, `human` or `bot`."""

    kind: str = "open"
    name: str = ""
    level: int = 0
    here: bool = False
    stand_in: bool = False
    recovered: int = 0
    patient: bool = False


class OriginInfo(NamedTuple):
    """Where a table begins that is no new game."""

    table: str
    v: int
    records: int
    position: bool


class Branch(NamedTuple):
    """A table that plays on from version `v` of a finished one."""

    table: str
    v: int


class DayInfo(NamedTuple):
    """A table plays the deal of the day `date`, which ends then (milliseconds since 1970)."""

    date: str
    ends: int
    ranked: bool
    sealed: bool


class TableInfo(NamedTuple):
    """What everybody may know of a table; `status` is `open`, `opening`, `playing` or `over`."""

    id: str
    revision: int
    game: str
    options: Mapping[str, bool | int | str]
    status: str
    seats: list[SeatInfo]
    move_seconds: int
    paused: bool
    listed: bool
    commitment: str
    seed: str
    seeds: list[str]
    pledges: list[str]
    left_out: list[int]
    next: str
    hints: bool
    window_ms: int
    rematch: bool
    origin: OriginInfo | None = None
    branches: list[Branch] = []  # noqa: RUF012 -- never changed
    day: DayInfo | None = None


class Event(NamedTuple):
    """One version of the log; what this seat may not see has no actor."""

    v: int
    actor: int | None = None
    action: int | None = None
    notation: str = ""
    story: tuple[str, ...] = ()
    only: tuple[int, ...] = ()


class Events(NamedTuple):
    """What happened, and how the table looks after version `v`."""

    v: int
    events: list[Event]
    positions: Mapping[str, Position]
    asked: list[int]
    places: tuple[int, ...] = ()
    seconds: int = 0
    whole: bool = False
    undo: int = -1


class Choice(NamedTuple):
    """A legal action."""

    action: int
    notation: str
    words: str


class Choices(NamedTuple):
    """This seat is asked: what for, and all that it may do at version `v`."""

    v: int
    seat: int
    words: str
    choices: list[Choice]
    window: bool = False
    passing: int = -1
    early: bool = False
    routine: int = -1


class OpenWindow(NamedTuple):
    """Whoever wants to speak up may do so now."""

    v: int
    seats: list[int]
    milliseconds: int
    thinking: list[int]
    calls: bool


class Said(NamedTuple):
    """Somebody says a phrase."""

    seat: int
    phrase: str
    text: str


class Holds(NamedTuple):
    """The seats that our secrets open."""

    seats: list[int]


class Done(NamedTuple):
    """What was asked for is done, and durable."""

    key: str
    v: int


class No(NamedTuple):
    """What was asked for was not done."""

    key: str
    code: str
    text: str
    rule: str = ""


class Pong(NamedTuple):
    key: str


FromServer = TableInfo | Events | Choices | OpenWindow | Said
Message = FromServer | Holds | Done | No | Pong
TYPES: dict[str, Any] = {
    "table": TableInfo, "holds": Holds, "events": Events, "choices": Choices, "window": OpenWindow,
    "done": Done, "refused": No, "said": Said, "pong": Pong,
}  # fmt: skip
INSIDE: dict[tuple[type, str], type] = {
    (TableInfo, "seats"): SeatInfo,
    (TableInfo, "origin"): OriginInfo,
    (TableInfo, "day"): DayInfo,
    (TableInfo, "branches"): Branch,
    (Events, "events"): Event,
    (Choices, "choices"): Choice,
}


def decode(text: str | bytes) -> Message | None:
    """A message; None for a type that this client does not know.

    >>> decode('{"t": "said", "seat": 1, "phrase": "thanks", "text": "Thanks!", "mood": 3}')
    Said(seat=1, phrase='thanks', text='Thanks!')
    """
    data = json.loads(text)
    kind = TYPES.get(data.get("t", ""))
    return None if kind is None else of(kind, data)


def _inside(kind: Any, value: Any) -> Any:
    if isinstance(value, list):
        return [of(kind, each) for each in value]
    return None if value is None else of(kind, value)


def of(kind: Any, data: Mapping[str, Any]) -> Any:
    """The value of this kind that is written in `data`."""
    known = {name: data[name] for name in kind._fields if name in data}
    for name, value in known.items():
        inside = INSIDE.get((kind, name))
        if inside is not None:
            known[name] = _inside(inside, value)
    return kind(**known)
