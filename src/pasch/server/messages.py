"""Every message on the wire, in one file.  docs/protocol.md explains them; a test keeps it true.

All of it is JSON.  On the socket each message is an object whose `t` names its type.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Literal["de", "en"]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="a player's name")]
Seed = Annotated[str, Meta(max_length=64, pattern=r"^[ -~]*$", description="seed of a seat's own")]
Token = Annotated[str, Meta(min_length=20, max_length=64, description="secret of a seat or host")]
Seat = Annotated[int, Meta(ge=0, lt=6)]
Version = Annotated[int, Meta(ge=0)]
Key = Annotated[str, Meta(max_length=40, description="chosen by the client, echoed back")]

PHRASES = ("hello", "well_played", "thanks", "oops", "hurry", "good_game")
Phrase = Literal["hello", "well_played", "thanks", "oops", "hurry", "good_game"]


# HTTP ----------------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    seats: Seat
    options: dict[str, bool | int | str] = {}
    first: Seat | None = None
    listed: bool = False
    move_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0  # 0: no limit


class MadeTable(Struct):
    """`host` is the secret that may start the table and seat bots."""

    id: str
    host: str


class Sit(Struct, forbid_unknown_fields=True):
    name: Name
    seed: Seed = ""


class Seated(Struct):
    """`token` is the secret of this seat: whoever has it plays it."""

    seat: int
    token: str


class SeatBot(Struct, forbid_unknown_fields=True):
    level: Annotated[int, Meta(ge=1, le=4)] = 1


class SeatInfo(Struct, omit_defaults=True):
    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    level: int = 0
    here: bool = False  # somebody with its token is connected
    stand_in: bool = False  # a bot plays for an absent person


class TableInfo(Struct, tag_field="t", tag="table"):
    """What everybody may know of a table; on the socket, sent again whenever it changes."""

    id: str
    revision: int
    game: str
    options: dict[str, bool | int | str]
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    move_seconds: int
    paused: bool
    listed: bool
    commitment: str  # SHA-256 of the secret seed of the dice
    seed: str  # that seed, once the game is over
    seeds: list[str]  # what the seats added
    next: str  # the table where the same people play again


class GameInfo(Struct):
    id: str
    title: str
    tagline: str
    minutes: str
    seats: list[int]
    options: list[dict[str, Any]]


class Problem(Struct):
    """Why a request was refused: a code that never changes, a sentence in the asked language."""

    code: str
    text: str


# Socket, from the client ---------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: who I am (no tokens: an onlooker) and what I have seen."""

    tokens: Annotated[list[Token], Meta(max_length=6)] = []
    language: Language = "de"
    after: int = -1  # the last version seen; -1: nothing yet


class Move(Struct, tag_field="t", tag="move", forbid_unknown_fields=True):
    """An action of a seat I hold, decided on the position at version `at`."""

    seat: Seat
    at: Version
    action: Annotated[int, Meta(ge=0, lt=1_000_000)]
    key: Key = ""


class TakeBack(Struct, tag_field="t", tag="take_back", forbid_unknown_fields=True):
    """Undo my last action: nothing was revealed and nobody acted since."""

    seat: Seat
    at: Version
    key: Key = ""


class Pause(Struct, tag_field="t", tag="pause", forbid_unknown_fields=True):
    on: bool
    key: Key = ""


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    seat: Seat
    phrase: Phrase


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Send me what came after this version."""

    after: int


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    key: Key = ""


FromClient = Hello | Move | TakeBack | Pause | Say | Sync | Ping


# Socket, from the server ---------------------------------------------------------------------


class Event(Struct, omit_defaults=True):
    """One version of the log.  What this viewer may not see has its version alone."""

    v: int
    actor: int | None = None  # a seat, -1 nature, -4 a move was taken back
    action: int | None = None
    notation: str = ""
    story: list[str] = []
    only: list[int] = []  # those of your seats that saw it; empty: everybody did


class Choice(Struct):
    """A legal action of a seat you hold."""

    action: int
    notation: str
    words: str


class Asked(Struct):
    """Who is to act; to those who hold the seat also what they can do."""

    seat: int
    words: str
    choices: list[Choice] = []


class Events(Struct, tag_field="t", tag="events"):
    """What happened, and how the table looks after version `v`.

    `positions` holds how it looks to each of your seats, or under "-1" to everybody.
    """

    v: int
    events: list[Event]
    positions: dict[str, dict[str, Any]]
    asked: list[Asked]
    places: list[int] = []  # once the game is over
    whole: bool = False  # a resync: forget what you had


class Done(Struct, tag_field="t", tag="done"):
    """A move is durable; it became this version."""

    key: str
    v: int


class Refused(Struct, tag_field="t", tag="refused"):
    key: str
    code: str
    text: str


class Said(Struct, tag_field="t", tag="said"):
    seat: int
    phrase: str


class Pong(Struct, tag_field="t", tag="pong"):
    key: str


FromServer = TableInfo | Events | Done | Refused | Said | Pong
