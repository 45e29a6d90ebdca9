"""Fair dice: throws that nobody could choose and everybody can check.

Before the game the server publishes SHA-256 of its secret seed; then each seat adds a seed of its
own.  The outcome of record `number` (counted from 0 in the log) comes from

    HMAC-SHA256(key = server seed, message = table, seat seeds, number, round)

joined by line feeds.  Its 32 bytes are four big-endian 64-bit words.  A word is cut to the total
weight by rejection: words at or above the largest multiple of the total are passed over, so every
case is exactly equally likely; when all four are, the next round is drawn.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from enum import Enum
from hashlib import sha256
from typing import NamedTuple

from pasch.engine.chance import Chance
from pasch.engine.game import Game
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE
from pasch.engine.table import Record

SEED_BYTES = 32
_SPAN = 1 << 64


class Proof(NamedTuple):
    """What makes the throws of one table checkable; `seed` is empty until the game is over."""

    table: str
    commitment: str
    seats: tuple[str, ...]
    seed: str = ""


class Verdict(Enum):
    TRUE = "true"
    ALTERED = "altered"
    INCOMPLETE = "incomplete"


class Finding(NamedTuple):
    """`number` is how many throws were checked, or the record that does not fit."""

    verdict: Verdict
    number: int


def commit(seed: bytes) -> str:
    """What is published before the game.

    >>> commit(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


def throw(seed: bytes, table: str, seats: Iterable[str], number: int, chance: Chance) -> int:
    """The outcome of the record with this number.

    >>> from pasch.engine.chance import die
    >>> [throw(bytes(32), "t", ("a", "b"), number, die(6)) + 1 for number in range(6)]
    [6, 2, 2, 3, 1, 2]
    """
    total = chance.total
    limit = _SPAN - _SPAN % total
    said = "\n".join((table, *seats, str(number)))
    turn = 0
    while True:
        digest = hmac.digest(seed, f"{said}\n{turn}".encode(), "sha256")
        for place in range(0, len(digest), 8):
            word = int.from_bytes(digest[place : place + 8], "big")
            if word < limit:
                return _pick(chance, word % total)
        turn += 1


def _pick(chance: Chance, case: int) -> int:
    for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
        case -= weight
        if case < 0:
            return outcome
    raise AssertionError("weights do not add up")


def verify(game: Game, setup: Setup, log: Iterable[Record], proof: Proof) -> Finding:
    """Recompute every throw of a log."""
    if not proof.seed:
        return Finding(Verdict.INCOMPLETE, 0)
    seed = bytes.fromhex(proof.seed)
    if commit(seed) != proof.commitment:
        return Finding(Verdict.ALTERED, 0)
    state = game.start(setup)
    checked = 0
    for number, record in enumerate(log):
        if record.actor == CHANCE:
            expected = throw(seed, proof.table, proof.seats, number, state.chance())
            if record.action != expected:
                return Finding(Verdict.ALTERED, number)
            checked += 1
        state.apply(record.action)
    return Finding(Verdict.TRUE, checked)
