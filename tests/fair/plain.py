"""Fair dice a second time, with SHA-256 alone, by the page in docs: no code shared with Pasch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

BLOCK = 64  # bytes that SHA-256 takes at a time


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104."""
    padded = (key if len(key) <= BLOCK else sha256(key).digest()).ljust(BLOCK, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def digests(seed: bytes, table: str, seats: Sequence[str], number: int) -> Iterator[bytes]:
    turn = 0
    while True:
        lines = [table, *seats, str(number), str(turn)]
        yield hmac_sha256(seed, "\n".join(lines).encode())
        turn += 1


def throw(
    seed: bytes,
    table: str,
    seats: Sequence[str],
    number: int,
    weights: Sequence[int],
    outcomes: Sequence[int],
) -> tuple[int, list[bytes], int]:
    """The outcome, the digests it took, and how many words of them were passed over."""
    total = sum(weights)
    fair = (2**64 // total) * total
    used: list[bytes] = []
    rejected = 0
    for digest in digests(seed, table, seats, number):
        used.append(digest)
        for word in (int(digest.hex()[place : place + 16], 16) for place in (0, 16, 32, 48)):
            if word < fair:
                cases = word % total
                for outcome, weight in zip(outcomes, weights, strict=True):
                    if cases < weight:
                        return outcome, used, rejected
                    cases -= weight
            rejected += 1
    raise AssertionError
