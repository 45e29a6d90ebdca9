"""What can go wrong between a client and its server: each has a stable code."""

from __future__ import annotations

from typing import ClassVar

from pasch.engine.errors import PaschError


class Refused(PaschError):
    """The server did not do it; `reason` is its code, as docs/protocol.md lists them."""

    code: ClassVar[str] = "refused"

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"{reason}: {text}", {"reason": reason, "text": text})
        self.reason = reason
        self.text = text

    def __reduce__(self) -> tuple[type[PaschError], tuple[object, ...]]:
        return type(self), (self.reason, self.text)


class Disconnected(PaschError):
    """There is no server at this address, or it said not to come back."""

    code: ClassVar[str] = "disconnected"

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"{address}: {reason}", {"name": address, "reason": reason})
        self.address = address
        self.reason = reason

    def __reduce__(self) -> tuple[type[PaschError], tuple[object, ...]]:
        return type(self), (self.address, self.reason)
