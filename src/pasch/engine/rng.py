"""Seeded random numbers for play and simulation, the same interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF


def _mix(word: int) -> int:
    """Spread every bit of a 32-bit word over all of them."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & _WORD
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & _WORD
    return word ^ (word >> 16)


@final
class Rng:
    """A xorshift generator on four 32-bit words.

    Every intermediate value fits a signed 64-bit integer, so the interpreted and the
    compiled engine draw the same numbers from the same seed.  `stream` gives independent
    sequences under one seed: a match draws its n-th outcome from stream n, so that saving
    and loading, or taking a move back, never changes the dice to come.

    >>> rng = Rng(7)
    >>> [int(rng.below(6)) + 1 for _ in range(5)]
    [6, 2, 2, 5, 4]
    >>> int(Rng(7, stream=1).below(6)) + 1
    2
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        words: list[int] = []
        word = _mix((seed ^ _mix(stream ^ 0x9E3779B9)) & _WORD)
        for shift in (0, 32, 64, 96):
            word = _mix((word + 0x9E3779B9 + ((seed >> shift) & _WORD)) & _WORD)
            words.append(word)
        self._x: i64 = i64(words[0] | 1)  # never all zero
        self._y: i64 = i64(words[1])
        self._z: i64 = i64(words[2])
        self._w: i64 = i64(words[3])

    def __reduce__(self) -> tuple[Callable[..., object], tuple[int, ...]]:
        return _restored, (int(self._x), int(self._y), int(self._z), int(self._w))

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, each exactly equally likely; 0 < n < 2**31."""
        product: i64 = self._word() * n
        if (product & _WORD) < n:  # reject the few words that would favour small numbers
            least: i64 = (_WORD + 1 - n) % n
            while (product & _WORD) < least:
                product = self._word() * n
        return product >> 32

    def _word(self) -> i64:
        t: i64 = self._x ^ ((self._x << 11) & _WORD)
        self._x = self._y
        self._y = self._z
        self._z = self._w
        self._w = self._w ^ (self._w >> 19) ^ t ^ (t >> 8)
        return self._w


def _restored(x: int, y: int, z: int, w: int) -> Rng:
    """The generator in the middle of its sequence, for pickle and copy."""
    rng = Rng(0)
    rng._x = i64(x)
    rng._y = i64(y)
    rng._z = i64(z)
    rng._w = i64(w)
    return rng
