"""Fair dice: throws that nobody could choose and everybody can check.

Before the game the server publishes SHA-256 of its secret seed; then each seat adds a seed of its
own.  The outcome of record `number` (counted from 0 in the log) comes from

    HMAC-SHA256(key = server seed, message = table, seat seeds, number, round)

joined by line feeds.  Its 32 bytes are four big-endian 64-bit words.  A word is cut to the total
weight by rejection: words at or above the largest multiple of the total are passed over, so every
case is exactly equally likely; when all four are, the next round is drawn.  docs/fair-dice.md says
it in plain words, with test vectors.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterable
from enum import Enum
from hashlib import sha256
from typing import ClassVar, NamedTuple, TypeGuard

from pasch.engine.chance import Chance
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, OVER
from pasch.engine.table import Record

SEED_BYTES = 32
_SPAN = 1 << 64
_HEX = re.compile("[0-9a-f]{64}")
_LONGEST = 200  # characters of a table's id or a seat's seed


class Proof(NamedTuple):
    """What makes the throws of one table checkable; `seed` is empty until the game is over."""

    table: str
    commitment: str
    seats: tuple[str, ...]
    seed: str = ""


class BadProof(PaschError):
    """No proof by its form; `facts["field"]` names the part that is wrong."""

    code: ClassVar[str] = "bad_proof"


class Verdict(Enum):
    TRUE = "true"
    ALTERED = "altered"
    INCOMPLETE = "incomplete"


class Reason(Enum):
    """Why a verdict is not TRUE."""

    NONE = "none"
    NO_PROOF = "no-proof"
    NO_SEED = "no-seed"
    UNFINISHED = "unfinished"
    SEED = "seed"  # it is not the one that was promised
    THROW = "throw"  # a record is not what the seeds give


class Finding(NamedTuple):
    """`checked` throws are true; then came the record `number` that should have been `expected`."""

    verdict: Verdict
    reason: Reason = Reason.NONE
    checked: int = 0
    number: int = 0
    expected: int = 0


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
    if total > _SPAN:
        raise ValueError(f"a total weight of {total} is more than 64 bits can tell apart")
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


def verify(game: Game, setup: Setup, log: Iterable[Record], proof: Proof | None) -> Finding:
    """Recompute every throw of a log that is possible by the rules."""
    if proof is None:
        return Finding(Verdict.INCOMPLETE, Reason.NO_PROOF)
    if not proof.seed:
        return Finding(Verdict.INCOMPLETE, Reason.NO_SEED)
    seed = bytes.fromhex(proof.seed)
    if commit(seed) != proof.commitment:
        return Finding(Verdict.ALTERED, Reason.SEED)
    state = game.start(setup)
    checked = 0
    for number, record in enumerate(log):
        if state.actor() == CHANCE:
            expected = throw(seed, proof.table, proof.seats, number, state.chance())
            if record.action != expected:
                return Finding(Verdict.ALTERED, Reason.THROW, checked, number, expected)
            checked += 1
        state.apply(record.action)
    if state.actor() != OVER:
        return Finding(Verdict.INCOMPLETE, Reason.UNFINISHED, checked)
    return Finding(Verdict.TRUE, checked=checked)


def read_proof(data: object, seats: int) -> Proof:
    """The proof beside a match of so many seats, as it is kept in a match file."""
    if not isinstance(data, dict):
        raise _bad("proof", "an object with table, commitment, seats and seed")
    table, commitment = data.get("table"), data.get("commitment")
    seeds, seed = data.get("seats"), data.get("seed", "")
    if not _is_text(table) or not table:
        raise _bad("table", "the id of the table")
    if not isinstance(commitment, str) or not _HEX.fullmatch(commitment):
        raise _bad("commitment", "64 hexadecimal digits in lower case")
    if not isinstance(seeds, (list, tuple)) or len(seeds) != seats or not all(map(_is_text, seeds)):
        raise _bad("seats", f"a list of {seats} seeds, one a seat")
    if not isinstance(seed, str) or (seed and not _HEX.fullmatch(seed)):
        raise _bad("seed", "64 hexadecimal digits in lower case, or empty")
    return Proof(table, commitment, tuple(seeds), seed)


def _is_text(value: object) -> TypeGuard[str]:
    """Without line feeds, which part the message, and fit to be shown."""
    return isinstance(value, str) and value.isprintable() and len(value) <= _LONGEST


def _bad(field: str, right: str) -> BadProof:
    return BadProof(f"the proof's {field} is wrong; it should be: {right}", {"field": field})
