"""Where the log goes: what cannot be written now is kept, and nobody's request fails for it."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TextIO

MOST = 1 << 16  # bytes that are kept; of what comes after them only the number of lines


class LogStream:
    """A file for lines that is never an error: its disk may be full, its reader gone.

    A server whose database and log are on one full disk would else fail in every line that says
    so, wherever that stands: a bot would never move again, and a request be answered with 500.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._waiting = b""
        self._lost = 0

    def write(self, text: str) -> int:
        if len(self._waiting) < MOST:
            self._waiting += text.encode(errors="backslashreplace")
        else:
            self._lost += text.count("\n")
        return len(text)

    def flush(self) -> None:
        """Past the file's own buffer, which would keep what failed and write it twice."""
        with suppress(OSError, ValueError):
            place = self._file.fileno()
            while self._waiting:
                self._waiting = self._waiting[os.write(place, self._waiting) :]
                if not self._waiting and self._lost:
                    lost, self._lost = self._lost, 0
                    self._waiting = b'{"event": "lines lost", "lines": %d}\n' % lost
