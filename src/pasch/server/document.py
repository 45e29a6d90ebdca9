"""What is stored of a table besides its log: who sits where, what was agreed, the secret seed."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_bytes, token_urlsafe

import msgspec
from msgspec import Struct

from pasch.engine.setup import Setting, Setup
from pasch.fair import SEED_BYTES


class SeatDocument(Struct, omit_defaults=True):
    kind: str = "open"  # open, human, bot
    name: str = ""
    token: str = ""  # SHA-256 of the secret: a stolen database opens no seat
    seed: str = ""
    level: int = 0


class TableDocument(Struct):
    game: str
    version: int
    options: dict[str, Setting]
    first: int | None
    seats: list[SeatDocument]
    host: str  # SHA-256 of the secret
    secret: str  # of the dice; published as its SHA-256 until the game is over
    status: str = "open"  # open, playing, over
    listed: bool = False
    paused: bool = False
    move_seconds: int = 0
    next: str = ""

    @property
    def setup(self) -> Setup:
        return Setup(len(self.seats), self.options, self.first)

    def seat_of(self, digest: str) -> int | None:
        """The seat whose token has this digest."""
        for number, seat in enumerate(self.seats):
            if seat.token and seat.token == digest:
                return number
        return None


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    """192 random bits: not to be guessed, and short enough for a link."""
    return token_urlsafe(24)


def new_table_id() -> str:
    return token_urlsafe(9)


def new_secret() -> str:
    return token_bytes(SEED_BYTES).hex()


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableDocument).decode
