"""What goes wrong in a game's own code: named in one line, and the affair of its table alone.

A game from outside may raise anything anywhere, or never come back.  Nothing of that may stop the
server or another table.
"""

from __future__ import annotations

import signal
import sys
import threading
from pathlib import Path
from traceback import extract_tb
from types import FrameType

import structlog

from pasch.catalogue import at_fault
from pasch.engine.errors import PaschError
from pasch.server.refusals import Refusal

LONGEST = 200  # characters of what an error says
TICK = 1.0  # seconds
PATIENCE = 5  # ticks that one call into a game may take
log = structlog.get_logger()


class GameLoops(Exception):
    """A call into a game that did not come back."""


class GameExits(Exception):
    """A call into a game that wanted to end the whole server."""


def game_fault(game: str, table: str, error: BaseException) -> Refusal:
    """Named in the log; what to answer."""
    frames = extract_tb(error.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    said = f"{type(error).__name__}: {error}".replace("\n", " ")[:LONGEST]
    log.error("game failed", game=game, table=table, where=where, error=said)
    return Refusal("broken_game")


def raised_in(error: Exception, game: str) -> bool:
    """Whether it came out of the code of this game, and is no refusal."""
    if isinstance(error, (Refusal, PaschError)):
        return False
    if isinstance(error, (GameLoops, GameExits)):
        return True
    return game in at_fault(error)


class Blame:
    """`with blamed_on(...):` whatever else but a refusal happens in here is the fault of this game.

    No generator: those of contextlib cost as much as many a move.
    """

    def __init__(self, game: str, table: str) -> None:
        self._game = game
        self._table = table

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, (Refusal, PaschError)):
            return
        if isinstance(error, (Exception, SystemExit)):
            raise game_fault(self._game, self._table, error) from error


def blamed_on(game: str, table: str = "") -> Blame:
    return Blame(game, table)


class Watchdog:
    """`with watchdog:` a call into a game, which is interrupted if it takes far too long, and
    ends nothing but itself.

    Entering costs an addition.  A thread looks every second whether it is still the same call; only
    then a signal is sent, and its handler, on the main thread, raises if that call still runs.
    """

    def __init__(self) -> None:
        self.calls = 0
        self.depth = 0
        self._suspect = 0
        self._done = threading.Event()
        self._looker: threading.Thread | None = None

    def __enter__(self) -> None:
        if not self.depth:
            self.calls += 1
        self.depth += 1

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self.depth -= 1
        if isinstance(error, SystemExit):
            raise GameExits(f"exit({error.code})").with_traceback(error.__traceback__) from error

    def start(self) -> None:
        """From the main thread: signals are handled nowhere else, and on Windows not at all."""
        if threading.current_thread() is not threading.main_thread() or sys.platform == "win32":
            return
        signal.signal(signal.SIGALRM, self._interrupt)
        self._done.clear()
        self._looker = threading.Thread(target=self._look, name="watchdog", daemon=True)
        self._looker.start()

    def stop(self) -> None:
        if self._looker is not None:
            self._done.set()
            self._looker.join()
            self._looker = None
            if sys.platform != "win32":
                signal.signal(signal.SIGALRM, signal.SIG_DFL)

    def _look(self) -> None:
        last, ticks = 0, 0
        main = threading.main_thread().ident
        assert main is not None
        while not self._done.wait(TICK):
            ticks = ticks + 1 if self.depth and self.calls == last else 0
            last = self.calls
            if ticks >= PATIENCE and sys.platform != "win32":
                self._suspect = last
                signal.pthread_kill(main, signal.SIGALRM)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if self.depth and self.calls == self._suspect:
            raise GameLoops(f"no end after {PATIENCE * TICK:g} seconds")
