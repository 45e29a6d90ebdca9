"""A file that only one process may hold, and that says who does.

The lock belongs to the open file, not to its name: however a process ends, the system lets go of
it, so that nothing stale stays behind.  What is written in the file only tells people who it is.
"""

from __future__ import annotations

import errno
import json
import os
import socket
import sys
from datetime import datetime
from pathlib import Path
from types import TracebackType

from pasch.engine.errors import PaschError

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 20  # Windows forbids to read what is locked, so it is a byte that is not there

    def _take(handle: int) -> None:
        os.lseek(handle, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None
        finally:
            os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


NOWHERE = "none"  # whoever has it has no address, or none yet
# Some network file systems have no locks: better to go on without than not at all.
WITHOUT = (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EOPNOTSUPP)


class Locked(PaschError):
    """Somebody else has it; `facts` say who, as far as they have told."""

    code = "locked"


class Lock:
    def __init__(self, path: Path, about: str) -> None:
        """`about` is what is locked, in the words of an error: its name."""
        self._path = path
        self._about = about
        self._handle = -1

    def acquire(self) -> None:
        """Take it, or raise Locked; OSError if there can be no such file."""
        while True:
            handle = os.open(
                self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600
            )
            try:
                _take(handle)
            except BlockingIOError:
                os.close(handle)
                raise self._locked() from None
            except OSError as error:
                if error.errno not in WITHOUT:
                    os.close(handle)
                    raise
            if _is_at(handle, self._path):
                break
            os.close(handle)  # whoever had it removed the file meanwhile
        self._handle = handle
        self.tell()

    def tell(self, url: str = "") -> None:
        """Write down who has it, and where it is to be found."""
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        who = {"host": socket.gethostname(), "pid": os.getpid(), "since": now, "url": url}
        text = json.dumps(who).encode()
        os.ftruncate(self._handle, 0)
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, text)

    def release(self) -> None:
        if self._handle >= 0:
            handle, self._handle = self._handle, -1
            if sys.platform != "win32":  # where a file that is open cannot be removed
                self._path.unlink(missing_ok=True)
            os.close(handle)

    def __enter__(self) -> Lock:
        self.acquire()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.release()

    def _locked(self) -> Locked:
        who = _read(self._path)
        facts: dict[str, int | str] = {
            "what": self._about,
            "host": str(who.get("host", "?")),
            "pid": str(who.get("pid", "?")),
            "since": str(who.get("since", "?")).replace("T", " ")[:16],
            "url": str(who.get("url") or NOWHERE),
        }
        return Locked(
            f"{self._about} is in use: process {facts['pid']} on {facts['host']} since"
            f" {facts['since']}, at {facts['url']}",
            facts,
        )


def _read(path: Path) -> dict[str, object]:
    try:
        who = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):  # it is just being written
        return {}
    return who if isinstance(who, dict) else {}


def _is_at(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False
