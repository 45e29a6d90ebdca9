"""What is stored of a table besides its log: who sits where, what was agreed, the secret seed."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex, token_urlsafe
from typing import Any

import msgspec
from msgspec import Struct

from pasch.engine.setup import Setting, Setup
from pasch.fair import BARE, SEED_BYTES, deal_name
from pasch.server.windows import Notes


class SeatDocument(Struct, omit_defaults=True):
    """`token` is the SHA-256 of the secret: a stolen database opens no seat."""

    kind: str = "open"  # open, human, bot
    name: str = ""
    token: str = ""
    seed: str = ""  # what the seat adds to the dice: opened at the start, a bot's from the secret
    level: int = 0
    pledge: str = ""  # SHA-256 that binds a person to their number before any is opened
    recovered: int = 0  # how often the host gave it a new secret
    patient: bool = False  # every window waits for this person


class Origin(Struct, omit_defaults=True):
    """Where a table begins that is no new game.

    Its log begins with `records` of another one's: of `table` as it stood at `version`, or of a
    file.  Or it begins in a `position`.
    """

    table: str = ""
    version: int = 0
    records: int = 0
    position: dict[str, Any] | None = None


class BranchDocument(Struct):
    """A table that plays on from `version` of this finished one."""

    table: str
    version: int


class DayDocument(Struct):
    """The deal of a day, played in seat 0.  Its secret is shown when the day `ends`."""

    date: str
    ends: int  # in ms
    ranked: bool  # the first try of its device, begun on that day


class TableDocument(Struct):
    """`secret` is the seed of the dice; until the game is over only its SHA-256 is told."""

    game: str
    version: int
    options: dict[str, Setting]
    first: int | None
    seats: list[SeatDocument]
    host: str  # SHA-256 of the secret
    secret: str
    status: str = "open"  # open, opening, playing, over
    listed: bool = False
    paused: bool = False
    resumed: int = 0  # when the last pause ended, in ms
    move_seconds: int = 0
    next: str = ""
    hints: bool = False
    fair: int = BARE  # how the seats' numbers came about, settled at the start
    open_until: int = 0  # while opening: when play begins without the numbers still missing, in ms
    window_ms: int = 1200  # how long a window is open; 0: until everybody has answered
    window: Notes = Notes()  # what was said in the last window
    rematch: bool = False  # the same people again: it starts once all of them have pledged
    origin: Origin | None = None
    branches: list[BranchDocument] = []  # the latest of them
    day: DayDocument | None = None

    @property
    def setup(self) -> Setup:
        return Setup(len(self.seats), self.options, self.first, self.version, self.position)

    @property
    def position(self) -> dict[str, Any] | None:
        return self.origin.position if self.origin else None

    @property
    def given(self) -> int:
        """How many records of the log come from another game."""
        return self.origin.records if self.origin else 0

    def drawn_as(self, table: str) -> str:
        """Whose throws these are: a deal of the day has the same at every table."""
        return deal_name(self.day.date, self.game) if self.day else table

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seat_of(self, token: str) -> int | None:
        """The seat that this secret opens; takes the same time for every secret."""
        mine = digest(token)
        found = None
        for number, seat in enumerate(self.seats):
            if compare_digest(seat.token, mine):
                found = number
        return found

    def is_host(self, token: str) -> bool:
        return compare_digest(self.host, digest(token))


def digest(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def new_token() -> str:
    """192 random bits."""
    return token_urlsafe(24)


def new_table_id() -> str:
    """72 random bits: not to be guessed either, and short enough for a link."""
    return token_urlsafe(9)


def next_table_id(document: TableDocument, table: str) -> str:
    """Where the people of a finished table play again: the same for all who ask at once.

    The secret of a deal of the day belongs to many tables, and is known when the day is over: then
    the id of the next table is only as secret as that of this one.
    """
    said = f"pasch again\n{table}" if document.day else "pasch again"
    drawn = hmac.digest(bytes.fromhex(document.secret), said.encode(), "sha256")
    return urlsafe_b64encode(drawn[:9]).decode()


def new_secret() -> str:
    return token_hex(SEED_BYTES)


def rematch(document: TableDocument) -> TableDocument:
    """The table after this one: the same secrets open the same seats, the dice are new.

    Numbers from before the new seal would bind nobody: who knew them could have chosen the secret
    to fit.  What began in a position does so again; a branch of another game is a whole one.
    """
    position = document.position
    return msgspec.structs.replace(
        document,
        seats=[msgspec.structs.replace(seat, seed="", pledge="") for seat in document.seats],
        secret=new_secret(),
        status="open",
        listed=False,
        paused=False,
        next="",
        fair=BARE,
        open_until=0,
        window=Notes(),
        rematch=True,
        origin=Origin(position=position) if position else None,
        branches=[],
        day=None,
    )


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableDocument).decode
