"""A mistake of ours: a player reads one sentence, a developer finds the trace in a file."""

from __future__ import annotations

import tempfile
import traceback

from pasch.catalogue import at_fault
from pasch.console.console import Console

STATUS = 70  # an internal software error, as in sysexits.h


def report(error: Exception, console: Console) -> int:
    """Tell where the trace is; the exit status."""
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", prefix="pasch-", suffix=".txt", delete=False
    ) as file:
        file.write("".join(traceback.format_exception(error)))
    games = at_fault(error)
    key = "terminal-crash-game" if games else "terminal-crash"
    said = console.speaker.key(key, file=file.name, **({"name": games[0]} if games else {}))
    return console.complain(said, STATUS)
