"""How well a database does: said in the log when that changes, and to everybody who asks for it."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Literal

import structlog

Kind = Literal["read", "write"]
DAMAGED = "damaged"

log = structlog.get_logger()


class Condition:
    """What fails is said once, and once when it is well again.

    A damaged database stays so until the server is started anew: other pages of it that can be
    read make the damaged one no better.
    """

    def __init__(self) -> None:
        self.failures: Counter[tuple[str, str]] = Counter()  # by kind and reason
        self._trouble: dict[Kind, str] = {}
        self._said: dict[Kind, str] = {}  # what of it is in the log
        self._refused = 0  # since it fails
        self._wrote = float("-inf")

    @property
    def reason(self) -> str:
        """Why it is not well, or nothing."""
        return self._trouble.get("write", "") or self._trouble.get("read", "")

    def worked(self, kind: Kind) -> None:
        if kind == "write":
            self._wrote = monotonic()
        if self._trouble and self._trouble.get(kind, DAMAGED) != DAMAGED:
            del self._trouble[kind]
            self._said.pop(kind, None)
            refused, self._refused = self._refused, 0
            with suppress(OSError):
                log.warning("database is well again", kind=kind, refused=refused)

    def failed(self, kind: Kind, reason: str, text: str) -> None:
        if kind == "write":
            self._wrote = monotonic()
        self.failures[kind, reason] += 1
        self._refused += 1
        if self._trouble.get(kind) != DAMAGED:
            self._trouble[kind] = reason
        if self._said.get(kind) not in (reason, DAMAGED):
            with suppress(OSError):  # the log may be on the same full disk: then it is said later
                log.error("database fails", kind=kind, reason=reason, error=text)
                self._said[kind] = reason

    def unproved(self, seconds: float) -> bool:
        """Whether it is so long ago that anything was written, or failed to be.

        Whoever is told so tries it: of many who ask at once only the first is.
        """
        now = monotonic()
        if now - self._wrote <= seconds:
            return False
        self._wrote = now
        return True
