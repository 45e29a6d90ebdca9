"""Seeded random numbers for play and simulation, the same interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF
_GOLDEN: Final = 0x9E3779B9


def _mix(word: i64) -> i64:
    """Spread every bit of a 32-bit word over all of them."""
    return _spread(word ^ (word >> 16))


def _spread(folded: i64) -> i64:
    """The rest of it, for a word whose upper half was folded into the lower one."""
    word: i64 = (folded * 0x45D9F3B) & _WORD
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
        # A match makes one for every record: all of it is machine words, but for a longer seed.
        low: i64 = i64(seed & _WORD)
        start = stream ^ _GOLDEN  # of any length, as the seed
        word: i64 = _mix(low ^ _spread(i64((start ^ (start >> 16)) & _WORD)))
        word = _mix((word + _GOLDEN + low) & _WORD)
        self._x: i64 = word | 1  # never all zero
        word = _mix((word + _GOLDEN + i64((seed >> 32) & _WORD)) & _WORD)
        self._y: i64 = word
        word = _mix((word + _GOLDEN + i64((seed >> 64) & _WORD)) & _WORD)
        self._z: i64 = word
        self._w: i64 = _mix((word + _GOLDEN + i64((seed >> 96) & _WORD)) & _WORD)

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
