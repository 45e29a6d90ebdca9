"""How far it is: a bar that lives in one line of a terminal, or a line now and then in a pipe."""

from __future__ import annotations

from time import monotonic
from typing import TextIO

from pasch.speech import Speaker, grouped

BAR = 24
OFTEN = 0.2  # seconds between two drawings
SELDOM = 10.0  # the same for lines in a pipe


class Progress:
    """`told` is called with the number of finished games."""

    def __init__(self, out: TextIO, words: Speaker, games: int, done: int) -> None:
        self._out = out
        self._words = words
        self._games = games
        self._before = done
        self._begun = monotonic()
        self._live = out.isatty()
        self._next = self._begun if self._live else self._begun + SELDOM
        self._drawn = False

    def told(self, done: int) -> None:
        now = monotonic()
        if now < self._next and done < self._games:
            return
        self._next = now + (OFTEN if self._live else SELDOM)
        rate = (done - self._before) / max(now - self._begun, 1e-3)
        self._draw(done, rate, round((self._games - done) / rate))

    def end(self) -> None:
        """The line stays as it is; what comes next stands below."""
        if self._drawn:
            self._out.write("\n")
            self._out.flush()
            self._drawn = False

    def _draw(self, done: int, rate: float, left: int) -> None:
        language = self._words.language
        full = BAR * done // self._games
        text = self._words.key(
            "simulate-progress",
            percent=100 * done // self._games,
            bar="█" * full + "░" * (BAR - full),
            done=grouped(done, language),
            games=grouped(self._games, language),
            rate=grouped(round(rate), language) if rate >= 10 else f"{rate:.2g}",
            left=clock(left),
        )
        if self._live:
            self._out.write(f"\r{text}\x1b[K")
            self._drawn = True
        else:
            self._out.write(f"{text}\n")
        self._out.flush()


def clock(seconds: int) -> str:
    """
    >>> clock(59), clock(3661)
    ('0:59', '1:01:01')
    """
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
