"""A mistake of ours: a player reads one sentence, a developer finds the trace in a file."""

from __future__ import annotations

import tempfile
import traceback

from pasch.console.console import Console

STATUS = 70  # an internal software error, as in sysexits.h


def report(error: Exception, console: Console) -> int:
    """Tell where the trace is; the exit status."""
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", prefix="pasch-", suffix=".txt", delete=False
    ) as file:
        file.write("".join(traceback.format_exception(error)))
    return console.complain(console.speaker.key("terminal-crash", file=file.name), STATUS)
