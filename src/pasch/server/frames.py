"""What a server writes on a WebSocket (RFC 6455, 5.2): whole frames, not masked."""

from __future__ import annotations

from typing import Final

PING: Final = b"\x89\x00"


def frame(message: bytes) -> bytes:
    """A message as a text frame."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
