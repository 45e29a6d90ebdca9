"""Checkers of the dice as somebody may get them wrong; every one must fail a published vector.

A throw is checked by `plain.throw` with one thing done differently.  Each mistake is named by what
its author believed.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

SPAN = 2**64


class Asked(NamedTuple):
    """What a vector asks for."""

    seed: bytes
    table: str
    seats: tuple[str, ...]
    number: int
    weights: tuple[int, ...]
    outcomes: tuple[int, ...]


Throw = Callable[[Asked], int]
Message = Callable[[Asked, int], bytes]
Words = Callable[[bytes], list[int]]


def _lines(asked: Asked, turn: int) -> bytes:
    return _joined(asked.table, *asked.seats, asked.number, turn)


def _joined(*parts: object) -> bytes:
    return "\n".join(map(str, parts)).encode()


def _words(digest: bytes) -> list[int]:
    return [int.from_bytes(digest[place : place + 8], "big") for place in (0, 8, 16, 24)]


def _limit(total: int) -> int:
    return SPAN - SPAN % total


def _pick(asked: Asked, case: int) -> int:
    for outcome, weight in zip(asked.outcomes, asked.weights, strict=True):
        case -= weight
        if case < 0:
            return outcome
    return asked.outcomes[-1]


def _digest(seed: bytes, message: bytes) -> bytes:
    return hmac.digest(seed, message, "sha256")


def _thrown(
    message: Message = _lines,
    words: Words = _words,
    limit: Callable[[int], int] = _limit,
    pick: Callable[[Asked, int], int] = _pick,
    digest: Callable[[bytes, bytes], bytes] = _digest,
    case: Callable[[int, int], int] = lambda word, total: word % total,
    turns: int = 64,
) -> Throw:
    """Right, but for what is given; without an end after so many turns it takes what comes."""

    def throw(asked: Asked) -> int:
        total = sum(asked.weights)
        word = 0
        for turn in range(turns):
            for word in words(digest(asked.seed, message(asked, turn))):
                if word < limit(total):
                    return pick(asked, case(word, total))
        return pick(asked, case(word, total))

    return throw


def _with_table(table: Callable[[Asked], str]) -> Message:
    return lambda asked, turn: _joined(table(asked), *asked.seats, asked.number, turn)


def _with_seats(seats: Callable[[tuple[str, ...]], Sequence[object]]) -> Message:
    return lambda asked, turn: _joined(asked.table, *seats(asked.seats), asked.number, turn)


def _with_number(number: Callable[[int], object]) -> Message:
    return lambda asked, turn: _joined(asked.table, *asked.seats, number(asked.number), turn)


def _with_turn(count: Callable[[int], object]) -> Message:
    return lambda asked, turn: _joined(asked.table, *asked.seats, asked.number, count(turn))


def _joined_by(separator: str, end: str = "") -> Message:
    def message(asked: Asked, turn: int) -> bytes:
        parts = (asked.table, *asked.seats, str(asked.number), str(turn))
        return (separator.join(parts) + end).encode()

    return message


def _signed(digest: bytes) -> list[int]:
    return [word - SPAN if word >= SPAN // 2 else word for word in _words(digest)]


def _in_order(key: Callable[[tuple[int, int]], int]) -> Callable[[Asked, int], int]:
    """The outcomes sorted before one is picked."""

    def pick(asked: Asked, case: int) -> int:
        pairs = sorted(zip(asked.weights, asked.outcomes, strict=True), key=key)
        weights, outcomes = zip(*pairs, strict=True)
        return _pick(asked._replace(weights=weights, outcomes=outcomes), case)

    return pick


def _reversed(asked: Asked, case: int) -> int:
    turned = asked._replace(weights=asked.weights[::-1], outcomes=asked.outcomes[::-1])
    return _pick(turned, case)


def _one_late(asked: Asked, case: int) -> int:
    """At zero, not below it."""
    return _pick(asked, case - 1) if case else asked.outcomes[0]


MISTAKES: dict[str, Throw] = {
    "no rejection": _thrown(limit=lambda total: SPAN),
    "the limit is the total": _thrown(limit=lambda total: total),
    "the limit is one total below the span": _thrown(limit=lambda total: SPAN - total),
    "the word is taken whole, without the remainder": _thrown(case=lambda word, total: word),
    "little endian": _thrown(
        words=lambda digest: [int.from_bytes(digest[n : n + 8], "little") for n in (0, 8, 16, 24)]
    ),
    "the last word first": _thrown(words=lambda digest: _words(digest)[::-1]),
    "little endian as a whole": _thrown(words=lambda digest: _words(digest[::-1])),
    "only the first word of a round": _thrown(words=lambda digest: _words(digest)[:1]),
    "three words in a round": _thrown(words=lambda digest: _words(digest)[:3]),
    "words of 32 bits": _thrown(
        words=lambda digest: [int.from_bytes(digest[n : n + 4], "big") for n in range(0, 32, 4)],
    ),
    "signed words": _thrown(words=_signed),
    "signed words, their size": _thrown(words=lambda digest: [abs(w) for w in _signed(digest)]),
    "53 bits, as a float keeps them": _thrown(
        words=lambda digest: [int(float(word)) for word in _words(digest)]
    ),
    "a float between 0 and 1": _thrown(case=lambda word, total: int(word / SPAN * total)),
    "63 bits": _thrown(words=lambda digest: [word >> 1 for word in _words(digest)]),
    "the round is not in the message": _thrown(
        message=lambda asked, turn: _joined(asked.table, *asked.seats, asked.number)
    ),
    "the round is never counted": _thrown(message=_with_turn(lambda turn: 0)),
    "rounds are counted from 1": _thrown(message=_with_turn(lambda turn: turn + 1)),
    "rounds are counted in words": _thrown(message=_with_turn(lambda turn: 4 * turn)),
    "after one round it takes what comes": _thrown(turns=1),
    "joined by nothing": _thrown(message=_joined_by("")),
    "joined by commas": _thrown(message=_joined_by(",")),
    "joined by colons": _thrown(message=_joined_by(":")),
    "joined by spaces": _thrown(message=_joined_by(" ")),
    "joined by carriage returns and line feeds": _thrown(message=_joined_by("\r\n")),
    "a line feed at the end": _thrown(message=_joined_by("\n", "\n")),
    "without the table": _thrown(
        message=lambda asked, turn: _joined(*asked.seats, asked.number, turn)
    ),
    "the table in lower case": _thrown(message=_with_table(lambda asked: asked.table.lower())),
    "without the seats": _thrown(message=_with_seats(lambda seats: ())),
    "without the last seat": _thrown(message=_with_seats(lambda seats: seats[:-1])),
    "without seats that added nothing": _thrown(
        message=_with_seats(lambda seats: tuple(filter(None, seats)))
    ),
    "the seats sorted": _thrown(message=_with_seats(sorted)),
    "the seats from the last to the first": _thrown(message=_with_seats(lambda seats: seats[::-1])),
    "the seats as they are written in JSON": _thrown(
        message=_with_seats(lambda seats: ([*seats],))
    ),
    "the number counted from 1": _thrown(message=_with_number(lambda number: number + 1)),
    "the number one too low": _thrown(message=_with_number(lambda number: number - 1)),
    "the number in hexadecimal": _thrown(message=_with_number(lambda number: f"{number:x}")),
    "the number with zeros before it": _thrown(message=_with_number(lambda n: f"{n:06}")),
    "number and round exchanged": _thrown(
        message=lambda asked, turn: _joined(asked.table, *asked.seats, turn, asked.number)
    ),
    "the outcomes from the last to the first": _thrown(pick=_reversed),
    "the outcomes sorted": _thrown(pick=_in_order(lambda pair: pair[1])),
    "the heaviest outcome first": _thrown(pick=_in_order(lambda pair: -pair[0])),
    "the lightest outcome first": _thrown(pick=_in_order(lambda pair: pair[0])),
    "all outcomes equally likely": _thrown(
        pick=lambda asked, case: asked.outcomes[case % len(asked.outcomes)]
    ),
    "the place of the outcome, not the outcome": _thrown(
        pick=lambda asked, case: asked.outcomes.index(_pick(asked, case))
    ),
    "the seed as its hexadecimal text": _thrown(
        digest=lambda seed, message: _digest(seed.hex().encode(), message)
    ),
    "key and message exchanged": _thrown(digest=lambda seed, message: _digest(message, seed)),
    "SHA-256 of key and message": _thrown(
        digest=lambda seed, message: sha256(seed + message).digest()
    ),
    "HMAC with SHA-512": _thrown(
        digest=lambda seed, message: hmac.digest(seed, message, "sha512")[:32]
    ),
}
RIGHT = _thrown()


def asked(vector: dict[str, Any]) -> Asked:
    return Asked(
        bytes.fromhex(vector["seed"]),
        vector["table"],
        tuple(vector["seats"]),
        vector["number"],
        tuple(map(int, vector["weights"])),
        tuple(vector["outcomes"]),
    )


# The two other formulas: (seed, table, seat, number) -> text

Pledge = Callable[[str, int, str], str]
PLEDGE_MISTAKES: dict[str, Pledge] = {
    "the number alone": lambda table, seat, number: _sha(number),
    "without the prefix": lambda table, seat, number: _sha(table, seat, number),
    "without the table": lambda table, seat, number: _sha("pasch pledge", seat, number),
    "without the seat": lambda table, seat, number: _sha("pasch pledge", table, number),
    "seats counted from 1": lambda table, seat, number: _sha(
        "pasch pledge", table, seat + 1, number
    ),
    "the number as bytes": lambda table, seat, number: sha256(
        _joined("pasch pledge", table, seat, "") + bytes.fromhex(number)
    ).hexdigest(),
    "a line feed at the end": lambda table, seat, number: _sha(
        "pasch pledge", table, seat, number, ""
    ),
    "the number in capitals": lambda table, seat, number: _sha(
        "pasch pledge", table, seat, number.upper()
    ),
    "in capitals": lambda table, seat, number: _sha("pasch pledge", table, seat, number).upper(),
    "joined by colons": lambda table, seat, number: sha256(
        f"pasch pledge:{table}:{seat}:{number}".encode()
    ).hexdigest(),
}
Bot = Callable[[bytes, str, int], str]
BOT_MISTAKES: dict[str, Bot] = {
    "without the prefix": lambda seed, table, seat: _digest(seed, _joined(table, seat)).hex(),
    "without the table": lambda seed, table, seat: _digest(seed, _joined("pasch bot", seat)).hex(),
    "without the seat": lambda seed, table, seat: _digest(seed, _joined("pasch bot", table)).hex(),
    "seats counted from 1": lambda seed, table, seat: _digest(
        seed, _joined("pasch bot", table, seat + 1)
    ).hex(),
    "key and message exchanged": lambda seed, table, seat: _digest(
        _joined("pasch bot", table, seat), seed
    ).hex(),
    "the seed as its hexadecimal text": lambda seed, table, seat: _digest(
        seed.hex().encode(), _joined("pasch bot", table, seat)
    ).hex(),
    "the seal in place of the secret": lambda seed, table, seat: _digest(
        sha256(seed).digest(), _joined("pasch bot", table, seat)
    ).hex(),
    "half of it": lambda seed, table, seat: _digest(seed, _joined("pasch bot", table, seat)).hex()[
        :32
    ],
}


def _sha(*parts: object) -> str:
    return sha256(_joined(*parts)).hexdigest()


def caught(wrong: Throw, vectors: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The names of the vectors that a wrong checker fails."""
    for vector in vectors:
        if wrong(asked(vector)) != vector["outcome"]:
            yield vector["name"]
