"""How many connections this process may have open: what the system gives, less what we need."""

from __future__ import annotations

import sys
from contextlib import suppress

if sys.platform == "win32":  # sockets are no file handles there
    RLIM_INFINITY, RLIMIT_NOFILE = -1, 0

    def getrlimit(what: int) -> tuple[int, int]:
        return RLIM_INFINITY, RLIM_INFINITY

    def setrlimit(what: int, limits: tuple[int, int]) -> None:
        pass

else:
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

# Handles for the database, the bus, bots, reviews and the log, for the operator, and for those who
# are just being turned away.
KEPT_BACK = 128
WANTED = 1 << 17


def most_connections() -> int:
    """As many as there are handles for, once we have asked for all that we may have."""
    handles = _handles()
    return max(handles - KEPT_BACK, handles // 2)


def _handles() -> int:
    soft, hard = getrlimit(RLIMIT_NOFILE)
    wanted = WANTED if hard == RLIM_INFINITY else min(hard, WANTED)
    if soft != RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # then it stays as it is
            setrlimit(RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return WANTED if soft == RLIM_INFINITY else soft
