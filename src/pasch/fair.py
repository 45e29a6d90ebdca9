"""Fair dice: throws that nobody could choose and everybody can check.

Before anybody sits down the server publishes its seal, SHA-256 of its secret seed.  Each seat then
pledges a number of its own, SHA-256 again; only when all pledges are fixed are the numbers opened.
A bot's number follows from the secret.  The outcome of record `number` (counted from 0 in the log)
comes from

    HMAC-SHA256(key = server seed, message = table, seats' numbers, number, round)

joined by line feeds.  Its 32 bytes are four big-endian 64-bit words.  A word is cut to the total
weight by rejection: words at or above the largest multiple of the total are passed over, so every
case is exactly equally likely; when all four are, the next round is drawn.  docs/fair-dice.md says
it in plain words, with test vectors.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterable, Sequence
from enum import Enum
from hashlib import sha256
from typing import ClassVar, Final, NamedTuple, TypeGuard, final

from pasch.engine.chance import Chance
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, OVER
from pasch.engine.table import Record

SEED_BYTES = 32
_SPAN = 1 << 64
_BLOCK = 64  # bytes of SHA-256
_IPAD = bytes(byte ^ 0x36 for byte in range(256))
_OPAD = bytes(byte ^ 0x5C for byte in range(256))
_HEX = re.compile("[0-9a-f]{64}")
_LONGEST = 200  # characters of a table's id or a seat's number
BARE = 1  # numbers were shown as people sat down: who came last could choose
PLEDGED = 2  # numbers are pledged first, and opened when all are
DAILY = 3  # the deal of the day: nobody adds a number, and throws are counted instead of records


class Proof(NamedTuple):
    """What makes the throws of one table checkable; `seed` is empty until the game is over.

    `seats` are the numbers.  A seat with a pledge and no number did not open it in time; one with
    a number and no pledge is a bot's; one with neither is a person who added nothing.  The first
    `since` records of the log are not this table's: it began where another game stood.  The `table`
    of a deal of the day is that deal: its throws are the same at every table where it is played.
    """

    table: str
    commitment: str
    seats: tuple[str, ...]
    seed: str = ""
    version: int = BARE
    pledges: tuple[str, ...] = ()
    since: int = 0

    @property
    def left_out(self) -> tuple[int, ...]:
        """Seats that pledged a number and did not open it."""
        return tuple(
            seat for seat, pledged in enumerate(self.pledges) if pledged and not self.seats[seat]
        )


class BadProof(PaschError):
    """No proof by its form; `facts["field"]` names the part that is wrong."""

    code: ClassVar[str] = "bad_proof"


class Verdict(Enum):
    TRUE = "true"
    WITHOUT = "without"  # all is true, but a number of the one who asks was left out
    ALTERED = "altered"
    INCOMPLETE = "incomplete"


class Reason(Enum):
    """Why a verdict is not TRUE."""

    NONE = "none"
    NO_PROOF = "no-proof"
    NO_SEED = "no-seed"
    UNFINISHED = "unfinished"
    SEED = "seed"  # it is not the one that was promised
    SEAL = "other-seal"  # it is not the one that somebody saw before the game
    PLEDGE = "pledge"  # a seat's number is not the one it pledged
    BOT = "bot"  # a bot's number does not come from the secret
    MINE = "mine"  # a number that somebody added is not among those used
    LEFT_OUT = "left-out"  # it was pledged, but not opened in time
    THROW = "throw"  # a record is not what the seeds give


class Finding(NamedTuple):
    """`checked` throws are true; then came the record `number` that should have been `expected`.

    `seat` is the one whose number is wrong or missing, -1 if it is none.
    """

    verdict: Verdict
    reason: Reason = Reason.NONE
    checked: int = 0
    number: int = 0
    expected: int = 0
    seat: int = -1


def commit(seed: bytes) -> str:
    """What is published before the game.

    >>> commit(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


def pledge(table: str, seat: int, number: str) -> str:
    """What a seat shows of its number before any number is opened.

    The seat is part of it: whoever copies another's pledge could not open it.

    >>> pledge("t", 0, "00" * 16)[:16]
    '02580681fb5b2cb5'
    """
    return sha256(f"pasch pledge\n{table}\n{seat}\n{number}".encode()).hexdigest()


def bot_number(seed: bytes, table: str, seat: int) -> str:
    """A bot cannot choose: its number is fixed by the seal.

    >>> bot_number(bytes(32), "t", 1)[:16]
    '89a42628689d9131'
    """
    return hmac.digest(seed, f"pasch bot\n{table}\n{seat}".encode(), "sha256").hex()


def deal_secret(secret: bytes, date: str, game: str) -> bytes:
    """The secret of a deal of the day, from the one that a server keeps for all of them.

    >>> deal_secret(bytes(32), "2026-11-18", "mal_anders").hex()[:16]
    'd90446b18e088b63'
    """
    return hmac.digest(secret, f"pasch day\n{date}\n{game}".encode(), "sha256")


def deal_name(date: str, game: str) -> str:
    """What stands for the table in the proof of a deal of the day.

    >>> deal_name("2026-11-18", "mal_anders")
    '2026-11-18/mal_anders'
    """
    return f"{date}/{game}"


def throw(seed: bytes, table: str, seats: Iterable[str], number: int, chance: Chance) -> int:
    """The outcome of the record with this number.

    >>> from pasch.engine.chance import die
    >>> [throw(bytes(32), "t", ("a", "b"), number, die(6)) + 1 for number in range(6)]
    [6, 2, 2, 3, 1, 2]
    """
    return Throws(seed, table, seats).outcome(number, chance)


@final
class Throws:
    """All throws of one table.

    HMAC is written out (RFC 2104, two hashes with the padded key before them): `hmac.digest` looks
    up its parts in OpenSSL anew each time, which costs more than both hashes together.
    """

    def __init__(self, seed: bytes, table: str, seats: Iterable[str]) -> None:
        key = seed if len(seed) <= _BLOCK else sha256(seed).digest()
        padded = key.ljust(_BLOCK, b"\0")
        self._inner: Final = padded.translate(_IPAD) + "\n".join((table, *seats, "")).encode()
        self._outer: Final = padded.translate(_OPAD)

    def outcome(self, number: int, chance: Chance) -> int:
        """Of the record with this number."""
        total = chance.total
        if total > _SPAN:
            raise ValueError(f"a total weight of {total} is more than 64 bits can tell apart")
        limit = _SPAN - _SPAN % total
        turn = 0
        while True:
            inner = sha256(self._inner + f"{number}\n{turn}".encode()).digest()
            digest = sha256(self._outer + inner).digest()
            for place in range(0, len(digest), 8):
                word = int.from_bytes(digest[place : place + 8], "big")
                if word < limit:
                    return _pick(chance, word % total)
            turn += 1


def _pick(chance: Chance, case: int) -> int:
    if chance.total == len(chance.outcomes):  # each has the weight 1
        return chance.outcomes[case]
    for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
        case -= weight
        if case < 0:
            return outcome
    raise AssertionError("weights do not add up")


def verify(
    game: Game,
    setup: Setup,
    log: Iterable[Record],
    proof: Proof | None,
    mine: Iterable[str] = (),
    seal: str = "",
) -> Finding:
    """Recompute every throw of a log that is possible by the rules.

    `mine` are numbers that the one who asks added, `seal` is what they saw before the game.
    """
    if proof is None:
        return Finding(Verdict.INCOMPLETE, Reason.NO_PROOF)
    found = verify_numbers(proof, mine, seal)
    if found.verdict is Verdict.ALTERED or not proof.seed:
        return found
    seed = bytes.fromhex(proof.seed)
    state = game.start(setup)
    checked = 0
    for number, record in enumerate(log):
        if state.actor() == CHANCE and number >= proof.since:
            counted = checked if proof.version == DAILY else number
            expected = throw(seed, proof.table, proof.seats, counted, state.chance())
            if record.action != expected:
                return Finding(Verdict.ALTERED, Reason.THROW, checked, number, expected)
            checked += 1
        state.apply(record.action)
    if state.actor() != OVER:
        return Finding(Verdict.INCOMPLETE, Reason.UNFINISHED, checked)
    return found._replace(checked=checked)


def verify_numbers(proof: Proof, mine: Iterable[str] = (), seal: str = "") -> Finding:
    """Whether secret, seal, pledges and numbers fit each other, without any throw."""
    if seal and seal != proof.commitment:
        return Finding(Verdict.ALTERED, Reason.SEAL)
    for seat, pledged in enumerate(proof.pledges):
        number = proof.seats[seat]
        if pledged and number and pledge(proof.table, seat, number) != pledged:
            return Finding(Verdict.ALTERED, Reason.PLEDGE, seat=seat)
    left_out = -1
    for number in mine:
        if number not in proof.seats:
            left_out = _pledged(proof, number)
            if left_out not in proof.left_out:
                return Finding(Verdict.ALTERED, Reason.MINE)
    if not proof.seed:
        return Finding(Verdict.INCOMPLETE, Reason.NO_SEED)
    seed = bytes.fromhex(proof.seed)
    if commit(seed) != proof.commitment:
        return Finding(Verdict.ALTERED, Reason.SEED)
    for seat, pledged in enumerate(proof.pledges):
        number = proof.seats[seat]
        if number and not pledged and number != bot_number(seed, proof.table, seat):
            return Finding(Verdict.ALTERED, Reason.BOT, seat=seat)
    if left_out >= 0:
        return Finding(Verdict.WITHOUT, Reason.LEFT_OUT, seat=left_out)
    return Finding(Verdict.TRUE)


def _pledged(proof: Proof, number: str) -> int:
    """The seat that pledged this number, -1 if none did."""
    for seat, pledged in enumerate(proof.pledges):
        if pledged == pledge(proof.table, seat, number):
            return seat
    return -1


def read_proof(data: object, seats: int) -> Proof:
    """The proof beside a match of so many seats, as it is kept in a match file."""
    if not isinstance(data, dict):
        raise _bad("proof", "an object with version, table, commitment, seats, pledges and seed")
    version, pledges = data.get("version", BARE), data.get("pledges", ())
    table, commitment = data.get("table"), data.get("commitment")
    seeds, seed = data.get("seats"), data.get("seed", "")
    since = data.get("since", 0)
    if not _is_text(table) or not table:
        raise _bad("table", "the id of the table")
    if not isinstance(commitment, str) or not _HEX.fullmatch(commitment):
        raise _bad("commitment", "64 hexadecimal digits in lower case")
    if not isinstance(seeds, (list, tuple)) or len(seeds) != seats or not all(map(_is_text, seeds)):
        raise _bad("seats", f"a list of {seats} numbers, one per seat")
    if not isinstance(seed, str) or (seed and not _HEX.fullmatch(seed)):
        raise _bad("seed", "64 hexadecimal digits in lower case, or empty")
    if version not in (BARE, PLEDGED, DAILY) or isinstance(version, bool):
        raise _bad("version", f"{BARE}, {PLEDGED} or {DAILY}")
    if type(since) is not int or since < 0:
        raise _bad("since", "how many records at the start come from another game, 0 or more")
    if version == BARE:
        return Proof(table, commitment, tuple(seeds), seed, since=since)
    if not isinstance(pledges, (list, tuple)) or not _are_pledges(pledges, seats):
        raise _bad("pledges", f"a list of {seats} pledges, one per seat, each 64 digits or empty")
    return Proof(table, commitment, tuple(seeds), seed, version, tuple(pledges), since)


def _are_pledges(pledges: Sequence[object], seats: int) -> bool:
    return len(pledges) == seats and all(
        isinstance(one, str) and (not one or _HEX.fullmatch(one)) for one in pledges
    )


def _is_text(value: object) -> TypeGuard[str]:
    """Without line feeds, which part the message, and fit to be shown."""
    return isinstance(value, str) and value.isprintable() and len(value) <= _LONGEST


def _bad(field: str, right: str) -> BadProof:
    return BadProof(f"the proof's {field} is wrong; it should be: {right}", {"field": field})
