"""What the clients of one table were told and answered: plain values that the checker reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from pasch import Setup
from pasch.storage.store import Entry


class Move(NamedTuple):
    """What a client asked for: its name on the wire is seat, version and action together."""

    seat: int
    at: int
    action: int


class Acknowledged(NamedTuple):
    move: Move
    version: int


class Event(NamedTuple):
    """One version as it was told; without an actor it was hidden."""

    version: int
    actor: int | None
    action: int | None


class Heard(NamedTuple):
    """One `events` message."""

    version: int
    events: tuple[Event, ...]
    whole: bool  # a resync: what was known before is forgotten
    asked_again: bool  # a `sync` was under way, so versions may come a second time
    positions: tuple[tuple[str, bytes], ...]  # how it looks to whom


@dataclass
class ClientHistory:
    """All that one client of a table knows, over all its connections."""

    name: str
    seats: tuple[int, ...]
    heard: list[Heard] = field(default_factory=list)
    done: list[Acknowledged] = field(default_factory=list)
    decided: list[Move] = field(default_factory=list)  # acknowledged while a window was open
    taken_back: list[int] = field(default_factory=list)  # acknowledged, by version
    pending: Move | None = None  # asked for, and not answered yet
    perhaps_taken_back: int = 0  # asked for and never answered; such a thing is not repeated
    wrong: list[str] = field(default_factory=list)  # answers that nobody should ever get

    @property
    def version(self) -> int:
        return self.heard[-1].version if self.heard else -1


@dataclass
class TableHistory:
    """A table: what its clients know, and what the store has at the end."""

    id: str
    game: str
    setup: Setup
    clients: list[ClientHistory]
    by_hand: bool  # nobody but these clients plays: no bots, no clock
    log: list[Entry] = field(default_factory=list)
