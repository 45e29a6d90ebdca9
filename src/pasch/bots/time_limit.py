"""A limit on the time that somebody's own code takes, in whatever thread it runs."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from types import FrameType


class TooSlow(BaseException):
    """Not an Exception: a bot that catches those is interrupted all the same."""


@contextmanager
def interrupted(seconds: float) -> Iterator[None]:
    """TooSlow after so long: by the system's clock in the main thread, where it has one, else by a
    thread that looks now and then."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        with _Watched(seconds):
            yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise TooSlow


class _Watched:
    """What one thread does now; from the outside it can only be told to raise something."""

    def __init__(self, seconds: float) -> None:
        self.end = monotonic() + seconds
        self.thread = threading.get_ident()
        self.told = False

    def __enter__(self) -> None:
        _looker.look_after(self)

    def __exit__(self, *error: object) -> None:
        _looker.let_go(self)
        if self.told:
            raise TooSlow

    def tell(self, what: type[BaseException] | None) -> None:
        """With None it is told no more what it has not heard yet."""
        kind = None if what is None else ctypes.py_object(what)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.thread), kind)


class _Looker:
    """One thread for all that are looked after; it sleeps until the first of them may be late."""

    def __init__(self) -> None:
        self._watched: set[_Watched] = set()
        self._changed = threading.Condition(threading.Lock())
        self._wakes = 0.0
        self._running = False

    def look_after(self, one: _Watched) -> None:
        with self._changed:
            self._watched.add(one)
            if not self._running:
                self._running = True
                threading.Thread(target=self._run, name="pasch-time-limit", daemon=True).start()
            elif one.end < self._wakes:
                self._changed.notify()

    def let_go(self, one: _Watched) -> None:
        with self._changed:
            self._watched.discard(one)
            if one.told:
                one.tell(None)

    def _run(self) -> None:
        with self._changed:
            while True:
                now = monotonic()
                for late in [one for one in self._watched if one.end < now]:
                    self._watched.discard(late)
                    late.told = True
                    late.tell(TooSlow)
                self._wakes = min((one.end for one in self._watched), default=inf)
                self._changed.wait(self._wakes - now if self._watched else None)


_looker = _Looker()
