"""A `pasch serve` whose wall clock is ours: nothing of this is in the product."""

from __future__ import annotations

import faulthandler
import mmap
import signal
import struct
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from server.processes import Process

_shift = struct.Struct("d")


class ShiftedProcess(Process):
    """One `pasch serve`; `shift` moves its wall clock, while it runs and for its next start.

    As on a real machine, the monotonic clock that timers run by stays as it is.
    """

    def __init__(self, clock: Path, *arguments: str, log: str) -> None:
        self._clock = clock
        self.shift(0)
        super().__init__(*arguments, log=log, before=partial(_follow, clock))

    def shift(self, seconds: float) -> None:
        """So much later than it really is."""
        with self._clock.open("r+b" if self._clock.exists() else "w+b") as file:
            file.write(_shift.pack(seconds))


def _follow(clock: Path) -> None:
    """From now on in this process, the modules of Pasch read the time from that clock.

    And SIGUSR1 says where it hangs, if it does.
    """
    faulthandler.register(signal.SIGUSR1)
    with clock.open("rb") as file:
        shared = mmap.mmap(file.fileno(), _shift.size, access=mmap.ACCESS_READ)
    really = time.time

    def shifted() -> float:
        seconds: float = _shift.unpack(shared[:])[0]
        return really() + seconds

    for name, module in list(sys.modules.items()):
        if name.startswith("pasch."):
            names: dict[str, Any] = vars(module)
            if names.get("time") is really:
                names["time"] = shifted
