"""`pasch` in a real terminal: a pseudo-terminal of any size, keys in, screens out."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType

PATIENCE = 60.0  # seconds until a screen that never comes is given up
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")


class Terminal:
    """One run of a command; a window that can be resized."""

    def __init__(self, *arguments: str, size: int = 80, language: str = "en") -> None:
        ours, theirs = pty.openpty()
        self._ours = ours
        self.resize(size)
        environ = os.environ | {"TERM": "xterm", "LANG": f"{language}.UTF-8", "NO_COLOR": "1"}
        environ["PASCH_PLAIN"] = "1"
        environ.pop("COLUMNS", None)
        environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "pasch", *arguments],
            stdin=theirs, stdout=theirs, stderr=theirs, env=environ, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self.shown = ""
        self._read_to = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._ours)

    def resize(self, columns: int) -> None:
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))

    def keys(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def until(self, text: str) -> str:
        """What is shown since the last time, up to and with this text."""
        deadline = time.monotonic() + PATIENCE
        while True:
            found = self.shown.find(text, self._read_to)
            if found >= 0:
                start, self._read_to = self._read_to, found + len(text)
                return self.shown[start : self._read_to]
            left = deadline - time.monotonic()
            ready, _, _ = select.select([self._ours], [], [], max(0.0, left))
            assert ready, f"waited for {text!r}; shown: {self.shown[-3000:]}"
            try:
                read = os.read(self._ours, 65536)
            except OSError:  # the command has ended
                read = b""
            assert read, f"ended before {text!r}; shown: {self.shown[-3000:]}"
            self.shown += _ESCAPES.sub("", read.decode(errors="replace"))
