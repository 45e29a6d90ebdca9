"""Every message on the wire, in one file.  docs/protocol.md explains them; a test keeps it true.

All of it is JSON.  On the socket each message is an object whose `t` names its type.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_SEATS = 12
MAX_VERSION = 2**31 - 1

# A mere $ would also match before a line feed at the end.
_PRINTABLE = r"^[ -~]*(?!\n)$"

Language = Literal["de", "en"]
Setting = bool | int | str
Name = Annotated[str, Meta(min_length=1, max_length=24, description="a player's name")]
Seed = Annotated[str, Meta(max_length=64, pattern=_PRINTABLE, description="a seat's own seed")]
Token = Annotated[str, Meta(min_length=20, max_length=64, description="secret of a seat or host")]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seats = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Level = Annotated[int, Meta(ge=1, le=4, description="how well a bot plays")]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Version = Annotated[int, Meta(ge=0, le=MAX_VERSION)]
Action = Annotated[int, Meta(ge=0, lt=1_000_000)]
Key = Annotated[str, Meta(max_length=40, description="chosen by the client, echoed back")]
Phrase = Literal["hello", "well_played", "thanks", "oops", "hurry", "good_game"]

# Requests and their answers


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Setting], Meta(max_length=20)] = {}
    first: Seat | None = None  # null: drawn by chance
    bots: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] = []  # seats that bots take
    level: Level = 1  # of these bots
    listed: bool = False
    move_seconds: Seconds = 0  # 0: no limit


class MadeTable(Struct):
    """`host` is the secret that may start the table and seat bots; empty if you have it already."""

    id: str
    host: str


class Sit(Struct, forbid_unknown_fields=True):
    """A person takes a seat; `seed` is what he adds to the dice."""

    name: Name
    seed: Seed = ""


class Seated(Struct):
    """`token` is the secret of this seat: whoever has it plays it."""

    seat: int
    token: str


class SeatSeed(Struct, forbid_unknown_fields=True):
    """What the person in a seat adds to the dice, as long as nobody has thrown any."""

    seed: Seed


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot takes a seat."""

    level: Level = 1


class SeatInfo(Struct, omit_defaults=True):
    """One seat of a table."""

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
    options: dict[str, Setting]
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    move_seconds: int
    paused: bool
    listed: bool
    commitment: str  # SHA-256 of the secret seed of the dice
    seed: str  # that seed, once the game is over
    seeds: list[str]  # what the seats added
    next: str  # the table where the same people play again


class OptionInfo(Struct):
    """One way in which a table may play differently."""

    name: str
    title: str
    about: str
    default: Setting
    allowed: list[Setting]


class GameInfo(Struct):
    """A game of the catalogue, in the asked language."""

    id: str
    title: str
    tagline: str
    minutes: str
    seats: list[int]
    options: list[OptionInfo]


class Problem(Struct):
    """Why a request was refused: a code that never changes, a sentence in the asked language."""

    code: str
    text: str


# On the socket, from the client


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: who I am (no tokens: an onlooker) and what I have seen."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    language: Language = "de"
    after: Annotated[int, Meta(ge=-1, le=MAX_VERSION)] = -1  # the last version seen; -1: none


class Move(Struct, tag_field="t", tag="move", forbid_unknown_fields=True):
    """An action of a seat I hold, decided on the position at version `at`."""

    seat: Seat
    at: Version
    action: Action
    key: Key = ""


class TakeBack(Struct, tag_field="t", tag="take_back", forbid_unknown_fields=True):
    """Undo my last action: nothing was revealed and nobody acted since."""

    seat: Seat
    at: Version
    key: Key = ""


class Pause(Struct, tag_field="t", tag="pause", forbid_unknown_fields=True):
    """Stop the game for a while, or go on with it."""

    on: bool
    key: Key = ""


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """A phrase for everybody at the table."""

    seat: Seat
    phrase: Phrase
    key: Key = ""


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Send me what came after this version."""

    after: Annotated[int, Meta(ge=-1, le=MAX_VERSION)]


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    key: Key = ""


FromClient = Hello | Move | TakeBack | Pause | Say | Sync | Ping

# On the socket, from the server


class Event(Struct, omit_defaults=True, gc=False):
    """One version of the log.  What this viewer may not see has its version alone."""

    v: int
    actor: int | None = None  # a seat, -1 nature, -4 a move was taken back
    action: int | None = None
    notation: str = ""
    story: list[str] = []
    only: list[int] = []  # those of your seats that saw it; empty: everybody did


class Events(Struct, tag_field="t", tag="events"):
    """What happened, and how the table looks after version `v`.

    `positions` holds how it looks to each of your seats, or under "-1" to everybody.
    """

    v: int
    events: list[Event]
    positions: dict[str, dict[str, Any]]
    asked: list[int]  # the seats that are to act: one, or several who choose in secret
    places: list[int] = []  # once the game is over
    seconds: int = 0  # left for this move; 0: no limit
    whole: bool = False  # a resync: forget what you had


class Choice(Struct, gc=False):
    """A legal action."""

    action: int
    notation: str
    words: str


class Choices(Struct, tag_field="t", tag="choices"):
    """A seat that you hold is asked: what for, and all that it may do at version `v`."""

    v: int
    seat: int
    words: str
    choices: list[Choice]


class Done(Struct, tag_field="t", tag="done"):
    """What you asked for is done, and durable; the table is at least at this version."""

    key: str
    v: int


class Refused(Struct, tag_field="t", tag="refused"):
    """What you asked for was not done, and nothing was changed."""

    key: str
    code: str
    text: str


class Said(Struct, tag_field="t", tag="said"):
    """Somebody says a phrase of the list; `text` is it in your language."""

    seat: int
    phrase: str
    text: str


class Pong(Struct, tag_field="t", tag="pong"):
    """I am."""

    key: str


FromServer = TableInfo | Events | Choices | Done | Refused | Said | Pong
